import { IS_THOROUGH } from '@veracite/testing/thorough'
import { describe, expect, test } from 'vitest'
import { readHtml } from '../markup/read-html.ts'
import { extractFacts } from './extract-facts.ts'

const brand = { name: 'Tessaro', aliases: ['Tessaro Software'], domain: 'tessaro.com' }

function read(path: string, body: string, lang: string | null = 'en') {
  const text = `<html${lang === null ? '' : ` lang="${lang}"`}><body>${body}</body></html>`
  const facts = extractFacts({ url: `https://tessaro.com${path}`, text, contentType: 'text/html' }, brand)
  const visible = readHtml(text).text
  for (const { source } of facts) expect(visible.includes(source.quote), source.quote).toBe(true)
  return facts.map(({ predicate, value }) => ({ predicate, value }))
}
const about = (sentence: string, lang: string | null = 'en') => read('/about', `<p>${sentence}</p>`, lang)
const founders = ['Giulia Ferretti', 'Marco Anselmi']

describe('an about page in each language states the same', () => {
  const expected = [
    { predicate: 'founded_year', value: 2017 },
    { predicate: 'founder', value: founders },
    { predicate: 'headquarters', value: 'Bologna, Italy' },
    { predicate: 'employees', value: 1200 },
    { predicate: 'ceo', value: 'Giulia Ferretti' },
    { predicate: 'parent_company', value: 'Aldine Holding' },
  ]
  const pages: Record<string, string> = {
    en: '<p>Tessaro was founded in May 2017 by Giulia Ferretti and Marco Anselmi. We are headquartered in Bologna, Italy, and ship everywhere.</p><p>Today we employ more than 1,200 people.</p><p>Our CEO is Giulia Ferretti.</p><p>Tessaro is a subsidiary of Aldine Holding. We are ISO 27001 certified.</p>',
    es: '<p>Tessaro fue fundada en mayo de 2017 por Giulia Ferretti y Marco Anselmi. La empresa tiene su sede en Bologna, Italy.</p><p>Contamos con más de 1.200 empleados.</p><p>Nuestra CEO es Giulia Ferretti.</p><p>Tessaro es una filial de Aldine Holding. La empresa está certificada en ISO 27001.</p>',
    pt: '<p>A Tessaro foi fundada em maio de 2017 por Giulia Ferretti e Marco Anselmi. A empresa tem sua sede em Bologna, Italy.</p><p>Contamos com mais de 1.200 colaboradores.</p><p>Nossa CEO é Giulia Ferretti.</p><p>A Tessaro é uma subsidiária da Aldine Holding. A empresa possui certificação ISO 27001.</p>',
    de: '<p>Tessaro wurde im Mai 2017 von Giulia Ferretti und Marco Anselmi gegründet. Unser Hauptsitz befindet sich in Bologna, Italy.</p><p>Wir beschäftigen heute über 1.200 Mitarbeitende.</p><p>Unsere CEO ist Giulia Ferretti.</p><p>Tessaro ist eine Tochtergesellschaft der Aldine Holding. Wir sind nach ISO 27001 zertifiziert.</p>',
    fr: '<p>Tessaro a été fondée en mai 2017 par Giulia Ferretti et Marco Anselmi. Notre siège se trouve à Bologna, Italy.</p><p>Nous employons plus de 1 200 personnes.</p><p>Notre PDG est Giulia Ferretti.</p><p>Tessaro est une filiale de Aldine Holding. Nous sommes certifiés ISO 27001.</p>',
  }
  const byPredicate = (facts: { predicate: string; value: unknown }[]) =>
    facts.toSorted((left, right) => left.predicate.localeCompare(right.predicate))
  test.each(Object.entries(pages))('%s', (lang, body) => {
    expect(byPredicate(read('/about', body, lang))).toEqual(byPredicate(expected))
    expect(byPredicate(read('/about', body, null))).toEqual(byPredicate(expected))
  })
})

