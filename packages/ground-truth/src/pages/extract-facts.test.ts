import { describe, expect, test } from 'vitest'
import { type ExtractedFact, MAX_QUOTE_CHARS } from '../facts/fact-source.ts'
import { readHtml } from '../markup/read-html.ts'
import { extractFacts } from './extract-facts.ts'

const harbor = { name: 'Harbor', aliases: ['Harbor Cyber'], domain: 'harborcyber.com' }

function read(
  path: string,
  text: string,
  brand = harbor,
  contentType = 'text/html; charset=utf-8',
): ExtractedFact[] {
  const facts = extractFacts({ url: `https://${brand.domain}${path}`, text, contentType }, brand)
  for (const { source } of facts) {
    const literal = text.includes(source.quote) || readHtml(text).text.includes(source.quote)
    expect(literal, `quote must be literal: ${source.quote}`).toBe(true)
    expect(source.quote.length).toBeGreaterThan(0)
    expect(source.quote.length).toBeLessThanOrEqual(MAX_QUOTE_CHARS)
  }
  return facts
}
const plain = (facts: ExtractedFact[]) => facts.map(({ predicate, value }) => ({ predicate, value }))
const page = (body: string, lang = 'en') =>
  `<!doctype html><html lang="${lang}"><head><title>x</title></head><body>${body}</body></html>`
const ld = (json: string) => page(`<script type="application/ld+json">${json}</script>`)

