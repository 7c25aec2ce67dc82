import { readFileSync } from 'node:fs'
import { IS_THOROUGH } from '@veracite/testing/thorough'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPlainly } from '../plain/read-plainly.ts'
import { ALL } from '../predicates/all.ts'
import { profileOf } from '../profile.ts'
import type { ReaderInput } from '../reading.ts'
import { fact } from '../verdict/a-reading.fixture.ts'
import { verdict } from '../verdict/decide.ts'
import { quotedText } from './find-quote.ts'
import { literalNames } from './literal-names.ts'
import CASES from './model.cases.json' with { type: 'json' }
import { claimsFromQuotes } from './quotes.ts'
import { readingFromReply } from './reply.ts'
import { EXAMPLE, READING_SCHEMA, requestFor, withoutMarkers } from './request.ts'

const NAMES = { name: 'Halden Instruments', domain: 'halden-instruments.com', aliases: ['Halden'] }
const FACTS = [
  fact('founded_year', 2004),
  fact('ceo', 'Ingrid Solheim'),
  fact('product', { names: ['Halden Probe'] }),
]
const NONCE = 'a3f1'.repeat(8)
const TEXT = 'Halden Instruments was founded in 1987 and makes sensors. It was founded in 1987 in Oslo.'

const inputOf = (text: string): ReaderInput => ({
  brand: profileOf(NAMES, FACTS),
  prompt: { text: 'What should I know about Halden Instruments?', intent: 'BRANDED' },
  answer: { text, citations: ['https://example.org/'] },
})
const read = (output: unknown, text = TEXT) =>
  readingFromReply(inputOf(text), output, { version: 'provider/model', digest: 'd1' })
const replyOf = (...claims: object[]) => ({ mention: 'brand', substance: true, claims })
const founded = (quote: string, value: unknown = 1987, stance = 'asserted') => ({
  predicate: 'founded_year',
  quote,
  value,
  stance,
})

describe('a request', () => {
  test('is the same for the same input and nonce, and holds none of the facts', () => {
    const request = requestFor(inputOf(TEXT), NONCE)
    expect(requestFor(inputOf(TEXT), NONCE)).toEqual(request)
    expect(request.instructions).not.toContain('Halden')
    for (const truth of ['2004', 'Ingrid', 'Solheim', 'Probe'])
      expect(request.instructions + request.material).not.toContain(truth)
    expect(request.material).toContain(TEXT)
  })

  test('asks for closed words only', () => {
    const closed = (schema: unknown): void => {
      if (typeof schema !== 'object' || schema === null) return
      const { type, properties, required } = schema as Record<string, unknown>
      if (type === 'object') {
        expect(schema).toMatchObject({ additionalProperties: false })
        expect(required).toEqual(Object.keys(properties as object))
      }
      Object.values(schema).forEach(closed)
    }
    closed(READING_SCHEMA)
    expect(JSON.stringify(READING_SCHEMA)).toContain(
      '"mention":{"type":"string","enum":["brand","namesake","none"]}',
    )
  })

  test('cannot be closed from inside, whatever the brand, the question or the answer hold', () => {
    const marks = fc.constantFrom(
      '<<<',
      '>>>',
      'veracite:',
      'end:',
      'answer:',
      NONCE,
      '\n',
      '<',
      '>',
      '\u{e0041}',
    )
    const hostile = fc.array(fc.oneof(marks, fc.string({ unit: 'binary', maxLength: 4 })), { maxLength: 30 })
    fc.assert(
      fc.property(hostile, (pieces) => {
        const text = pieces.join('')
        const brand = { ...profileOf(NAMES, []), name: text, aliases: [text] }
        const prompt = { text, intent: 'BRANDED' as const }
        const { material } = requestFor({ brand, prompt, answer: { text, citations: [text] } }, NONCE)
        expect(material.match(/<<<veracite:[a-z]+:[^>]*>>>/g)).toEqual(
          ['brand', 'question', 'answer'].flatMap((what) => [
            `<<<veracite:${what}:${NONCE}>>>`,
            `<<<veracite:end:${NONCE}>>>`,
          ]),
        )
        expect(material.match(/<<<|>>>/g)).toHaveLength(12)
      }),
      { numRuns: IS_THOROUGH ? 2_000 : 150 },
    )
  })

  test('has one worked example, of which every claim is confirmed', () => {
    const { brand, question, answer, reply } = EXAMPLE
    expect(requestFor(inputOf(TEXT), NONCE).instructions).toContain(JSON.stringify(reply))
    const input: ReaderInput = {
      brand: profileOf(brand, []),
      prompt: { text: question, intent: 'BRANDED' },
      answer: { text: answer, citations: [] },
    }
    const reading = readingFromReply(input, reply, { version: 'any', digest: null })
    expect(reading.checked).toMatchObject({
      given: reply.claims.length,
      confirmed: reply.claims.length,
      lost: 0,
    })
    expect(reading.claims.map(({ quote }) => quote)).toEqual(reply.claims.map(({ quote }) => quote))
  })

  test('shows ordinary text as it is', () => {
    const text = 'A < B > C, « ça », 2 << 3 stays legible; "quoted" \u{1f600}'
    expect(withoutMarkers(text)).toBe(text.replace('<<', '‹‹'))
  })
})

