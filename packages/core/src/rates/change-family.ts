import { benjaminiHochberg, FALSE_DISCOVERY_RATE } from '@veracite/statistics/benjamini-hochberg'
import { type Change, changeOver, totalsOf } from '@veracite/statistics/change'
import type { Pair } from '@veracite/statistics/exact-change'
import type { Counted } from '@veracite/statistics/interval'
import { stepping } from '@veracite/terms/in-slices'
import { ENGINES, type Engine, MEASURES, type Measure } from '@veracite/terms/vocabulary'
import { countOf } from './measures.ts'
import type { ScanCell } from './rate-store.ts'

/** A prompt and engine that both scans have answers for. */
export interface CellPair {
  earlier: ScanCell
  later: ScanCell
}

/** One comparison: of everything, of an engine, or of all cells of an engine that have the same counts. */
export interface Tested {
  measure: Measure
  of: 'all' | 'engine' | 'cell'
  engine: Engine | null
  /** The cells that it is about. */
  places: readonly number[]
  from: Counted
  to: Counted
  change: Change
  verdict: { adjusted: number; standsOut: boolean }
}

/**
 * Every comparison of two scans that anything shows: each measure, over all, by engine and by cell. Together they have one
 * error rate, because a page shows several of them side by side and each is a chance to cry wolf. Comparisons that could not
 * have stood out however the answers fell say nothing, so they cost the others nothing either: `family` counts the rest.
 */
export function* testedTogether(
  cells: readonly CellPair[],
): Generator<void, { tests: Tested[]; family: number }> {
  const tests: Tested[] = []
  for (const measure of MEASURES) {
    const alike = yield* alikeIn(cells, measure)
    tests.push(...tested({ measure, of: 'all', engine: null }, [...alike.values()].flat()))
    for (const [engine, kinds] of alike) {
      tests.push(...tested({ measure, of: 'engine', engine }, kinds))
      for (const kind of kinds) tests.push(...tested({ measure, of: 'cell', engine }, [kind]))
      yield
    }
  }
  return { tests, family: judge(tests) }
}

/** Cells with the same counts. Thousands of cells have few different ones, so each of these is compared once. */
interface Alike extends Pair {
  places: number[]
}

function* alikeIn(
  cells: readonly CellPair[],
  measure: Measure,
): Generator<void, Map<Engine, readonly Alike[]>> {
  const kinds = new Map<string, Alike & { engine: Engine }>()
  let at = 0
  yield* stepping(cells, (cell) => {
    const { engine } = cell.earlier
    const [earlier, later] = [countOf(cell.earlier, measure), countOf(cell.later, measure)]
    const key = `${engine} ${earlier.seen} ${earlier.asked} ${later.seen} ${later.asked}`
    const known = kinds.get(key)
    if (known === undefined) kinds.set(key, { engine, earlier, later, places: [at] })
    else known.places.push(at)
    at += 1
  })
  const byEngine = Map.groupBy(kinds.values(), ({ engine }) => engine)
  return new Map(
    ENGINES.flatMap((engine) => (byEngine.has(engine) ? [[engine, byEngine.get(engine) ?? []]] : [])),
  )
}

function tested(what: Pick<Tested, 'measure' | 'of' | 'engine'>, kinds: readonly Alike[]): Tested[] {
  const isOne = what.of === 'cell'
  const pairs = kinds.map(
    ({ earlier, later, places }): Pair => ({ earlier, later, times: isOne ? 1 : places.length }),
  )
  const change = changeOver(pairs)
  if (change === null) return []
  const { from, to } = totalsOf(pairs)
  const places = kinds.flatMap((kind) => kind.places)
  return [{ ...what, places, from, to, change, verdict: { adjusted: 1, standsOut: false } }]
}

/** Gives all of them their verdicts, and returns how many could have stood out. */
function judge(tests: readonly Tested[]): number {
  const family = tests.filter(({ change }) => change.least <= FALSE_DISCOVERY_RATE)
  const weights = weightsIn(family)
  const verdicts = benjaminiHochberg(
    family.map((test) => ({ p: Math.min(1, test.change.p * weights[test.of]), times: timesOf(test) })),
  )
  for (const [at, verdict] of verdicts.entries()) {
    const test = family[at]
    if (test !== undefined) test.verdict = verdict
  }
  return family.reduce((sum, test) => sum + timesOf(test), 0)
}

/** How many comparisons it stands for. */
const timesOf = ({ of, places }: Pick<Tested, 'of' | 'places'>): number => (of === 'cell' ? places.length : 1)

/**
 * Weights of the p values: cells are by far the most, and would drown an engine that changed in all of its prompts. So they
 * share a fifth of the error and engines and the total share the rest, however many there are of each.
 */
function weightsIn(family: readonly Tested[]): Record<Tested['of'], number> {
  const ofCells = family.reduce((sum, test) => sum + (test.of === 'cell' ? timesOf(test) : 0), 0)
  const others = family.filter(({ of }) => of !== 'cell').length
  if (ofCells === 0 || others === 0) return { all: 1, engine: 1, cell: 1 }
  const other = others / (1 - SHARE_OF_CELLS) / (ofCells + others)
  return { all: other, engine: other, cell: ofCells / SHARE_OF_CELLS / (ofCells + others) }
}

const SHARE_OF_CELLS = 0.2
