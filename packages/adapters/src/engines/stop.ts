/** The one deadline of a question, over all its calls and waits, joined with the caller's own wish to stop. */
export interface Stop {
  reason(): 'timeout' | 'cancelled' | null
  /** Settles like the work does, or rejects as soon as it is time to stop. */
  race<Result>(work: Promise<Result>): Promise<Result>
  /** Must be called when the question is done: it takes the timer and the listener away. */
  release(): void
}

export function startStop(timeoutMs: number, signal: AbortSignal): Stop {
  let reason: 'timeout' | 'cancelled' | null = null
  let reject: (error: Error) => void = () => undefined
  const stopped = new Promise<never>((_, refuse) => {
    reject = refuse
  })
  // Nobody may be racing at the moment it fires; without this that would be an unhandled rejection.
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