describe('other ways to say it', () => {
  test.each([
    ['en', 'Founded in 2017, Tessaro makes boards.', 2017],
    ['en', 'Tessaro, a maker of boards, was established in 2017.', 2017],
    ['en', 'Tessaro Software was incorporated in spring 2017.', 2017],
    ['es', 'Nacimos en 2017.', 2017],
    ['pt', 'Fundada em 2017, a Tessaro faz quadros.', 2017],
    ['de', 'Gegründet 2017 in Bologna.', 2017],
    ['fr', 'Créée en 2017, Tessaro édite des logiciels.', 2017],
    ['fr', 'L’entreprise est née à Bologne en 2017.', 2017],
  ])('%s: %s', (lang, sentence, year) => {
    expect(about(sentence, lang)).toContainEqual({ predicate: 'founded_year', value: year })
  })

  test.each([
    ['We are based in St. Louis, Missouri, with a lab in Ghent.', 'St. Louis, Missouri'],
    ['Tessaro is headquartered in San Francisco, California, USA.', 'San Francisco, California, USA'],
    ['We are headquartered in Washington, D.C.', 'Washington, D.C.'],
    ['Our headquarters is located in Rio de Janeiro, Brazil.', 'Rio de Janeiro, Brazil'],
    ['We are based in Bologna, Marco leads the lab.', 'Bologna'],
  ])('%s', (sentence, place) => {
    expect(about(sentence)).toContainEqual({ predicate: 'headquarters', value: place })
  })

  test('labelled lines, tables, and cards', () => {
    expect(
      read(
        '/company',
        '<dl><dt>Founded</dt><dd>2017</dd><dt>Employees:</dt><dd>1,200+</dd></dl><p>Headquarters: Bologna, Italy</p><table><tr><th>Founders</th><td>Giulia Ferretti, Marco Anselmi</td></tr></table><div><h3>Giulia Ferretti</h3><p>Co-founder &amp; CEO</p></div>',
      ),
    ).toEqual([
      { predicate: 'founded_year', value: 2017 },
      { predicate: 'employees', value: 1200 },
      { predicate: 'headquarters', value: 'Bologna, Italy' },
      { predicate: 'founder', value: founders },
      { predicate: 'ceo', value: 'Giulia Ferretti' },
    ])
    expect(
      read(
        '/impressum',
        '<p>Geschäftsführer: Marco Anselmi</p><p>Telefon: +49 30 555 01 27</p><p>E-Mail: post@tessaro.com</p>',
        'de',
      ),
    ).toEqual([
      { predicate: 'ceo', value: 'Marco Anselmi' },
      { predicate: 'phone', value: '+49 30 555 01 27' },
      { predicate: 'email', value: 'post@tessaro.com' },
    ])
  })
})

describe('statements about others are ignored', () => {
  test.each([
    ['en', 'The predecessor of Tessaro was founded in 1990.'],
    ['en', 'Founded in 1880, Aldine Holding backs us.'],
    ['en', 'Tessaro was not founded in 1999.'],
    ['en', 'Was Tessaro founded in 1999?'],
    ['en', 'Until 2015 we were headquartered in Milan.'],
    ['en', 'Our former CEO, Paul Grant, lives in Rome.'],
    ['en', 'We have 30000 customers and 20 employees of the month.'],
    ['en', 'Our client Acme is based in Paris.'],
    ['en', 'Since 2012 the market has grown.'],
    ['en', 'Support has been discontinued.'],
    ['de', 'Unser Vorgänger wurde 1990 gegründet.'],
    ['es', 'Nuestro cliente fue fundado en 1990.'],
    ['fr', 'Notre ancien siège se trouve à Paris.'],
    ['sv', 'Tessaro was founded in 2017.'],
  ])('%s: %s', (lang, sentence) => {
    expect(about(sentence, lang)).toEqual([])
  })

  test('a parent’s founding year is not the brand’s', () => {
    expect(about('Our parent company Aldine was founded in 1880.')).toEqual([
      { predicate: 'parent_company', value: 'Aldine' },
    ])
  })

  test('prose counts on pages about the company only', () => {
    for (const path of ['/', '/blog/tessaro', '/blog/2020/about/x', '/careers'])
      expect(read(path, '<p>We were founded in 2017.</p>')).toEqual([])
  })

  test('a page that says two things says nothing, and the fuller of two that agree is kept', () => {
    expect(about('Tessaro was founded in 2017.</p><p>We were founded in 2018.')).toEqual([])
    expect(about('We are based in Bologna.</p><p>Tessaro is headquartered in Bologna, Italy.')).toEqual([
      { predicate: 'headquarters', value: 'Bologna, Italy' },
    ])
  })

  test('scripts, styles and hidden templates are not prose', () => {
    expect(
      read(
        '/about',
        '<script>"We were founded in 2017."</script><template><p>We were founded in 2017.</p></template><style>We were founded in 2017.</style>',
      ),
    ).toEqual([])
  })
})