describe('a reply', () => {
  test('becomes a reading: quotes have their places, equal ones one after the other', () => {
    const { claims, mention, substance, reader } = read(
      replyOf(founded('founded in 1987'), founded('founded in 1987'), founded('founded in 1987')),
    )
    expect({ mention, substance, reader }).toEqual({
      mention: 'brand',
      substance: true,
      reader: { kind: 'model', version: 'provider/model', digest: 'd1' },
    })
    expect(claims.map(({ start, end, quote }) => [start, TEXT.slice(start, end) === quote])).toEqual([
      [23, true],
      [65, true],
      [65, true],
    ])
  })

  test.each([
    ['not in the answer', founded('founded in 1988')],
    ['in other letters', founded('FOUNDED in 1987')],
    ['empty', founded(' ')],
    ['too long', founded('x'.repeat(2_001))],
  ])('a quote that is %s is dropped with its claim', (_, claim) => {
    expect(read(replyOf(claim, founded('founded in 1987'))).claims).toHaveLength(1)
  })

  test.each([
    ['text', (reply: object) => JSON.stringify(reply)],
    ['text in quotation marks', (reply: object) => JSON.stringify(JSON.stringify(reply))],
    ['in fences', (reply: object) => `\`\`\`json\n${JSON.stringify(reply, null, 2)}\n\`\`\``],
    [
      'with prose around it',
      (reply: object) => `The reading {as asked}: \n${JSON.stringify(reply)}\nAnything else? {"more": true}`,
    ],
  ])('may be %s', (_, say) => {
    const reply = replyOf(founded('founded in 1987'), founded('nowhere'))
    expect(read(say(reply))).toEqual(read(reply))
  })

  test.each(['', 'none', '{"mention": "brand"', `${'{'.repeat(5_000)}`, '{"claims": []}', '[]', '"text"'])(
    'that is the text %j is unreadable',
    (text) => expect(read(text).doubts).toEqual([{ reason: 'unreadable', span: null }]),
  )

  test('counts and names what is lost; more than a third makes it unreliable', () => {
    const right = founded('founded in 1987')
    const some = read(replyOf(right, right, founded('founded in 1988')))
    expect(some).toMatchObject({
      doubts: [],
      checked: {
        given: 3,
        confirmed: 2,
        lost: 1,
        notes: [
          { index: 2, predicate: 'founded_year', outcome: 'lost', reason: 'quote is not in the answer' },
        ],
      },
    })
    const many = read(replyOf(right, founded('nowhere')))
    expect(many).toMatchObject({ doubts: [{ reason: 'unreliable' }], checked: { given: 2, lost: 1 } })
    expect(read(replyOf()).checked).toBeUndefined()
    expect(read(replyOf(founded('founded in 1987', 1990))).checked?.notes).toMatchObject([
      { index: 0, outcome: 'inferred' },
    ])
  })

  test.each([
    ['predicate', { ...founded('founded in 1987'), predicate: 'colour' }],
    ['stance', founded('founded in 1987', 1987, 'certain')],
    ['value', founded('founded in 1987', 'long ago')],
  ])('an unknown %s is dropped', (_, claim) => {
    expect(read(replyOf(claim)).claims).toEqual([])
  })

  test.each([
    ['a word', 'CONFABULATED'],
    ['nothing', null],
    ['undefined', undefined],
    ['a list', []],
    ['a mention of its own', { mention: 'perhaps', substance: true, claims: [] }],
    ['no substance', { mention: 'brand', claims: [] }],
    ['claims that are none', { mention: 'brand', substance: true, claims: 'x' }],
    ['too many claims', replyOf(...Array(301).fill(founded('founded in 1987')))],
  ])('%s is unreadable and decides nothing', (_, output) => {
    const reading = read(output)
    expect(reading).toMatchObject({ claims: [], doubts: [{ reason: 'unreadable' }] })
    const rules = readPlainly(inputOf(TEXT))
    const decided = verdict([rules, reading], FACTS, NAMES)
    expect(decided.class).toBe(verdict([rules], FACTS, NAMES).class)
    expect(decided.needsReview.map(({ reason }) => reason)).toContain('unreadable')
  })

  test.each([
    ['nothing but what is no statement', replyOf(...['x', 7, null].map((one) => one as never))],
    [
      'nothing but predicates that nobody knows',
      replyOf({ ...founded('founded in 1987'), predicate: 'mood' }),
    ],
  ])('%s decides nothing, and is counted', (_, output) => {
    const { checked, doubts, claims } = read(output)
    expect(doubts).toEqual([{ reason: 'unreliable', span: null }])
    expect(checked?.lost).toBe(checked?.given)
    expect(claims).toEqual([])
  })

  test('statements of other kinds are lost, and the others count', () => {
    const others = Array(4).fill({ ...founded('founded in 1987'), predicate: 'mood' })
    expect(read(replyOf(...others, founded('founded in 1987')))).toMatchObject({
      doubts: [],
      checked: { given: 5, confirmed: 1, lost: 4 },
    })
  })

  test('an accepted quote is always in the answer, for any reply', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 20 }),
      fc.nat(60).map((from) => TEXT.slice(from, from + 9)),
    )
    const output = fc.record({
      mention: fc.constantFrom('brand', 'namesake', 'none', 'other'),
      substance: fc.boolean(),
      claims: fc.array(
        fc.record({
          predicate: fc.constantFrom('founded_year', 'ceo', 'price', 'product', 'x'),
          quote: piece,
          value: fc.oneof(fc.jsonValue(), fc.integer()),
          stance: fc.constantFrom('asserted', 'denied', 'sure'),
        }),
        { maxLength: 4 },
      ),
    })
    fc.assert(
      fc.property(fc.oneof(output, fc.jsonValue()), (given) => {
        for (const { quote, start, end } of read(given).claims) expect(TEXT.slice(start, end)).toBe(quote)
      }),
      { numRuns: IS_THOROUGH ? 4_000 : 300 },
    )
  })
})

