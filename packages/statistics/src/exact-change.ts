import type { Counted } from './interval.ts'
import { normalTail } from './normal-tail.ts'

/** One prompt and engine in both scans; or `times` of them that have the same counts. */
export interface Pair {
  earlier: Counted
  later: Counted
  times?: number
}

export interface ExactChange {
  p: number
  /** The smallest p that any split of the same answers could have: above 0.05, nothing could ever have been told. */
  least: number
}

/**
 * Could the two scans be draws from the same answers? Prompt by prompt, the answers of both are shuffled between them;
 * p is the chance of a split at least as unlikely as this one. For one prompt this is Fisher's exact test, with one answer
 * on either side McNemar's, and for many prompts the exact test of Cochran, Mantel and Haenszel: prompts that have more
 * answers in one scan than in the other are no change.
 */
export function exactChange(pairs: readonly Pair[]): ExactChange {
  const strata = pairs.map(stratumOf).filter(({ most, fewest }) => most > fewest)
  if (strata.length === 0) return { p: 1, least: 1 }
  return workFor(strata) > MOST_WORK ? byNormal(strata) : byConvolution(strata)
}

interface Stratum {
  answers: number
  later: number
  seen: number
  /** How many of those seen can lie in the later scan, and how many do. */
  fewest: number
  most: number
  found: number
  times: number
}

function stratumOf({ earlier, later, times = 1 }: Pair): Stratum {
  const seen = earlier.seen + later.seen
  return {
    answers: earlier.asked + later.asked,
    later: later.asked,
    seen,
    fewest: Math.max(0, seen - earlier.asked),
    most: Math.min(seen, later.asked),
    found: later.seen,
    times,
  }
}

/** Beyond this many multiplications, the sum is so nearly normal that no digit shown would differ. */
const MOST_WORK = 100_000

/** Counted no further than that. */
function workFor(strata: readonly Stratum[]): number {
  let splits = 1
  let work = 0
  for (const { fewest, most, times } of strata)
    for (let nth = 0; nth < times && work <= MOST_WORK; nth++) {
      work += splits * (most - fewest + 1)
      splits += most - fewest
    }
  return work
}

function byConvolution(strata: readonly Stratum[]): ExactChange {
  const chances = strata
    .flatMap((one) => Array<Float64Array>(one.times).fill(hypergeometric(one)))
    .reduce(convolve)
  const found = strata.reduce((sum, one) => sum + one.times * (one.found - one.fewest), 0)
  const tail = (at: number): number => {
    // Equally likely splits differ in their last digits.
    const limit = (chances[at] ?? 0) * (1 + 1e-7)
    return Math.min(
      1,
      chances.reduce((sum, chance) => (chance <= limit ? sum + chance : sum), 0),
    )
  }
  return { p: tail(found), least: Math.min(tail(0), tail(chances.length - 1)) }
}

/** Chances of each possible split of one prompt, from the ratios of neighbours, so that no factorial is needed. */
function hypergeometric({ answers, later, seen, fewest, most }: Stratum): Float64Array {
  const logs = [0]
  for (let k = fewest; k < most; k++) {
    const ratio = ((seen - k) * (later - k)) / ((k + 1) * (answers - seen - later + k + 1))
    logs.push((logs.at(-1) ?? 0) + Math.log(ratio))
  }
  const largest = Math.max(...logs)
  const chances = Float64Array.from(logs, (log) => Math.exp(log - largest))
  const sum = chances.reduce((all, chance) => all + chance, 0)
  return chances.map((chance) => chance / sum)
}

function convolve(a: Float64Array, b: Float64Array): Float64Array {
  const product = new Float64Array(a.length + b.length - 1)
  for (let i = 0; i < a.length; i++)
    for (let j = 0; j < b.length; j++) product[i + j] = (product[i + j] ?? 0) + (a[i] ?? 0) * (b[j] ?? 0)
  return product
}

/** With continuity correction. Where it is used, the least p is zero for all that matters. */
function byNormal(strata: readonly Stratum[]): ExactChange {
  let off = 0
  let variance = 0
  for (const { answers, later, seen, found, times } of strata) {
    off += times * (found - (later * seen) / answers)
    variance += (times * later * (answers - later) * seen * (answers - seen)) / (answers ** 2 * (answers - 1))
  }
  return { p: normalTail(Math.max(0, Math.abs(off) - 0.5) / Math.sqrt(variance)), least: 0 }
}
