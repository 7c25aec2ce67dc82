import { brandNotFound, idempotencyConflict, queueUnavailable } from '@veracite/terms/errors'
import type { AccountScope, Clock, Ids } from '@veracite/terms/ports'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import type { EnqueueStore } from '../jobs/enqueue-store.ts'
import type { IdempotentRequest } from '../jobs/idempotency-store.ts'
import type { JobQueue } from '../jobs/job-ports.ts'

export const requestRefresh =
  (deps: {
    catalog: Pick<CatalogStore, 'findBrand'>
    jobs: EnqueueStore
    queue: JobQueue
    clock: Clock
    ids: Ids
  }) =>
  async (input: {
    brandId: string
    scope: AccountScope
    idempotency: IdempotentRequest | null
  }): Promise<{ jobId: string }> => {
    const brand = await deps.catalog.findBrand(input.brandId, input.scope)
    if (!brand) throw brandNotFound()
    if (!(await deps.queue.ready(300))) throw queueUnavailable()
    const queued = await deps.jobs.enqueue(
      {
        id: deps.ids.next(),
        kind: 'ground-truth.refresh',
        lane: 'web',
        payload: { brandId: brand.id },
        dedupKey: brand.id,
        priority: 10,
      },
      { now: deps.clock.now(), idempotency: input.idempotency },
    )
    if (queued.kind === 'replay') {
      if (queued.replay.kind === 'conflict') throw idempotencyConflict()
      return queued.replay.answer as { jobId: string }
    }
    deps.queue.kick()
    return { jobId: queued.jobId }
  }
