import { rateWords } from '@veracite/evidence/records/rate-words'
import type { DeclaredLabels } from '@veracite/ground-truth/facts/declarations'
import type { Fact } from '@veracite/ground-truth/facts/fact'
import { pick } from '@veracite/terms/pick'
import { sumOfUsd } from '@veracite/terms/usd'
import type { Engine, Origin } from '@veracite/terms/vocabulary'
import { toWire } from '@veracite/terms/wire'
import type { Say } from '@veracite/words/say-in'
import type { Finding, FindingStore } from '../findings/finding-store.ts'
import { type FindingGroup, rankFindings, type SaidIn } from '../findings/rank-findings.ts'
import { readScan } from '../findings/read-scan.ts'
import { type LabelOf, labelsOf, sentenceOf } from '../findings/said-words.ts'
import type { adminRates } from '../rates/compute-rates.ts'
import type { getFit } from '../rates/get-fit.ts'
import type { RateStore } from '../rates/rate-store.ts'
import type { rivalReads } from '../rivals/compare-rivals.ts'
import type { ScanStore, ScanSummary } from '../scans/scan-store.ts'
import { MAX_ANSWER_BYTES } from '../statements/sentence.ts'
import type { Brand } from '../tenants/tenant-store.ts'
import type {
  MeasuredPart,
  ReportChange,
  ReportCorrection,
  ReportFigures,
  ReportFinding,
  ReportFindings,
  ReportPoint,
  ReportRate,
  ReportRival,
} from './figures.ts'
import { namedDays, type Period } from './period.ts'
import { chooseScans, isMeasured, type ScansOfPeriod } from './scans-of-period.ts'

export interface FiguresDeps {
  scans: Pick<ScanStore, 'listForBrand'>
  rates: Pick<RateStore, 'readCells' | 'readPrompts'>
  measure: Pick<ReturnType<typeof adminRates>, 'rates' | 'changes'> & {
    fit: ReturnType<typeof getFit>
    compare: ReturnType<typeof rivalReads>['compare']
  }
  findings: FindingStore
  declarations: DeclaredLabels
  /** Null if no corrections are kept. */
  corrections:
    | ((brandId: string, period: Period, origin: Origin, labelOf: LabelOf) => Promise<ReportCorrection[]>)
    | null
  /** Where people reach this server. */
  publicUrl: string | null
}

/** More than anybody has: the rest would be the least grave. */
const MAX_FINDINGS = 5_000
const WORST_SHOWN = 5
const SCANS_SHOWN = 60
const TREND_SCANS = 12
const RIVALS_SHOWN = 10

/** Computes the figures of a report for a period, as of now. */
export async function gatherFigures(
  deps: FiguresDeps,
  brand: Brand,
  period: Period,
  now: Date,
  say: Say,
): Promise<ReportFigures> {
  const labelOf = await labelsOf(deps.declarations, brand.id, say)
  const scans = await chooseScans(deps.scans, brand.id, period)
  const origin = scans.newest?.origin ?? 'engine'
  // Answers of other origins are excluded, and so are their costs.
  const own = scans.within.filter((scan) => scan.origin === origin)
  return {
    brand: { id: brand.id, name: brand.name, domain: brand.domain },
    period: { ...namedDays(period), timeZone: period.timeZone },
    madeAt: now.toISOString(),
    demo: origin === 'demo',
    origin,
    scans: own.slice(0, SCANS_SHOWN).map(toReportScan),
    scansOmitted: Math.max(0, own.length - SCANS_SHOWN),
    measured: await measuredPart(deps, brand.id, scans, say),
    trend: await trendPart(deps, brand.id, own, scans),
    findings: await findingsPart(deps, brand, period, scans.newest, origin, labelOf, say),
    corrections: deps.corrections && (await deps.corrections(brand.id, period, origin, labelOf)),
    costs: {
      usd: sumOfUsd(own.map(({ totalCostUsd }) => totalCostUsd)),
      answers: own.reduce((sum, { classified }) => sum + classified, 0),
      scans: own.length,
    },
    address: deps.publicUrl,
  }
}