describe('JSON-LD', () => {
  const organization = `{
    "@context": "https://schema.org", "@type": "Organization", "name": "Harbor", "legalName": "Harbor Cyber Insurance, Inc.",
    "url": "https://www.harborcyber.com/", "foundingDate": "2014-03-01",
    "address": {"@type": "PostalAddress", "streetAddress": "1 Pratt St", "addressLocality": "Hartford", "addressRegion": "Connecticut", "addressCountry": "US"},
    "founder": [{"@type": "Person", "name": "Nadia Brooks"}], "numberOfEmployees": {"@type": "QuantitativeValue", "value": 400},
    "employee": {"@type": "Person", "name": "Samuel Ortega", "jobTitle": "Chief Executive Officer"},
    "parentOrganization": {"@type": "Corporation", "name": "Granite State Mutual", "foundingDate": "1880", "url": "https://granite.example"},
    "contactPoint": [{"@type": "ContactPoint", "telephone": "+1 860 555 0133", "email": "mailto:Hello@harborcyber.com"}],
    "award": "2020 InsurTech Prize", "hasCertification": {"@type": "Certification", "name": "ISO 27001"},
    "areaServed": ["US", {"@type": "Country", "name": "Canada"}], "industry": "Insurance"
  }`
  const expected = [
    { predicate: 'legal_name', value: 'Harbor Cyber Insurance, Inc.' },
    { predicate: 'founded_year', value: 2014 },
    { predicate: 'headquarters', value: 'Hartford, Connecticut, United States' },
    { predicate: 'founder', value: ['Nadia Brooks'] },
    { predicate: 'ceo', value: 'Samuel Ortega' },
    { predicate: 'parent_company', value: 'Granite State Mutual' },
    { predicate: 'employees', value: 400 },
    { predicate: 'industry', value: 'Insurance' },
    { predicate: 'phone', value: '+1 860 555 0133' },
    { predicate: 'email', value: 'hello@harborcyber.com' },
    { predicate: 'award', value: '2020 InsurTech Prize' },
    { predicate: 'certification', value: 'ISO 27001' },
    { predicate: 'country_availability', value: ['United States', 'Canada'] },
  ]

  test.each([
    ['one object', organization],
    ['a list', `[{"@type":"WebSite","name":"x"}, ${organization}]`],
    ['a graph', `{"@context":"https://schema.org","@graph":[{"@type":"WebPage"}, ${organization}]}`],
    ['nested as publisher', `{"@type":"WebSite","publisher":${organization}}`],
    ['several types', organization.replace('"Organization"', '["Corporation","Organization"]')],
    ['full type addresses', organization.replace('"Organization"', '"http://schema.org/Organization"')],
    [
      'prefixed names',
      organization
        .replace('"Organization"', '"schema:Organization"')
        .replace('"foundingDate"', '"schema:foundingDate"'),
    ],
    ['trailing commas', organization.replace('"Insurance"\n', '"Insurance",\n')],
    [
      'comments',
      organization
        .replace('"legalName"', '/* registry */ "legalName"')
        .replace('"foundingDate"', '// since\n"foundingDate"'),
    ],
    ['an HTML comment wrapper', `<!--\n${organization}\n-->`],
    ['a CDATA wrapper', `//<![CDATA[\n${organization}\n//]]>`],
    ['a trailing semicolon', `${organization};`],
  ])('is read as %s', (_, json) => {
    expect(plain(read('/', ld(json)))).toEqual(expected)
  })

  test.each(['constructor', '__proto__', 'toString'])('"%s" is neither a language nor a type', (word) => {
    const facts = read('/', page(`<p>Harbor was founded in 2014.</p>`, word))
    expect(facts).toEqual([])
    const json = `{"@context": "https://schema.org", "@type": ["${word}", "Organization"], "name": "Harbor", "url": "https://harborcyber.com/", "${word}": {"name": "${word}", "telephone": "${word}"}, "priceCurrency": "${word}", "foundingDate": "2014"}`
    expect(plain(read('/', ld(json)))).toEqual([{ predicate: 'founded_year', value: 2014 }])
  })

  test('references inside a graph are followed', () => {
    const facts = read(
      '/',
      ld(`{"@graph":[
      {"@type":"Organization","@id":"#org","name":"Harbor","founder":{"@id":"#nb"},"address":{"@id":"#hq"}},
      {"@type":"Person","@id":"#nb","name":"Nadia Brooks"},
      {"@type":"PostalAddress","@id":"#hq","addressLocality":"Hartford"}]}`),
    )
    expect(plain(facts)).toEqual([
      { predicate: 'headquarters', value: 'Hartford' },
      { predicate: 'founder', value: ['Nadia Brooks'] },
    ])
  })

  test('circles end', () => {
    const facts = read(
      '/',
      ld(`{"@graph":[{"@type":"Organization","@id":"#o","name":"Harbor","foundingDate":"2014","publisher":{"@id":"#o"},"founder":{"@id":"#p"}},
      {"@type":"Person","@id":"#p","name":"Nadia Brooks","worksFor":{"@id":"#o"},"jobTitle":"CEO"}]}`),
    )
    expect(plain(facts)).toContainEqual({ predicate: 'ceo', value: 'Nadia Brooks' })
  })

  test.each([
    '{"@type":"Organization","name":"Harbor","foundingDate":"2014"',
    '{',
    '[',
    '"',
    '{"a":}',
    '{a:1}',
    "{'@type':'Organization'}",
    'undefined',
    '',
    '<p>x</p>',
    '{"@type":"Organization" "name":"Harbor"}',
    '{"@type":"Organization","name":"\\u12"}',
    '['.repeat(100_000),
    '{"a":'.repeat(100_000),
  ])('broken JSON %# is skipped and its neighbour still read', (broken) => {
    const good = '{"@type":"Organization","name":"Harbor","foundingDate":"2014"}'
    const markup = page(
      `<script type="application/ld+json">${broken}</script><script type="application/ld+json">${good}</script>`,
    )
    expect(plain(read('/', markup))).toEqual([{ predicate: 'founded_year', value: 2014 }])
  })

  test('entities in values are decoded, and the quote stays as written', () => {
    const [fact] = read(
      '/',
      ld('{"@type":"Organization","name":"Harbor","legalName":"Harbor &amp; Sons &quot;H&quot; GmbH"}'),
    )
    expect(fact).toMatchObject({
      value: 'Harbor & Sons "H" GmbH',
      source: { kind: 'json-ld', quote: '"legalName":"Harbor &amp; Sons &quot;H&quot; GmbH"' },
    })
  })

  test.each([
    ['another name', '{"@type":"Organization","name":"Granite","foundingDate":"1880"}'],
    [
      'the same word elsewhere',
      '{"@type":"Organization","name":"Harbor","url":"https://harbor.example","foundingDate":"1880"}',
    ],
    [
      'a client in a review',
      '{"@type":"Review","itemReviewed":{"@type":"Organization","name":"Harbor","foundingDate":"1880"}}',
    ],
    ['a longer word', '{"@type":"Organization","name":"Harborside","foundingDate":"1880"}'],
    [
      'the parent alone',
      '{"@type":"WebPage","parentOrganization":{"@type":"Organization","foundingDate":"1880"}}',
    ],
  ])('an organization that is not the brand is passed over: %s', (_, json) => {
    expect(plain(read('/', ld(json)))).toEqual([])
  })

  test('a source that contradicts itself gives nothing for that predicate', () => {
    const json =
      '[{"@type":"Organization","name":"Harbor","foundingDate":"2014"},{"@type":"LocalBusiness","name":"Harbor","foundingDate":"2015","telephone":"860 555 0133"}]'
    expect(plain(read('/', ld(json)))).toEqual([{ predicate: 'phone', value: '860 555 0133' }])
  })

  test('two addresses give no headquarters, a range of employees gives no count', () => {
    const json =
      '{"@type":"Organization","name":"Harbor","address":["Hartford","Boston"],"numberOfEmployees":{"minValue":100,"maxValue":500}}'
    expect(plain(read('/', ld(json)))).toEqual([])
  })

  test.each([
    '"legalName":"Harbor \\ud800"',
    '"legalName":"Harbor \\u0000"',
    '"legalName":"Harbor \u0000"',
    '"founder":"Jo \ud800"',
  ])('text that no database can hold is ignored: %j', (member) => {
    expect(
      read('/', ld(`{"@type":"Organization","name":"Harbor",${member},"foundingDate":"2014"}`)).map(
        ({ predicate }) => predicate,
      ),
    ).toEqual(['founded_year'])
  })

  test('titles that only resemble CEO are ignored', () => {
    for (const title of [
      'Former CEO',
      'Assistant to the CEO',
      'Deputy Chief Executive Officer',
      'CEO of Granite',
    ])
      expect(
        plain(
          read(
            '/',
            ld(`{"@type":"Organization","name":"Harbor","employee":{"name":"Jo Doe","jobTitle":"${title}"}}`),
          ),
        ),
      ).toEqual([])
  })

  test('an FAQ answer is read as prose', () => {
    const json = `{"@type":"FAQPage","mainEntity":[{"@type":"Question","name":"When did you start?","acceptedAnswer":{"@type":"Answer","text":"<p>Harbor was founded in 2014 by Nadia Brooks.</p>"}}]}`
    expect(plain(read('/faq', ld(json)))).toEqual([
      { predicate: 'founded_year', value: 2014 },
      { predicate: 'founder', value: ['Nadia Brooks'] },
    ])
  })
})

