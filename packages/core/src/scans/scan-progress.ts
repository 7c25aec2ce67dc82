import type { ScanSummary } from './scan-store.ts'

/** Each run is two pieces of work: it is asked, and it is judged. Both go on side by side. */
const PIECES = 2
/** Below these, a pace says nothing. */
const LEAST_SHARE = 0.02
const LEAST_MS = 5_000

/** How far a scan is, and an estimate of the time that is left at the pace so far; null where nothing can be said. */
export function progressOf(
  scan: Pick<
    ScanSummary,
    'finishedAt' | 'startedAt' | 'totalRuns' | 'byStatus' | 'spreadSeconds' | 'stoppedAt'
  >,
  now: Date,
): { percent: number; remainingSeconds: number | null } {
  if (scan.finishedAt !== null) return { percent: 100, remainingSeconds: 0 }
  const { QUEUED = 0, RUNNING = 0, CAPTURED = 0 } = scan.byStatus
  const unasked = QUEUED + RUNNING
  const left = PIECES * unasked + CAPTURED
  const share = scan.totalRuns === 0 ? 0 : 1 - left / (PIECES * scan.totalRuns)
  const percent = Math.min(99, Math.floor(100 * share))
  // A spread scan asks at set times, and a stopped one drops its questions at once: neither has a pace.
  const hasPace = (scan.spreadSeconds === null || unasked === 0) && scan.stoppedAt === null
  const elapsedMs = scan.startedAt === null ? 0 : now.getTime() - scan.startedAt.getTime()
  if (!hasPace || share < LEAST_SHARE || elapsedMs < LEAST_MS) return { percent, remainingSeconds: null }
  return { percent, remainingSeconds: Math.ceil((elapsedMs / 1000) * (1 / share - 1)) }
}
