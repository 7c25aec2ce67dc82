import { brandNotFound } from '@veracite/terms/errors'
import type { Clock, Ids } from '@veracite/terms/ports'
import type { Scope } from '../access/scope.ts'
import { type EnqueueDeps, enqueueJob } from '../jobs/enqueue-job.ts'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import type { TenantStore } from '../tenants/tenant-store.ts'
import type { FindingStore } from './finding-store.ts'

/** POST /api/admin/brands/{brandId}/findings/rebuild: goes through everything that was classified, as one job. */
export const requestFindingsRebuild =
  (deps: EnqueueDeps & { tenants: Pick<TenantStore, 'findBrand'>; scope: Scope; ids: Ids }) =>
  async (input: { brandId: string }): Promise<{ jobId: string }> => {
    const brand = await deps.tenants.findBrand(input.brandId, deps.scope, { archived: true })
    if (!brand) throw brandNotFound()
    return enqueueJob(deps, {
      id: deps.ids.next(),
      kind: 'findings.rebuild',
      lane: 'classify',
      payload: { brandId: brand.id },
      dedupKey: brand.id,
    })
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
