import type { Lease } from '../jobs.ts'
import type { PlannedTime } from '../schedules/decide-turn.ts'
import type { Engine } from '../vocabulary.ts'
import type { Page } from './catalog-store.ts'

export const MISSED_RULES = ['skip', 'once'] as const
export type MissedRule = (typeof MISSED_RULES)[number]

export interface Schedule {
  id: string
  brandId: string
  cron: string
  timeZone: string
  jitterSeconds: number
  samples: number | null
  engines: Engine[] | null
  /** Decimal, in US dollars. */
  spendCeilingUsd: string | null
  missed: MissedRule
  createdAt: Date
  pausedAt: Date | null
  /** Times up to here are settled. */
  since: Date
}

/** What became of one time. */
export interface ScheduleTime {
  plannedAt: Date
  outcome: 'started' | 'refused' | 'missed'
  scanId: string | null
  reason: string | null
  missedBefore: number
  handledAt: Date
}

export interface ScheduleStore {
  /** With the job of its first time. Null when the brand has `most` already. */
  add(schedule: Omit<Schedule, 'pausedAt'>, next: PlannedTime | null, most: number): Promise<Schedule | null>
  find(scheduleId: string): Promise<Schedule | null>
  /** Those of one brand, or of all. */
  list(brandId: string | null, page: { limit: number; cursor: string | null }): Promise<Page<Schedule>>
  /** Times in between are settled without a turn. Null: not there. */
  pause(scheduleId: string, now: Date): Promise<Schedule | null>
  resume(scheduleId: string, now: Date): Promise<Schedule | null>
  remove(scheduleId: string, now: Date): Promise<boolean>
  /** Newest first. */
  listTimes(scheduleId: string, limit: number): Promise<ScheduleTime[]>
  wasHandled(scheduleId: string, plannedAt: Date): Promise<boolean>

  /** Makes the schedule's job come at `next`, whatever it waited for before; one that is running is left alone. */
  plan(scheduleId: string, next: PlannedTime, now: Date): Promise<void>
  /** Completes the job `schedule.run`, and makes that of the next time. What was not started is told in the feed. */
  settle(
    lease: Lease,
    settled: {
      scheduleId: string
      brandId: string
      /** Up to where times are settled now; null: as before. */
      since: Date | null
      /** Null: there was nothing to do. A scan that was started has put its time on record itself. */
      time: Omit<ScheduleTime, 'handledAt'> | null
      next: PlannedTime | null
    },
    now: Date,
  ): Promise<void>
}
