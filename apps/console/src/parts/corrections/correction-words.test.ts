import { expect, test } from 'vitest'
import { againInMs, type Watch } from './correction-words.ts'

const NOW = Date.parse('2026-11-18T12:00:00Z')
const watch = (phase: Watch['phase'], nextAt: string | null) => ({ phase, nextAt }) as Watch

test('a watch that waits is asked for when it goes on, one that asks soon, and nothing without one', () => {
  const asked = (...watches: Watch[]) => againInMs({ watches }, NOW)
  expect(asked(watch('asking', '2026-11-18T18:00:00Z'))).toBe(6 * 3_600_000)
  expect(asked(watch('asking', '2026-12-01T00:00:00Z'))).toBe(24 * 3_600_000)
  expect(asked(watch('asking', '2026-11-18T18:00:00Z'), watch('asking', null))).toBe(5_000)
  expect(asked(watch('asking', '2026-11-18T11:59:00Z'))).toBe(5_000)
  expect(asked(watch('ended', null))).toBeNull()
  expect(asked()).toBeNull()
})
