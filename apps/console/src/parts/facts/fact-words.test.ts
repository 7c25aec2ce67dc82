import { expect, test } from 'vitest'
import { type FactInput, factFromInputs, factInWords, inputsFromFact } from './fact-words.ts'

const input = (member: string | null, kind: FactInput['kind'], needed = true): FactInput => ({
  member,
  kind,
  needed,
  least: null,
  most: null,
})

test('typed text becomes the value of the predicate', () => {
  expect(factFromInputs([input(null, 'whole')], { '': ' 2004 ' })).toBe(2004)
  expect(factFromInputs([input(null, 'whole')], { '': 'long ago' })).toBe('long ago')
  expect(factFromInputs([input(null, 'whole')], {})).toBe('')
  expect(factFromInputs([input(null, 'texts')], { '': 'Ada\n\n Bo ' })).toEqual(['Ada', 'Bo'])
  const price = [input('product', 'text'), input('amount', 'number'), input('period', 'text', false)]
  expect(factFromInputs(price, { product: 'V200', amount: '1490.5', period: ' ' })).toEqual({
    product: 'V200',
    amount: 1490.5,
  })
  expect(factFromInputs([input('path', 'text'), input('exists', 'truth')], { path: '/a' })).toEqual({
    path: '/a',
    exists: false,
  })
})

test('values are said for people, whatever their form', () => {
  expect(factInWords({ product: 'V200', amount: 1490, currency: 'EUR', period: 'month' })).toBe(
    'V200: 1,490 EUR per month',
  )
  const full = { kind: 'from', country: 'DE', validUntil: '2026-12-31', tolerance: 3 }
  expect(factInWords({ product: 'V200', amount: 9, currency: 'EUR', ...full })).toBe(
    'V200: from 9 EUR in DE, until 2026-12-31, within 3 %',
  )
  expect(factInWords({ name: 'Granite', names: ['GG'], formerly: ['Slate', 'Chalk'] })).toBe(
    'Granite (also GG; formerly Slate, Chalk)',
  )
  expect(factInWords({ place: 'Beaverton', also: ['Portland'] })).toBe('Beaverton (also Portland)')
  expect(factInWords({ names: ['A', 'B'], complete: true })).toBe('A, B (all there are)')
  expect(factInWords({ path: '/x', exists: false })).toBe('/x does not exist')
  expect(factInWords({ length: 3, of: ['a'] })).toBe('length: 3, of: a')
})

test('a value is put back into its inputs, bare or as an object', () => {
  const named = [input('name', 'text'), input('formerly', 'texts', false)]
  expect(inputsFromFact(named, 'Halden AS')).toEqual({ name: 'Halden AS', formerly: '' })
  const price = [input('amount', 'number'), input('complete', 'truth', false)]
  const list = [input(null, 'texts')]
  for (const [inputs, value] of [
    [named, { name: 'Halden AS', formerly: ['Nordlys', 'Nord'] }],
    [price, { amount: 14.5, complete: true }],
    [list, ['a', 'b']],
  ] as const)
    expect(factFromInputs(inputs, inputsFromFact(inputs, value))).toEqual(value)
})
