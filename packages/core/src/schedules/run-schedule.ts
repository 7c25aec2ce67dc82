import { DomainError, isPassing } from '@veracite/terms/errors'
import type { Clock } from '@veracite/terms/ports'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import type { startScan } from '../scans/start-scan.ts'
import { decideTurn, nextTime } from './decide-turn.ts'
import type { Schedule, ScheduleStore, ScheduleTime } from './schedule-store.ts'

export interface RunScheduleDeps {
  schedules: Pick<ScheduleStore, 'find' | 'wasHandled' | 'isScanning' | 'settle'>
  startScan: ReturnType<typeof startScan>
  clock: Clock
}

const PATIENCE_MS = 15_000

/** Job `schedule.run`: starts the scan of the newest due time, once, and plans the next. */
export const runSchedule =
  (deps: RunScheduleDeps) =>
  async ({ job }: JobContext, { scheduleId }: { scheduleId: string }): Promise<JobOutcome> => {
    const schedule = await deps.schedules.find(scheduleId)
    if (schedule === null || schedule.pausedAt !== null) return { kind: 'done' }
    const now = deps.clock.now()
    const turn = decideTurn(schedule, now)
    const { brandId } = schedule
    const settle = (since: Date | null, time: Omit<ScheduleTime, 'handledAt'> | null) => {
      const next = turn.kind === 'wait' ? turn.next : nextTime(schedule, now)
      return deps.schedules.settle(job.lease, { scheduleId, brandId, since, time, next }, now)
    }

    if (turn.kind === 'wait') await settle(null, null)
    else if (await deps.schedules.wasHandled(scheduleId, turn.plannedAt)) await settle(turn.plannedAt, null)
    else {
      const { plannedAt, missedBefore } = turn
      const started =
        turn.kind === 'missed'
          ? MISSED
          : await startUnlessScanning(deps, schedule, { plannedAt, missedBefore })
      if (started === 'later') {
        const until = new Date(now.getTime() + PATIENCE_MS)
        return { kind: 'postponed', until, reason: 'The service takes no scans at the moment.' }
      }
      await settle(plannedAt, { plannedAt, missedBefore, ...started })
    }
    return { kind: 'completed' }
  }

type Ended = Pick<ScheduleTime, 'outcome' | 'scanId' | 'reason'>
const MISSED: Ended = { outcome: 'missed', scanId: null, reason: 'missed' }
const STILL_SCANNING: Ended = { outcome: 'missed', scanId: null, reason: 'still_running' }

/** Two scans at a time would ask the same twice and measure neither moment, unless that is what is wanted. */
async function startUnlessScanning(
  deps: RunScheduleDeps,
  schedule: Schedule,
  time: Pick<ScheduleTime, 'plannedAt' | 'missedBefore'>,
): Promise<Ended | 'later'> {
  const isInTheWay = schedule.overlap === 'skip' && (await deps.schedules.isScanning(schedule.id))
  return isInTheWay ? STILL_SCANNING : start(deps, schedule, time)
}

async function start(
  deps: RunScheduleDeps,
  schedule: Schedule,
  time: Pick<ScheduleTime, 'plannedAt' | 'missedBefore'>,
): Promise<Ended | 'later'> {
  try {
    const { engines, samples, spendCeilingUsd } = schedule
    const { scanId } = await deps.startScan({
      brandId: schedule.brandId,
      idempotency: null,
      wish: { engines, samples, spendCeilingUsd, scheduled: { scheduleId: schedule.id, ...time } },
    })
    return { outcome: 'started', scanId, reason: null }
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
    if (isPassing(error)) return 'later'
    return { outcome: 'refused', scanId: null, reason: error.code }
  }
}
