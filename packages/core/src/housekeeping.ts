/** What must be done now and then, by whichever process gets to it first. */
export const HOUSEKEEPING_TASKS = [
  'partitions',
  'idempotency_keys',
  'stale_runs',
  'dead_jobs',
  'finished_jobs',
  'deliveries',
  'log_witnessed',
  'schedules',
] as const
export type HousekeepingTask = (typeof HOUSEKEEPING_TASKS)[number]

/** What a task counted or did, by name: kinds of jobs, rows, partitions. */
export type HousekeepingReport = Record<string, number>

export interface HousekeepingStore {
  /** True for one process at a time: the task is its own for `forMs`. A process that dies only delays the task. */
  takeTurn(task: HousekeepingTask, owner: string, now: Date, forMs: number): Promise<boolean>
  /** Keeps what the task found, for every process to show; nobody takes the next turn before `nextAt`. */
  endTurn(
    task: HousekeepingTask,
    owner: string,
    end: { report: HousekeepingReport; now: Date; nextAt: Date },
  ): Promise<void>
  /** What each task found last; a task that never ran is left out. */
  lastReports(): Promise<Partial<Record<HousekeepingTask, HousekeepingReport>>>

  /** Storage for captures of this month and so many months on. Returns how many months were missing. */
  ensureCapturePartitions(monthsAhead: number): Promise<number>
  /** Confabulated runs whose newest capture is from before `before`, counted up to `most`. */
  countStaleRuns(before: Date, most: number): Promise<number>
  /** Jobs that were given up, by kind. */
  countDeadJobs(): Promise<HousekeepingReport>
  /** Forgets up to `limit` jobs that were done or given up before `before`. */
  deleteFinishedJobs(before: Date, limit: number): Promise<number>
  /** Forgets up to `limit` deliveries that ended before `before`, with their attempts. The events stay. */
  deleteEndedDeliveries(before: Date, limit: number): Promise<number>
}
