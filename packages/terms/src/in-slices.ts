/**
 * Long computations of our own, a slice at a time: other requests get a turn in between. What strangers
 * write takes as long as they want and goes to the threads (`readers/work.ts`); this is for what only grows with a scan.
 */
const SLICE_MS = 12

/** Returns a function to await between two steps: after a slice, it lets everybody else go first. */
export function turns(): () => Promise<void> {
  let since = performance.now()
  return async () => {
    if (performance.now() - since < SLICE_MS) return
    await new Promise((turn) => setImmediate(turn))
    since = performance.now()
  }
}

/** Runs a computation to its end, with turns for others wherever it yields. */
export async function inSlices<T>(steps: Generator<void, T>): Promise<T> {
  const turn = turns()
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
    await turn()
  }
}

/** Items in the order given, with a yield now and then. */
export function* stepping<T>(items: Iterable<T>, visit: (item: T) => void): Generator<void, void> {
  let since = 0
  for (const item of items) {
    visit(item)
    since += 1
    if (since % ITEMS_PER_STEP === 0) yield
  }
}

const ITEMS_PER_STEP = 500
