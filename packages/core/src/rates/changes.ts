import type { ChangeMethod } from '../statistics/change.ts'
import type { Counted } from '../statistics/interval.ts'
import { sayDifference } from '../statistics/words.ts'
import type { ScanCell, ServedModel } from '../stores/rate-store.ts'
import { ENGINES, type Engine } from '../vocabulary.ts'
import { type CellPair, type Tested, testedTogether } from './change-family.ts'
import { countOf, MEASURES, type Measure } from './measures.ts'

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
  /** The smallest false discovery rate at which it stands out among everything that is compared. */
  adjustedP: number
  standsOut: boolean
  method: ChangeMethod
  /** Prompts and engines in both scans. */
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
 * lacks cannot be compared, and are listed. What stands out does so among all that could be shown of these two
 * scans: every measure, over all, by engine and by cell. A page shows several measures side by side, and each
 * would otherwise be another chance to cry wolf. Pure.
 */
export function changesBetween(from: MeasuredScan, to: MeasuredScan, measure: Measure) {
  const breaks = modelBreaks(from.models, to.models)
  const { pairs, notCompared } = pairUp(from.cells, to.cells)
  const { tests, family } = testedTogether(pairs)
  const broken = new Set<string>(breaks.map(({ engine }) => engine))
  const overallOf = (name: Measure): ChangeRow | null => {
    const test = tests.find((one) => one.measure === name && one.group.engine === null)
    return test === undefined ? null : toRow(test, broken)
  }
  const rows = tests
    .filter((test) => test.measure === measure)
    .map((test) => toRow(test, broken))
    .toSorted((a, b) => a.p - b.p)
  return {
    overall: rows.find(({ engine }) => engine === null) ?? null,
    overalls: Object.fromEntries(MEASURES.map((name) => [name, overallOf(name)])),
    engines: rows.filter(({ engine, promptId }) => engine !== null && promptId === null),
    cells: rows.filter(({ promptId }) => promptId !== null),
    family,
    notCompared,
    breaks,
  }
}

function toRow({ group, change, verdict, from, to }: Tested, broken: ReadonlySet<string>): ChangeRow {
  const { engine, promptId, prompt } = group
  const { difference, interval, p, method } = change
  return {
    ...{ engine, promptId, prompt, from, to, difference, p, method },
    low: interval?.low ?? null,
    high: interval?.high ?? null,
    adjustedP: verdict.adjusted,
    standsOut: verdict.standsOut,
    pairs: group.places.length,
    modelChanged: engine === null ? broken.size > 0 : broken.has(engine),
    words: `${ofCounts(from, to)}${interval === null ? '' : `: ${sayDifference(interval)}`}`,
  }
}

const ofCounts = (from: Counted, to: Counted): string =>
  `${from.seen} of ${from.asked} → ${to.seen} of ${to.asked}`

const keyOf = ({ promptId, engine }: ScanCell): string => `${promptId} ${engine}`

function pairUp(
  from: readonly ScanCell[],
  to: readonly ScanCell[],
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
    else if (countOf(cell, 'mentioned').asked === 0) leaveOut(cell, 'no_answer_in_from')
    else if (countOf(other, 'mentioned').asked === 0) leaveOut(cell, 'no_answer_in_to')
    else pairs.push({ earlier: cell, later: other })
  }
  for (const cell of to) if (!earlier.has(keyOf(cell))) leaveOut(cell, 'only_in_to')
  return { pairs, notCompared }
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
