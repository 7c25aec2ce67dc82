import { exactRate, type RateMethod } from '../statistics/exact-rate.ts'
import { isWide, sumOf } from '../statistics/interval.ts'
import { type RateLikeThese, rateLikeThese } from '../statistics/questions-like-these.ts'
import { sayLikeThese, sayRate } from '../statistics/words.ts'
import type { ScanCell } from '../stores/rate-store.ts'
import { ENGINES, PROMPT_INTENTS } from '../vocabulary.ts'
import { countsByPrompt, MEASURES, type Measure } from './measures.ts'

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
  prompt: string | null
  prompts: number
  planned: number
  classified: number
  /** Null for a measure if nothing was classified. */
  rates: Partial<Record<Measure, RateBody | null>>
}

/** Every rate of a scan: over all, by engine, by intent, by both, and cell by cell for one measure. Pure. */
export function ratesOf(cells: readonly ScanCell[], measure: Measure, listed = cells.length) {
  const none = { engine: null, intent: null, promptId: null, prompt: null }
  const row = (of: readonly ScanCell[], what: Partial<RateRow>, measures: readonly Measure[]): RateRow => ({
    ...none,
    ...what,
    prompts: new Set(of.map(({ promptId }) => promptId)).size,
    planned: of.reduce((sum, { planned }) => sum + planned, 0),
    classified: sumOf(countsByPrompt(of, 'mentioned').values()).asked,
    rates: Object.fromEntries(measures.map((name) => [name, rateBody(of, name)])),
  })
  const rowsBy = <T extends 'engine' | 'intent'>(member: T, values: readonly ScanCell[T][]): RateRow[] =>
    values.flatMap((value) => {
      const of = cells.filter((cell) => cell[member] === value)
      return of.length === 0 ? [] : [row(of, { [member]: value }, MEASURES)]
    })
  return {
    overall: row(cells, {}, MEASURES),
    engines: rowsBy('engine', ENGINES),
    intents: rowsBy('intent', PROMPT_INTENTS),
    matrix: ENGINES.flatMap((engine) =>
      PROMPT_INTENTS.flatMap((intent) => {
        const of = cells.filter((cell) => cell.engine === engine && cell.intent === intent)
        return of.length === 0 ? [] : [row(of, { engine, intent }, MEASURES)]
      }),
    ),
    cells: cells.slice(0, listed).map((cell) => {
      const { engine, intent, promptId, prompt } = cell
      return row([cell], { engine, intent, promptId, prompt }, [measure])
    }),
  }
}

/** One measure of a scan, over all and by engine: a point of a trend. Pure. */
export const trendPoint = (cells: readonly ScanCell[], measure: Measure) => ({
  overall: rateBody(cells, measure),
  engines: ENGINES.flatMap((engine) => {
    const of = cells.filter((cell) => cell.engine === engine)
    return of.length === 0 ? [] : [{ engine, rate: rateBody(of, measure) }]
  }),
})

function rateBody(cells: readonly ScanCell[], measure: Measure): RateBody | null {
  const prompts = [...countsByPrompt(cells, measure).values()]
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
