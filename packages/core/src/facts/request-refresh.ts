import { brandNotFound } from '@veracite/terms/errors'
import type { Ids } from '@veracite/terms/ports'
import type { Scope } from '../access/scope.ts'
import { type EnqueueDeps, enqueueJob } from '../jobs/enqueue-job.ts'
import type { IdempotentRequest } from '../jobs/idempotency-store.ts'
import type { TenantStore } from '../tenants/tenant-store.ts'

export const requestRefresh =
  (deps: EnqueueDeps & { tenants: Pick<TenantStore, 'findBrand'>; scope: Scope; ids: Ids }) =>
  async (input: { brandId: string; idempotency: IdempotentRequest | null }): Promise<{ jobId: string }> => {
    const brand = await deps.tenants.findBrand(input.brandId, deps.scope)
    if (!brand) throw brandNotFound()
    return enqueueJob(
      deps,
      {
        id: deps.ids.next(),
        kind: 'ground-truth.refresh',
        lane: 'web',
        payload: { brandId: brand.id },
        dedupKey: brand.id,
        priority: 10,
      },
      input.idempotency,
    )
  }
