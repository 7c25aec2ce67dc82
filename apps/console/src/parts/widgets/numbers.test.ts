import { expect, test } from 'vitest'
import CASES from './numbers.cases.json' with { type: 'json' }
import { readCurrency, readNumber } from './numbers.ts'

test.each(CASES as [string, number | null][])('%s is %s', (typed, number) => {
  expect(readNumber(typed)).toBe(number)
})

test.each([
  ['€', 'EUR'],
  ['39 €', 'EUR'],
  ['$39', 'USD'],
  ['chf', 'CHF'],
  ['39', null],
  ['euro', null],
])('%s is in %s', (typed, currency) => {
  expect(readCurrency(typed)).toBe(currency)
})
