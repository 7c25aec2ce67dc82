import type { AskedPage, Page } from '@veracite/terms/page'
import type { ClaimedJob, Delivery, JobView, Lane, Lease, Priority } from './jobs.ts'

/** The wake-up side of the queue, for code that writes job rows. The job table alone is authoritative. */
export interface JobQueue {
  /** Whether work accepted now will be passed on. Resolves within `timeoutMs`, never rejects. */
  ready(timeoutMs: number): Promise<boolean>
  /** After a commit: there may be work. Best effort, never throws, never awaited by a request. */
  kick(): void
}

export interface LaneLimits {
  concurrency: number
  /** At most `max` jobs per `perMs`: over all processes with a broker, otherwise per process. */
  rate?: { max: number; perMs: number }
}

export interface JobContext {
  job: ClaimedJob
  /** Aborted when the lease is lost or the process must stop. */
  signal: AbortSignal
  /** Stores progress for readers; throws LeaseLost when the job is no longer ours. */
  progress(value: Record<string, unknown>): Promise<void>
}

/** How a handler says that its job is neither done nor failed. */
export type JobOutcome =
  /** The handler completed the job in its own transaction, or it needs no more than being marked done. */
  | { kind: 'completed' }
  | { kind: 'done'; result?: Record<string, unknown> }
  /** Not now, for no fault of the job: the attempt is not counted. */
  | { kind: 'postponed'; until: Date; reason: string }
  /** It failed; the job table decides between another try and the end. */
  | { kind: 'failed'; error: string; fatal: boolean; retryAfterMs: number | null }

/** The job failed for a reason that no retry can fix. */
export const givenUp = (error: string): Extract<JobOutcome, { kind: 'failed' }> => ({
  kind: 'failed',
  error,
  fatal: true,
  retryAfterMs: null,
})

/** When a daily ceiling counts from zero again: half a minute after midnight UTC. */
export const afterMidnight = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1, 0, 0, 30))

export type JobHandler = (context: JobContext) => Promise<JobOutcome>

export interface JobDispatcher extends JobQueue {
  /** Starts taking work of these lanes. */
  work(lanes: Map<Lane, LaneLimits>, handler: JobHandler): Promise<void>
  /** Takes no new work, waits `graceMs` for running jobs, then aborts the rest without counting the attempt. */
  close(graceMs: number): Promise<void>
}

/** The state machine of jobs, as a dispatcher needs it. Every write after a claim names the token. */
export interface JobStore {
  /** Claims up to the free slots of each lane, best first; each is exclusive until its lease ends. */
  claim(slots: ReadonlyMap<Lane, number>, worker: string, leaseMs: number): Promise<ClaimedJob[]>
  /** Claims this job if it is queued and due, else null. One that came too early will be handed over again. */
  claimOne(jobId: string, worker: string, leaseMs: number): Promise<ClaimedJob | null>
  /** False when the lease is lost. */
  extendLease(lease: Lease, leaseMs: number): Promise<boolean>
  saveProgress(lease: Lease, progress: Record<string, unknown>): Promise<void>
  complete(lease: Lease, result: Record<string, unknown> | null): Promise<void>
  /** Retries the job or gives it up, with the consequences for its kind in the same transaction. */
  fail(
    lease: Lease,
    failure: { error: string; fatal: boolean; retryAfterMs: number | null },
  ): Promise<'retry' | 'dead'>
  /** Back to the queue until `until`, without counting the attempt. */
  postpone(lease: Lease, until: Date, reason: string): Promise<void>
  /** Back to the queue at once, without counting the attempt: for a graceful stop. */
  release(lease: Lease): Promise<void>
  /** Puts back jobs whose lease has expired, counting a crash; gives up those that crashed too often. */
  reapExpired(limit: number): Promise<number>
  /** The same for every running job: only for a process that knows it is alone. */
  reapAll(): Promise<number>
  /** Corrects times that were written while the clock was ahead. Returns how many jobs had any. */
  correctTimes(): Promise<number>
  /** Milliseconds until the next queued job of these lanes is due; 0 when one is, null when there is none. */
  msToNextDue(lanes: readonly Lane[]): Promise<number | null>
  /** Queued and due but not yet handed to the broker, best first. */
  unpublished(limit: number): Promise<(Delivery & { lane: Lane; priority: Priority })[]>
  /** Skips jobs that were claimed meanwhile, and all of them if the broker lost its memory. */
  markPublished(deliveries: readonly Delivery[], epoch: string): Promise<void>
  /** Marks jobs handed over before `before` and still queued to be handed over again. */
  unpublishOlderThan(before: Date, limit: number): Promise<number>
  /** Stores the broker's epoch. If it changed, every queued job is marked as not handed over, in one transaction. */
  swapEpoch(epoch: string): Promise<{ changed: boolean }>
  /** A worker that looks for work says so every few seconds, and when it stops. */
  sayAlive(worker: string): Promise<void>
  sayGone(worker: string): Promise<void>
  /** Workers that said so within the last minute. */
  liveWorkers(): Promise<string[]>
  find(jobId: string): Promise<JobView | null>
  /** Jobs by lane and state, without the finished ones; `delayed` and `retried` are among the queued ones. */
  depth(): Promise<
    {
      lane: string
      state: string
      jobs: number
      oldestSeconds: number
      delayed: number
      retried: number
    }[]
  >
  /** Jobs that were given up, by lane, counted up to `most`. */
  countDead(most: number): Promise<Record<string, number>>
  /** Jobs that were given up, the newest end first. */
  listDead(
    filter: { lane: Lane | null; exceptKinds: readonly string[] },
    page: AskedPage,
  ): Promise<Page<JobView>>
  /** Queued again with no attempt counted. False unless it is dead and no active job has its dedup key. */
  retryDead(jobId: string): Promise<boolean>
  /** False unless it is dead. */
  discardDead(jobId: string): Promise<boolean>
  /** Calls back after new work and lost connections. Best effort: poll as well. Returns a function that stops it. */
  onNewWork(listener: () => void): Promise<() => Promise<void>>
}
