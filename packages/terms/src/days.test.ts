import { expect, test } from 'vitest'
import { isDay, isStorableTime } from './days.ts'

test.each([
  ['2026-02-28', true],
  ['2024-02-29', true],
  ['1000-01-01', true],
  ['9999-12-31', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['0000-01-01', false],
  ['0001-01-01', false],
  ['2026-11-19T00:00:00Z', false],
  ['', false],
])('%s: %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})

test.each([
  ['2026-11-19T00:00:00Z', true],
  ['0000-01-01T00:00:00Z', false],
  ['+275760-09-13T00:00:00.000Z', false],
  ['soon', false],
])('the time %s: %s', (text, is) => {
  expect(isStorableTime(new Date(text))).toBe(is)
})
