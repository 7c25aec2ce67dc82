/** Lets requests be answered while something long is made: a slice of work, then everybody else. */
export interface Pauses {
  /** Whether the slice is used up. */
  due(): boolean
  /** Resolves after everything that waits has had its turn, and begins a new slice. */
  breathe(): Promise<void>
}

const SLICE_MS = 12

export function createPauses(now: () => number = () => performance.now()): Pauses {
  let since = now()
  return {
    due: () => now() - since >= SLICE_MS,
    async breathe() {
      await new Promise((resolve) => setImmediate(resolve))
      since = now()
    },
  }
}

/** Runs a generator to its end, pausing between its steps. */
export async function paced<T, R>(
  steps: Generator<T, R>,
  pauses: Pauses,
  each: (step: T) => void,
): Promise<R> {
  for (;;) {
    const next = steps.next()
    if (next.done) return next.value
    each(next.value)
    if (pauses.due()) await pauses.breathe()
  }
}
