import { expect, test } from 'vitest'
import { formatEstimate, formatUsd, sumOfUsd } from './usd.ts'

test.each([
  ['0', '$0.00', 'would cost about $0.00'],
  ['0.000200', '$0.0002', 'would cost about $0.0002'],
  ['0.00001500', '$0.000015', 'would cost about $0.000015'],
  ['0.0205', '$0.0205', 'would cost about $0.0205'],
  ['3.2', '$3.20', 'would cost about $3.20'],
  [1234.5, '$1,234.50', 'would cost about $1,234.50'],
])('%s is written %s, and for a demonstration %s', (amount, words, ofDemo) => {
  expect(formatUsd(amount)).toBe(words)
  expect(formatEstimate(amount, { demo: true })).toBe(ofDemo)
})

test('an amount that is not known', () => expect(formatUsd(null)).toBe('not known'))

test('amounts add up exactly; what is not known is left out, and nothing known is not nought', () => {
  expect(sumOfUsd(['0.100000', null, '0.200000', '12'])).toBe('12.300000')
  expect(sumOfUsd([null])).toBeNull()
  expect(sumOfUsd([])).toBeNull()
})
