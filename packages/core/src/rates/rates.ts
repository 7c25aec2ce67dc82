import { type RateMethod, rateOverPrompts } from '../statistics/rate-over-prompts.ts'
import { isWide } from '../statistics/wilson.ts'
import { sayRate } from '../statistics/words.ts'
import type { ScanCell } from '../stores/rate-store.ts'
import { ENGINES, PROMPT_INTENTS } from '../vocabulary.ts'
import { countsByPrompt, MEASURES, type Measure, sumOf } from './measures.ts'

export interface RateBody {
  seen: number
  asked: number
  /** Mean of the prompts' rates, and its interval with 95 % confidence. */
  rate: number
  low: number
  high: number
  method: RateMethod
  /** The interval is too wide to say much. */
  wide: boolean
  /** `7 of 10 · 40–89 %`; counts only below five answers. */
  words: string
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
export function ratesOf(cells: readonly ScanCell[], scanId: string, measure: Measure) {
  const none = { engine: null, intent: null, promptId: null, prompt: null }
  const row = (of: readonly ScanCell[], what: Partial<RateRow>, measures: readonly Measure[]): RateRow => ({
    ...none,
    ...what,
    prompts: new Set(of.map(({ promptId }) => promptId)).size,
    planned: of.reduce((sum, { planned }) => sum + planned, 0),
    classified: sumOf(countsByPrompt(of, 'mentioned').values()).asked,
    rates: Object.fromEntries(measures.map((name) => [name, rateBody(of, name, scanId)])),
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
    cells: cells.map((cell) => {
      const { engine, intent, promptId, prompt } = cell
      return row([cell], { engine, intent, promptId, prompt }, [measure])
    }),
  }
}

/** One measure of a scan, over all and by engine: a point of a trend. Pure. */
export const trendPoint = (cells: readonly ScanCell[], scanId: string, measure: Measure) => ({
  overall: rateBody(cells, measure, scanId),
  engines: ENGINES.flatMap((engine) => {
    const of = cells.filter((cell) => cell.engine === engine)
    return of.length === 0 ? [] : [{ engine, rate: rateBody(of, measure, scanId) }]
  }),
})

function rateBody(cells: readonly ScanCell[], measure: Measure, scanId: string): RateBody | null {
  const prompts = [...countsByPrompt(cells, measure).values()]
  const rate = rateOverPrompts(prompts, scanId)
  if (rate === null) return null
  const counted = sumOf(prompts)
  return { ...counted, ...rate, wide: isWide(rate), words: sayRate(counted, rate) }
}
