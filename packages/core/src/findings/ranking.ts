import { invalidInput } from '@veracite/terms/errors'
import { originBody, toldApart } from '@veracite/terms/origins'
import type { Clock } from '@veracite/terms/ports'
import type { Engine, FindingState, Gravity, Origin, RankedBy } from '@veracite/terms/vocabulary'
import { FACT_PREDICATES } from '@veracite/verdicts/predicates/all'
import { brandOf } from '../catalog/brand-of.ts'
import type { CatalogStore } from '../catalog/catalog-store.ts'
import { MAX_CELLS, type RateStore } from '../rates/rate-store.ts'
import { newestFinished } from '../scans/newest-finished.ts'
import type { ScanStore, ScanSummary } from '../scans/scan-store.ts'
import { MAX_ANSWER_BYTES } from '../statements/sentence.ts'
import type { Finding, FindingStore, PageOfFinding, WordedFinding } from './finding-store.ts'
import { toFindingBody } from './list-findings.ts'
import { type FindingGroup, type RankedFinding, rankFindings } from './rank-findings.ts'
import { labelOf, sentenceOf } from './said-words.ts'

export interface RankingFilter {
  by: RankedBy
  states: readonly FindingState[]
  engine?: Engine
  origin?: Origin
  /** Only what was first said in the newest scan. */
  isNew: boolean
}

interface Deps {
  catalog: Pick<CatalogStore, 'findBrand'>
  findings: FindingStore
  scans: Pick<ScanStore, 'listForBrand'>
  rates: Pick<RateStore, 'readCells'>
  clock: Clock
}

/** More than anybody has: the rest would be the least grave, and the answer says how many there are. */
const MAX_RANKED = 5_000

/** Which false statements matter most, and what the operator calls grave. */
export const adminRanking = (deps: Deps) => ({
  async rank(brandId: string, filter: RankingFilter, page: { limit: number; start: number }) {
    const brand = await brandOf(deps, brandId)
    const { states, engine } = filter
    const totals = await deps.findings.countInStates(brand.id, { states, ...(engine && { engine }) })
    const { origin, count, apart } = toldApart(totals, filter.origin)
    const scan = await newestFinished(deps, brand.id, hasAnswersOf(origin))
    const found = await deps.findings.listInStates(
      brand.id,
      { states, origin, ...(engine && { engine }) },
      MAX_RANKED,
    )
    const groups = rankFindings(
      found,
      filter.by,
      scan && (await readScan(deps, scan, found)),
      await deps.findings.readGravities(brand.id),
    )
    const wanted = filter.isNew ? groups.filter(({ isNew }) => isNew) : groups
    const shown = wanted.slice(page.start, page.start + page.limit)
    return {
      brandId: brand.id,
      by: filter.by,
      ...originBody(origin),
      apart,
      scan: scan && { id: scan.id, createdAt: scan.createdAt.toISOString() },
      since: scan && (await deps.findings.countSince(brand.id, origin, scan.createdAt)),
      total: count,
      groups: wanted.length,
      items: await told(deps, shown),
    }
  },

  async setGravity(
    brandId: string,
    { predicate, about, gravity }: { predicate: string; about: string | null; gravity: Gravity | null },
  ) {
    const brand = await brandOf(deps, brandId)
    if (!(FACT_PREDICATES as readonly string[]).includes(predicate))
      throw invalidInput('There is no such kind of fact.', [
        { path: 'predicate', message: `must be one of ${FACT_PREDICATES.join(', ')}` },
      ])
    await deps.findings.setGravity(brand.id, { predicate, about: about ?? '', gravity }, deps.clock.now())
    return gravitiesBody(deps, brand.id)
  },

  async gravities(brandId: string) {
    return gravitiesBody(deps, (await brandOf(deps, brandId)).id)
  },
})

const gravitiesBody = async ({ findings }: Pick<Deps, 'findings'>, brandId: string) => ({
  items: (await findings.readGravities(brandId)).map(({ about, ...set }) => ({
    ...set,
    about: about || null,
  })),
})

const hasAnswersOf =
  (origin: Origin) =>
  (scan: ScanSummary): boolean =>
    scan.origin === origin || scan.apart.some((other) => other.origin === origin)

async function readScan({ rates, findings }: Deps, scan: ScanSummary, found: readonly Finding[]) {
  const cells = await rates.readCells(scan.id, MAX_CELLS)
  const promptIds = [...new Set(cells.map(({ promptId }) => promptId))]
  const ids = found.map(({ id }) => id)
  const inScan = await findings.readInScan(ids, { id: scan.id, promptIds })
  return { startedAt: scan.createdAt, cells, inScan }
}

/** Words and pages are read for what is shown only. */
async function told({ findings }: Pick<Deps, 'findings'>, groups: readonly FindingGroup[]) {
  const ids = groups.flatMap((group) => group.findings.map(({ finding }) => finding.id))
  const [worded, pages] = await Promise.all([
    findings.readWords(ids, MAX_ANSWER_BYTES),
    findings.readPages(ids),
  ])
  const words = new Map(worded.map((one) => [one.findingId, one]))
  const pageOf = new Map(pages.map((one) => [one.findingId, one]))
  return groups.map((group) => ({
    key: group.key,
    ...weighed(group),
    said: group.said,
    engines: group.engines,
    isNew: group.isNew,
    findings: group.findings.map((member) => toRankedBody(member, words, pageOf)),
  }))
}

const weighed = ({ gravity, setBy, subject }: FindingGroup | RankedFinding) => ({ gravity, setBy, subject })

function toRankedBody(
  member: RankedFinding,
  words: ReadonlyMap<string, WordedFinding>,
  pages: ReadonlyMap<string, PageOfFinding>,
) {
  const { finding, said, isNew } = member
  const page = pages.get(finding.id)
  return {
    ...toFindingBody(finding),
    label: labelOf(finding.predicate),
    ...weighed(member),
    isNew,
    said,
    sentence: sentenceOf(finding, words.get(finding.id)),
    page: page ? { url: page.url, fetchedAt: page.fetchedAt.toISOString() } : null,
  }
}
