import type { Clock, Ids } from '@veracite/terms/ports'
import { type EnqueueDeps, enqueueForBrand } from '../jobs/enqueue-job.ts'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import { type BrandDeps, brandOf } from '../tenants/brand-of.ts'
import type { FindingStore } from './finding-store.ts'

/** POST /api/admin/brands/{brandId}/findings/rebuild: goes through everything that was classified, as one job. */
export const requestFindingsRebuild =
  (deps: EnqueueDeps & BrandDeps & { ids: Ids }) =>
  async ({ brandId }: { brandId: string }) => {
    const brand = await brandOf(deps, brandId)
    return enqueueForBrand(deps, brand.id, { kind: 'findings.rebuild', lane: 'classify' })
  }

const PAGE = 200

/** Job `findings.rebuild`. Correct rows stay untouched, so it may be interrupted and repeated at any time. */
export const rebuildFindings =
  (deps: { findings: Pick<FindingStore, 'rebuildPage' | 'rebuildStates'>; clock: Clock }) =>
  async ({ job, signal, progress }: JobContext, payload: { brandId: string }): Promise<JobOutcome> => {
    let runs = 0
    let cursor: string | null = null
    do {
      signal.throwIfAborted()
      const page: { runs: number; nextCursor: string | null } = await deps.findings.rebuildPage(
        job.lease,
        payload.brandId,
        { limit: PAGE, cursor },
        deps.clock.now(),
      )
      runs += page.runs
      cursor = page.nextCursor
      await progress({ runs })
    } while (cursor !== null)
    const findings = await deps.findings.rebuildStates(job.lease, payload.brandId, deps.clock.now())
    return { kind: 'done', result: { runs, findings } }
  }
