import { FALSE_DISCOVERY_RATE } from '@veracite/statistics/benjamini-hochberg'
import { conflict, type DomainError, invalidField } from '@veracite/terms/errors'
import { inSlices } from '@veracite/terms/in-slices'
import { ORIGIN_TABLE } from '@veracite/terms/origin-table'
import { countsByOrigin, type OfOrigin, originBody, otherOriginsNote } from '@veracite/terms/origins'
import type { Measure, Origin } from '@veracite/terms/vocabulary'
import { refusal } from '@veracite/words/refusals'
import { type KeptDeps, keptOfScan } from '../kept/kept-reads.ts'
import { scanOrNewest } from '../scans/newest-finished.ts'
import type { ScanStore, ScanSummary } from '../scans/scan-store.ts'
import { type BrandDeps, brandOf } from '../tenants/brand-of.ts'
import { changesBetween } from './changes.ts'
import { leadingIn } from './leading-questions.ts'
import { MAX_CELLS, type RateStore, type ScanCell } from './rate-store.ts'
import { ratesOf, type TrendPoint, trendPoint } from './rates.ts'

/** At most this many cells are listed in a response. */
const MAX_LISTED = 2_000

/** Simulated: an engine that leans by 0.3 logits from scan to scan makes 6 to 63 % of unchanged scans differ. */
const DRIFT_NOTE =
  'The 5 % are the chance that anything stands out if nothing but the answers changed. They do not cover an engine that leans a little differently from one day to the next: that is true of that day, and two later scans confirm whether it stays.'

/** How often engines mention a brand and what changed, with intervals. */
export const adminRates = (
  deps: BrandDeps &
    KeptDeps & {
      scans: Pick<ScanStore, 'find' | 'listForBrand'>
      rates: RateStore
    },
) => ({
  /** Rates of one scan; without a scan id, of the newest finished one. */
  async rates(brandId: string, scanId: string | null, measure: Measure, wanted?: Origin, withCells = true) {
    const brand = await brandOf(deps, brandId)
    const scan = await scanOrNewest(deps, brand.id, scanId)
    const origin = wanted ?? scan.origin
    const measured = await cellsOf(deps, scan, origin)
    const rates = await inSlices(
      ratesOf(measured, measure, withCells ? MAX_LISTED : 0, await deps.rates.readDrawn(scan.id)),
    )
    const named = await naming(deps, rates.cells)
    return {
      brandId: brand.id,
      measure,
      scan: toMeasuredBody(scan, origin),
      leading: await leadingIn(deps, measured, measure),
      overall: named(rates.overall),
      draws: rates.draws.map(named),
      engines: rates.engines.map(named),
      intents: rates.intents.map(named),
      matrix: rates.matrix.map(named),
      cellsTotal: measured.length,
      cells: rates.cells.map(named),
    }
  },

  /** The newest finished scans, oldest first. */
  async trend(brandId: string, measure: Measure, limit: number, wanted?: Origin) {
    const brand = await brandOf(deps, brandId)
    const page = { limit: 2 * limit, cursor: null, looks: 'left_out' } as const
    const { items } = await deps.scans.listForBrand(brand.id, page)
    const ended = items.filter(({ finishedAt }) => finishedAt !== null)
    // Answers of different origin do not make one line: the newest scan decides which it is.
    const origin = wanted ?? ended[0]?.origin ?? 'engine'
    const over = ended.filter((scan) => answersOf(scan, origin) !== null).slice(0, limit)
    const points: ({ scan: ReturnType<typeof toMeasuredBody> } & Point)[] = []
    // One after another: the cost of each grows with the size of its scan.
    for (const scan of over.reverse()) {
      const point = await pointOf(deps)(scan.id, origin, measure)
      points.push({ scan: toMeasuredBody(scan, origin), ...point })
    }
    return { brandId: brand.id, measure, ...originBody(origin), points }
  },

  async changes(brandId: string, scans: { from: string; to: string }, measure: Measure, wanted?: Origin) {
    const brand = await brandOf(deps, brandId)
    if (scans.from.toLowerCase() === scans.to.toLowerCase())
      throw invalidField('scan_compared_with_itself', 'query.to', 'must_be_another_scan')
    const [from, to] = [
      await scanOrNewest(deps, brand.id, scans.from),
      await scanOrNewest(deps, brand.id, scans.to),
    ]
    for (const scan of [from, to])
      if (scan.finishedAt === null) throw conflict(refusal('scan_still_running', { id: scan.id }))
    const origin = wanted ?? to.origin
    for (const scan of [from, to]) if (answersOf(scan, origin) === null) throw notComparable(scan, origin)
    const measured = async (scan: ScanSummary) => {
      const cells = await cellsOf(deps, scan, origin)
      const models = (await deps.rates.readModels(scan.id)).filter((model) => model.origin === origin)
      return { cells, models, leading: await leadingIn(deps, cells, measure) }
    }
    const [before, after] = [await measured(from), await measured(to)]
    const changes = await inSlices(changesBetween(before, after, measure, MAX_LISTED))
    const notCompared = changes.notCompared.slice(0, MAX_LISTED)
    const named = await naming(deps, [...changes.cells, ...notCompared])
    return {
      brandId: brand.id,
      measure,
      ...originBody(origin),
      from: { ...toMeasuredBody(from, origin), leading: before.leading },
      to: { ...toMeasuredBody(to, origin), leading: after.leading },
      falseDiscoveryRate: FALSE_DISCOVERY_RATE,
      note: DRIFT_NOTE,
      family: changes.family,
      breaks: changes.breaks,
      overall: changes.overall && named(changes.overall),
      overalls: Object.fromEntries(
        Object.entries(changes.overalls).map(([name, row]) => [name, row && named(row)]),
      ),
      engines: changes.engines.map(named),
      cellsCompared: changes.cellsCompared,
      cells: changes.cells.map(named),
      cellsNotCompared: changes.notCompared.length,
      notCompared: notCompared.map((one) => ({ ...one, prompt: named(one).prompt ?? '' })),
    }
  },
})

