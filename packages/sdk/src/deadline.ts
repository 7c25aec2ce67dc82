import { AbortedError, VeraciteError } from './errors.ts'

/** A longer timer fires at once on every platform. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

/**
 * Runs something that must end within `ms`, or when the caller's signal fires. The promise settles then even
 * if `run` ignores its signal.
 */
export function withDeadline<T>(
  ms: number,
  onDeadline: () => Error,
  signal: AbortSignal | undefined,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  return new Promise<T>((resolve, reject) => {
    const stop = (reason: Error) => {
      reject(reason)
      controller.abort(reason)
      cleanUp()
    }
    const onAbort = () => stop(reasonOf(signal))
    const timer = ms <= LONGEST_TIMER_MS ? setTimeout(() => stop(onDeadline()), ms) : undefined
    // A plain listener that is removed again: AbortSignal.any() keeps dependants of a long-lived signal
    // alive.
    const cleanUp = () => {
      clearTimeout(timer)
      signal?.removeEventListener('abort', onAbort)
    }
    if (signal?.aborted) return onAbort()
    signal?.addEventListener('abort', onAbort)
    run(controller.signal).then(resolve, reject).finally(cleanUp)
  })
}

/** Does nothing for a while. The caller's signal ends it early, with an error. */
export const pause = (ms: number, signal: AbortSignal | undefined): Promise<void> =>
  withDeadline(Number.POSITIVE_INFINITY, Error, signal, (stopped) => {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms)
      stopped.addEventListener('abort', () => clearTimeout(timer))
    })
  })

function reasonOf(signal: AbortSignal | undefined): Error {
  const cause: unknown = signal?.reason
  return cause instanceof VeraciteError ? cause : new AbortedError('Aborted by the caller.', { cause })
}