const toReportScan = (scan: ScanSummary) => ({
  ...toWire(pick(scan, 'id', 'createdAt', 'status')),
  planned: scan.totalRuns,
  classified: scan.classified,
  costUsd: scan.totalCostUsd,
})

async function measuredPart(
  { measure }: FiguresDeps,
  brandId: string,
  { newest, before }: ScansOfPeriod,
  say: Say,
): Promise<MeasuredPart | null> {
  if (newest === null) return null
  const { origin } = newest
  const rates = await measure.rates(brandId, newest.id, 'CONFABULATED', origin, false)
  const fit = await measure.fit(brandId, { scan: newest.id, origin, language: say.language })
  const changes =
    before === null
      ? null
      : await measure.changes(brandId, { from: before.id, to: newest.id }, 'CONFABULATED', origin)
  const compared = await measure.compare(brandId, { scan: newest.id, origin })
  return {
    scanId: newest.id,
    at: newest.createdAt.toISOString(),
    wrong: toRate(rates.overall.rates.CONFABULATED),
    named: toRate(rates.overall.rates.mentioned),
    provisional: newest.provisional,
    ...(rates.leading && {
      leading: {
        ...{ prompts: rates.leading.prompts, answers: rates.leading.answers },
        rate: rateWords(rates.leading.neutral, say),
      },
    }),
    fit: {
      words: fit.words,
      ...{ hallucination: fit.industry.hallucination.words, inaccuracy: fit.industry.inaccuracy.words },
      note: fit.industry.note,
    },
    rivals: rivalsOf(compared),
    engines: rates.engines.flatMap(({ engine, rates: own }) =>
      engine === null
        ? []
        : [{ engine: engine as Engine, wrong: toRate(own.CONFABULATED), named: toRate(own.mentioned) }],
    ),
    compared:
      before && changes
        ? {
            scanId: before.id,
            at: before.createdAt.toISOString(),
            wrong: toChange(changes.overall),
            named: toChange(changes.overalls.mentioned),
            engines: changes.engines
              .filter(({ standsOut }) => standsOut)
              .flatMap((row) => toChange(row) ?? []),
          }
        : null,
  }
}

/** None where no rival is declared, or nothing is counted. */
function rivalsOf({ brand, rivals }: Awaited<ReturnType<FiguresDeps['measure']['compare']>>): ReportRival[] {
  const most = rivals.toSorted((a, b) => (b.figures.named?.seen ?? 0) - (a.figures.named?.seen ?? 0))
  return rivals.length === 0 || brand.figures.named === null
    ? []
    : [brand, ...most.slice(0, RIVALS_SHOWN)].map(({ name, figures }) => ({
        name,
        figures: REPORTED.map((measure) => ({ measure, rate: toRate(figures[measure]) })),
      }))
}

const REPORTED = ['named', 'named_first', 'recommended'] as const

/** One after another: the cost of each grows with the size of its scan. */
async function trendPart(
  { measure }: FiguresDeps,
  brandId: string,
  own: readonly ScanSummary[],
  { newest, before }: ScansOfPeriod,
): Promise<ReportPoint[]> {
  const ended = own.filter((scan) => newest !== null && isMeasured(scan))
  const all = before === null || ended.includes(before) ? ended : [...ended, before]
  const points: ReportPoint[] = []
  for (const { id, createdAt, origin } of all.slice(0, TREND_SCANS).reverse()) {
    const { overall, leading } = await measure.rates(brandId, id, 'CONFABULATED', origin, false)
    const wrong = toRate(overall.rates.CONFABULATED)
    points.push({
      scanId: id,
      at: createdAt.toISOString(),
      wrong,
      ...(leading && { neutral: leading.neutral }),
    })
  }
  return points
}

const toRate = (rate: ReportRate | null | undefined): ReportRate | null =>
  rate ? pick(rate, 'seen', 'asked', 'rate', 'low', 'high') : null

const toChange = (row: ReportChange | null | undefined): ReportChange | null =>
  row ? pick(row, 'engine', 'difference', 'low', 'high', 'standsOut', 'modelChanged') : null

