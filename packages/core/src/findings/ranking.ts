import { leadsTo } from '@veracite/evidence/records/leading-question'
import type { DeclaredLabels } from '@veracite/ground-truth/facts/declarations'
import { invalidField } from '@veracite/terms/errors'
import { countsByOrigin, type OfOrigin, originBody } from '@veracite/terms/origins'
import { pick } from '@veracite/terms/pick'
import type { Clock } from '@veracite/terms/ports'
import type { Engine, FindingState, Gravity, Origin, RankedBy } from '@veracite/terms/vocabulary'
import { FACT_PREDICATES } from '@veracite/verdicts/predicates/all'
import { refusal } from '@veracite/words/refusals'
import type { RateStore } from '../rates/rate-store.ts'
import { newestFinished } from '../scans/newest-finished.ts'
import type { ScanStore, ScanSummary } from '../scans/scan-store.ts'
import { MAX_ANSWER_BYTES } from '../statements/sentence.ts'
import { type BrandDeps, brandOf } from '../tenants/brand-of.ts'
import type { FindingScan, FindingStore, PageOfFinding, WordedFinding } from './finding-store.ts'
import { toFindingBody } from './list-findings.ts'
import { type FindingGroup, mostSaid, type RankedFinding, rankFindings } from './rank-findings.ts'
import { readScan } from './read-scan.ts'
import { type LabelOf, labelsOf, sentenceOf } from './said-words.ts'

export interface RankingFilter {
  by: RankedBy
  states: readonly FindingState[]
  engine?: Engine
  origin?: Origin
  /** Whether it was said for the first time in the newest scan. */
  isNew: boolean
}

interface Deps extends BrandDeps {
  findings: FindingStore
  scans: Pick<ScanStore, 'listForBrand'>
  rates: Pick<RateStore, 'readCells' | 'readPrompts'>
  declarations: DeclaredLabels
  clock: Clock
}

/** More than any brand has: the rest would be the least grave, and the response has the total. */
const MAX_RANKED = 5_000

/** Which false statements matter most, and what the operator calls grave. */
export const adminRanking = (deps: Deps) => ({
  async rank(brandId: string, filter: RankingFilter, page: { limit: number; start: number }) {
    const brand = await brandOf(deps, brandId)
    const { states, engine } = filter
    const totals = await deps.findings.countInStates(brand.id, { states, ...(engine && { engine }) })
    const { origin, count, apart } = countsByOrigin(
      totals,
      filter.origin ?? (await originIfNone(deps, brand.id, totals)),
    )
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
      [brand.name, ...brand.aliases],
    )
    const wanted = filter.isNew ? groups.filter(({ isNew }) => isNew) : groups
    const shown = wanted.slice(page.start, page.start + page.limit)
    const most = mostSaid(wanted)
    const bodyOf = await tell(
      deps,
      [...shown.flatMap(({ findings }) => findings), ...(most === null ? [] : [most])],
      await labelsOf(deps.declarations, brand.id),
      [brand.name, ...brand.aliases],
    )
    return {
      brandId: brand.id,
      by: filter.by,
      ...originBody(origin),
      apart,
      scan: scan && { id: scan.id, createdAt: scan.createdAt.toISOString() },
      since: scan && (await deps.findings.countSince(brand.id, origin, scan.createdAt)),
      total: count,
      groups: wanted.length,
      mostSaid: most && bodyOf(most),
      items: shown.map((group) => ({
        key: group.key,
        ...weighed(group),
        ...pick(group, 'said', 'leading', 'engines', 'isNew'),
        findings: group.findings.map(bodyOf),
      })),
    }
  },

  async setGravity(
    brandId: string,
    { predicate, about, gravity }: { predicate: string; about: string | null; gravity: Gravity | null },
  ) {
    const brand = await brandOf(deps, brandId)
    const declared = (await deps.declarations.list(brand.id)).map(({ declaration }) => declaration.name)
    const names = [...FACT_PREDICATES, ...declared]
    if (!names.includes(predicate))
      throw invalidField(
        'no_such_kind_of_fact',
        'predicate',
        refusal('must_be_one_of', { values: names.join(', ') }),
      )
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

/** Without false statements, the origin is that of the newest scan. */
async function originIfNone(
  deps: Deps,
  brandId: string,
  totals: readonly OfOrigin[],
): Promise<Origin | undefined> {
  return totals.length > 0 ? undefined : (await newestFinished(deps, brandId))?.origin
}

const hasAnswersOf =
  (origin: Origin) =>
  (scan: ScanSummary): boolean =>
    scan.origin === origin || scan.apart.some((other) => other.origin === origin)

/** Words and pages are read for what is shown only. */
async function tell(
  { findings }: Pick<Deps, 'findings'>,
  shown: readonly RankedFinding[],
  labelOf: LabelOf,
  names: readonly string[],
) {
  const byId = new Map(shown.map(({ finding }) => [finding.id, finding]))
  const ids = [...byId.keys()]
  const readLines = async () => {
    const drawn = ids.slice(0, MAX_LINES)
    const questions = await findings.readQuestions(drawn)
    const leading = questions.filter(({ findingId, text }) => {
      const finding = byId.get(findingId)
      return finding !== undefined && leadsTo(finding, names)(text) !== null
    })
    return findings.readLines(drawn, LINE_SCANS, leading)
  }
  const [worded, pages, lines] = await Promise.all([
    findings.readWords(ids, MAX_ANSWER_BYTES),
    findings.readPages(ids),
    readLines(),
  ])
  const words = new Map(worded.map((one) => [one.findingId, one]))
  const pageOf = new Map(pages.map((one) => [one.findingId, one]))
  return (member: RankedFinding) => ({
    ...toRankedBody(member, words, pageOf),
    label: labelOf(member.finding.predicate),
    line: lineOf(lines.get(member.finding.id) ?? []),
  })
}

/** A line has so many points, and a page so many lines: longer pages are for files, which have none. */
const LINE_SCANS = 12
const MAX_LINES = 300

/** The oldest first; a scan that still runs has no share yet. Pure. */
const lineOf = (scans: readonly FindingScan[]) =>
  scans
    .filter(({ status }) => status === 'COMPLETED' || status === 'PARTIAL')
    .map(({ createdAt, seen, asked }) => ({ at: createdAt.toISOString(), seen, asked }))
    .toReversed()

const weighed = ({ gravity, setBy, subject }: FindingGroup | RankedFinding) => ({ gravity, setBy, subject })

function toRankedBody(
  member: RankedFinding,
  words: ReadonlyMap<string, WordedFinding>,
  pages: ReadonlyMap<string, PageOfFinding>,
) {
  const { finding, said, leading, isNew } = member
  const page = pages.get(finding.id)
  return {
    ...toFindingBody(finding),
    ...weighed(member),
    isNew,
    said,
    leading,
    sentence: sentenceOf(finding, words.get(finding.id)),
    page: page ? { url: page.url, fetchedAt: page.fetchedAt.toISOString() } : null,
  }
}
