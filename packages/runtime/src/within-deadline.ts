import { DomainError } from '@veracite/core/errors'

/**
 * A connection into a black hole has no end of its own. The work goes on in the background, but the caller gets an
 * answer: nothing a request starts is left half done by it, because each store verb is one transaction.
 */
export function withinDeadline<T>(work: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const waiting = { until: performance.now() + limitMs, reject }
    pending.add(waiting)
    work.then(
      (value) => {
        pending.delete(waiting)
        resolve(value)
      },
      (error: unknown) => {
        pending.delete(waiting)
        reject(error)
      },
    )
    watch ??= setInterval(refuseLate, EVERY_MS)
  })
}

interface Waiting {
  until: number
  reject(error: unknown): void
}

/** One clock for all requests: a timer for each of thousands a second costs more than most of their answers. */
const EVERY_MS = 50
const pending = new Set<Waiting>()
let watch: ReturnType<typeof setInterval> | undefined

function refuseLate(): void {
  if (pending.size === 0) {
    clearInterval(watch)
    watch = undefined
    return
  }
  const now = performance.now()
  for (const waiting of pending) {
    if (waiting.until > now) continue
    pending.delete(waiting)
    waiting.reject(tooLate())
  }
}

const tooLate = (): DomainError =>
  new DomainError('deadline_exceeded', 'The request took too long. Try again shortly.', {
    retryAfterSeconds: 5,
  })
