import { describe, expect, test } from 'vitest'
import { type ExtractedFact, MAX_QUOTE_CHARS } from '../facts/fact-source.ts'
import { readHtml } from '../markup/read-html.ts'
import CASES from './extract-facts.cases.json' with { type: 'json' }
import { extractFacts } from './extract-facts.ts'

const harbor = { name: 'Harbor', aliases: ['Harbor Cyber'], domain: 'harborcyber.com' }

function read(path: string, text: string, contentType = 'text/html; charset=utf-8'): ExtractedFact[] {
  const facts = extractFacts({ url: `https://${harbor.domain}${path}`, text, contentType }, harbor)
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
  const { jsonLd: organization, facts: expected } = CASES.organization

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
})

test('microdata is quoted as markup', () => {
  const facts = read('/', page(CASES.microdata.body))
  expect(plain(facts)).toEqual(CASES.microdata.facts)
  expect(facts.every(({ source }) => source.kind === 'microdata')).toBe(true)
  expect(facts[0]?.source.quote).toBe('<time itemprop="foundingDate" datetime="2014-03-01">March 2014</time>')
})

test.each(CASES.pages)('$case', ({ path = '/', jsonLd, body, text, contentType, facts }) => {
  const shown = text ?? (jsonLd === undefined ? page(body ?? '') : ld(jsonLd))
  expect(read(path, shown, contentType).map(({ predicate, value }) => [predicate, value])).toEqual(facts)
})

test('a line of thousands of prices is read in good time', () => {
  const started = performance.now()
  expect(read('/pricing', page(`<h1>Prices</h1><p>Pro ${'9€ '.repeat(4_000)}</p>`))).toEqual([])
  expect(performance.now() - started).toBeLessThan(5_000)
})
