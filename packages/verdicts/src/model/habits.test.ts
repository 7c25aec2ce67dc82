import { describe, expect, test } from 'vitest'
import { profileOf } from '../profile.ts'
import type { ReaderInput } from '../reading.ts'
import { fact } from '../verdict/a-reading.fixture.ts'
import { readingFromReply } from './reply.ts'

const TEXT = [
  'Halden was founded in 1987 by Ada Holm. Its seat is in Leeds.',
  'The Halden Probe costs $1,299.50, the Halden Probe Max 2 from $1,500 to $1,900.',
  'It is a sensor maker and has won no award.',
].join('\n')
const INPUT: ReaderInput = {
  brand: profileOf({ name: 'Halden', aliases: [], domain: 'halden.example' }, [
    fact('product', { names: ['Halden Probe', 'Halden Probe Max 2'] }),
  ]),
  prompt: { text: 'Which sensors are good?', intent: 'CATEGORY' },
  answer: { text: TEXT, citations: [] },
}
const read = (output: unknown) => readingFromReply(INPUT, output, { version: 'any', digest: null })
const said = (claim: object) => {
  const reading = read({ mention: 'brand', substance: true, claims: [claim] })
  return reading.claims.find(({ group }) => group.startsWith('model')) ?? null
}
const FOUNDED = { predicate: 'founded_year', quote: 'founded in 1987', value: 1987, stance: 'asserted' }
const REPLY = { mention: 'brand', substance: true, claims: [FOUNDED] }

describe('a reply means the same', () => {
  const asAsked = read(REPLY)

  test.each([
    ['in an object of its own', { result: REPLY }],
    ['in a list', [REPLY]],
    ['as text in an object of its own', `Sure! {"reading": ${JSON.stringify(REPLY)}}`],
    ['with a comma before a bracket', JSON.stringify(REPLY).replace('}]', '},\n]')],
    ['with capitals', { ...REPLY, mention: 'Brand', substance: 'True' }],
    ['with yes for a mention', { ...REPLY, mention: true }],
    ['without a word on substance', { mention: 'brand', claims: [FOUNDED] }],
    ['by predicate', { ...REPLY, claims: { founded_year: [{ ...FOUNDED, predicate: undefined }] } }],
    [
      'with another name for the predicate',
      { ...REPLY, claims: [{ ...FOUNDED, predicate: 'Year Founded' }] },
    ],
    ['in camel case', { ...REPLY, claims: [{ ...FOUNDED, predicate: 'foundedYear' }] }],
    [
      'with other names for its members',
      { ...REPLY, claims: [{ property: 'founded_year', evidence: 'founded in 1987', answer: 1987 }] },
    ],
    ['with the value as text', { ...REPLY, claims: [{ ...FOUNDED, value: '1987' }] }],
    ['with the value as a date', { ...REPLY, claims: [{ ...FOUNDED, value: '1987-05-03' }] }],
    ['with the value in an object', { ...REPLY, claims: [{ ...FOUNDED, value: { year: 1987 } }] }],
    ['with the value in a list', { ...REPLY, claims: [{ ...FOUNDED, value: [1987] }] }],
    ['without a stance', { ...REPLY, claims: [{ ...FOUNDED, stance: null }] }],
    ['with another word for the stance', { ...REPLY, claims: [{ ...FOUNDED, stance: 'Affirmed' }] }],
  ])('%s', (_, output) => expect(read(output).claims).toEqual(asAsked.claims))

  test('a word that could mean anything is not guessed', () => {
    for (const output of [{ ...REPLY, mention: 'maybe' }, { ...REPLY, mention: 1 }, { claims: [] }])
      expect(read(output).doubts).toEqual([{ reason: 'unreadable', span: null }])
    expect(said({ ...FOUNDED, predicate: 'origin story' })).toBeNull()
    expect(said({ ...FOUNDED, stance: 'lukewarm' })).toBeNull()
  })
})

