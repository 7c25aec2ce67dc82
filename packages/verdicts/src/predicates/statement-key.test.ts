import { expect, test } from 'vitest'
import { ALL, PREDICATES, type StatedValues } from './all.ts'
import { statementKeyOf } from './statement-key.ts'

type Predicate = keyof StatedValues

/** Whatever labels and words people are shown: the key comes from the value alone. */
const reworded = ALL.map((one) => ({
  ...one,
  label: 'Something else',
  say: () => 'other words',
  stated: { ...one.stated, say: () => 'other words' },
}))

const money = { most: null, currency: 'GBP', period: 'month', about: false, least: false }

test.each<[Predicate, unknown, { about: string; value: string }]>([
  ['founded_year', { from: 2003, to: 2003, about: true }, { about: '', value: '2003' }],
  ['founded_year', { from: 1990, to: 1999, about: false }, { about: '', value: '1990 to 1999' }],
  ['headquarters', { place: 'München, Germany' }, { about: '', value: 'city DE/munchen' }],
  ['ceo', { name: 'Dr. Jane A. Doe' }, { about: '', value: 'jane doe' }],
  ['founder', { names: ['John Roe', 'Jane Doe'] }, { about: '', value: 'jane doe|john roe' }],
  ['parent_company', { name: 'Nordwind Holding AG' }, { about: '', value: 'nordwind' }],
  ['parent_company', { name: null }, { about: '', value: 'none' }],
  ['employees', { least: 300, most: null, about: false }, { about: '', value: 'more than 300' }],
  ['price', { ...money, product: 'The Loom', amount: 35 }, { about: 'the loom', value: '£35 per month' }],
  [
    'price',
    { ...money, product: null, amount: 9.5, most: 12 },
    { about: '', value: '£9.50 to £12 per month' },
  ],
  ['discontinued', { product: 'Loom is All', sold: true }, { about: 'loom is all', value: 'sold' }],
  ['url', { path: '/jobs' }, { about: '/jobs', value: 'exists' }],
  ['phone', { number: '+49305550127' }, { about: '', value: '49305550127' }],
  ['email', { address: 'info@acme.example' }, { about: '', value: 'info@acme.example' }],
  ['product', { name: 'not Milk' }, { about: '', value: 'not milk' }],
  ['country_availability', { countries: ['FR', 'ES'], only: true }, { about: '', value: 'only ES|FR' }],
])('%s %j is %j, however it is worded', (predicate, value, key) => {
  const claim = { predicate, value, stance: 'asserted', quote: 'quoted' } as const
  expect(statementKeyOf(claim as never, PREDICATES as never)).toEqual({ version: 1, ...key })
  // A text says itself, so only what is made of words can be reworded.
  const isMade = !['headquarters', 'phone', 'email', 'url', 'product'].includes(predicate)
  if (isMade) expect(statementKeyOf(claim as never, reworded as never)).toEqual({ version: 1, ...key })
  const denied = statementKeyOf({ ...claim, stance: 'denied' } as never, PREDICATES as never)
  expect(denied).toEqual({ version: 1, about: key.about, value: `not ${key.value}` })
})

test('that there is none is one statement, and no key is longer than an index can hold', () => {
  const none = { predicate: 'ceo', value: null, stance: 'denied', quote: 'has no chief' }
  expect(statementKeyOf(none as never, PREDICATES as never)).toEqual({ version: 1, about: '', value: 'none' })
  const long = { predicate: 'award', value: { name: '𝔸'.repeat(10_000) }, stance: 'asserted', quote: '' }
  const { value } = statementKeyOf(long as never, PREDICATES as never)
  expect(value.length).toBeLessThanOrEqual(200)
  expect(value.isWellFormed()).toBe(true)
})
