import { describe, expect, test } from 'vitest'
import { aDeclaration } from './a-declaration.fixture.ts'
import { readDate, sayDay } from './date.ts'
import { readMoney } from './money.ts'
import { sayNumber } from './number-kind.ts'
import { predicateOf } from './predicate-of.ts'
import { readQuantity } from './quantity.ts'
import CASES from './read-values.cases.json' with { type: 'json' }

describe('a number with a unit, as people and models write it', () => {
  test.each(CASES.quantities as [unknown, string][])('%j', (given, said) => {
    const read = readQuantity(given, 'days')
    expect(read && sayNumber(read)).toBe(said)
  })

  test.each(['no limit', '30 days or 60 days', '', {}, null, true, Number.NaN, 'x'.repeat(10_000)])(
    '%j is nobody’s number',
    (given) => expect(readQuantity(given, 'days')).toBeNull(),
  )

  test('a unit of one’s own is only itself', () => {
    expect(readQuantity('40 seats', 'seats')).toMatchObject({ least: 40, unit: 'seats' })
    expect(readQuantity({ amount: 40, unit: 'rooms' }, 'seats')).toMatchObject({ unit: 'rooms' })
  })
})

describe('money', () => {
  test.each(CASES.money as [unknown, number, number | null, string][])(
    '%j',
    (given, least, most, currency) => {
      expect(readMoney(given, 'EUR')).toMatchObject({ least, most, currency })
    },
  )
  test.each(['cheap', '€5 or €9', {}, null])('%j is no amount', (given) => {
    expect(readMoney(given, 'EUR')).toBeNull()
  })
})

describe('a date', () => {
  test.each(CASES.dates as [unknown, string][])('%j', (given, said) => {
    const day = readDate(given)
    expect(day && sayDay(day)).toBe(said)
  })
  test.each(['03/04/2024', 'soon', '31 February 2024', '20240315', '2023 or 2024', {}, null])(
    '%j could be anything',
    (given) => expect(readDate(given)).toBeNull(),
  )
})

test.each(CASES.yesOrNo as [string | boolean, boolean | null][])('%j as yes or no', (given, truth) => {
  const { stated } = predicateOf(aDeclaration({ value: { kind: 'yes-no' }, examples: [] }))
  expect(stated.read(given)).toBe(truth)
})

describe('one of several values', () => {
  const { stated } = predicateOf(
    aDeclaration({
      value: {
        kind: 'one-of',
        values: [
          { label: 'free', synonyms: ['no charge'] },
          { label: 'paid', synonyms: [] },
        ],
      },
      examples: [],
    }),
  )
  test.each(CASES.oneOf as [string, string | null][])('%j', (given, label) =>
    expect(stated.read(given)).toBe(label),
  )
})