test.each([
  ['several values are several statements', ['Halden Probe', 'Halden Probe Max 2'], 2],
  ['one value is one', 'Halden Probe', 1],
  ['an empty list is none', [], 0],
])('%s', (_, value, count) => {
  const claims = [
    { predicate: 'product', quote: 'The Halden Probe costs $1,299.50, the Halden Probe Max 2', value },
  ]
  const { claims: taken } = read({ mention: 'brand', substance: true, claims })
  expect(taken.filter(({ group }) => group === 'model')).toHaveLength(count)
})

test('a place in parts is a place, a person in an object a person', () => {
  const seat = {
    predicate: 'headquarters',
    quote: 'seat is in Leeds',
    value: { city: 'Leeds', country: 'UK' },
  }
  expect(said(seat)?.value).toMatchObject({ place: 'Leeds, UK' })
  const founder = {
    predicate: 'founders',
    quote: 'by Ada Holm',
    value: { name: 'Ada Holm', role: 'founder' },
  }
  expect(said(founder)?.value).toEqual({ names: ['Ada Holm'] })
})

describe('a price', () => {
  const QUOTE = 'The Halden Probe costs $1,299.50'
  const price = (value: unknown, quote = QUOTE) => said({ predicate: 'price', quote, value })
  const whole = { product: 'Halden Probe', amount: 1299.5, currency: 'USD', period: null, kind: 'list' }

  test.each([
    ['an amount as text', { ...whole, amount: '1299.50' }],
    ['an amount written as in Germany', { ...whole, amount: '1.299,50' }],
    ['another name for the amount', { name: 'Halden Probe', price: 1299.5, currency: 'USD', kind: 'list' }],
    ['a currency in words', { ...whole, currency: 'US dollars' }],
  ])('with %s is the same', (_, value) => expect(price(value)).toEqual(price(whole)))

  test('as text has its product, currency and period', () => {
    expect(price('Halden Probe: $1,299.50')?.value).toMatchObject({ product: 'Halden Probe', amount: 1299.5 })
    expect(price('1299.50 EUR per month')?.value).toMatchObject({ product: null, period: 'month' })
    expect(price('a lot')).toBeNull()
  })

  test('beside the quote instead of in the value is one', () => {
    expect(
      said({ predicate: 'price', quote: QUOTE, product: 'Halden Probe', amount: 1299.5 })?.value,
    ).toMatchObject({
      product: 'Halden Probe',
      amount: 1299.5,
    })
  })

  test.each([
    ['as a list', { amount: [1500, 1900] }],
    ['as text', { amount: '1500-1900' }],
    ['as the lowest and the highest', { min: 1500, max: 1900 }],
  ])('that is a range may come %s', (_, range) => {
    const value = { product: 'Halden Probe Max 2', currency: 'USD', kind: 'range', ...range }
    expect(price(value, 'the Halden Probe Max 2 from $1,500 to $1,900')).toMatchObject({
      value: { amount: 1500, most: 1900 },
      group: 'model',
    })
  })
})

describe('no value', () => {
  test('denies everything of the kind only if it is called denied', () => {
    const none = { predicate: 'award', quote: 'has won no award', value: null }
    expect(said({ ...none, stance: 'denied' })).toMatchObject({ stance: 'denied', group: 'model' })
    expect(said(none)).toBeNull()
  })

  test('for want of one is no statement', () => {
    expect(said({ predicate: 'price', quote: 'The Halden Probe', value: null })).toBeNull()
    expect(
      said({ predicate: 'price', quote: 'The Halden Probe', value: { product: 'Probe', amount: null } }),
    ).toBeNull()
    expect(said({ predicate: 'ceo', quote: 'by Ada Holm', value: null, stance: 'asserted' })).toBeNull()
  })

  test('of an owner says that there is none only where the quote says so', () => {
    const owner = (quote: string) =>
      readingFromReply(
        { ...INPUT, answer: { text: quote, citations: [] } },
        { mention: 'brand', substance: true, claims: [{ predicate: 'parent_company', quote, value: null }] },
        { version: 'any', digest: null },
      ).claims
    expect(owner('Halden is an independent company.')).toHaveLength(1)
    expect(owner('Halden has no parent company.')).toHaveLength(1)
    expect(owner('Halden makes sensors.')).toEqual([])
  })
})
