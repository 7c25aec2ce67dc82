import { expect, test } from 'vitest'
import { createOneTimeCodes } from './one-time-codes.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)

test('a code signs in once, and for ten minutes', async () => {
  const codes = createOneTimeCodes()
  const [used, kept, old] = [codes.make(NOW), codes.make(NOW), codes.make(NOW)]
  expect(codes.take('something', NOW)).toBe(false)
  expect([codes.take(used, NOW), codes.take(used, NOW)]).toEqual([true, false])
  expect(codes.take(kept, later(600_000 - 1))).toBe(true)
  expect(codes.take(old, later(600_000))).toBe(false)
})
