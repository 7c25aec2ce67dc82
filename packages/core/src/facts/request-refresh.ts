import { isBrandUrl } from '@veracite/ground-truth/facts/brand-identity'
import { conflict, invalidField } from '@veracite/terms/errors'
import type { Ids } from '@veracite/terms/ports'
import { refusal } from '@veracite/words/refusals'
import { type EnqueueDeps, enqueueForBrand, enqueueJob } from '../jobs/enqueue-job.ts'
import type { IdempotentRequest } from '../jobs/idempotency-store.ts'
import { PRIORITY } from '../jobs/jobs.ts'
import { activeBrandOf, type BrandDeps } from '../tenants/brand-of.ts'

export const requestRefresh =
  (deps: EnqueueDeps & BrandDeps & { ids: Ids }) =>
  async ({ brandId, idempotency }: { brandId: string; idempotency: IdempotentRequest | null }) => {
    const brand = await activeBrandOf(deps, brandId)
    return enqueueForBrand(deps, brand.id, JOB, idempotency)
  }

/** One page of the brand, or the pages that a sitemap of it lists. Refused while its pages are being read. */
export const requestPageRead =
  (deps: EnqueueDeps & BrandDeps & { ids: Ids }) =>
  async ({ brandId, url: given }: { brandId: string; url: string }) => {
    const brand = await activeBrandOf(deps, brandId)
    const url = URL.parse(given.trim())
    if (url === null || !/^https?:$/.test(url.protocol) || !isBrandUrl(url.href, brand))
      throw invalidField(
        'page_not_read',
        'url',
        refusal('must_be_an_address_below', { domain: brand.domain }),
      )
    const id = deps.ids.next()
    // One reading at a time: each decides by what is known when it begins.
    const payload = { brandId: brand.id, url: url.href }
    const queued = await enqueueJob(deps, { id, ...JOB, payload, dedupKey: brand.id })
    if (queued.jobId !== id) throw conflict('pages_being_read')
    return queued
  }

const JOB = { kind: 'ground-truth.refresh', lane: 'web', priority: PRIORITY.interactive } as const
