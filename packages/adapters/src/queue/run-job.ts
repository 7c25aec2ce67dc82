import { FatalJobError, LeaseLost } from '@veracite/core/errors'
import type { ClaimedJob } from '@veracite/core/jobs'
import type { JobHandler, JobOutcome, JobStore } from '@veracite/core/ports'
import { safeErrorText } from './safe-error-text.ts'
import { settledWithin, sleep, within } from './within.ts'

/** Told of everything that goes wrong without a caller to throw at. For the log and a counter; must not throw. */
export type OnQueueError = (where: string, error: unknown) => void

export interface RunJobDeps {
  store: JobStore
  leaseMs: number
  onError: OnQueueError
}

export interface RunningJob {
  readonly job: ClaimedJob
  /** Resolves, never rejects, once the job's fate is written or given up. */
  readonly finished: Promise<void>
  /** Aborts the handler and gives the attempt back, at the latest after `patienceMs`. */
  stop(patienceMs: number): Promise<void>
}

/** Runs one claimed job to whatever end its handler says, keeping its lease alive meanwhile. */
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
      // The handler does not listen. Its late writes fail on the token once somebody else has the job.
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
 * Tries for as long as the lease can last: work that is done should not be done again because the database was
 * away for a moment. After that somebody else has the job.
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

/** No store call may hang a dispatcher: a connection into a black hole never answers and never fails. */
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
      // Whether somebody else has the job cannot be known; from here on it must be assumed.
      if (performance.now() >= heldUntil) lost()
    } finally {
      asking = false
    }
  }
  const timer = setInterval(() => void beat(), leaseMs / 3)
  return () => clearInterval(timer)
}
