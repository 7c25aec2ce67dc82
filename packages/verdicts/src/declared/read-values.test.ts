import { describe, expect, test } from 'vitest'
import { aDeclaration } from './a-declaration.fixture.ts'
import { readDate, sayDay } from './date.ts'
import { readMoney } from './money.ts'
import { sayNumber } from './number-kind.ts'
import { predicateOf } from './predicate-of.ts'
import { readQuantity } from './quantity.ts'

describe('a number with a unit, as people and models write it', () => {
  test.each([
    [30, '30 days'],
    ['30', '30 days'],
    ['30 days', '30 days'],
    ['**30 days**', '30 days'],
    ['30-day return window', '30 days'],
    ['two weeks', '2 weeks'],
    ['deux semaines', '2 weeks'],
    ['sechs Monate', '6 months'],
    ['12 mesi', '12 months'],
    ['a month', '1 month'],
    ['half a year', '0.5 years'],
    ['1½ years', '1.5 years'],
    ['up to 30 days', 'up to 30 days'],
    ['bis zu 30 Tagen', 'up to 30 days'],
    ['at least two years', 'at least 2 years'],
    ['au moins deux ans', 'at least 2 years'],
    ['about 30 days', 'about 30 days'],
    ['2–3 weeks', '2 to 3 weeks'],
    ['14 Werktage', '14 working days'],
    [{ amount: 30, unit: 'days' }, '30 days'],
    [{ value: '2 weeks' }, '2 weeks'],
    [{ from: 2, to: 3, unit: 'weeks' }, '2 to 3 weeks'],
  ])('%j', (given, said) => {
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
  test.each([
    ['€4.90', 4.9, 4.9, 'EUR'],
    ['4,90 €', 4.9, 4.9, 'EUR'],
    ['1.299,00 €', 1299, 1299, 'EUR'],
    ['4.90', 4.9, 4.9, 'EUR'],
    [4.9, 4.9, 4.9, 'EUR'],
    ['from 5 euros', 5, null, 'EUR'],
    ['5 to 9 euros', 5, 9, 'EUR'],
    ['free of charge', 0, 0, 'EUR'],
    ['kostenlos', 0, 0, 'EUR'],
    ['$5', 5, 5, '$'],
    [{ amount: 4.9, currency: 'GBP' }, 4.9, 4.9, 'GBP'],
  ])('%j', (given, least, most, currency) => {
    expect(readMoney(given, 'EUR')).toMatchObject({ least, most, currency })
  })
  test.each(['cheap', '€5 or €9', {}, null])('%j is no amount', (given) => {
    expect(readMoney(given, 'EUR')).toBeNull()
  })
})

describe('a date', () => {
  test.each([
    ['2024-03-15', '2024-03-15'],
    ['15 March 2024', '2024-03-15'],
    ['March 15, 2024', '2024-03-15'],
    ['the 3rd of June 2020', '2020-06-03'],
    ['15. März 2024', '2024-03-15'],
    ['15 de marzo de 2024', '2024-03-15'],
    ['1er mars 2024', '2024-03-01'],
    ['15.03.2024', '2024-03-15'],
    ['15/03/2024', '2024-03-15'],
    ['03/15/2024', '2024-03-15'],
    ['Sept. 2023', '2023-09'],
    ['Mai 2021', '2021-05'],
    ['2024', '2024'],
    [2024, '2024'],
    ['Q3 2024', '2024-07-01 to 2024-09-30'],
    [{ year: 2024, month: 'May' }, '2024-05'],
  ])('%j', (given, said) => {
    const day = readDate(given)
    expect(day && sayDay(day)).toBe(said)
  })
  test.each(['03/04/2024', 'soon', '31 February 2024', '20240315', '2023 or 2024', {}, null])(
    '%j could be anything',
    (given) => expect(readDate(given)).toBeNull(),
  )
})

test.each([
  ['Yes', true],
  ['ja, kostenlos', true],
  ['oui', true],
  ['sí', true],
  ['sim', true],
  ['Sì', true],
  ['✓', true],
  ['nein', false],
  ['não', false],
  ['No, customers pay', false],
  ['non', false],
  [false, false],
  ['free', null],
  ['perhaps', null],
])('%j as yes or no', (given, truth) => {
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
  test.each([
    ['Free', 'free'],
    ['no charge', 'free'],
    ['shipping is paid', 'paid'],
    ['not free', null],
    ['free or paid', null],
    ['expensive', null],
  ])('%j', (given, label) => expect(stated.read(given)).toBe(label))
})
