import { DomainError } from '@veracite/terms/errors'

/**
 * Runs at most `atOnce` pieces of work at a time. Others wait, in order, and stop waiting when their signal aborts; beyond
 * `mostWaiting` they are refused, because each of them holds an upload in memory.
 */
export function createTurns({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
  const waiting = new Set<() => void>()
  let running = 0

  async function turn(signal: AbortSignal): Promise<void> {
    signal.throwIfAborted()
    if (running < atOnce) {
      running += 1
      return
    }
    if (waiting.size >= mostWaiting)
      throw new DomainError('deadline_exceeded', 'too_many_uploads', {
        retryAfterSeconds: 5,
      })
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const leave = () => {
      waiting.delete(resolve)
      reject(signal.reason)
    }
    waiting.add(resolve)
    signal.addEventListener('abort', leave, { once: true })
    await promise.finally(() => signal.removeEventListener('abort', leave))
  }

  /** A finished caller's place goes to the next in line, which is counted already. */
  const done = () => {
    const [next] = waiting
    if (next === undefined) running -= 1
    else {
      waiting.delete(next)
      next()
    }
  }

  return async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    await turn(signal)
    try {
      signal.throwIfAborted()
      return await work()
    } finally {
      done()
    }
  }
}
