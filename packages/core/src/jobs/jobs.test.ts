import { describe, expect, it } from 'vitest'
import { BACKOFF, backoffMs, decideFailure } from './jobs.ts'

const failure = { failures: 1, maxAttempts: 3, fatal: false, retryAfterMs: null, random: 0.5 }

describe('what becomes of a failed job', () => {
  it('pauses 1, 2, 4 … seconds and never longer than five minutes', () => {
    expect([1, 2, 3, 4].map((failures) => backoffMs(failures, 0.5))).toEqual([1_000, 2_000, 4_000, 8_000])
    expect(backoffMs(60, 0.5)).toBe(BACKOFF.capMs)
  })

  it('varies each pause by a fifth, so that what failed together does not come back together', () => {
    expect(backoffMs(1, 0)).toBe(800)
    expect(backoffMs(1, 0.999_999)).toBe(1_200)
  })

  it('gives up at the last attempt, and at once when no retry can help', () => {
    expect(decideFailure({ ...failure, failures: 2 })).toEqual({ kind: 'retry', delayMs: 2_000 })
    expect(decideFailure({ ...failure, failures: 3 })).toEqual({ kind: 'dead' })
    expect(decideFailure({ ...failure, fatal: true })).toEqual({ kind: 'dead' })
  })

  it('waits as long as it was asked to, but not less than its own pause', () => {
    expect(decideFailure({ ...failure, retryAfterMs: 60_000 })).toEqual({ kind: 'retry', delayMs: 60_000 })
    expect(decideFailure({ ...failure, retryAfterMs: 10 })).toEqual({ kind: 'retry', delayMs: 1_000 })
  })
})
