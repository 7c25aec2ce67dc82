import type { RunStatus } from '@veracite/terms/vocabulary'
import type { ScanSummary } from './scan-store.ts'

/** Each run is two pieces of work: it is asked, and it is judged. Both go on side by side. */
const PIECES = 2
/** Below these, a pace says nothing. */
const LEAST_SHARE = 0.02
const LEAST_MS = 5_000

type ByStatus = Partial<Record<RunStatus, number>>

/**
 * How far a scan is, and an estimate of the seconds that are left at the pace so far; null where nothing can be said.
 * Engines work side by side, so the slowest one decides, where `engines` has the runs of each.
 */
export function progressOf(
  scan: Pick<
    ScanSummary,
    'finishedAt' | 'startedAt' | 'totalRuns' | 'byStatus' | 'spreadSeconds' | 'stoppedAt'
  >,
  now: Date,
  engines: readonly ByStatus[] = [],
): { percent: number; remainingSeconds: number | null } {
  if (scan.finishedAt !== null) return { percent: 100, remainingSeconds: 0 }
  const unasked = unaskedIn(scan.byStatus)
  const left = PIECES * unasked + (scan.byStatus.CAPTURED ?? 0)
  const share = scan.totalRuns === 0 ? 0 : 1 - left / (PIECES * scan.totalRuns)
  const percent = Math.min(99, Math.floor(100 * share))
  // A spread scan asks at set times, and a stopped one drops its questions at once: neither has a pace.
  const hasPace = (scan.spreadSeconds === null || unasked === 0) && scan.stoppedAt === null
  const elapsedMs = scan.startedAt === null ? 0 : now.getTime() - scan.startedAt.getTime()
  const slowest = Math.min(share, ...engines.map(askedShare))
  if (!hasPace || slowest < LEAST_SHARE || elapsedMs < LEAST_MS) return { percent, remainingSeconds: null }
  return { percent, remainingSeconds: Math.ceil((elapsedMs / 1000) * (1 / slowest - 1)) }
}

const unaskedIn = ({ QUEUED = 0, RUNNING = 0 }: ByStatus): number => QUEUED + RUNNING

/** An engine that is done holds nothing up. */
function askedShare(byStatus: ByStatus): number {
  const total = Object.values(byStatus).reduce((sum, n) => sum + n, 0)
  return total === 0 ? 1 : 1 - unaskedIn(byStatus) / total
}
