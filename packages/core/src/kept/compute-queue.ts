import { DomainError } from '@veracite/terms/errors'
import { refusal } from '@veracite/words/refusals'

export interface QueueLimits {
  /** Computations at once: more than these only take turns on the same cores. */
  atOnce: number
  mostWaiting: number
  /** Who would wait longer is refused at once. */
  mostWaitMs: number
}

const LIMITS: QueueLimits = { atOnce: 4, mostWaiting: 64, mostWaitMs: 1_500 }
/** Assumed before the first computation has ended. */
const FIRST_GUESS_MS = 20

/**
 * Runs a few computations at a time, and lets others wait as long as their turn comes soon. Refuses the rest immediately:
 * a client that hears so at once can do better than one that waits for a deadline.
 */
export function createComputeQueue({ atOnce, mostWaiting, mostWaitMs }: QueueLimits = LIMITS) {
  const waiting: (() => void)[] = []
  let running = 0
  let usualMs = FIRST_GUESS_MS

  const takePlace = (): Promise<void> | undefined => {
    if (running < atOnce) {
      running += 1
      return
    }
    const expectedMs = ((waiting.length + 1) * usualMs) / atOnce
    if (waiting.length >= mostWaiting || expectedMs > mostWaitMs)
      throw new DomainError(
        'overloaded',
        refusal('too_busy', { running, waiting: waiting.length, expectedMs: Math.round(expectedMs) }),
        { retryAfterSeconds: Math.max(1, Math.ceil(expectedMs / 1000)) },
      )
    return new Promise((resolve) => waiting.push(resolve))
  }
  const givePlace = (tookMs: number): void => {
    usualMs += (tookMs - usualMs) / 4
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async <T>(compute: () => Promise<T>): Promise<T> => {
    await takePlace()
    const begun = performance.now()
    try {
      return await compute()
    } finally {
      givePlace(performance.now() - begun)
    }
  }
}
