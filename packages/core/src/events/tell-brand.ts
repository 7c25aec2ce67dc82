import type { Clock, JobContext, JobOutcome } from '../ports.ts'
import type { NewsStore } from '../stores/news-store.ts'
import { classChanges, pooled } from './class-changes.ts'

const MAX_BASELINES = 7

/** Job `brand.tell`: what the end of a scan, or of a re-verification, means for whoever watches the brand. */
export const tellBrand =
  (deps: { news: NewsStore; clock: Clock }) =>
  async (
    { job }: JobContext,
    { brandId, scanId }: { brandId: string; scanId: string | null },
  ): Promise<JobOutcome> => {
    const baselines = scanId === null ? [] : await deps.news.listBaselines(brandId, scanId, MAX_BASELINES)
    const earlier = []
    for (const id of baselines) earlier.push(await deps.news.readCells(id))
    const later = scanId === null || baselines.length === 0 ? [] : await deps.news.readCells(scanId)
    const changes = classChanges(pooled(earlier), later)
    const fromScanId = baselines[0] ?? null
    await deps.news.tell(job.lease, { brandId, scanId, fromScanId, changes }, deps.clock.now())
    return { kind: 'completed' }
  }
