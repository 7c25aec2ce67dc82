import type { Origin } from '@veracite/terms/vocabulary'

/** Periodic tasks, done by whichever process gets to them first. */
export const HOUSEKEEPING_TASKS = [
  'partitions',
  'idempotency_keys',
  'stale_runs',
  'dead_jobs',
  'finished_jobs',
  'deliveries',
  'sessions',
  'log_witnessed',
  'schedules',
  'reports',
  'record_days',
  'expired_facts',
  'feeds',
  'feed_objects',
  'late_readings',
] as const
export type HousekeepingTask = (typeof HOUSEKEEPING_TASKS)[number]

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
