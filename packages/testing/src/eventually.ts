import { setTimeout } from 'node:timers/promises'
import { withinDeadline } from '@veracite/terms/within-deadline'

/** Each look is a request or a statement, so what takes long is looked at less often. */
const SHORTEST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 250
const PAUSE_PER_MS_WAITED = 0.1

/**
 * Waits until `probe` returns something truthy, with the patience that a busy machine needs: a little less than a test
 * may take, so that the error can say what it was waiting for.
 */
export async function eventually<T>(
  what: string,
  probe: () => Promise<T | null | undefined | false>,
  timeout = 170_000,
): Promise<T> {
  // Made here, so that it shows where the test waited.
  const gaveUp = new Error(`Gave up waiting for ${what} after ${timeout} ms.`)
  const begun = performance.now()
  const look = async (): Promise<T> => {
    for (;;) {
      const found = await probe()
      if (found) return found
      const waitedMs = performance.now() - begun
      if (waitedMs >= timeout) throw gaveUp
      const pauseMs = Math.min(LONGEST_PAUSE_MS, Math.max(SHORTEST_PAUSE_MS, waitedMs * PAUSE_PER_MS_WAITED))
      await setTimeout(pauseMs)
    }
  }
  // A probe that never returns is given up as well.
  return withinDeadline(look(), timeout, () => {
    throw gaveUp
  })
}