describe('pricing pages', () => {
  const price = (product: string, amount: number, currency: string, period?: string) => ({
    predicate: 'price',
    value: { product, amount, currency, ...(period === undefined ? {} : { period }) },
  })

  test.each([
    ['en', '€9 / month', 9, 'EUR', 'month'],
    ['en', '$1,299.00 per year', 1299, 'USD', 'year'],
    ['en', '£49 per user per month', 49, 'GBP', 'month'],
    ['en', '$49/mo', 49, 'USD', 'month'],
    ['en', '¥1,200 per month', 1200, 'JPY', 'month'],
    ['en-CA', '$15 per month', 15, 'CAD', 'month'],
    ['en-AU', 'A$15 / month', 15, 'AUD', 'month'],
    ['de', '1.299,00 € pro Jahr', 1299, 'EUR', 'year'],
    ['de', '9,90 €/Monat', 9.9, 'EUR', 'month'],
    ['de-CH', "CHF 1'299.– pro Jahr", 1299, 'CHF', 'year'],
    ['de', '28 € einmalig', 28, 'EUR', 'one-time'],
    ['fr', '1 299,50 € par an', 1299.5, 'EUR', 'year'],
    ['fr', '9 € par mois', 9, 'EUR', 'month'],
    ['es', '9,99 € al mes', 9.99, 'EUR', 'month'],
    ['es', '4.200 € pago único', 4200, 'EUR', 'one-time'],
    ['es-MX', '$199 al mes', 199, 'MXN', 'month'],
    ['pt-BR', 'R$ 1.299,90 por mês', 1299.9, 'BRL', 'month'],
    ['pt-BR', 'R$ 99 por ano', 99, 'BRL', 'year'],
    ['en', '28 USD', 28, 'USD', undefined],
  ])('%s: %s', (lang, line, amount, currency, period) => {
    expect(read('/pricing', `<h3>Plus</h3><p>For teams</p><p>${line}</p>`, lang)).toEqual([
      price('Plus', amount, currency, period),
    ])
  })

  test('cards, rows and sentences', () => {
    expect(
      read(
        '/pricing',
        '<h1>Pricing</h1><h3>Free</h3><p>$0 per month</p><h3>Plus</h3><div>$9</div><div>per month</div><h3>Team</h3><p>$19 / month</p><p>$190 / year</p>',
      ),
    ).toEqual([
      price('Free', 0, 'USD', 'month'),
      price('Plus', 9, 'USD', 'month'),
      price('Team', 19, 'USD', 'month'),
      price('Team', 190, 'USD', 'year'),
    ])
    expect(
      read(
        '/preise',
        '<ul><li>Plus: 9 € pro Monat</li></ul><p>Der Tarif Pro kostet 19 € pro Monat</p>',
        'de',
      ),
    ).toContainEqual(price('Plus', 9, 'EUR', 'month'))
    expect(read('/pricing', '<p>The Plus plan costs €9 per month.</p>')).toEqual([
      price('Plus', 9, 'EUR', 'month'),
    ])
  })

  test.each([
    '<h3>Plus</h3><p>From $9 per month</p>',
    '<h3>Plus</h3><p>Save $20 per year</p>',
    '<h3>Plus</h3><p>$12 / month</p><p>$9 / month billed yearly</p>',
    '<h3>How much does it cost?</h3><p>$9 per month</p>',
    '<p>We raised $9 million</p>',
    '<h3>Plus</h3><p>Contact us</p>',
    '<h3>Plus</h3><p>20% off $9</p>',
  ])('an unclear price is ignored: %s', (body) => {
    expect(read('/pricing', body)).toEqual([])
  })

  test('a bare dollar-or-peso sign is not taken for a currency', () => {
    expect(read('/precios', '<h3>Plus</h3><p>$199 al mes</p>', 'es')).toEqual([])
  })
})

