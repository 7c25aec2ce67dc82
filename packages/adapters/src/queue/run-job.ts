import type { JobHandler, JobOutcome, JobStore } from '@veracite/core/jobs/job-ports'
import type { ClaimedJob } from '@veracite/core/jobs/jobs'
import { FatalJobError, LeaseLost } from '@veracite/terms/errors'
import { safeErrorText } from './safe-error-text.ts'
import { settledWithin, sleep, within } from './within.ts'

/** Called for errors that have no caller to throw to. For the log and a counter; must not throw. */
export type OnQueueError = (where: string, error: unknown) => void

export interface RunJobDeps {
  store: JobStore
  leaseMs: number
  onError: OnQueueError
}

/** The same, and what is written with each claim, so that an operator sees who holds a job. */
export interface WorkerDeps extends RunJobDeps {
  worker: string
}

export interface RunningJob {
  readonly job: ClaimedJob
  /** Resolves, never rejects, once the job's outcome is stored or abandoned. */
  readonly finished: Promise<void>
  /**
   * Aborts the handler and gives the job back without counting the attempt, after `patienceMs` at the latest.
   */
  stop(patienceMs: number): Promise<void>
}

/** Runs one claimed job to its end, keeping its lease alive. */
export function runJob(deps: RunJobDeps, job: ClaimedJob, handler: JobHandler): RunningJob {
  const abort = new AbortController()
  const stopHeartbeat = keepLease(deps, job, abort)
  let stopping = false
  let abandoned = false

  const handle = async (): Promise<void> => {
    const outcome = await outcomeOf(deps, job, handler, abort.signal)
    if (abandoned) return
    await writeOutcome(deps, job, stopping && outcome.kind === 'failed' ? RELEASED : outcome)
  }
  const ended = handle().finally(stopHeartbeat)
  const finishing = Promise.withResolvers<void>()
  ended.then(finishing.resolve, finishing.resolve)

  return {
    job,
    finished: finishing.promise,
    async stop(patienceMs) {
      stopping = true
      abort.abort(new Error('The process is stopping.'))
      if (await settledWithin(patienceMs, ended)) return
      // The handler ignores its signal. Its late writes fail on the token once another worker has the job.
      abandoned = true
      stopHeartbeat()
      await writeOutcome(deps, job, RELEASED)
      finishing.resolve()
    },
  }
}

type Fate = JobOutcome | { kind: 'released' } | { kind: 'lost' }
const RELEASED: Fate = { kind: 'released' }

async function outcomeOf(
  { store, onError }: RunJobDeps,
  job: ClaimedJob,
  handler: JobHandler,
  signal: AbortSignal,
): Promise<Fate> {
  try {
    return await handler({
      job,
      signal,
      progress: (value) => store.saveProgress(job.lease, value),
    })
  } catch (error) {
    if (error instanceof LeaseLost || signal.reason instanceof LeaseLost) return { kind: 'lost' }
    if (error instanceof FatalJobError) {
      return { kind: 'failed', error: error.message, fatal: true, retryAfterMs: null }
    }
    if (!signal.aborted) onError(`job ${job.kind}`, error)
    return { kind: 'failed', error: safeErrorText(error), fatal: false, retryAfterMs: null }
  }
}

/**
 * Retries for as long as the lease lasts: finished work should not be repeated because the database was
 * briefly unavailable. After that, another worker has the job.
 */
async function writeOutcome(deps: RunJobDeps, job: ClaimedJob, fate: Fate): Promise<void> {
  const deadline = performance.now() + deps.leaseMs
  for (let pauseMs = 100; ; pauseMs = Math.min(pauseMs * 2, 2_000)) {
    try {
      await within(STORE_DEADLINE_MS, write(deps.store, job, fate))
      return
    } catch (error) {
      if (error instanceof LeaseLost) return
      deps.onError('settle', error)
      if (performance.now() + pauseMs > deadline || fate.kind === 'released') return
      await sleep(pauseMs)
    }
  }
}

async function write(store: JobStore, { lease }: ClaimedJob, fate: Fate): Promise<void> {
  switch (fate.kind) {
    case 'completed':
    case 'lost':
      return
    case 'done':
      return await store.complete(lease, fate.result ?? null)
    case 'postponed':
      return await store.postpone(lease, fate.until, fate.reason)
    case 'released':
      return await store.release(lease)
    case 'failed':
      await store.fail(lease, { error: fate.error, fatal: fate.fatal, retryAfterMs: fate.retryAfterMs })
  }
}

/** No store call may block a dispatcher: a connection into a black hole neither answers nor fails. */
export const STORE_DEADLINE_MS = 10_000

function keepLease({ store, leaseMs, onError }: RunJobDeps, job: ClaimedJob, abort: AbortController) {
  const lost = () => abort.abort(new LeaseLost(job.lease.jobId))
  let heldUntil = performance.now() + leaseMs
  let asking = false
  const beat = async () => {
    if (asking) return
    asking = true
    const askedAt = performance.now()
    try {
      if (await within(leaseMs / 3, store.extendLease(job.lease, leaseMs))) heldUntil = askedAt + leaseMs
      else lost()
    } catch (error) {
      onError('heartbeat', error)
      // From here on, we must assume that another worker has the job.
      if (performance.now() >= heldUntil) lost()
    } finally {
      asking = false
    }
  }
  const timer = setInterval(() => void beat(), leaseMs / 3)
  return () => clearInterval(timer)
}
