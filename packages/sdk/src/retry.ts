import { pause } from './deadline.ts'
import { ApiError, ConnectionError, ScanCapError } from './errors.ts'

const FIRST_PAUSE_MS = 500
const LONGEST_PAUSE_MS = 8_000
/** If a server asks for a longer wait, the error is thrown: the caller knows better what to do. */
const LONGEST_RETRY_AFTER_MS = 60_000

export async function retrying<T>(
  attempt: () => Promise<T>,
  maxRetries: number,
  signal: AbortSignal | undefined,
): Promise<T> {
  for (let made = 0; ; made++) {
    try {
      return await attempt()
    } catch (error) {
      const pauseMs = made < maxRetries ? pauseBeforeRetry(error, made, Math.random()) : null
      if (pauseMs === null) throw error
      await pause(pauseMs, signal)
    }
  }
}

/**
 * Milliseconds to pause before the next attempt, or null to throw the error. Every request may be repeated:
 * it only reads, stores nothing, or carries an idempotency key. `made` counts the attempts before the one
 * that failed, `random` is in [0, 1).
 */
export function pauseBeforeRetry(error: unknown, made: number, random: number): number | null {
  if (!isWorthRepeating(error)) return null
  const asked = error instanceof ApiError ? error.retryAfterMs : null
  if (asked !== null) return asked > LONGEST_RETRY_AFTER_MS ? null : asked
  return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** made) * (1 - random / 4)
}

function isWorthRepeating(error: unknown): boolean {
  if (error instanceof ConnectionError) return true
  if (!(error instanceof ApiError) || error instanceof ScanCapError) return false
  // Without a Retry-After, a 429 is not worth guessing at.
  return error.status === 429 ? error.retryAfterMs !== null : [408, 500, 502, 503, 504].includes(error.status)
}

/** `Retry-After` is a number of seconds or an HTTP date. */
export function retryAfterMs(header: string | null, now: number): number | null {
  if (!header) return null
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now
  return Number.isNaN(ms) ? null : Math.max(0, ms)
}
