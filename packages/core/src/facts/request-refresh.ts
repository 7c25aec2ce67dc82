import type { Ids } from '@veracite/terms/ports'
import { type EnqueueDeps, enqueueForBrand } from '../jobs/enqueue-job.ts'
import type { IdempotentRequest } from '../jobs/idempotency-store.ts'
import { PRIORITY } from '../jobs/jobs.ts'
import { activeBrandOf, type BrandDeps } from '../tenants/brand-of.ts'

export const requestRefresh =
  (deps: EnqueueDeps & BrandDeps & { ids: Ids }) =>
  async ({ brandId, idempotency }: { brandId: string; idempotency: IdempotentRequest | null }) => {
    const brand = await activeBrandOf(deps, brandId)
    const job = { kind: 'ground-truth.refresh', lane: 'web', priority: PRIORITY.interactive } as const
    return enqueueForBrand(deps, brand.id, job, idempotency)
  }
