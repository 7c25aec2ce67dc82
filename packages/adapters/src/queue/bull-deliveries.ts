import type { JobHandler } from '@veracite/core/jobs/job-ports'
import type { ClaimedJob } from '@veracite/core/jobs/jobs'
import { runJob, STORE_DEADLINE_MS, type WorkerDeps } from './run-job.ts'
import { createRunningJobs } from './running-jobs.ts'
import { settledWithin, sleep, within } from './within.ts'

/** Ids that Redis hands over: each is claimed in the table, and its job run. */
export function createBullDeliveries({ store, worker, leaseMs, onError }: WorkerDeps) {
  const running = createRunningJobs(() => {})
  const open = new Set<Promise<void>>()
  let closing = false
  let lastClaim = performance.now()

  const deliver = async (jobId: string, handler: JobHandler): Promise<void> => {
    const job = await claimPatiently(jobId)
    lastClaim = performance.now()
    // Nothing claimed: a duplicate, or the job was already dealt with elsewhere.
    if (job === null) return
    if (closing) return await store.release(job.lease)
    const run = runJob({ store, leaseMs, onError }, job, handler)
    running.add(run)
    await run.finished
  }

  /** The delivery is consumed when this returns, so it waits while the table is unreachable. */
  const claimPatiently = async (jobId: string): Promise<ClaimedJob | null> => {
    for (;;) {
      try {
        return await within(STORE_DEADLINE_MS, store.claimOne(jobId, worker, leaseMs), (late) => {
          if (late !== null) store.release(late.lease).catch((error) => onError('release', error))
        })
      } catch (error) {
        onError('claim', error)
        if (closing) return null
        await sleep(CLAIM_RETRY_MS)
      }
    }
  }

  return {
    async take(jobId: string, handler: JobHandler): Promise<void> {
      const delivery = deliver(jobId, handler)
      open.add(delivery)
      await delivery.finally(() => open.delete(delivery))
    },
    /** For how long nothing has been claimed; 0 while a job runs. */
    idleMs: () => (running.count() > 0 ? 0 : performance.now() - lastClaim),
    /** Counts anew from now. */
    restartClock(): void {
      lastClaim = performance.now()
    },
    isClosing: () => closing,
    /** Nothing starts any more; running jobs get `graceMs`. */
    async drain(graceMs: number): Promise<void> {
      closing = true
      await running.drain(graceMs)
    },
    /** Claims in progress when the stop came are still being given back. */
    async settle(): Promise<void> {
      await settledWithin(STORE_DEADLINE_MS, Promise.all(open))
    },
  }
}

const CLAIM_RETRY_MS = 1_000
