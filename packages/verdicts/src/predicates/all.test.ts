import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import {
  checkFact,
  FACT_PREDICATES,
  factKey,
  factValueKey,
  isSingle,
  PREDICATES,
  type TypedFact,
} from './all.ts'

const GOOD: [TypedFact, read: unknown, said: string][] = [
  [{ predicate: 'legal_name', value: 'Harbor Cyber, Inc.' }, 'Harbor Cyber Inc', 'Harbor Cyber Inc'],
  [{ predicate: 'founded_year', value: 2014 }, '2014', '2014'],
  [{ predicate: 'headquarters', value: 'Valencia, España' }, 'Valencia', 'Valencia'],
  [{ predicate: 'founder', value: ['Nadia Brooks'] }, 'Nadia Brooks and Jo Li', 'Nadia Brooks, Jo Li'],
  [{ predicate: 'ceo', value: 'Samuel Ortega' }, 'Samuel Ortega', 'Samuel Ortega'],
  [{ predicate: 'parent_company', value: 'Granite' }, null, 'no parent company'],
  [{ predicate: 'employees', value: 0 }, 300, '300'],
  [{ predicate: 'product', value: { names: ['A', 'B'], complete: true } }, 'A', 'A'],
  [
    { predicate: 'price', value: { product: 'Plus', amount: 9.5, currency: 'EUR', period: 'month' } },
    { product: 'Plus', amount: 9.5, currency: 'eur', period: 'monthly' },
    'Plus: €9.50 per month',
  ],
  [
    { predicate: 'price', value: { product: 'Ride', amount: 35, currency: 'CHF', period: 'transfer' } },
    { product: null, amount: 35, currency: null, period: null },
    '35',
  ],
  [{ predicate: 'industry', value: 'Insurance' }, 'insurer', 'insurer'],
  [{ predicate: 'phone', value: '+34 96 555 01 27' }, '+34 96 555 01 27', '+34965550127'],
  [
    { predicate: 'email', value: 'post@vellumandrye.com' },
    'mailto:Post@VellumAndRye.com',
    'post@vellumandrye.com',
  ],
  [
    { predicate: 'url', value: { path: '/roadmap', exists: false } },
    'https://acme.io/roadmap/?q=1',
    '/roadmap',
  ],
  [{ predicate: 'discontinued', value: 'Harbor Lite' }, 'Harbor Lite', 'Harbor Lite is discontinued'],
  [{ predicate: 'award', value: '2020 Prize' }, '2020 Prize', '2020 Prize'],
  [{ predicate: 'certification', value: 'ISO 27001' }, 'ISO 27001', 'ISO 27001'],
  [{ predicate: 'country_availability', value: ['Spain', 'France'] }, 'Spain', 'Spain'],
]

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
    ['colour', 'red', 'predicate'],
    ['__proto__', 'x', 'predicate'],
    ['legal_name', '', 'value'],
    ['legal_name', 'x'.repeat(501), 'value'],
    ['legal_name', 'a\u0000b', 'value'],
    ['founded_year', 499, 'value'],
    ['founded_year', '2014', 'value'],
    ['founder', 'Nadia Brooks', 'value'],
    ['founder', ['Nadia Brooks', ''], 'value[1]'],
    ['employees', -1, 'value'],
    ['product', { names: [] }, 'value.names'],
    ['product', { names: ['A'], complete: 'yes' }, 'value.complete'],
    ['product', { names: ['A'], all: true }, 'value.all'],
    ['price', { product: 'A', amount: '9', currency: 'EUR' }, 'value.amount'],
    ['price', { product: 'A', amount: 9, currency: 'euro' }, 'value.currency'],
    // A period that has a word of its own must be given by that word, or it would never meet another.
    ['price', { product: 'A', amount: 9, currency: 'EUR', period: 'monthly' }, 'value.period'],
    ['price', { product: 'A', amount: 9, currency: 'EUR', period: 'per month' }, 'value.period'],
    ['price', { product: 'A', amount: 9, currency: 'EUR', period: 'Month' }, 'value.period'],
    ['phone', 'call us', 'value'],
    ['email', 'a@b', 'value'],
    ['email', 'a@-b.com', 'value'],
    ['url', { path: 'roadmap', exists: true }, 'value.path'],
    ['url', { path: '/a', exists: 1 }, 'value.exists'],
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

  test.each([
    ['price', { ...PRICE, kind: 'was' }, 'value.kind'],
    ['price', { ...PRICE, country: 'Germany' }, 'value.country'],
    ['price', { ...PRICE, validUntil: '2026-02-30' }, 'value.validUntil'],
    ['price', { ...PRICE, tolerance: 80 }, 'value.tolerance'],
    ['parent_company', { names: ['GG'] }, 'value.name'],
    ['parent_company', { name: 'Granite', formerly: 'Slate' }, 'value.formerly'],
    ['headquarters', { place: 'Leeds', near: 'York' }, 'value.near'],
  ])('%s %j: %s', (predicate, value, path) => {
    expect(checkFact(predicate, value)).toMatchObject({ ok: false, problems: [{ path }] })
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
