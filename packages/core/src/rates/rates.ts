import { exactRate, type RateMethod } from '@veracite/statistics/exact-rate'
import { type Counted, isWide, sumOf } from '@veracite/statistics/interval'
import { type RateLikeThese, rateLikeThese } from '@veracite/statistics/questions-like-these'
import { sayLikeThese, sayRate } from '@veracite/statistics/words'
import { stepping } from '@veracite/terms/in-slices'
import { CITATION_CLASSES, ENGINES, type Engine, PROMPT_INTENTS } from '@veracite/terms/vocabulary'
import { countOf, MEASURES, type Measure } from './measures.ts'
import type { ScanCell } from './rate-store.ts'

export interface RateBody {
  seen: number
  asked: number
  /** `seen` of `asked` for these questions, and its exact interval with 95 % confidence. */
  rate: number
  low: number
  high: number
  method: RateMethod
  /** The interval is too wide to say much. */
  wide: boolean
  /** `7 of 10 · 35–93 %`; counts only below five answers. */
  words: string
  /** For questions like these, which is another question; null below ten prompts. */
  likeThese: (RateLikeThese & { words: string }) | null
}

export interface RateRow {
  engine: string | null
  intent: string | null
  promptId: string | null
  prompts: number
  planned: number
  classified: number
  /** Null for a measure if nothing was classified. */
  rates: Partial<Record<Measure, RateBody | null>>
}

/**
 * Every rate of a scan: over all, by engine, by intent, by both, and for one measure the first `listed` cells. Pure; in
 * steps, because a scan may have a hundred thousand cells.
 */
export function* ratesOf(cells: readonly ScanCell[], measure: Measure, listed: number) {
  const groups = yield* tallied(cells, ({ engine, intent }) => [
    { engine: null, intent: null },
    { engine, intent: null },
    { engine: null, intent },
    { engine, intent },
  ])
  const rows = new Map<string, RateRow>()
  for (const [key, group] of groups) rows.set(key, yield* rowOf(group, MEASURES))
  const shown: RateRow[] = []
  for (const cell of cells.slice(0, listed)) {
    const { engine, intent, promptId } = cell
    const alone = { ...emptyTally({ engine, intent }), planned: cell.planned }
    alone.prompts.set(promptId, cell.counts)
    shown.push({ ...(yield* rowOf(alone, [measure])), promptId })
  }
  const row = (engine: string | null, intent: string | null) => rows.get(groupKey({ engine, intent })) ?? []
  return {
    overall: rows.get(groupKey(EVERYTHING)) ?? (yield* rowOf(emptyTally(EVERYTHING), MEASURES)),
    engines: ENGINES.flatMap((engine) => row(engine, null)),
    intents: PROMPT_INTENTS.flatMap((intent) => row(null, intent)),
    matrix: ENGINES.flatMap((engine) => PROMPT_INTENTS.flatMap((intent) => row(engine, intent))),
    cells: shown,
  }
}

export interface TrendPoint {
  overall: RateBody | null
  engines: { engine: Engine; rate: RateBody | null }[]
}

/** One measure of a scan, over all and by engine: a point of a trend. Pure. */
export function* trendPoint(cells: readonly ScanCell[], measure: Measure): Generator<void, TrendPoint> {
  const groups = yield* tallied(cells, ({ engine }) => [EVERYTHING, { engine, intent: null }])
  const engines: TrendPoint['engines'] = []
  for (const engine of ENGINES) {
    const own = groups.get(groupKey({ engine, intent: null }))
    if (own !== undefined) engines.push({ engine, rate: rateBody(own, measure) })
    yield
  }
  const all = groups.get(groupKey(EVERYTHING))
  return { overall: all === undefined ? null : rateBody(all, measure), engines }
}

/** What is counted together. */
interface Group {
  engine: string | null
  intent: string | null
}
const EVERYTHING: Group = { engine: null, intent: null }
const groupKey = ({ engine, intent }: Group): string => `${engine} ${intent}`

/** The answers of a group by prompt, each with its classes. */
interface Tally extends Group {
  planned: number
  prompts: Map<string, ScanCell['counts']>
}
const emptyTally = (group: Group): Tally => ({ ...group, planned: 0, prompts: new Map() })

function* tallied(
  cells: readonly ScanCell[],
  groupsOf: (cell: ScanCell) => Group[],
): Generator<void, Map<string, Tally>> {
  const tallies = new Map<string, Tally>()
  yield* stepping(cells, (cell) => {
    for (const group of groupsOf(cell)) {
      const key = groupKey(group)
      const tally = tallies.get(key) ?? emptyTally(group)
      tallies.set(key, tally)
      tally.planned += cell.planned
      const before = tally.prompts.get(cell.promptId)
      tally.prompts.set(cell.promptId, before === undefined ? cell.counts : added(before, cell.counts))
    }
  })
  return tallies
}

function added(one: ScanCell['counts'], other: ScanCell['counts']): ScanCell['counts'] {
  const sum: ScanCell['counts'] = {}
  for (const name of CITATION_CLASSES) sum[name] = (one[name] ?? 0) + (other[name] ?? 0)
  return sum
}

function* rowOf(tally: Tally, measures: readonly Measure[]): Generator<void, RateRow> {
  const { engine, intent, planned, prompts } = tally
  const rates: RateRow['rates'] = {}
  for (const measure of measures) {
    rates[measure] = rateBody(tally, measure)
    yield
  }
  const classified = sumOf(countsOf(tally, 'mentioned')).asked
  return { engine, intent, promptId: null, prompts: prompts.size, planned, classified, rates }
}

const countsOf = ({ prompts }: Tally, measure: Measure): Counted[] =>
  Array.from(prompts.values(), (counts) => countOf({ counts }, measure))

function rateBody(tally: Tally, measure: Measure): RateBody | null {
  const prompts = countsOf(tally, measure)
  const counted = sumOf(prompts)
  const rate = exactRate(counted)
  if (rate === null) return null
  const likeThese = rateLikeThese(prompts)
  return {
    ...counted,
    ...rate,
    wide: isWide(rate),
    words: sayRate(counted),
    likeThese: likeThese && { ...likeThese, words: sayLikeThese(likeThese) },
  }
}