describe('products and prices', () => {
  const prices = (json: string) => plain(read('/', ld(json)))

  test('a product with an offer', () => {
    expect(
      prices(
        '{"@type":"Product","name":"Harbor Shield","brand":{"@type":"Brand","name":"Harbor"},"offers":{"@type":"Offer","price":"1,299.00","priceCurrency":"USD"}}',
      ),
    ).toEqual([
      { predicate: 'product', value: { names: ['Harbor Shield'] } },
      { predicate: 'price', value: { product: 'Harbor Shield', amount: 1299, currency: 'USD' } },
    ])
  })

  test.each([
    ['"price":"1.299,00"', 1299],
    ['"price":"49,90"', 49.9],
    ['"price":49', 49],
    ['"price":"1 299,50"', 1299.5],
    ['"price":"1\'299.-"', 1299],
    ['"price":"€ 12.5"', 12.5],
    ['"price":"0"', 0],
    ['"price":"1.299"', 1299],
    ['"price":"12.345.678,90"', 12345678.9],
    ['"price":"1,29,900.00"', 129900],
  ])('%s is %d', (price, amount) => {
    expect(
      prices(`{"@type":"Product","name":"Harbor Shield","offers":{${price},"priceCurrency":"EUR"}}`),
    ).toContainEqual({
      predicate: 'price',
      value: { product: 'Harbor Shield', amount, currency: 'EUR' },
    })
  })

  test.each([
    ['"unitCode":"MON"', 'month'],
    ['"unitCode":"ANN"', 'year'],
    ['"billingDuration":"P1M"', 'month'],
    ['"unitText":"month"', 'month'],
    ['"referenceQuantity":{"value":"1","unitCode":"MON"}', 'month'],
    ['"unitText":"Jahr"', 'year'],
    ['"unitCode":"WEE"', 'week'],
  ])('a price specification with %s is per %s', (unit, period) => {
    expect(
      prices(
        `{"@type":"SoftwareApplication","name":"Harbor App","offers":{"@type":"Offer","name":"Plus","priceSpecification":{"price":9,"priceCurrency":"EUR",${unit}}}}`,
      ),
    ).toContainEqual({
      predicate: 'price',
      value: { product: 'Plus', amount: 9, currency: 'EUR', period },
    })
  })

  test('an aggregate stands for its offers; a range is not a price', () => {
    expect(
      prices(
        '{"@type":"Product","name":"Shield","offers":{"@type":"AggregateOffer","priceCurrency":"EUR","lowPrice":5,"highPrice":9,"offers":[{"name":"S","price":5,"priceCurrency":"EUR"},{"name":"L","price":9,"priceCurrency":"EUR"}]}}',
      ),
    ).toEqual([
      { predicate: 'product', value: { names: ['Shield'] } },
      { predicate: 'price', value: { product: 'S', amount: 5, currency: 'EUR' } },
      { predicate: 'price', value: { product: 'L', amount: 9, currency: 'EUR' } },
    ])
    expect(
      prices(
        '{"@type":"Product","name":"Shield","offers":{"@type":"AggregateOffer","priceCurrency":"EUR","lowPrice":5,"highPrice":9}}',
      ),
    ).toEqual([{ predicate: 'product', value: { names: ['Shield'] } }])
  })

  test('variants with different prices under one name state no price; currencies stand side by side', () => {
    const offers =
      '[{"price":5,"priceCurrency":"EUR"},{"price":6,"priceCurrency":"EUR"},{"price":7,"priceCurrency":"USD"}]'
    expect(prices(`{"@type":"Product","name":"Shield","offers":${offers}}`)).toEqual([
      { predicate: 'product', value: { names: ['Shield'] } },
      { predicate: 'price', value: { product: 'Shield', amount: 7, currency: 'USD' } },
    ])
  })

  test('discontinued products are not sold, and other makers’ products are not the brand’s', () => {
    expect(
      prices(
        '{"@type":"Product","name":"Harbor Lite","offers":{"price":1,"priceCurrency":"USD","availability":"https://schema.org/Discontinued"}}',
      ),
    ).toEqual([{ predicate: 'discontinued', value: 'Harbor Lite' }])
    expect(
      prices('{"@type":"Product","name":"Anvil","brand":"Acme","offers":{"price":1,"priceCurrency":"USD"}}'),
    ).toEqual([])
    expect(prices('{"@type":"Product","name":"Shield","offers":{"price":1,"priceCurrency":"XYZ"}}')).toEqual([
      { predicate: 'product', value: { names: ['Shield'] } },
    ])
  })
})

