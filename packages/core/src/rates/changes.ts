import { benjaminiHochberg } from '../statistics/benjamini-hochberg.ts'
import { type Counted, newcombe, newcombeP } from '../statistics/newcombe.ts'
import { type ChangeMethod, pairedChange } from '../statistics/paired-change.ts'
import { sayDifference } from '../statistics/words.ts'
import type { ScanCell, ServedModel } from '../stores/rate-store.ts'
import { ENGINES, type Engine } from '../vocabulary.ts'
import { countOf, countsByPrompt, type Measure, sumOf } from './measures.ts'

export interface ChangeRow {
  engine: string | null
  promptId: string | null
  prompt: string | null
  from: Counted
  to: Counted
  /** The later rate less the earlier. */
  difference: number
  /** Its 95 % confidence interval; null if the test gives none. */
  low: number | null
  high: number | null
  p: number
  /** The smallest false discovery rate at which it stands out among all comparisons. */
  adjustedP: number
  standsOut: boolean
  method: ChangeMethod | 'newcombe'
  pairs: number
  /** A different model answered, which may explain the difference. */
  modelChanged: boolean
  /** `3 of 10 → 7 of 10: −3 to +67 points` */
  words: string
}

export interface ModelBreak {
  engine: Engine
  from: (string | null)[]
  to: (string | null)[]
}

export interface NotCompared {
  engine: Engine
  promptId: string
  prompt: string
  reason: 'only_in_from' | 'only_in_to' | 'no_answer_in_from' | 'no_answer_in_to'
}

/** One side of a comparison. */
export interface MeasuredScan {
  cells: readonly ScanCell[]
  models: readonly ServedModel[]
}

/**
 * What changed from one scan to another, over the cells that both have answers for: cells that one of them
 * lacks cannot be compared, and are listed. Uses Newcombe's interval for cells, pairs of prompts for engines
 * and the total, and Benjamini–Hochberg for what stands out among many. Pure.
 */
export function changesBetween(from: MeasuredScan, to: MeasuredScan, measure: Measure) {
  const breaks = modelBreaks(from.models, to.models)
  const broken = new Set<string>(breaks.map(({ engine }) => engine))
  const { pairs, notCompared } = pairUp(from.cells, to.cells, measure)
  const cells = standingOut(pairs.map((pair) => cellChange(pair, measure, broken)))
  const engines = standingOut(
    ENGINES.flatMap((engine) => {
      const of = pairs.filter(({ earlier }) => earlier.engine === engine)
      return groupChange(of, measure, { engine, modelChanged: broken.has(engine) }) ?? []
    }),
  )
  const [overall = null] = standingOut(
    [groupChange(pairs, measure, { engine: null, modelChanged: breaks.length > 0 })].filter(
      (one) => one !== null,
    ),
  )
  return { overall, engines, cells, notCompared, breaks }
}

interface CellPair {
  earlier: ScanCell
  later: ScanCell
}

const keyOf = ({ promptId, engine }: ScanCell): string => `${promptId} ${engine}`

function pairUp(
  from: readonly ScanCell[],
  to: readonly ScanCell[],
  measure: Measure,
): { pairs: CellPair[]; notCompared: NotCompared[] } {
  const later = new Map(to.map((cell) => [keyOf(cell), cell]))
  const earlier = new Set(from.map(keyOf))
  const pairs: CellPair[] = []
  const notCompared: NotCompared[] = []
  const leaveOut = ({ engine, promptId, prompt }: ScanCell, reason: NotCompared['reason']) =>
    notCompared.push({ engine, promptId, prompt, reason })
  for (const cell of from) {
    const other = later.get(keyOf(cell))
    if (other === undefined) leaveOut(cell, 'only_in_from')
    else if (countOf(cell, measure).asked === 0) leaveOut(cell, 'no_answer_in_from')
    else if (countOf(other, measure).asked === 0) leaveOut(cell, 'no_answer_in_to')
    else pairs.push({ earlier: cell, later: other })
  }
  for (const cell of to) if (!earlier.has(keyOf(cell))) leaveOut(cell, 'only_in_to')
  return { pairs, notCompared }
}

type Untested = Omit<ChangeRow, 'adjustedP' | 'standsOut'>

function cellChange({ earlier, later }: CellPair, measure: Measure, broken: ReadonlySet<string>): Untested {
  const from = countOf(earlier, measure)
  const to = countOf(later, measure)
  const interval = newcombe(from, to)
  const { engine, promptId, prompt } = earlier
  return {
    ...{ engine, promptId, prompt, from, to },
    difference: to.seen / to.asked - from.seen / from.asked,
    ...interval,
    p: newcombeP(from, to),
    method: 'newcombe',
    pairs: 1,
    modelChanged: broken.has(engine),
    words: `${ofCounts(from, to)}: ${sayDifference(interval)}`,
  }
}

function groupChange(
  pairs: readonly CellPair[],
  measure: Measure,
  what: { engine: string | null; modelChanged: boolean },
): Untested | null {
  const earlier = countsByPrompt(
    pairs.map((pair) => pair.earlier),
    measure,
  )
  const later = countsByPrompt(
    pairs.map((pair) => pair.later),
    measure,
  )
  const none = { seen: 0, asked: 0 }
  const change = pairedChange(
    [...earlier].map(([promptId, counted]) => ({ earlier: counted, later: later.get(promptId) ?? none })),
  )
  if (change === null) return null
  const { difference, interval, p, method } = change
  const from = sumOf(earlier.values())
  const to = sumOf(later.values())
  return {
    ...what,
    ...{ promptId: null, prompt: null, from, to, difference, p, method },
    low: interval?.low ?? null,
    high: interval?.high ?? null,
    pairs: change.pairs,
    words: `${ofCounts(from, to)}${interval === null ? '' : `: ${sayDifference(interval)}`}`,
  }
}

const ofCounts = (from: Counted, to: Counted): string =>
  `${from.seen} of ${from.asked} → ${to.seen} of ${to.asked}`

/** Most significant first. */
function standingOut(rows: readonly Untested[]): ChangeRow[] {
  const tested = benjaminiHochberg(rows.map(({ p }) => p))
  return rows
    .map((row, at): ChangeRow => {
      const { adjusted = 1, standsOut = false } = tested[at] ?? {}
      return { ...row, adjustedP: adjusted, standsOut }
    })
    .toSorted((a, b) => a.p - b.p)
}

/** Engines that answered in both scans, with different models. */
export function modelBreaks(from: readonly ServedModel[], to: readonly ServedModel[]): ModelBreak[] {
  const of = (models: readonly ServedModel[], engine: Engine) =>
    models.filter((one) => one.engine === engine).map(({ model }) => model)
  return ENGINES.flatMap((engine) => {
    const [before, after] = [of(from, engine), of(to, engine)]
    if (before.length === 0 || after.length === 0) return []
    const same = before.length === after.length && before.every((model) => after.includes(model))
    return same ? [] : [{ engine, from: before, to: after }]
  })
}