describe('hostile pages cost little', () => {
  const PATHS = ['/about', '/pricing', '/contact']
  const LD = '<script type="application/ld+json">'
  test.each([
    ['words', '', 'Tessaro ', ''],
    ['capitals', '', 'Aa Bb ', ''],
    ['digits', '', '1.234,', ''],
    ['money', '', '$1 ', ''],
    ['labels', '', '<p>Founded</p>', ''],
    ['nested tags', '', '<div>', ''],
    ['nested props', '', '<b itemscope itemprop=a>', ''],
    ['founded', '', 'Founded by Aa Bb, ', ''],
    ['entities', '', '&amp;', ''],
    ['headings', '', '<h3>Plus</h3>', ''],
    ['open quotes', '', '<a href="', ''],
    ['scripts', '', `${LD}{"@type":"FAQPage"}</script>`, ''],
    ['commas', '', 'Tessaro, a, ', ''],
    ['sentences', '', 'We were founded. ', ''],
    ['spaces', '', ' ', ''],
    [
      'honest prose',
      '',
      '<p>Tessaro makes boards in Bologna, Italy, with Giulia Ferretti and 40 people. </p>',
      '',
    ],
    ['comments', LD, '/* * ', '</script>'],
    ['slashes', LD, '//', '</script>'],
  ])(
    '%s: four times as much takes about four times as long, not sixteen',
    { timeout: 180_000 },
    (_, before, piece, after) => {
      const textOf = (chars: number) =>
        `<html>${before}${piece.repeat(Math.ceil(chars / piece.length))}${after}`
      // Each piece on one kind of page; outside-text.slow.test.ts measures far more pieces on every kind.
      for (const path of IS_THOROUGH ? PATHS : [PATHS[piece.length % PATHS.length] ?? '']) {
        const chars = enoughFor(path, textOf)
        expect(growthOf(path, textOf(chars), textOf(4 * chars))).toBeLessThan(AT_MOST)
      }
    },
  )

  const LENGTHS = IS_THOROUGH ? [200_000] : [3_000, 12_500, 50_000]
  const MEASURABLE_MS = 10
  const AT_MOST = 11
  const MAX_RUNS = 12

  /** If a short text already takes a while, a longer one is not needed to show growth. The first run warms up. */
  function enoughFor(path: string, textOf: (chars: number) => string): number {
    const takesAWhile = (chars: number) => {
      const text = textOf(chars)
      return Math.min(msFor(path, text), msFor(path, text)) > MEASURABLE_MS
    }
    const longest = LENGTHS.at(-1) ?? 0
    return LENGTHS.find((chars) => chars === longest || takesAWhile(chars)) ?? longest
  }

  /**
   * The shortest of several runs of each, alternating so that a busy moment affects both; stops once the
   * result is clear.
   */
  function growthOf(path: string, short: string, long: string): number {
    let [shortest, longest] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
    // Below some milliseconds, the clock and the garbage collector dominate, and short pages take another
    // path. On a busy machine such a run has taken ten times as long as the next.
    const growth = () => longest / Math.max(shortest, 2 * MEASURABLE_MS)
    for (let run = 0; run < MAX_RUNS; run += 1) {
      shortest = Math.min(shortest, msFor(path, short))
      longest = Math.min(longest, msFor(path, long))
      if (growth() < AT_MOST) break
    }
    return growth()
  }

  /**
   * Processor time: on a busy machine, wall-clock time penalises long runs, which are interrupted more often.
   */
  function msFor(path: string, text: string): number {
    const started = process.cpuUsage()
    extractFacts({ url: `https://tessaro.com${path}`, text, contentType: 'text/html' }, brand)
    const { user, system } = process.cpuUsage(started)
    return (user + system) / 1000
  }
})
