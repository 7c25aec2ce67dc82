import type { OnQueueError } from './run-job.ts'
import { settledWithin } from './within.ts'

export interface Repeating {
  /** Runs again at once, or right after the run under way. */
  wake(): void
  /** No further run; waits for the one under way, but not for ever. */
  stop(): Promise<void>
}

/** Runs `work` now, then each `ms` after the last end, one at a time. What it throws is reported, and it goes on. */
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
