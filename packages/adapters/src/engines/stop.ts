/** The single deadline of a question across all its calls and waits, combined with the caller's signal. */
export interface Stop {
  reason(): 'timeout' | 'cancelled' | null
  /** Settles like the work, or rejects as soon as it is time to stop. */
  race<Result>(work: Promise<Result>): Promise<Result>
  /** Must be called when the question is done: removes the timer and the listener. */
  release(): void
}

export function startStop(timeoutMs: number, signal: AbortSignal): Stop {
  let reason: 'timeout' | 'cancelled' | null = null
  let reject: (error: Error) => void = () => undefined
  const stopped = new Promise<never>((_, refuse) => {
    reject = refuse
  })
  // It may fire while no race is running; this prevents an unhandled rejection.
  stopped.catch(() => undefined)
  const stop = (why: 'timeout' | 'cancelled') => {
    reason ??= why
    reject(new Error(`stopped: ${why}`))
  }
  const cancel = () => stop('cancelled')
  const timer = setTimeout(() => stop('timeout'), timeoutMs)
  if (signal.aborted) cancel()
  else signal.addEventListener('abort', cancel, { once: true })
  return {
    reason: () => reason,
    race: (work) => Promise.race([work, stopped]),
    release: () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', cancel)
    },
  }
}
