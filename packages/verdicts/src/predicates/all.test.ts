import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import CASES from './all.cases.json' with { type: 'json' }
import {
  checkFact,
  FACT_PREDICATES,
  factKey,
  factValueKey,
  isSingle,
  PREDICATES,
  type TypedFact,
} from './all.ts'

const GOOD: [TypedFact, read: unknown, said: string][] = CASES.good as unknown as [
  TypedFact,
  read: unknown,
  said: string,
][]

test.each(GOOD)(
  '$0.predicate: a fact is accepted, keyed and said; a stated value is read and said',
  (fact, given, said) => {
    expect(checkFact(fact.predicate, fact.value)).toEqual({ ok: true, fact })
    expect(factKey(fact).split('|')[0]).toBe(fact.predicate)
    expect(factKey(fact) === fact.predicate).toBe(isSingle(fact.predicate))
    expect(factValueKey(fact)).not.toBe('')
    const declared = PREDICATES.find(({ name }) => name === fact.predicate)
    expect(declared?.label).toMatch(/^[A-Z]/)
    expect(declared?.say(fact.value as never)).toEqual(expect.any(String))
    const stated = declared?.stated.read(given)
    expect(declared?.stated.say(stated as never)).toBe(said)
  },
)

test('every predicate has such an example, and reads nothing out of nonsense', () => {
  expect(new Set(GOOD.map(([{ predicate }]) => predicate))).toEqual(new Set(FACT_PREDICATES))
  for (const { stated } of PREDICATES)
    for (const nonsense of [undefined, {}, [], '', '   ', true, { amount: 'a lot' }, 'x'.repeat(501)])
      expect(stated.read(nonsense)).toBe(null)
})

describe('refusals name the path', () => {
  test.each([
    ['legal_name', 'x'.repeat(501), 'value'],
    // A period that has a word of its own must be given by that word, or it would never meet another.
    ...(CASES.refused as [string, unknown, string][]),
  ])('%s %j: %s', (predicate, value, path) => {
    expect(checkFact(predicate, value)).toMatchObject({ ok: false, problems: [{ path }] })
  })
})

describe('facts that say more', () => {
  const OWNER = { name: 'Granite Group', names: ['GG'], formerly: ['Slate'] }
  const SEAT = { place: 'Beaverton, Oregon', also: ['Portland'] }
  const FULL = {
    kind: 'from',
    country: 'DE',
    validFrom: '2026-01-01',
    validUntil: '2026-12-31',
    tolerance: 3,
  }
  const PRICE = { product: 'Plus', amount: 9, currency: 'EUR' }
  test.each([
    ['parent_company', OWNER],
    ['legal_name', OWNER],
    ['headquarters', SEAT],
    ['price', { ...PRICE, ...FULL }],
  ])('%s %j is accepted as it is', (predicate, value) => {
    expect(checkFact(predicate, value)).toEqual({ ok: true, fact: { predicate, value } })
  })

  test('a name or a place alone comes back in the old form', () => {
    const value = { predicate: 'parent_company', value: 'Granite' }
    expect(checkFact('parent_company', { name: ' Granite ' })).toEqual({ ok: true, fact: value })
    const seat = { predicate: 'headquarters', value: 'Leeds' }
    expect(checkFact('headquarters', { place: 'Leeds' })).toEqual({ ok: true, fact: seat })
  })

  test('the old forms keep their keys', () => {
    const keys = (fact: TypedFact) => [factKey(fact), factValueKey(fact)]
    expect(keys({ predicate: 'price', value: { ...PRICE, period: 'month' } })).toEqual([
      'price|plus|EUR|month',
      '9',
    ])
    expect(keys({ predicate: 'parent_company', value: 'Granite Group' })).toEqual([
      'parent_company',
      'granite group',
    ])
    expect(keys({ predicate: 'headquarters', value: 'Leeds, UK' })).toEqual(['headquarters', 'leeds uk'])
  })

  test('an optional part makes another value, and another country another price', () => {
    const value = (more: object): TypedFact => ({ predicate: 'price', value: { ...PRICE, ...more } })
    expect(factValueKey(value(FULL))).not.toBe(factValueKey(value({})))
    expect(factKey(value({ country: 'DE' }))).not.toBe(factKey(value({ country: 'AT' })))
    const owner = (value: typeof OWNER | string): TypedFact => ({ predicate: 'parent_company', value })
    expect(factValueKey(owner(OWNER))).not.toBe(factValueKey(owner('Granite Group')))
    const seat = (value: typeof SEAT | string): TypedFact => ({ predicate: 'headquarters', value })
    expect(factValueKey(seat(SEAT))).not.toBe(factValueKey(seat('Beaverton, Oregon')))
  })
})

test('a stated price keeps its kind, the end of a range and the number of instalments', () => {
  const read = (more: object) =>
    PREDICATES.find(({ name }) => name === 'price')?.stated.read({
      product: 'Plus',
      amount: 9,
      currency: 'EUR',
      ...more,
    })
  expect(read({ kind: 'offer' })).toMatchObject({ kind: 'offer', most: null })
  expect(read({ kind: 'range', to: 20 })).toMatchObject({ kind: 'range', to: 20, most: 20 })
  expect(read({ kind: 'instalment', count: 12 })).toMatchObject({ count: 12 })
  expect(read({ kind: 'gift', to: 3, count: 0.5 })).not.toMatchObject({ kind: expect.anything() })
  expect(read({ kind: 'gift', to: 3, count: 0.5 })).toMatchObject({ most: null })
})

test('one country may stand alone; text is trimmed', () => {
  expect(checkFact('country_availability', ' México ')).toEqual({
    ok: true,
    fact: { predicate: 'country_availability', value: ['México'] },
  })
})

test('spelling makes no second fact', () => {
  const price = (product: string, amount: number, period?: string): TypedFact => ({
    predicate: 'price',
    value: { product, amount, currency: 'EUR', ...(period && { period }) },
  })
  expect(factKey(price('Café-Plus', 9, 'month'))).toBe(factKey(price('cafe plus', 10, 'month')))
  expect(factKey(price('Plus', 9, 'month'))).not.toBe(factKey(price('Plus', 9)))
  expect(factValueKey({ predicate: 'founder', value: ['B', 'A'] })).toBe(
    factValueKey({ predicate: 'founder', value: ['a', 'b'] }),
  )
  expect(factKey({ predicate: 'phone', value: '+1 (207) 555' })).toBe(
    factKey({ predicate: 'phone', value: '1207555' }),
  )
})

const VECTORS = new URL('../../../../vectors/classification/', import.meta.url)
const files = readdirSync(VECTORS, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.jsonl') && !name.endsWith('readings.jsonl'))

test.each(files)('the facts of %s are accepted', (file) => {
  const lines = readFileSync(new URL(file, VECTORS), 'utf8').trim().split('\n')
  const facts = lines.flatMap((line): TypedFact[] => JSON.parse(line).facts ?? [])
  for (const { predicate, value } of facts) expect(checkFact(predicate, value)).toMatchObject({ ok: true })
})
