import type { Counted } from '@veracite/statistics/interval'
import { sayDifference } from '@veracite/statistics/words'
import { stepping } from '@veracite/terms/in-slices'
import { ENGINES, type Engine, MEASURES, type Measure } from '@veracite/terms/vocabulary'
import { type CellPair, type Tested, testedTogether } from './change-family.ts'
import { countOf } from './measures.ts'
import type { ScanCell, ServedModel } from './rate-store.ts'

interface NotCompared extends Pick<ScanCell, 'engine' | 'promptId'> {
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
 * would otherwise be another chance to cry wolf. The `listed` most telling cells are shown. Pure; in steps, because a scan
 * may have a hundred thousand cells.
 */
export function* changesBetween(from: MeasuredScan, to: MeasuredScan, measure: Measure, listed: number) {
  const breaks = modelBreaks(from.models, to.models)
  const { pairs, notCompared } = yield* pairUp(from.cells, to.cells)
  const { tests, family } = yield* testedTogether(pairs)
  const broken = new Set<string>(breaks.map(({ engine }) => engine))
  const overallOf = (name: Measure): ChangeRow | null => {
    const test = tests.find((one) => one.measure === name && one.of === 'all')
    return test === undefined ? null : toRow(test, broken)
  }
  const shown = tests
    .filter((test) => test.measure === measure)
    .toSorted((a, b) => a.change.p - b.change.p)
    .map((test) => ({ ...test, row: toRow(test, broken) }))
  const cells = mostTelling(shown, listed).map(({ row, at }) => ({
    ...row,
    promptId: pairs[at]?.earlier.promptId ?? null,
  }))
  return {
    overall: overallOf(measure),
    overalls: Object.fromEntries(MEASURES.map((name) => [name, overallOf(name)])),
    engines: shown.flatMap(({ of, row }) => (of === 'engine' ? [row] : [])),
    cells,
    cellsCompared: pairs.length,
    family,
    notCompared,
    breaks,
  }
}

/** The first of the cells by p, and those of the same p in the order of prompts. */
function mostTelling<T extends Tested>(byP: readonly T[], listed: number): (T & { at: number })[] {
  const found: (T & { at: number })[] = []
  const ofCells = byP.filter(({ of }) => of === 'cell')
  for (const equal of Map.groupBy(ofCells, ({ change }) => change.p).values()) {
    if (found.length >= listed) break
    const first = equal.flatMap((test) => test.places.slice(0, listed).map((at) => ({ ...test, at })))
    found.push(...first.toSorted((a, b) => a.at - b.at).slice(0, listed - found.length))
  }
  return found
}

export type ChangeRow = ReturnType<typeof toRow>

function toRow({ of, engine, places, change, verdict, from, to }: Tested, broken: ReadonlySet<string>) {
  const { difference, interval, p, method } = change
  return {
    ...{ engine, promptId: null, from, to, difference, p, method },
    low: interval?.low ?? null,
    high: interval?.high ?? null,
    adjustedP: verdict.adjusted,
    standsOut: verdict.standsOut,
    pairs: of === 'cell' ? 1 : places.length,
    modelChanged: engine === null ? broken.size > 0 : broken.has(engine),
    words: `${ofCounts(from, to)}${interval === null ? '' : `: ${sayDifference(interval)}`}`,
  }
}

const ofCounts = (from: Counted, to: Counted): string =>
  `${from.seen} of ${from.asked} → ${to.seen} of ${to.asked}`

const keyOf = ({ promptId, engine }: ScanCell): string => `${promptId} ${engine}`

function* pairUp(
  from: readonly ScanCell[],
  to: readonly ScanCell[],
): Generator<void, { pairs: CellPair[]; notCompared: NotCompared[] }> {
  const later = new Map<string, ScanCell>()
  yield* stepping(to, (cell) => later.set(keyOf(cell), cell))
  const pairs: CellPair[] = []
  const notCompared: NotCompared[] = []
  const leaveOut = ({ engine, promptId }: ScanCell, reason: NotCompared['reason']) =>
    notCompared.push({ engine, promptId, reason })
  yield* stepping(from, (cell) => {
    const other = later.get(keyOf(cell))
    later.delete(keyOf(cell))
    if (other === undefined) leaveOut(cell, 'only_in_from')
    else if (countOf(cell, 'mentioned').asked === 0) leaveOut(cell, 'no_answer_in_from')
    else if (countOf(other, 'mentioned').asked === 0) leaveOut(cell, 'no_answer_in_to')
    else pairs.push({ earlier: cell, later: other })
  })
  yield* stepping(later.values(), (cell) => leaveOut(cell, 'only_in_to'))
  return { pairs, notCompared }
}

/** Engines that answered in both scans, with different models. */
export function modelBreaks(from: readonly ServedModel[], to: readonly ServedModel[]) {
  const of = (models: readonly ServedModel[], engine: Engine) =>
    models.filter((one) => one.engine === engine).map(({ model }) => model)
  return ENGINES.flatMap((engine) => {
    const [before, after] = [of(from, engine), of(to, engine)]
    if (before.length === 0 || after.length === 0) return []
    const same = before.length === after.length && before.every((model) => after.includes(model))
    return same ? [] : [{ engine, from: before, to: after }]
  })
}
