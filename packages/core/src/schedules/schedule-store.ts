import type { AskedPage, Page } from '@veracite/terms/page'
import type { VisibleAccounts } from '@veracite/terms/ports'
import type { Engine } from '@veracite/terms/vocabulary'
import type { Lease } from '../jobs/jobs.ts'

export const MISSED_RULES = ['skip', 'once'] as const
export type MissedRule = (typeof MISSED_RULES)[number]

/** What happens at a time while the schedule's previous scan still runs. */
export const OVERLAP_RULES = ['skip', 'allow'] as const
export type OverlapRule = (typeof OVERLAP_RULES)[number]

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
  overlap: OverlapRule
  createdAt: Date
  pausedAt: Date | null
  /** All times up to here are dealt with. */
  since: Date
}

/** Members that can be changed; the others record when and for whom it was made. */
export type ScheduleSettings = Omit<Schedule, 'id' | 'brandId' | 'createdAt' | 'pausedAt' | 'since'>

/** The outcome of one scheduled time. */
export interface ScheduleTime {
  plannedAt: Date
  outcome: 'started' | 'refused' | 'missed'
  scanId: string | null
  reason: string | null
  missedBefore: number
  handledAt: Date
}

export interface ScheduleStore {
  /** Also creates the job for its first time. Null if the brand already has `most`. */
  add(schedule: Omit<Schedule, 'pausedAt'>, next: PlannedTime | null, most: number): Promise<Schedule | null>
  find(scheduleId: string): Promise<Schedule | null>
  /** Those of one brand, or of all. */
  list(brandId: string | null, page: AskedPage & { accounts: VisibleAccounts }): Promise<Page<Schedule>>
  /** Times before `now` that the new plan would have had are not made up for. Null if there is no such schedule. */
  change(scheduleId: string, change: Partial<ScheduleSettings>, now: Date): Promise<Schedule | null>
  /** Times during the pause are skipped. Null if there is no such schedule. */
  pause(scheduleId: string, now: Date): Promise<Schedule | null>
  resume(scheduleId: string, now: Date): Promise<Schedule | null>
  remove(scheduleId: string, now: Date): Promise<boolean>
  /** Newest first. */
  listTimes(scheduleId: string, limit: number): Promise<ScheduleTime[]>
  wasHandled(scheduleId: string, plannedAt: Date): Promise<boolean>
  /** Whether a scan that it started has not ended. */
  isScanning(scheduleId: string): Promise<boolean>

  /** Moves the schedule's job to `next`, sooner or later than it waited for; a running job is left alone. */
  plan(scheduleId: string, next: PlannedTime, now: Date): Promise<void>
  /** Completes `schedule.run` and creates the next job. Scans that were not started are reported in the feed. */
  settle(
    lease: Lease,
    settled: {
      scheduleId: string
      brandId: string
      /** The time up to which everything is now dealt with; null leaves it unchanged. */
      since: Date | null
      /** Null if there was nothing to do. A started scan has already recorded its time itself. */
      time: Omit<ScheduleTime, 'handledAt'> | null
      next: PlannedTime | null
    },
    now: Date,
  ): Promise<void>
}

export interface PlannedTime {
  plannedAt: Date
  /** The same with the jitter. */
  runAt: Date
}
