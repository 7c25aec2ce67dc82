import { expect, test } from 'vitest'
import { ALL, PREDICATES, type StatedValues } from './all.ts'
import CASES from './statement-key.cases.json' with { type: 'json' }
import { statementKeyOf } from './statement-key.ts'

type Predicate = keyof StatedValues

/** Whatever labels and words people are shown: the key comes from the value alone. */
const reworded = ALL.map((one) => ({
  ...one,
  label: 'Something else',
  say: () => 'other words',
  stated: { ...one.stated, say: () => 'other words' },
}))

test.each(CASES as [Predicate, unknown, { about: string; value: string }][])(
  '%s %j is %j, however it is worded',
  (predicate, value, key) => {
    const claim = { predicate, value, stance: 'asserted', quote: 'quoted' } as const
    expect(statementKeyOf(claim as never, PREDICATES as never)).toEqual({ version: 1, ...key })
    // A text says itself, so only what is made of words can be reworded.
    const isMade = !['headquarters', 'phone', 'email', 'url', 'product'].includes(predicate)
    if (isMade) expect(statementKeyOf(claim as never, reworded as never)).toEqual({ version: 1, ...key })
    const denied = statementKeyOf({ ...claim, stance: 'denied' } as never, PREDICATES as never)
    expect(denied).toEqual({ version: 1, about: key.about, value: `not ${key.value}` })
  },
)

test('that there is none is one statement, and no key is longer than an index can hold', () => {
  const none = { predicate: 'ceo', value: null, stance: 'denied', quote: 'has no chief' }
  expect(statementKeyOf(none as never, PREDICATES as never)).toEqual({ version: 1, about: '', value: 'none' })
  const long = { predicate: 'award', value: { name: '𝔸'.repeat(10_000) }, stance: 'asserted', quote: '' }
  const { value } = statementKeyOf(long as never, PREDICATES as never)
  expect(value.length).toBeLessThanOrEqual(200)
  expect(value.isWellFormed()).toBe(true)
})
