import type { IdempotentRequest, Replay } from './idempotency-store.ts'
import type { NewJob } from './jobs.ts'

export interface EnqueueStore {
  /** Creates the job unless one with its dedup key is active; then returns that one's id. */
  enqueue(
    job: NewJob,
    options: { now: Date; idempotency: IdempotentRequest | null },
  ): Promise<{ kind: 'queued'; jobId: string; created: boolean } | { kind: 'replay'; replay: Replay }>
}
