import type { ClaimedJob, Delivery, JobView, Lane, Lease, Priority } from './jobs.ts'

/**
 * What the domain asks of the world that is not a store. A port's comment is its promise; one contract suite per
 * port tests exactly those sentences on every adapter. Stores are in `stores.ts`, engines in `engines/`.
 */

export interface Clock {
  now(): Date
}

export interface Ids {
  /** A fresh UUIDv7, in lower case. Later calls sort after earlier ones of the same process. */
  next(): string
  /** `bytes` of cryptographic randomness, as lower-case hex. */
  randomHex(bytes: number): string
  /** In [0, 1), for jitter. */
  random(): number
}

/** Whose data a caller may see: one account's, or everybody's for the platform token. */
export interface AccountScope {
  accountId: string | null
}
export const EVERY_ACCOUNT: AccountScope = { accountId: null }

/** Signs what was captured. The key never leaves the adapter. */
export interface CaptureSigner {
  /** Stable name of the key, published with its validity window. */
  readonly keyId: string
  /** SubjectPublicKeyInfo, DER. */
  readonly publicKey: Uint8Array
  /** ECDSA P-256 over SHA-256 of `bytes`, DER. */
  sign(bytes: Uint8Array): Uint8Array
}

/** Who collects, with what: stated in every capture, because evidence must say how it was made. */
export interface Collector {
  entity: string
  instance: string
  software: string
  version: string
  commit: string | null
  container: string | null
  os: string
  runtime: string
  egressIp: string | null
  clock: { source: string; offsetMs: number | null }
}

export interface RateVerdict {
  allowed: boolean
  limit: number
  remaining: number
  /** Until a refused caller is let in again; 0 when it was let in. */
  retryAfterMs: number
  /** Until the oldest counted request falls out of the window. */
  resetMs: number
}

/**
 * Counts accepted requests per key in a sliding window: no span of the window's length ever holds more than the
 * limit, over all processes that share the store. Refused requests are not counted. Never throws, never waits long.
 */
export interface RateLimiter {
  take(key: string): Promise<RateVerdict>
}

/** The wake-up side of the queue, used by whoever writes a job row. Truth about work is in the job table alone. */
export interface JobQueue {
  /** Whether work accepted now will be carried on its way. Resolves within `timeoutMs`, never rejects. */
  ready(timeoutMs: number): Promise<boolean>
  /** After a commit: there may be work. Best effort, never throws, never awaited by a request. */
  kick(): void
}

export interface LaneLimits {
  concurrency: number
  /**
   * At most `max` jobs started per window of `perMs`. With a broker the windows are shared by all processes and
   * follow one another; without one they are this process's own, and any stretch of `perMs` is a window.
   */
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
  /** Not now, and nobody's fault: the attempt is given back. */
  | { kind: 'postponed'; until: Date; reason: string }
  /** It failed; the job table decides between another try and the end. */
  | { kind: 'failed'; error: string; fatal: boolean; retryAfterMs: number | null }

export type JobHandler = (context: JobContext) => Promise<JobOutcome>

export interface JobDispatcher extends JobQueue {
  /** Starts taking work of these lanes. */
  work(lanes: Map<Lane, LaneLimits>, handler: JobHandler): Promise<void>
  /** Takes no new work, lets running jobs finish for `graceMs`, then aborts them and gives their attempts back. */
  close(graceMs: number): Promise<void>
}

/** The state machine of jobs, as a dispatcher needs it. Every write after a claim names the token. */
export interface JobStore {
  /** Claims up to the free slots of each lane, best first. A claimed job is nobody else's until its lease ends. */
  claim(slots: ReadonlyMap<Lane, number>, worker: string, leaseMs: number): Promise<ClaimedJob[]>
  /**
   * Claims this job if it is queued and due; null when somebody else was first or it is not due. A delivery that
   * came too early is forgotten as handed over, so that it comes again when it is due.
   */
  claimOne(jobId: string, worker: string, leaseMs: number): Promise<ClaimedJob | null>
  /** False when the lease is lost. */
  extendLease(lease: Lease, leaseMs: number): Promise<boolean>
  saveProgress(lease: Lease, progress: Record<string, unknown>): Promise<void>
  complete(lease: Lease, result: Record<string, unknown> | null): Promise<void>
  /** Retries or buries; burying runs what the end of this kind of job means, in the same transaction. */
  fail(
    lease: Lease,
    failure: { error: string; fatal: boolean; retryAfterMs: number | null },
  ): Promise<'retry' | 'dead'>
  /** Back to the queue until `until`, the attempt given back. */
  postpone(lease: Lease, until: Date, reason: string): Promise<void>
  /** Back to the queue at once, the attempt given back: a polite stop. */
  release(lease: Lease): Promise<void>
  /** Puts jobs back whose lease has run out, counting a crash; buries those that crashed too often. */
  reapExpired(limit: number): Promise<number>
  /** The same for every running job: only for a process that knows it is alone. */
  reapAll(): Promise<number>
  /** Milliseconds until the next queued job of these lanes is due; 0 when one is, null when there is none. */
  msToNextDue(lanes: readonly Lane[]): Promise<number | null>
  /** Queued and due but not yet handed to the broker, best first. */
  unpublished(limit: number): Promise<(Delivery & { lane: Lane; priority: Priority })[]>
  /** Unless the job was claimed or the broker lost its memory meanwhile: then it is handed over again. */
  markPublished(deliveries: readonly Delivery[], epoch: string): Promise<void>
  /** Hands over again what was handed over before `before` and is still queued. */
  unpublishOlderThan(before: Date, limit: number): Promise<number>
  /**
   * Remembers the broker's epoch for all processes. When it is another than before, the broker lost its memory:
   * in the same transaction everything queued is forgotten as handed over.
   */
  swapEpoch(epoch: string): Promise<{ changed: boolean }>
  find(jobId: string): Promise<JobView | null>
  /** Jobs by lane and state, without the finished ones. */
  depth(): Promise<{ lane: string; state: string; jobs: number; oldestSeconds: number }[]>
  /**
   * Calls back when any process commits new work, and after each loss of the connection. Returns the way to stop
   * listening. Best effort: whoever must not miss work polls as well.
   */
  onNewWork(listener: () => void): Promise<() => Promise<void>>
}
