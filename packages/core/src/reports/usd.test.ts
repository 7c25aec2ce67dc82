import { expect, test } from 'vitest'
import { sumOfUsd } from './gather-figures.ts'

test('amounts add up exactly; what is not known is left out, and nothing known is not nought', () => {
  expect(sumOfUsd(['0.100000', null, '0.200000', '12'])).toBe('12.300000')
  expect(sumOfUsd([null])).toBeNull()
  expect(sumOfUsd([])).toBeNull()
})
