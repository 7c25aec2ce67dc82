import { DomainError } from '@veracite/terms/errors'
import { inSlices } from '@veracite/terms/in-slices'
import type { Clock } from '@veracite/terms/ports'
import type { JobContext, JobOutcome } from '../jobs/job-ports.ts'
import { modelBreaks } from '../rates/changes.ts'
import type { ClassCell, RateStore } from '../rates/rate-store.ts'
import { samplesToConfirm } from '../scans/confirming-scan.ts'
import type { startScan } from '../scans/start-scan.ts'
import {
  clearChanges,
  comparedClasses,
  confirmedChanges,
  type MeasuredCells,
  pooled,
  sinceBreak,
  suspectedChanges,
} from './class-changes.ts'
import type { ClassNews, EndedScan, NewsStore } from './news-store.ts'

export interface ReportChangesDeps {
  news: NewsStore
  rates: Pick<RateStore, 'readModels'>
  startScan: ReturnType<typeof startScan>
  asksAgain: boolean
  clock: Clock
}

const MAX_BASELINES = 7

/** Job `brand.report`: reports whether a scan mentions the brand differently from the scans before it. */
export const reportChanges =
  (deps: ReportChangesDeps) =>
  async (
    { job }: JobContext,
    { brandId, scanId }: { brandId: string; scanId: string },
  ): Promise<JobOutcome> => {
    const classes = await newsOfScan(deps, brandId, scanId)
    await deps.news.report(job.lease, { brandId, classes }, deps.clock.now())
    return { kind: 'completed' }
  }

async function newsOfScan(
  deps: ReportChangesDeps,
  brandId: string,
  scanId: string,
): Promise<ClassNews | null> {
  const scan = await deps.news.findScan(scanId)
  if (scan === null) return null
  // A confirming scan reports on behalf of the scan that was in doubt.
  const toScanId = scan.confirmsScanId ?? scanId
  const [fromScanId, ...older] = await deps.news.listBaselines(brandId, toScanId, MAX_BASELINES)
  if (fromScanId === undefined) return null
  const newest = await read(deps, fromScanId)
  const baselines = [newest]
  for (const id of older) baselines.push(await read(deps, id))
  const earlier = await inSlices(pooled(sinceBreak(baselines)))
  const later = await read(deps, toScanId)
  const compared = await inSlices(comparedClasses(earlier, later.cells))
  const brokenEngines = new Set(modelBreaks(newest.models, later.models).map(({ engine }) => engine))
  const found = { fromScanId, toScanId, brokenEngines }

  if (scan.confirmsScanId !== null) {
    const again = await deps.news.readCells(scanId)
    const asked = new Set(again.map(({ engine }) => engine))
    const both = await inSlices(pooled([later.cells.filter(({ engine }) => asked.has(engine)), again]))
    const changes = confirmedChanges(
      await inSlices(comparedClasses(earlier, both)),
      suspectedChanges(compared),
    )
    return { ...found, confirmedByScanId: scanId, changes }
  }
  const changes = clearChanges(compared)
  const told = new Set(changes.map(({ engine }) => engine))
  const inDoubt = suspectedChanges(compared).filter(({ engine }) => !told.has(engine))
  const engines = new Set(inDoubt.map(({ engine }) => engine))
  const cells = later.cells.filter(({ engine }) => engines.has(engine))
  if (deps.asksAgain && cells.length > 0) await askAgain(deps, { brandId, scanId, scan, cells })
  return { ...found, confirmedByScanId: null, changes }
}

const read = async (deps: ReportChangesDeps, scanId: string): Promise<MeasuredCells> => ({
  cells: await deps.news.readCells(scanId),
  models: await deps.rates.readModels(scanId),
})

/** Asks again what is in doubt, within the questions and the money of the doubtful scan. A refusal is ignored. */
async function askAgain(
  { startScan }: ReportChangesDeps,
  doubt: { brandId: string; scanId: string; scan: EndedScan; cells: readonly ClassCell[] },
): Promise<void> {
  const { brandId, scanId, scan, cells } = doubt
  if (scan.spendLeftUsd !== null && Number(scan.spendLeftUsd) === 0) return
  const engines = [...new Set(cells.map(({ engine }) => engine))]
  const promptIds = [...new Set(cells.map(({ promptId }) => promptId))]
  const samples = samplesToConfirm(scan, { engines: engines.length, prompts: promptIds.length })
  const wish = { engines: null, samples: null, spendCeilingUsd: scan.spendLeftUsd, scheduled: null }
  try {
    await startScan({
      brandId,
      idempotency: null,
      wish: { ...wish, confirmsScanId: scanId },
      choice: { engines, promptIds, samples },
    })
  } catch (error) {
    if (!(error instanceof DomainError)) throw error
  }
}
