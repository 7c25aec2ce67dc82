import { type DrawnRate, drawnRate } from '@veracite/statistics/drawn-rate'
import { exactRate, type RateMethod } from '@veracite/statistics/exact-rate'
import { type Counted, type Interval, isWide, sumOf } from '@veracite/statistics/interval'
import {
  PROMPTS_FOR_LIKE_THESE,
  type RateLikeThese,
  rateLikeThese,
} from '@veracite/statistics/questions-like-these'
import { sayDrawn, sayLikeThese, sayRate } from '@veracite/statistics/words'
import { stepping } from '@veracite/terms/in-slices'
import {
  CITATION_CLASSES,
  ENGINES,
  type Engine,
  MEASURES,
  type Measure,
  PROMPT_INTENTS,
} from '@veracite/terms/vocabulary'
import { countOf } from './measures.ts'
import type { DrawnCell, ScanCell } from './rate-store.ts'

export interface RateBody extends Counted, Interval {
  /**
   * `seen` of `asked` for these questions, and its exact interval with 95 % confidence. Where all prompts were drawn from
   * one catalogue: of the whole catalogue, weighted, with the interval of the draw (`drawn_products`).
   */
  rate: number
  method: RateMethod
  /** The interval is too wide to say much. */
  wide: boolean
  /** `7 of 10 · 25–94 %`; counts only below five answers. */
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

/** Every rate of a scan, and for one measure the first `listed` cells. In steps, because scans are large. Pure. */
export function* ratesOf(
  cells: readonly ScanCell[],
  measure: Measure,
  listed: number,
  drawn: readonly DrawnCell[] = [],
) {
  const draws = drawsOf(drawn)
  const groups = yield* tallied(cells, ({ engine, intent }) => [
    { engine: null, intent: null },
    { engine, intent: null },
    { engine: null, intent },
    { engine, intent },
  ])
  const rows = new Map<string, RateRow>()
  for (const [key, group] of groups) rows.set(key, yield* rowOf(group, MEASURES, draws))
  const everything = groups.get(groupKey(EVERYTHING))
  const ofDraws: (RateRow & { sample: string })[] = []
  for (const draw of everything === undefined ? [] : draws) {
    const own = [...(everything?.prompts ?? [])].filter(([promptId]) => draw.prompts.has(promptId))
    const planned = cells.reduce((sum, cell) => sum + (draw.prompts.has(cell.promptId) ? cell.planned : 0), 0)
    const tally = { ...emptyTally(EVERYTHING), planned, prompts: new Map(own) }
    ofDraws.push({ ...(yield* rowOf(tally, MEASURES, [draw])), sample: draw.sample })
  }
  const shown: RateRow[] = []
  for (const cell of cells.slice(0, listed)) {
    const { engine, intent, promptId } = cell
    const alone = { ...emptyTally({ engine, intent }), planned: cell.planned }
    alone.prompts.set(promptId, cell.counts)
    shown.push({ ...(yield* rowOf(alone, [measure], [])), promptId })
  }
  const row = (engine: string | null, intent: string | null) => rows.get(groupKey({ engine, intent })) ?? []
  return {
    overall: rows.get(groupKey(EVERYTHING)) ?? (yield* rowOf(emptyTally(EVERYTHING), MEASURES, [])),
    draws: ofDraws,
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
export function* trendPoint(
  cells: readonly ScanCell[],
  measure: Measure,
  drawn: readonly DrawnCell[] = [],
): Generator<void, TrendPoint> {
  const draws = drawsOf(drawn)
  const groups = yield* tallied(cells, ({ engine }) => [EVERYTHING, { engine, intent: null }])
  const engines: TrendPoint['engines'] = []
  for (const engine of ENGINES) {
    const own = groups.get(groupKey({ engine, intent: null }))
    if (own !== undefined) engines.push({ engine, rate: rateBody(own, measure, draws) })
    yield
  }
  const all = groups.get(groupKey(EVERYTHING))
  return { overall: all === undefined ? null : rateBody(all, measure, draws), engines }
}

/** Cells that are counted together. */
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

function* rowOf(
  tally: Tally,
  measures: readonly Measure[],
  draws: readonly Draw[],
): Generator<void, RateRow> {
  const { engine, intent, planned, prompts } = tally
  const rates: RateRow['rates'] = {}
  for (const measure of measures) {
    rates[measure] = rateBody(tally, measure, draws)
    yield
  }
  const classified = sumOf(countsOf(tally, 'mentioned')).asked
  return { engine, intent, promptId: null, prompts: prompts.size, planned, classified, rates }
}

const countsOf = ({ prompts }: Tally, measure: Measure): Counted[] =>
  Array.from(prompts.values(), (counts) => countOf({ counts }, measure))

function rateBody(tally: Tally, measure: Measure, draws: readonly Draw[]): RateBody | null {
  const prompts = countsOf(tally, measure)
  const counted = sumOf(prompts)
  const rate = exactRate(counted)
  if (rate === null) return null
  const likeThese = rateLikeThese(prompts)
  const drawn = draws.map((draw) => rateOfDraw(draw, tally, measure)).find((one) => one !== null)
  if (drawn) {
    const { rate: of, low, high } = drawn
    const words = sayDrawn(counted, drawn)
    return {
      ...counted,
      rate: of,
      low,
      high,
      method: 'drawn_products',
      wide: isWide(drawn),
      words,
      likeThese: null,
    }
  }
  return {
    ...counted,
    ...rate,
    wide: isWide(rate),
    words: sayRate(counted),
    likeThese: likeThese && { ...likeThese, words: sayLikeThese(likeThese) },
  }
}

/** Products drawn from a catalogue together, one from each block, and the prompts about them. */
interface Draw {
  sample: string
  prompts: Set<string>
  blocks: { standsFor: number; promptIds: string[] }[]
}

const drawsOf = (cells: readonly DrawnCell[]): Draw[] =>
  [...Map.groupBy(cells, ({ sample }) => sample)].map(([sample, own]) => ({
    sample,
    prompts: new Set(own.map(({ promptId }) => promptId)),
    blocks: [...Map.groupBy(own, ({ block }) => block).values()].map((block) => ({
      standsFor: block[0]?.standsFor ?? 1,
      promptIds: block.map(({ promptId }) => promptId),
    })),
  }))

/** Null where other prompts are counted too, or fewer than ten products were answered. */
function rateOfDraw({ prompts, blocks }: Draw, tally: Tally, measure: Measure): DrawnRate | null {
  if (![...tally.prompts.keys()].every((promptId) => prompts.has(promptId))) return null
  const shares = blocks.map(({ standsFor, promptIds }) => {
    const counts = promptIds.flatMap((promptId) => tally.prompts.get(promptId) ?? [])
    const { seen, asked } = sumOf(counts.map((one) => countOf({ counts: one }, measure)))
    return { standsFor, share: asked === 0 ? null : seen / asked }
  })
  const found = drawnRate(shares)
  return found !== null && found.answered >= PROMPTS_FOR_LIKE_THESE ? found : null
}