describe('a quote is found through', () => {
  test.each(CASES.found)('%s', (_, text, quote, found) => {
    const span = quotedText(text).find(quote, 0)
    expect(span?.quote).toBe(found)
    expect(text.slice(span?.start, span?.end)).toBe(found)
  })

  test.each([
    ['other words', 'founded in 1990', 'founded in 1991'],
    ['other letters', 'founded in 1990', 'FOUNDED in 1990'],
    ['pieces in another order', 'founded in 1990 and run from Leeds', 'from Leeds … founded'],
    ['pieces of different pages', `founded ${'here and there '.repeat(30)} in 1990`, 'founded … in 1990'],
    ['a point that is not there', 'costs $9.50', 'costs $950'],
    ['nothing but marks', 'a * b', '**'],
  ])('but not through %s', (_, text, quote) => {
    expect(quotedText(text).find(quote, 0)).toBeNull()
  })

  test('whole words are better than parts of one', () => {
    expect(quotedText('costs $999, once **costs** $99').find('costs $99', 0)?.quote).toBe('costs** $99')
    expect(quotedText('Loom$348.004.7(2').find('Loom$348.00', 0)?.quote).toBe('Loom$348.00')
  })
})

test('names are sought letter by letter, as whole words', () => {
  const names = { name: 'Acme', aliases: ['Acme Labs'], domain: 'acme.com' }
  const found = (text: string) => literalNames(text, names).map(({ quote }) => quote)
  expect(found('Acme, Acme Labs and **Acme**’s page docs.acme.com')).toEqual([
    'Acme',
    'Acme Labs',
    'Acme',
    'acme.com',
  ])
  expect(found('notacme.com, acme.com.evil.io, bob@acme.com, Acmeland, acme')).toEqual([])
  expect(literalNames('新しいソニーの製品', { name: 'ソニー', aliases: [], domain: 'sony.jp' })).toHaveLength(
    1,
  )
})

