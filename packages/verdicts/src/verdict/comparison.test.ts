import { expect, test } from 'vitest'
import { readingFromReply } from '../model/reply.ts'
import { readPlainly } from '../plain/read-plainly.ts'
import { profileOf } from '../profile.ts'
import { fact } from './a-reading.fixture.ts'
import CASES from './comparison.cases.json' with { type: 'json' }
import { verdict } from './decide.ts'

type Said = [predicate: string, quote: string, value: unknown, stance?: string]

/** The class of an answer that a model read as said, and the outcome of each statement: "contradicted/certain". */
function judge(text: string, facts: [predicate: string, value: unknown][], said: Said[]) {
  const known = facts.map(([predicate, value]) => fact(predicate, value))
  const brand = { name: 'Orvane', aliases: [], domain: 'orvane.com' }
  const input = {
    brand: profileOf(brand, known),
    prompt: { text: 'What is Orvane?', intent: 'BRANDED' as const },
    answer: { text, citations: [] },
  }
  const claims = said.map(([predicate, quote, value, stance = 'asserted']) => ({
    predicate,
    quote,
    value,
    stance,
  }))
  const reply = { mention: 'brand', substance: true, claims }
  const model = readingFromReply(input, reply, { version: 'any', digest: null })
  return verdict([readPlainly(input), model], known, brand)
}

const outcome = (...given: Parameters<typeof judge>) =>
  judge(...given).claims.map(
    (one) => `${one.verdict}/${one.certainty}${one.reason === undefined ? '' : ` ${one.reason}`}`,
  )

const RANGE: [string, unknown] = ['product', { names: ['Orvane T40', 'Orvane R2'], complete: true }]

test.each(CASES.accessories)('an accessory never contradicts a complete range: %s', (name) => {
  expect(outcome(`Orvane also sells the ${name}.`, [RANGE], [['product', name, name]])).toEqual([
    'unverifiable/certain accessory',
  ])
})

test('another product does', () => {
  expect(judge('Orvane sells the Orvane Z9.', [RANGE], [['product', 'Orvane Z9', 'Orvane Z9']]).class).toBe(
    'CONFABULATED',
  )
})

const price = (amount: number, period: string | null, product = 'Orvane Plan') => ({
  ...{ product, amount, currency: 'EUR', period, kind: 'list', to: null, count: null },
})
const MONTHLY: [string, unknown] = [
  'price',
  { product: 'Orvane Plan', amount: 29, currency: 'EUR', period: 'month' },
]

test('a yearly total or a promotion beside the list price is no other price', () => {
  const total = 'Orvane Plan is €29 a month, €348 a year in total.'
  expect(judge(total, [MONTHLY], [['price', '€348 a year in total', price(348, 'year')]]).class).toBe(
    'STRONG',
  )
  const promotion = 'Orvane Plan is €19 for the first three months, then €29 a month.'
  const both: Said[] = [
    ['price', '€19 for the first three months', price(19, 'month')],
    ['price', 'then €29 a month', price(29, 'month')],
  ]
  expect(judge(promotion, [MONTHLY], both).class).toBe('STRONG')
  const list: [string, unknown] = ['price', { product: 'Orvane T40', amount: 449, currency: 'EUR' }]
  const beside: Said[] = [
    ['price', 'Orvane T40 costs €449', price(449, null, 'Orvane T40')],
    ['price', 'new customers pay €399', price(399, null, 'Orvane T40')],
  ]
  expect(judge('The Orvane T40 costs €449, and new customers pay €399.', [list], beside).class).toBe('STRONG')
})

test.each(CASES.places)('places: %s', (text, quote, value, seat, expected) => {
  expect(judge(text, [['headquarters', seat]], [['headquarters', quote, value]]).class).toBe(expected)
})

test.each([
  ['a maker of industrial robots', 'maker of wooden toys', 'CONFABULATED'],
  ['a logistics company', 'insurance company', 'CONFABULATED'],
  ['a maker of wooden toys', 'wooden toys', 'STRONG'],
])('an industry is not supported by its head noun alone: %s against %s', (said, truth, expected) => {
  const text = `Orvane is ${said}.`
  expect(judge(text, [['industry', truth]], [['industry', said, said]]).class).toBe(expected)
})

test('a registered name in a row that says so is not excused by its first word', () => {
  const legal: [string, unknown] = ['legal_name', 'Orvane Brands GmbH']
  const said = (quote: string): Said => ['legal_name', quote, 'Orvane Outdoor Corporation']
  const row = 'Registered name: Orvane Outdoor Corporation'
  expect(judge(row, [legal], [said(row)]).class).toBe('CONFABULATED')
  const sentence = 'Orvane is run by Orvane Outdoor Corporation.'
  expect(outcome(sentence, [legal], [said('Orvane Outdoor Corporation')])).toEqual([
    'contradicted/likely shares_first_word',
  ])
})

test('a founder plainly named as chief executive is a certain contradiction', () => {
  const facts: [string, unknown][] = [
    ['ceo', 'Mark Roe'],
    ['founder', ['Jane Doe']],
  ]
  const text = 'Orvane is led by its founder and CEO, Jane Doe.'
  expect(judge(text, facts, [['ceo', 'its founder and CEO, Jane Doe', 'Jane Doe']]).class).toBe(
    'CONFABULATED',
  )
})

test.each(['any prize', 'Preis', null])(
  '"has not won any prize so far" contradicts an award: %s',
  (value) => {
    const text = 'Orvane has not won any prize so far.'
    const said: Said = ['award', 'has not won any prize so far', value, 'denied']
    expect(judge(text, [['award', 'Red Dot Award 2021']], [said]).class).toBe('CONFABULATED')
  },
)

test('an inflected name that the reader quotes is a mention', () => {
  const known = [fact('founded_year', 1998)]
  const brand = { name: 'Kvistala', aliases: [], domain: 'kvistala.com' }
  const input = {
    brand: profileOf(brand, known),
    prompt: { text: 'Suomalaisia merkkejä', intent: 'CATEGORY' as const },
    answer: { text: 'Kvistalan tarina alkoi vuonna 1998.', citations: [] },
  }
  const claims = [{ predicate: 'founded_year', quote: 'Kvistalan tarina alkoi vuonna 1998', value: 1998 }]
  const model = readingFromReply(
    input,
    { mention: 'brand', substance: true, claims },
    { version: 'any', digest: null },
  )
  expect(verdict([readPlainly(input), model], known, brand)).toMatchObject({
    class: 'STRONG',
    mentions: [{ quote: 'Kvistalan' }],
  })
})