type Point = TrendPoint & { leading: Awaited<ReturnType<typeof leadingIn>> }

/** A new scan does not change the points of the others. */
const pointOf = (deps: KeptDeps & { rates: RateStore }) =>
  keptOfScan(
    deps,
    'point of trend',
    async (scanId, origin: Origin, measure: Measure): Promise<Point> => {
      const cells = await cellsOf(deps, { id: scanId }, origin)
      const point = await inSlices(trendPoint(cells, measure, await deps.rates.readDrawn(scanId)))
      return { leading: await leadingIn(deps, cells, measure), ...point }
    },
    { isPart: true },
  )

const cellsOf = async (
  { rates }: { rates: Pick<RateStore, 'readCells'> },
  { id }: Pick<ScanSummary, 'id'>,
  origin: Origin,
): Promise<ScanCell[]> => (await rates.readCells(id, MAX_CELLS)).filter((cell) => cell.origin === origin)

/** Adds the text of the prompt. A scan has far more cells than are shown, so only these are looked up. */
async function naming(
  { rates }: { rates: Pick<RateStore, 'readPrompts'> },
  shown: readonly { promptId: string | null }[],
) {
  const texts = await rates.readPrompts(shown.flatMap(({ promptId }) => promptId ?? []))
  return <Row extends { promptId: string | null }>(row: Row) => ({
    ...row,
    prompt: row.promptId === null ? null : (texts.get(row.promptId) ?? null),
  })
}

/** The answers of that origin, and the others; null if it has only others. */
function answersOf(scan: ScanSummary, origin: Origin): { classified: number; apart: OfOrigin[] } | null {
  const all = [{ origin: scan.origin, count: scan.classified }, ...scan.apart]
  const { count: classified, apart } = countsByOrigin(all, origin)
  return classified === 0 && (apart.length > 0 || scan.origin !== origin) ? null : { classified, apart }
}

const notComparable = ({ id, origin }: ScanSummary, wanted: Origin): DomainError =>
  conflict(
    refusal('scans_not_comparable', {
      id,
      answers: ORIGIN_TABLE[origin].answers,
      answers2: ORIGIN_TABLE[wanted].answers,
    }),
  )

function toMeasuredBody(scan: ScanSummary, origin: Origin) {
  const { id, status, createdAt, finishedAt, totalRuns } = scan
  const { classified, apart } = answersOf(scan, origin) ?? { classified: 0, apart: [] }
  return {
    id,
    status,
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    planned: totalRuns,
    classified,
    provisional: scan.provisional,
    ...originBody(origin),
    counted: ORIGIN_TABLE[origin].counted,
    apart: apart.map(({ origin: of, count }) => ({ origin: of, count })),
    note: notesOf(scan, noteOn(status, classified, totalRuns, apart)),
  }
}

const notesOf = ({ provisional }: ScanSummary, note: string | null): string | null =>
  provisional === 0
    ? note
    : [`${provisional} of the answers are provisional: the model has not finished reading them.`, note]
        .filter((one) => one !== null)
        .join(' ')

function noteOn(
  status: ScanSummary['status'],
  classified: number,
  planned: number,
  apart: readonly OfOrigin[],
): string | null {
  const others = otherOriginsNote(apart)
  const counted = `${classified} of ${planned} answers are counted${others === null ? '' : `, ${others}`}`
  const answered = apart.reduce((sum, { count }) => sum + count, classified)
  if (status === 'PARTIAL') return `PARTIAL: ${counted}; what is missing from it cannot be compared.`
  if (status === 'FAILED') return 'FAILED: nothing was measured.'
  if (status !== 'COMPLETED') return `Still running: ${counted} so far.`
  if (classified === planned) return null
  return answered === planned ? `${counted}.` : `${counted}; there is no answer to the rest.`
}
