import { idempotencyConflict, queueUnavailable } from '@veracite/terms/errors'
import type { Clock, Ids } from '@veracite/terms/ports'
import type { EnqueueStore } from './enqueue-store.ts'
import type { IdempotentRequest } from './idempotency-store.ts'
import type { JobQueue } from './job-ports.ts'
import type { NewJob } from './jobs.ts'

export interface EnqueueDeps {
  jobs: EnqueueStore
  queue: JobQueue
  clock: Clock
}

const PATIENCE_MS = 300

/** For requests that are nothing but a job: one that is refused leaves nothing behind, a repeated one gets its first answer. */
export async function enqueueJob(
  { jobs, queue, clock }: EnqueueDeps,
  job: NewJob,
  idempotency: IdempotentRequest | null = null,
): Promise<{ jobId: string }> {
  if (!(await queue.ready(PATIENCE_MS))) throw queueUnavailable()
  const queued = await jobs.enqueue(job, { now: clock.now(), idempotency })
  if (queued.kind === 'replay') {
    if (queued.replay.kind === 'conflict') throw idempotencyConflict()
    return queued.replay.answer as { jobId: string }
  }
  queue.kick()
  return { jobId: queued.jobId }
}

/** For requests that are nothing but a job of a brand. */
export const enqueueForBrand = (
  deps: EnqueueDeps & { ids: Ids },
  brandId: string,
  job: Pick<NewJob, 'lane' | 'priority'> & {
    kind: 'brand.reclassify' | 'findings.rebuild' | 'ground-truth.refresh' | 'rivals.count'
  },
  idempotency: IdempotentRequest | null = null,
): Promise<{ jobId: string }> =>
  enqueueJob(deps, { id: deps.ids.next(), ...job, payload: { brandId }, dedupKey: brandId }, idempotency)
