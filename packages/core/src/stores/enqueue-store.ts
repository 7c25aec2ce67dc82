import type { NewJob } from '../jobs.ts'
import type { IdempotentRequest, Replay } from './idempotency-store.ts'

export interface EnqueueStore {
  /** Makes the job unless one with its dedup key is active; answers with the id of the one that is. */
  enqueue(
    job: NewJob,
    options: { now: Date; idempotency: IdempotentRequest | null },
  ): Promise<{ kind: 'queued'; jobId: string; created: boolean } | { kind: 'replay'; replay: Replay }>
}