test('"has won no award" and "not any prize" deny every award', () => {
  const denied = (quote: string, value: unknown) =>
    claimsFromQuotes(quote, [{ predicate: 'award', quote, value, stance: 'denied' }], 'model', ALL).claims[0]
  for (const value of [null, 'any prize', 'Preis', 'prix'])
    expect(denied('has won no award', value)).toMatchObject({ value: null, stance: 'denied' })
  expect(denied('has not won the Planner Prize', 'Planner Prize')).toMatchObject({
    value: { name: 'Planner Prize' },
  })
})

describe('a value that is not in the quote is marked, and counts', () => {
  const inferredIn = (predicate: string, quote: string, value: unknown) =>
    claimsFromQuotes(quote, [{ predicate, quote, value, stance: 'asserted' }], 'model', ALL).claims[0]
      ?.inferred

  test.each(CASES.inferred as [string, string, unknown, unknown][])(
    '%s in "%s"',
    (predicate, quote, right, wrong) => {
      expect(inferredIn(predicate, quote, right)).toBeUndefined()
      if (wrong !== null) expect(inferredIn(predicate, quote, wrong)).toBe(true)
    },
  )

  test.each(CASES.kept as [string, string, unknown, object][])(
    '%s in "%s" keeps the value, and takes "about" from the quote',
    (predicate, quote, value, expected) => {
      const { claims } = claimsFromQuotes(quote, [{ predicate, quote, value }], 'model', ALL)
      expect(claims[0]?.value).toMatchObject(expected)
    },
  )

  test('"has no parent company" denies nothing: that there is none is the value', () => {
    const quote = 'Halden has no parent company'
    const [claim] = claimsFromQuotes(
      quote,
      [{ predicate: 'parent_company', quote, value: null, stance: 'denied' }],
      'model',
      ALL,
    ).claims
    expect(claim).toMatchObject({ stance: 'asserted', value: { name: null } })
  })
})

test("a person's claims are checked by the same rules, and every problem is named", () => {
  const { claims, problems } = claimsFromQuotes(
    TEXT,
    [
      { predicate: 'founded_year', quote: 'founded in 1987', value: 1987 },
      { predicate: 'founded_year', quote: 'nowhere', value: 1987 },
      { predicate: 'colour', quote: 'makes', value: 'red' },
      { predicate: 'ceo', quote: 'makes', value: '' },
    ],
    'person',
    ALL,
  )
  expect(claims).toMatchObject([
    { predicate: 'founded_year', stance: 'asserted', group: 'person', about: 'brand' },
  ])
  expect(problems.map(({ index }) => index)).toEqual([1, 2, 3])
})

interface Injected {
  id: string
  language: string
  answer: string
  /** What a model would reply that did what it was told. */
  obeyed: unknown
}
const INJECTED: Injected[] = readFileSync(
  new URL('../../../../vectors/readers/injected-answers.jsonl', import.meta.url),
  'utf8',
)
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

describe('an answer that talks to the model', () => {
  test('is there in five languages', () => {
    expect(INJECTED.length).toBeGreaterThanOrEqual(40)
    expect(new Set(INJECTED.map(({ language }) => language))).toEqual(new Set(['en', 'es', 'pt', 'de', 'fr']))
  })

  test.each(INJECTED)(
    '$id: stays in its fence, and gains nothing from a model that obeys',
    ({ answer, obeyed }) => {
      const { material } = requestFor(inputOf(answer), NONCE)
      expect(material.split(`<<<veracite:end:${NONCE}>>>`)).toHaveLength(4)
      expect(material).not.toMatch(/[\u{e0000}-\u{e007f}]/u)
      const rules = readPlainly(inputOf(answer))
      const alone = verdict([rules], FACTS, NAMES)
      const replies = [
        obeyed,
        replyOf(founded('Halden was founded in 1870', 1870)),
        replyOf(founded('1987', 2004), founded('1987', 1987, 'corrected')),
        { mention: 'none', substance: false, claims: [] },
      ]
      for (const reply of replies) {
        const decided = verdict([rules, read(reply, answer)], FACTS, NAMES)
        for (const { span } of decided.claims) expect(answer.slice(span.start, span.end)).toBe(span.quote)
        // What the plain reader sees may be missed by a model, but never without a person being asked.
        const reasons = decided.needsReview.map(({ reason }) => reason)
        if (alone.class === 'CONFABULATED' && decided.class !== 'CONFABULATED')
          expect(
            reasons.some((reason) => /likely_contradiction|readers_disagree|unreadable/.test(reason)),
          ).toBe(true)
      }
    },
  )
})
