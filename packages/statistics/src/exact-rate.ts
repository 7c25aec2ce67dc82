import { incompleteBeta, logBeta } from './beta.ts'
import type { Counted, Interval } from './interval.ts'

/** How an interval was computed, shown with it. */
export const RATE_METHODS = ['clopper_pearson', 'one_sided', 'drawn_products'] as const
export type RateMethod = (typeof RATE_METHODS)[number]
type ExactMethod = Exclude<RateMethod, 'drawn_products'>

export interface ExactRate extends Interval {
  /** `seen` of `asked`, nothing else. */
  rate: number
  method: ExactMethod
}

/** The error of an interval, on both sides together. */
const MISSED = 0.05
/** For none and all, which have one open side. The rest is left for the other side, see `lowerEnd`. */
const MISSED_AT_END = 0.0493

/**
 * How often these questions are answered this way. The questions are fixed and only the answers are random, so all
 * answers count alike, whichever prompt and engine they come from: Clopper and Pearson, two-sided. None and all have one
 * open side only, and get nearly the whole 5 % there. Covers at least 95 % from seven answers on, whatever the rate.
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

function intervalOf(seen: number, asked: number): Interval & { method: ExactMethod } {
  if (seen === 0) return { low: 0, high: boundWhenNoneSeen(asked), method: 'one_sided' }
  if (seen === asked) return { low: 1 - boundWhenNoneSeen(asked), high: 1, method: 'one_sided' }
  const { low, high } = 2 * seen <= asked ? neverNarrower(seen, asked) : mirrored(asked - seen, asked)
  return { low, high, method: 'clopper_pearson' }
}

const mirrored = (seen: number, asked: number): Interval => {
  const { low, high } = neverNarrower(seen, asked)
  return { low: 1 - high, high: 1 - low }
}

/** Up to one half, one more case never narrows it: what `lowerEnd` gives up for a few counts, the next ones give up too. */
function neverNarrower(seen: number, asked: number): Interval {
  const one = plainInterval(seen, asked)
  const width = one.high - one.low
  const missing = Math.max(width, widestBelow(Math.min(seen, FEW_COUNTS), asked)) - width
  // In the middle both ends are alike.
  return 2 * seen === asked
    ? { low: one.low - missing / 2, high: one.high + missing / 2 }
    : { low: one.low - missing, high: one.high }
}

/** The width of the widest interval of fewer counts. */
function widestBelow(seen: number, asked: number): number {
  let widest = 0
  for (let next = 1; next < seen; next++) {
    const { low, high } = plainInterval(next, asked)
    widest = Math.max(widest, high - low)
  }
  return widest
}

/** From here on, Clopper and Pearson's own interval is wider than what the counts before it have. */
const FEW_COUNTS = 20

const plainInterval = (seen: number, asked: number): Interval => ({
  low: lowerEnd(seen, asked),
  // From the other side, where the quantile is small: the difference from 1 would lose its digits.
  high: 1 - lowerEnd(asked - seen, asked),
})

/**
 * Clopper and Pearson's, except next to the bound of "none". A rate just above that bound misses nearly 5 % by excluding
 * "none", so counts that are not much rarer than the rest must keep it: there the lower end moves down to the bound.
 */
function lowerEnd(seen: number, asked: number): number {
  const low = betaQuantile(MISSED / 2, seen, asked - seen + 1)
  const bound = boundWhenNoneSeen(asked)
  const leavesOutTooMany = incompleteBeta(bound, seen, asked - seen + 1) > MISSED - MISSED_AT_END
  return low > bound && leavesOutTooMany ? bound : low
}

/** The highest rate that `asked` answers without it leave possible, for a number fixed beforehand: 26 % for ten, 5 % for 59. */
export const boundWhenNoneSeen = (asked: number): number =>
  asked === 0 ? 1 : -Math.expm1(Math.log(MISSED_AT_END) / asked)

/** The counts nearest to one half: the widest interval that this many answers can have. */
export const widestCounts = (asked: number): Counted => ({ seen: Math.floor(asked / 2), asked })

/** Half the width of that interval. */
export function expectedHalfWidth(asked: number): number {
  const { low, high } = exactRate(widestCounts(asked)) ?? { low: 0, high: 1 }
  return (high - low) / 2
}

/** The x at which the incomplete beta function reaches `share`: by Newton's steps, halving where one leaves what is possible. */
function betaQuantile(share: number, a: number, b: number): number {
  let low = 0
  let high = 1
  let x = a / (a + b)
  const scale = logBeta(a, b)
  for (let step = 0; step < MAX_STEPS && high - low > PRECISION * high; step++) {
    const off = incompleteBeta(x, a, b) - share
    if (off < 0) low = x
    else high = x
    const next = x - off / Math.exp((a - 1) * Math.log(x) + (b - 1) * Math.log1p(-x) - scale)
    if (Math.abs(next - x) <= PRECISION * x) return next
    x = next > low && next < high ? next : (low + high) / 2
  }
  return x
}

const MAX_STEPS = 1_100
const PRECISION = 1e-13
