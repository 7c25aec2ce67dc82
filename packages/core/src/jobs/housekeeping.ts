import type { Origin } from '@veracite/terms/vocabulary'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Periodic tasks, done by whichever process gets to them first, and how often, across all processes. */
export const HOUSEKEEPING_MS = {
  partitions: 6 * HOUR_MS,
  idempotency_keys: 10 * MINUTE_MS,
  stale_runs: 10 * MINUTE_MS,
  dead_jobs: MINUTE_MS,
  finished_jobs: HOUR_MS,
  deliveries: HOUR_MS,
  sessions: HOUR_MS,
  log_witnessed: MINUTE_MS,
  schedules: MINUTE_MS / 2,
  reports: MINUTE_MS,
  record_days: 10 * MINUTE_MS,
  expired_facts: 10 * MINUTE_MS,
  feeds: MINUTE_MS,
  feed_objects: HOUR_MS,
  late_readings: HOUR_MS / 2,
}
export type HousekeepingTask = keyof typeof HOUSEKEEPING_MS

/** Counts of a task by name: kinds of jobs, rows, partitions. */
export type HousekeepingReport = Record<string, number>

export interface HousekeepingStore {
  /** True for one process at a time, which owns the task for `forMs`, even if it dies. */
  takeTurn(task: HousekeepingTask, owner: string, now: Date, forMs: number): Promise<boolean>
  /** Stores the task's report for every process to show; the next turn starts at `nextAt` or later. */
  endTurn(
    task: HousekeepingTask,
    owner: string,
    end: { report: HousekeepingReport; now: Date; nextAt: Date },
  ): Promise<void>
  /** The last report of each task; a task that never ran is left out. */
  lastReports(): Promise<Partial<Record<HousekeepingTask, HousekeepingReport>>>

  /** Creates storage for captures of this month and `monthsAhead` more. Returns how many were missing. */
  ensureCapturePartitions(monthsAhead: number): Promise<number>
  /** Confabulated runs whose newest capture is from before `before`, counted up to `most`. */
  countStaleRuns(before: Date, most: number): Promise<Record<Origin, number>>
  /** Jobs that were given up, by kind. */
  countDeadJobs(): Promise<HousekeepingReport>
  /** Deletes up to `limit` jobs that were done or given up before `before`. */
  deleteFinishedJobs(before: Date, limit: number): Promise<number>
  /** Deletes up to `limit` deliveries that ended before `before`, with their attempts. The events stay. */
  deleteEndedDeliveries(before: Date, limit: number): Promise<number>
  /** Deletes what object storage holds of feeds that were imported or given up. */
  deleteFeedObjects(): Promise<number>
  /** Adds up to `limit` rows of counts, which each connection writes for itself, to one per subject. No sum changes. */
  foldCounts(limit: number): Promise<number>
}
