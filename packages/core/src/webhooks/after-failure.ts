import type { PostOutcome } from './webhook-ports.ts'

const SECOND_MS = 1_000
const HOUR_MS = 3_600 * SECOND_MS
const DAY_MS = 24 * HOUR_MS

export const RETRIES = {
  firstMs: 5 * SECOND_MS,
  capMs: HOUR_MS,
  jitter: 0.2,
  /** Counted from the first attempt; then the delivery is given up. */
  forMs: DAY_MS,
  /** An endpoint that failed for so long without a single success is switched off. */
  switchOffAfterMs: 3 * DAY_MS,
} as const

export interface AfterFailure {
  /** Null: it is given up. */
  retryAt: Date | null
  switchOff: 'gone' | 'failing' | null
}

/** 5 s, 10 s, 20 s … up to an hour, give or take a fifth, for a day. `random` is in [0, 1). */
export function decideAfterFailure(failure: {
  outcome: PostOutcome
  /** This one included. */
  attempts: number
  firstAttemptAt: Date
  failingSince: Date
  now: Date
  random: number
}): AfterFailure {
  const { outcome, now } = failure
  if (outcome.kind === 'answered' && outcome.status === 410) return { retryAt: null, switchOff: 'gone' }
  if (now.getTime() - failure.failingSince.getTime() >= RETRIES.switchOffAfterMs)
    return { retryAt: null, switchOff: 'failing' }
  const base = Math.min(RETRIES.firstMs * 2 ** Math.min(failure.attempts - 1, 20), RETRIES.capMs)
  const own = base * (1 - RETRIES.jitter + 2 * RETRIES.jitter * failure.random)
  const asked = outcome.kind === 'answered' ? (outcome.retryAfterMs ?? 0) : 0
  const retryAt = new Date(now.getTime() + Math.round(Math.max(own, Math.min(asked, DAY_MS))))
  const isOver = retryAt.getTime() - failure.firstAttemptAt.getTime() > RETRIES.forMs
  return { retryAt: isOver ? null : retryAt, switchOff: null }
}

/** When to resume a delivery whose job was given up; null once its day has passed. */
export const decideAfterCrashes = (firstAttemptAt: Date, now: Date): Date | null =>
  now.getTime() + RETRIES.capMs - firstAttemptAt.getTime() > RETRIES.forMs
    ? null
    : new Date(now.getTime() + RETRIES.capMs)
