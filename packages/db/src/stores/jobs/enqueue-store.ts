import type { EnqueueStore } from '@veracite/core/jobs/enqueue-store'
import { inTransaction, type Pool } from '../../connection.ts'
import { claimKey, settleKey } from './idempotency-store.ts'
import { insertJobs } from './job-rows.ts'

export function createEnqueueStore(pool: Pool): EnqueueStore {
  return {
    enqueue: (job, { now, idempotency }) =>
      inTransaction(pool, async (tx) => {
        if (idempotency) {
          const replay = await claimKey(tx, idempotency, {}, now)
          if (replay) return { kind: 'replay' as const, replay }
        }
        const [made] = await insertJobs(tx, [job], now)
        const queued = made ?? { jobId: job.id, created: false }
        if (idempotency) await settleKey(tx, idempotency, { jobId: queued.jobId })
        return { kind: 'queued' as const, ...queued }
      }),
  }
}
