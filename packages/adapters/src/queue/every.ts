import type { OnQueueError } from './run-job.ts'
import { settledWithin } from './within.ts'

export interface Repeating {
  /** Runs again at once, or right after the run under way. */
  wake(): void
  /** No further runs; waits for the current one, but not for ever. */
  stop(): Promise<void>
}

/** Runs `work` now, then again `ms` after each end, one at a time. Errors are reported and do not stop it. */
export function every(
  ms: number,
  where: string,
  onError: OnQueueError,
  work: () => Promise<void>,
): Repeating {
  let stopped = false
  let woken = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: Promise<void> | null = null

  const run = () => {
    clearTimeout(timer)
    if (stopped) return
    woken = false
    current = work()
      .catch((error: unknown) => onError(where, error))
      .finally(() => {
        current = null
        if (stopped) return
        if (woken) run()
        else timer = setTimeout(run, ms)
      })
  }
  run()
  return {
    wake() {
      woken = true
      if (current === null) run()
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      if (current !== null) await settledWithin(LONGEST_STOP_MS, current)
    },
  }
}

const LONGEST_STOP_MS = 3_000
