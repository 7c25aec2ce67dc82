import { brandNotFound, DomainError, invalidInput, scanNotFound } from '../errors.ts'
import { EVERY_ACCOUNT } from '../ports.ts'
import { changesBetween } from '../rates/changes.ts'
import type { Measure } from '../rates/measures.ts'
import { ratesOf, trendPoint } from '../rates/rates.ts'
import { FALSE_DISCOVERY_RATE } from '../statistics/benjamini-hochberg.ts'
import type { CatalogStore } from '../stores/catalog-store.ts'
import type { RateStore } from '../stores/rate-store.ts'
import type { ScanStore, ScanSummary } from '../stores/scan-store.ts'

/** More cells than any plan asks for. A larger scan is measured in part, and the response says so. */
const MAX_CELLS = 120_000
/** At most this many cells are listed in a response. */
const MAX_LISTED = 2_000

/**
 * How often engines mention a brand and what changed, with the uncertainty that the number of answers leaves.
 */
export const adminRates = (deps: {
  catalog: Pick<CatalogStore, 'findBrand'>
  scans: Pick<ScanStore, 'find' | 'listForBrand'>
  rates: RateStore
}) => ({
  /** Without a scan id, the newest finished scan. */
  async rates(brandId: string, scanId: string | null, measure: Measure) {
    const brand = await brandOf(deps, brandId)
    const scan = scanId === null ? await newestFinished(deps, brand.id) : await scanOf(deps, brand.id, scanId)
    const cells = await deps.rates.readCells(scan.id, MAX_CELLS)
    const rates = ratesOf(cells, measure)
    return {
      brandId: brand.id,
      measure,
      scan: toMeasuredBody(scan),
      ...rates,
      cellsTotal: rates.cells.length,
      cells: rates.cells.slice(0, MAX_LISTED),
    }
  },

  /** The newest finished scans, oldest first. */
  async trend(brandId: string, measure: Measure, limit: number) {
    const brand = await brandOf(deps, brandId)
    const { items } = await deps.scans.listForBrand(brand.id, { limit: 2 * limit, cursor: null })
    const ended = items.filter(({ finishedAt }) => finishedAt !== null)
    // Invented answers and real ones do not make one line: the newest scan decides which it is.
    const over = ended.filter(({ demo }) => demo === ended[0]?.demo).slice(0, limit)
    const points: ({ scan: ReturnType<typeof toMeasuredBody> } & ReturnType<typeof trendPoint>)[] = []
    // One after another: the cost of each grows with the size of its scan.
    for (const scan of over.reverse()) {
      const cells = await deps.rates.readCells(scan.id, MAX_CELLS)
      points.push({ scan: toMeasuredBody(scan), ...trendPoint(cells, measure) })
    }
    return { brandId: brand.id, measure, points }
  },

  async changes(brandId: string, scans: { from: string; to: string }, measure: Measure) {
    const brand = await brandOf(deps, brandId)
    if (scans.from.toLowerCase() === scans.to.toLowerCase())
      throw invalidInput('A scan cannot be compared with itself.', [
        { path: 'query.to', message: 'must be another scan than `from`' },
      ])
    const [from, to] = [await scanOf(deps, brand.id, scans.from), await scanOf(deps, brand.id, scans.to)]
    for (const scan of [from, to])
      if (scan.finishedAt === null)
        throw new DomainError(
          'conflict',
          `The scan ${scan.id} is still running: compare it once it has finished.`,
        )
    if (from.demo !== to.demo)
      throw new DomainError(
        'conflict',
        'One of the scans is a demonstration, whose answers are invented: it cannot be compared with answers of engines.',
      )
    const measured = async ({ id }: ScanSummary) => ({
      cells: await deps.rates.readCells(id, MAX_CELLS),
      models: await deps.rates.readModels(id),
    })
    const changes = changesBetween(await measured(from), await measured(to), measure)
    return {
      brandId: brand.id,
      measure,
      from: toMeasuredBody(from),
      to: toMeasuredBody(to),
      falseDiscoveryRate: FALSE_DISCOVERY_RATE,
      family: changes.family,
      breaks: changes.breaks,
      overall: changes.overall,
      engines: changes.engines,
      cellsCompared: changes.cells.length,
      cells: changes.cells.slice(0, MAX_LISTED),
      cellsNotCompared: changes.notCompared.length,
      notCompared: changes.notCompared.slice(0, MAX_LISTED),
    }
  },
})

async function brandOf({ catalog }: { catalog: Pick<CatalogStore, 'findBrand'> }, brandId: string) {
  const brand = await catalog.findBrand(brandId, EVERY_ACCOUNT, { archived: true })
  if (!brand) throw brandNotFound()
  return brand
}

/** Scans of other brands count as not found. */
async function scanOf({ scans }: { scans: Pick<ScanStore, 'find'> }, brandId: string, scanId: string) {
  const scan = await scans.find(scanId.toLowerCase(), EVERY_ACCOUNT)
  if (scan?.brandId !== brandId) throw scanNotFound()
  return scan
}

/** Few scans run at the same time, so one page is enough to find a finished one. */
async function newestFinished({ scans }: { scans: Pick<ScanStore, 'listForBrand'> }, brandId: string) {
  const { items } = await scans.listForBrand(brandId, { limit: 20, cursor: null })
  const newest = items.find(({ finishedAt }) => finishedAt !== null)
  if (!newest) throw scanNotFound()
  return newest
}

function toMeasuredBody({ id, status, createdAt, finishedAt, totalRuns, byStatus, demo }: ScanSummary) {
  const classified = byStatus.CLASSIFIED ?? 0
  return {
    id,
    status,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    planned: totalRuns,
    classified,
    demo,
    note: noteOn(status, classified, totalRuns),
  }
}

function noteOn(status: ScanSummary['status'], classified: number, planned: number): string | null {
  const counted = `${classified} of ${planned} answers are counted`
  if (status === 'PARTIAL') return `PARTIAL: ${counted}; what is missing from it cannot be compared.`
  if (status === 'FAILED') return 'FAILED: nothing was measured.'
  if (status !== 'COMPLETED') return `Still running: ${counted} so far.`
  return classified === planned ? null : `${counted}; the engines gave no answer to the rest.`
}
