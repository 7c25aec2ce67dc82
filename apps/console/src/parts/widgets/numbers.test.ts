import { expect, test } from 'vitest'
import { readCurrency, readNumber } from './numbers.ts'

test.each([
  ['39', 39],
  ['39.50', 39.5],
  ['39,50', 39.5],
  ['0,5', 0.5],
  ['1,299', 1299],
  ['1,299.00', 1299],
  ['1.299,00', 1299],
  ['1.299.000', 1_299_000],
  ['1 299', 1299],
  ["1'299.50", 1299.5],
  ['€39', 39],
  ['39,50 €', 39.5],
  ['EUR 39', 39],
  ['-3', -3],
  ['1,2,3', null],
  ['about 39', null],
  ['', null],
  ['.', null],
])('%s is %s', (typed, number) => {
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