describe('markup', () => {
  test('microdata', () => {
    const facts = read(
      '/',
      page(`<div itemscope itemtype="https://schema.org/Organization">
      <span itemprop="name">Harbor</span> since <time itemprop="foundingDate" datetime="2014-03-01">March 2014</time>
      <div itemprop="address" itemscope itemtype="https://schema.org/PostalAddress"><span itemprop="addressLocality">Hartford</span>, <meta itemprop="addressCountry" content="US"></div>
      <a itemprop="telephone" href="tel:+18605550133">call</a><link itemprop="url" href="https://harborcyber.com/"></div>
      <div itemscope itemtype="https://schema.org/Product"><h2 itemprop="name">Shield &amp; Co</h2><div itemprop="offers" itemscope itemtype="https://schema.org/Offer">
      <data itemprop="price" value="49.90">49,90</data><meta itemprop="priceCurrency" content="EUR"></div></div>`),
    )
    expect(plain(facts)).toEqual([
      { predicate: 'founded_year', value: 2014 },
      { predicate: 'headquarters', value: 'Hartford, United States' },
      { predicate: 'phone', value: '+18605550133' },
      { predicate: 'product', value: { names: ['Shield & Co'] } },
      { predicate: 'price', value: { product: 'Shield & Co', amount: 49.9, currency: 'EUR' } },
    ])
    expect(facts.every(({ source }) => source.kind === 'microdata')).toBe(true)
    expect(facts[0]?.source.quote).toBe(
      '<time itemprop="foundingDate" datetime="2014-03-01">March 2014</time>',
    )
  })

  test('RDFa Lite', () => {
    const facts = read(
      '/',
      page(
        '<div vocab="https://schema.org/" typeof="Organization"><b property="name">Harbor</b><i property="schema:foundingDate" content="2014">long ago</i></div>',
      ),
    )
    expect(plain(facts)).toEqual([{ predicate: 'founded_year', value: 2014 }])
  })

  test('meta tags', () => {
    const facts = read(
      '/',
      `<html><head><meta property="og:site_name" content="Harbor"><meta property="og:type" content="product"><meta property="og:title" content="Field Planner | Harbor">
      <meta property="product:price:amount" content="28.00"><meta property="product:price:currency" content="usd">
      <meta property="business:contact_data:locality" content="Hartford"><meta property="business:contact_data:country_name" content="USA"><meta property="business:contact_data:email" content="hi@harborcyber.com"></head></html>`,
    )
    expect(plain(facts)).toEqual([
      { predicate: 'headquarters', value: 'Hartford, USA' },
      { predicate: 'email', value: 'hi@harborcyber.com' },
      { predicate: 'product', value: { names: ['Field Planner'] } },
      { predicate: 'price', value: { product: 'Field Planner', amount: 28, currency: 'USD' } },
    ])
  })

  test('contact links: our own mail only, numbers as shown', () => {
    const facts = read(
      '/contact',
      page(
        '<a href="tel:+1-860-555-0133">+1 (860) 555-0133</a> <a href="mailto:hi@mail.harborcyber.com?subject=x">mail</a> <a href="mailto:agency@studio.example">site by</a>',
      ),
    )
    expect(plain(facts)).toEqual([
      { predicate: 'phone', value: '+1 (860) 555-0133' },
      { predicate: 'email', value: 'hi@mail.harborcyber.com' },
    ])
  })
})

describe('files for programs', () => {
  test('llms.txt', () => {
    const text =
      '# Harbor\n\n> Harbor was founded in 2014 by Nadia Brooks.\n\n- **Headquarters**: Hartford, Connecticut\n- [Pricing](https://harborcyber.com/pricing): plans\n'
    const facts = read('/llms.txt', text, harbor, 'text/plain')
    expect(plain(facts)).toEqual([
      { predicate: 'founded_year', value: 2014 },
      { predicate: 'founder', value: ['Nadia Brooks'] },
      { predicate: 'headquarters', value: 'Hartford, Connecticut' },
    ])
    expect(read('/llms.txt', page('Harbor was founded in 2014.'))).toEqual([])
  })

  test('sitemap', () => {
    const xml =
      '<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://www.harborcyber.com/a?x=1&amp;y=2</loc></url><url><loc>\n https://harborcyber.com/b/ \n</loc></url><url><loc>https://evil.example/c</loc></url><url><loc>nonsense</loc></url></urlset>'
    expect(plain(read('/sitemap.xml', xml, harbor, 'application/xml'))).toEqual([
      { predicate: 'url', value: { path: '/a', exists: true } },
      { predicate: 'url', value: { path: '/b/', exists: true } },
    ])
  })
})