async function findingsPart(
  deps: FiguresDeps,
  { id: brandId, name, aliases }: Brand,
  period: Period,
  scan: ScanSummary | null,
  origin: Origin,
  labelOf: LabelOf,
  say: Say,
): Promise<ReportFindings> {
  const all = await deps.findings.listInStates(
    brandId,
    { states: ['open', 'returned', 'not_seen', 'settled'], origin },
    MAX_FINDINGS,
  )
  const isIn = (at: Date): boolean => at >= period.from && at < period.until
  const turned = (state: Finding['state']): number =>
    all.filter((finding) => finding.state === state && isIn(finding.stateSince)).length
  const said = all.filter(
    (finding) =>
      finding.state !== 'settled' && finding.lastSaidAt >= period.from && finding.firstSaidAt < period.until,
  )
  const gravities = await deps.findings.readGravities(brandId)
  const inScan = scan && (await readScan(deps, scan, said))
  const groups = rankFindings(said, 'statement', inScan, gravities, [name, ...aliases])
  const open = rankFindings(all.filter(isOpen), 'statement', null, gravities, [])
  return {
    open: sizeOf(open),
    different: open.length,
    grave: sizeOf(open.filter(({ gravity }) => gravity === 'grave')),
    fresh: all.filter(({ firstSaidAt }) => isIn(firstSaidAt)).length,
    returned: turned('returned'),
    notSeen: turned('not_seen'),
    settled: turned('settled'),
    worst: await worstOf(deps.findings, groups.slice(0, WORST_SHOWN), isIn, labelOf, say),
    more: Math.max(0, groups.length - WORST_SHOWN),
  }
}

const sizeOf = (groups: readonly FindingGroup[]): number =>
  groups.reduce((sum, { findings }) => sum + findings.length, 0)

const isOpen = ({ state }: Finding): boolean => state === 'open' || state === 'returned'

/** Words, pages and proof are read for what is shown only. */
async function worstOf(
  findings: FindingStore,
  groups: readonly FindingGroup[],
  isIn: (at: Date) => boolean,
  labelOf: LabelOf,
  say: Say,
): Promise<ReportFinding[]> {
  const first = groups.flatMap(({ findings: [one] }) => (one ? [one.finding] : []))
  const ids = first.map(({ id }) => id)
  const [worded, pages, details] = await Promise.all([
    findings.readWords(ids, MAX_ANSWER_BYTES),
    findings.readPages(ids),
    Promise.all(ids.map((id) => findings.find(id))),
  ])
  return groups.flatMap((group, place) => {
    const finding = first[place]
    if (finding === undefined) return []
    const [newest] = details[place]?.saidIn ?? []
    return {
      ...spoken(group),
      ...pick(finding, 'id', 'about', 'stated', 'truth'),
      label: labelOf(finding.predicate),
      source: sourceOf(details[place]?.fact ?? null, say),
      isNew: group.findings.every((member) => isIn(member.finding.firstSaidAt)),
      sentence: sentenceOf(
        finding,
        worded.find(({ findingId }) => findingId === finding.id),
      ),
      page: pages.find(({ findingId }) => findingId === finding.id)?.url ?? null,
      proof: newest ? { runId: newest.runId, sha256: newest.sha256 } : null,
    }
  })
}

const sourceOf = (fact: Fact | null, say: Say): string | null =>
  fact && (fact.source.url ?? say.known('sourceKind', fact.source.kind) ?? fact.source.kind)

/** A false statement, with every engine that says it. */
function spoken({ findings, gravity, engines, said }: FindingGroup) {
  const at = (which: 'firstSaidAt' | 'lastSaidAt', chosen: (...times: number[]) => number): string =>
    new Date(chosen(...findings.map(({ finding }) => finding[which].getTime()))).toISOString()
  return {
    gravity,
    engines,
    firstSaidAt: at('firstSaidAt', Math.min),
    lastSaidAt: at('lastSaidAt', Math.max),
    said: said && toSaid(said),
  }
}

const toSaid = ({ seen, asked, low, high }: SaidIn): ReportRate => ({
  ...{ seen, asked, low, high },
  rate: seen / asked,
})
