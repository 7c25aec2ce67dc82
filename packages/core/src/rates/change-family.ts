import { benjaminiHochberg, FALSE_DISCOVERY_RATE } from '../statistics/benjamini-hochberg.ts'
import { type Change, changeOver } from '../statistics/change.ts'
import type { Pair } from '../statistics/exact-change.ts'
import { type Counted, sumOf } from '../statistics/interval.ts'
import type { ScanCell } from '../stores/rate-store.ts'
import { ENGINES } from '../vocabulary.ts'
import { countOf, MEASURES, type Measure } from './measures.ts'

/** A prompt and engine that both scans have answers for. */
export interface CellPair {
  earlier: ScanCell
  later: ScanCell
}

/** What is compared as one: everything, an engine, or a cell. */
interface Group {
  engine: string | null
  promptId: string | null
  prompt: string | null
  /** Where its cells are. */
  places: readonly number[]
}

export interface Tested {
  measure: Measure
  group: Group
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
export function testedTogether(cells: readonly CellPair[]): { tests: Tested[]; family: number } {
  const groups = groupsOf(cells)
  const compare = comparing()
  const tests = MEASURES.flatMap((measure) => {
    const counted = cells.map(
      ({ earlier, later }): Pair => ({ earlier: countOf(earlier, measure), later: countOf(later, measure) }),
    )
    return groups.flatMap((group) => tested(measure, group, counted, compare))
  })
  const family = tests.filter(({ change }) => change.least <= FALSE_DISCOVERY_RATE)
  for (const [at, verdict] of benjaminiHochberg(weighted(family)).entries()) {
    const test = family[at]
    if (test !== undefined) test.verdict = verdict
  }
  return { tests, family: family.length }
}

function groupsOf(cells: readonly CellPair[]): Group[] {
  if (cells.length === 0) return []
  const places = cells.map((_, at) => at)
  const whole = { promptId: null, prompt: null }
  const byEngine = Map.groupBy(places, (at) => cells[at]?.earlier.engine)
  return [
    { engine: null, ...whole, places },
    ...ENGINES.flatMap((engine): Group[] => {
      const own = byEngine.get(engine)
      return own === undefined ? [] : [{ engine, ...whole, places: own }]
    }),
    ...cells.map(({ earlier: { engine, promptId, prompt } }, at): Group => {
      return { engine, promptId, prompt, places: [at] }
    }),
  ]
}

function tested(
  measure: Measure,
  group: Group,
  counted: readonly Pair[],
  compare: typeof changeOver,
): Tested[] {
  const pairs = group.places.flatMap((at) => counted[at] ?? [])
  const change = compare(pairs)
  if (change === null) return []
  const from = sumOf(pairs.map(({ earlier }) => earlier))
  const to = sumOf(pairs.map(({ later }) => later))
  return [{ measure, group, from, to, change, verdict: { adjusted: 1, standsOut: false } }]
}

/** Thousands of cells have few different counts: each is compared once. */
function comparing(): typeof changeOver {
  const known = new Map<string, Change | null>()
  return (pairs) => {
    const [only] = pairs
    if (only === undefined || pairs.length > 1) return changeOver(pairs)
    const { earlier, later } = only
    const key = `${earlier.seen} ${earlier.asked} ${later.seen} ${later.asked}`
    const change = known.get(key) ?? changeOver(pairs)
    known.set(key, change)
    return change
  }
}

/**
 * The p values, weighted: cells are by far the most, and would drown an engine that changed in all of its prompts. So they
 * share a fifth of the error and engines and the total share the rest, however many there are of each.
 */
function weighted(family: readonly Tested[]): number[] {
  const ofCells = family.filter(({ group }) => group.promptId !== null).length
  const others = family.length - ofCells
  if (ofCells === 0 || others === 0) return family.map(({ change }) => change.p)
  const cell = ofCells / SHARE_OF_CELLS / family.length
  const other = others / (1 - SHARE_OF_CELLS) / family.length
  return family.map(({ group, change }) => Math.min(1, change.p * (group.promptId === null ? other : cell)))
}

const SHARE_OF_CELLS = 0.2
