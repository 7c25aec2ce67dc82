import { sha256 } from '@veracite/terms/digest'
import { type CronTimes, cronTimes } from './cron-times.ts'
import type { PlannedTime, Schedule } from './schedule-store.ts'

/** Started later than this, a scan measures another moment than planned: the time counts as missed. */
export const GRACE_MS = 5 * 60_000

const MAX_COUNTED = 1_000

export type Turn =
  /** Nothing to do before this. */
  | { kind: 'wait'; next: PlannedTime | null }
  | { kind: 'start' | 'missed'; plannedAt: Date; missedBefore: number }

/** The turn by the clock alone: only the newest due time. The table of times knows whether it was had already. */
export function decideTurn(schedule: Schedule, now: Date): Turn {
  const times = cronTimes(schedule)
  const due = times.newest(now)
  // If a schedule is settled up to a future time, an earlier clock was ahead.
  const since = schedule.since > now ? null : schedule.since
  if (due === null || (since !== null && due <= since)) return { kind: 'wait', next: nextTime(schedule, now) }
  const runAt = withJitter(schedule, due, times)
  if (runAt > now) return { kind: 'wait', next: { plannedAt: due, runAt } }
  const isLate = now.getTime() > runAt.getTime() + GRACE_MS
  const missedBefore = since === null ? 0 : countBetween(times, since, due)
  return { kind: isLate && schedule.missed === 'skip' ? 'missed' : 'start', plannedAt: due, missedBefore }
}

/** The first time after an instant; null if there is none. */
export function nextTime(schedule: Schedule, after: Date): PlannedTime | null {
  const times = cronTimes(schedule)
  const plannedAt = times.next(after)
  return plannedAt === null ? null : { plannedAt, runAt: withJitter(schedule, plannedAt, times) }
}

/** Deterministic for a given time, and never past halfway to the next time. */
function withJitter({ id, jitterSeconds }: Schedule, plannedAt: Date, times: CronTimes): Date {
  if (jitterSeconds === 0) return plannedAt
  const gapMs = (times.next(plannedAt)?.getTime() ?? Number.POSITIVE_INFINITY) - plannedAt.getTime()
  const fraction = sha256(`${id} ${plannedAt.toISOString()}`).readUInt32BE(0) / 2 ** 32
  return new Date(plannedAt.getTime() + Math.floor(fraction * Math.min(jitterSeconds * 1000, gapMs / 2)))
}

function countBetween(times: CronTimes, after: Date, before: Date): number {
  let counted = 0
  for (let at = times.next(after); at !== null && at < before && counted < MAX_COUNTED; at = times.next(at))
    counted += 1
  return counted
}
