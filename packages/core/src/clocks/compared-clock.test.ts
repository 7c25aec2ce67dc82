import { expect, test } from 'vitest'
import { comparedClock } from './compared-clock.ts'

const HOUR_MS = 3_600_000
const reading = (source: string, offsetMs: number | null) => ({ source, offsetMs, withinMs: 1 })

test('a comparison of hours ago is not stated, also if nothing has compared since', async () => {
  let now = 0
  const sources = { read: async () => [reading('ntp:a', 5), reading('ntp:b', 5)] }
  const compared = comparedClock(sources, { now: () => new Date(now) })
  await compared.compare()
  now = HOUR_MS
  expect(compared.stated.clock.offsetMs).toBe(5)
  now = 3 * HOUR_MS
  expect(compared.stated.clock).toEqual({ source: 'system clock', offsetMs: null })
})

test('what asks while the clock is compared waits for that, and does not state what was found before', async () => {
  let now = 0
  let answer: (offsetMs: number | null) => void = () => undefined
  const sources = {
    read: () =>
      new Promise<ReturnType<typeof reading>[]>((resolve) => {
        answer = (offsetMs) => resolve([reading('ntp:a', offsetMs), reading('ntp:b', offsetMs)])
      }),
  }
  const compared = comparedClock(sources, { now: () => new Date(now) })
  const first = compared.compare()
  answer(5)
  await first
  now = HOUR_MS
  const both = [compared.compareIfDue(), compared.compareIfDue()]
  answer(null)
  await Promise.all(both)
  expect(compared.stated.clock.offsetMs).toBeNull()
})
