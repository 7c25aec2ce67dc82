import { benjaminiHochberg } from '@veracite/statistics/benjamini-hochberg'
import { exactChange } from '@veracite/statistics/exact-change'
import type { Counted } from '@veracite/statistics/interval'
import { stepping } from '@veracite/terms/in-slices'
import { CITATION_CLASSES, type CitationClass, type Engine, type Origin } from '@veracite/terms/vocabulary'
import { modelBreaks } from '../rates/changes.ts'
import type { ClassCell, ServedModel } from '../rates/rate-store.ts'

export interface ClassChange {
  engine: Engine
  origin: Origin
  class: CitationClass
  before: { runs: number; of: number }
  after: { runs: number; of: number }
  /** Percentage points, with its sign. */
  points: number
  p: number
}

/** Far below the rate of reports: a brand is scanned every day, and each scan can raise a false alarm. */
const RATE_OF_FALSE_NEWS = 0.003
/** Enough for a confirming scan, which costs money but sends no event. */
const RATE_OF_SUSPICION = 0.2
/** A suspected change that is still there after asking more is tested on its own, not among all. */
const CONFIRMED_P = 0.0002
const LEAST_POINTS = 10

/** Of everything that was compared, the changes that are clear enough to report. */
export const clearChanges = (compared: readonly ClassChange[]): ClassChange[] =>
  standingOut(compared, RATE_OF_FALSE_NEWS)

/** Possible changes that are worth asking again. Includes everything in `clearChanges`. */
export const suspectedChanges = (compared: readonly ClassChange[]): ClassChange[] =>
  standingOut(compared, RATE_OF_SUSPICION)

/** Suspected changes that hold, over the answers that raised the suspicion and those asked for since. */
export const confirmedChanges = (
  compared: readonly ClassChange[],
  suspected: readonly ClassChange[],
): ClassChange[] =>
  compared.filter(
    (change) =>
      change.p <= CONFIRMED_P &&
      Math.abs(change.points) >= LEAST_POINTS &&
      suspected.some(
        (one) => one.engine === change.engine && one.origin === change.origin && one.class === change.class,
      ),
  )

/**
 * Every class of every engine in two scans. Only prompts that both asked count, each as a separate stratum: with the same
 * questions, only the answers vary by chance. Pure; in steps, because a scan may have a hundred thousand cells.
 */
export function* comparedClasses(
  earlier: readonly ClassCell[],
  later: readonly ClassCell[],
): Generator<void, ClassChange[]> {
  const before = new Map<string, ClassCell>()
  yield* stepping(earlier, (cell) => before.set(keyOf(cell), cell))
  const groups = new Map<string, { earlier: ClassCell; later: ClassCell }[]>()
  yield* stepping(later, (cell) => {
    const other = before.get(keyOf(cell))
    if (other === undefined) return
    const key = `${cell.engine} ${cell.origin}`
    const pairs = groups.get(key) ?? []
    groups.set(key, pairs)
    pairs.push({ earlier: other, later: cell })
  })
  const changes: ClassChange[] = []
  for (const pairs of groups.values())
    for (const name of CITATION_CLASSES) {
      const [first] = pairs
      if (first !== undefined) changes.push(compared(first.later, name, pairs))
      yield
    }
  return changes
}

/** The origin is part of it: an engine is not compared with its stand-in. */
const keyOf = ({ engine, origin, promptId }: ClassCell): string => `${engine} ${origin} ${promptId}`

function standingOut(tests: readonly ClassChange[], rate: number): ClassChange[] {
  const verdicts = benjaminiHochberg(
    tests.map(({ p }) => ({ p, times: 1 })),
    rate,
  )
  return tests.filter((change, at) => verdicts[at]?.standsOut && Math.abs(change.points) >= LEAST_POINTS)
}

/** Several scans as one: the more of them, the firmer the baseline. */
export function* pooled(scans: Iterable<readonly ClassCell[]>): Generator<void, ClassCell[]> {
  const cells = new Map<string, ClassCell>()
  for (const scan of scans)
    yield* stepping(scan, (cell) => {
      const key = keyOf(cell)
      const sum = { ...cells.get(key)?.counts }
      for (const citationClass of CITATION_CLASSES) {
        const runs = (sum[citationClass] ?? 0) + (cell.counts[citationClass] ?? 0)
        if (runs > 0) sum[citationClass] = runs
      }
      cells.set(key, { ...cell, counts: sum })
    })
  return [...cells.values()]
}

function compared(
  { engine, origin }: Pick<ClassChange, 'engine' | 'origin'>,
  citationClass: CitationClass,
  pairs: readonly { earlier: ClassCell; later: ClassCell }[],
): ClassChange {
  const countIn = (cell: ClassCell): Counted => ({
    seen: cell.counts[citationClass] ?? 0,
    asked: total(cell),
  })
  const strata = pairs.map(({ earlier, later }) => ({ earlier: countIn(earlier), later: countIn(later) }))
  const before = added(strata.map((stratum) => stratum.earlier))
  const after = added(strata.map((stratum) => stratum.later))
  const points = 100 * (share(after) - share(before))
  return {
    engine,
    origin,
    class: citationClass,
    before,
    after,
    points: Math.round(points),
    p: exactChange(strata).p,
  }
}

const total = ({ counts }: ClassCell): number => Object.values(counts).reduce((sum, runs) => sum + runs, 0)
const share = ({ runs, of }: ClassChange['before']): number => (of === 0 ? 0 : runs / of)
const added = (counted: readonly Counted[]): ClassChange['before'] =>
  counted.reduce((sum, { seen, asked }) => ({ runs: sum.runs + seen, of: sum.of + asked }), {
    runs: 0,
    of: 0,
  })

/** A scan's answers, and which models gave them. */
export interface MeasuredCells {
  cells: ClassCell[]
  models: readonly ServedModel[]
}

/** The cells of these scans, newest first, without answers from before an engine's model changed. */
export function sinceBreak(scans: readonly MeasuredCells[]): ClassCell[][] {
  const broken = new Set<string>()
  const [newest] = scans
  return scans.map(({ cells, models }) => {
    for (const { engine } of modelBreaks(models, newest?.models ?? [])) broken.add(engine)
    return cells.filter(({ engine }) => !broken.has(engine))
  })
}
