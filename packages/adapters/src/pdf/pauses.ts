/** Waits only when a slice of work is used up, until everything else that waits has had its turn. */
export type Pause = () => Promise<void>

const SLICE_MS = 12

/** Lets requests be answered while something long is made. */
export function createPause(): Pause {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < SLICE_MS) return
    await new Promise((resolve) => setImmediate(resolve))
    since = performance.now()
  }
}
