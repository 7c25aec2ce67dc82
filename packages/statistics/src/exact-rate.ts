import { incompleteBeta } from './beta.ts'
import type { Counted, Interval } from './interval.ts'

/** How an interval was computed, shown with it. */
export const RATE_METHODS = ['clopper_pearson', 'one_sided'] as const
export type RateMethod = (typeof RATE_METHODS)[number]

export interface ExactRate extends Interval {
  /** `seen` of `asked`, nothing else. */
  rate: number
  method: RateMethod
}

/** What an interval may miss, on both sides together. */
const MISSED = 0.05

/**
 * How often these questions are answered this way. The questions are fixed and only the answers are random, so all
 * answers count alike, whichever prompt and engine they come from: Clopper and Pearson, two-sided. None and all have one
 * open side only, and get the whole 5 % there: that is what "none in 59 answers" is expected to exclude.
 *
 * Prompts of different rates make the sum vary less than the binomial distribution behind this, never more.
 * Null when nothing was asked.
 */
export function exactRate({ seen, asked }: Counted): ExactRate | null {
  if (asked === 0) return null
  const key = `${seen} ${asked}`
  const known = remembered.get(key)
  if (known !== undefined) return known
  const found = { rate: seen / asked, ...intervalOf(seen, asked) }
  if (remembered.size >= MOST_REMEMBERED) remembered.clear()
  remembered.set(key, found)
  return found
}

/** A scan has thousands of cells and few different counts; each takes some hundred evaluations of an integral. */
const remembered = new Map<string, ExactRate>()
const MOST_REMEMBERED = 10_000

function intervalOf(seen: number, asked: number): Interval & { method: RateMethod } {
  if (seen === 0) return { low: 0, high: boundWhenNoneSeen(asked), method: 'one_sided' }
  if (seen === asked) return { low: 1 - boundWhenNoneSeen(asked), high: 1, method: 'one_sided' }
  return {
    low: betaQuantile(MISSED / 2, seen, asked - seen + 1),
    // From the other side, where the quantile is small: the difference from 1 would lose its digits.
    high: 1 - betaQuantile(MISSED / 2, asked - seen, seen + 1),
    method: 'clopper_pearson',
  }
}

/** The highest rate that `asked` answers without it leave possible: 63 % for three, 26 % for ten, 5 % for 59. */
export const boundWhenNoneSeen = (asked: number): number =>
  asked === 0 ? 1 : -Math.expm1(Math.log(MISSED) / asked)

/** The counts nearest to one half: the widest interval that this many answers can have. */
export const widestCounts = (asked: number): Counted => ({ seen: Math.floor(asked / 2), asked })

/** Half the width of that interval. */
export function expectedHalfWidth(asked: number): number {
  const { low, high } = exactRate(widestCounts(asked)) ?? { low: 0, high: 1 }
  return (high - low) / 2
}

/** The x at which the incomplete beta function reaches `share`. */
function betaQuantile(share: number, a: number, b: number): number {
  let low = 0
  let high = 1
  for (let step = 0; step < MAX_HALVINGS && high - low > PRECISION * high; step++) {
    const middle = (low + high) / 2
    if (incompleteBeta(middle, a, b) < share) low = middle
    else high = middle
  }
  return (low + high) / 2
}

const MAX_HALVINGS = 1_100
const PRECISION = 1e-13
