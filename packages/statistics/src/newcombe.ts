import type { Counted, Interval } from './interval.ts'
import { normalTail } from './normal-tail.ts'
import { wilson, Z } from './wilson.ts'

/** Newcombe's interval for the difference of two shares (later minus earlier), from Wilson intervals. */
export function newcombe(earlier: Counted, later: Counted, z: number = Z): Interval {
  const before = earlier.seen / earlier.asked
  const after = later.seen / later.asked
  const around = wilson(earlier.seen, earlier.asked, z)
  const now = wilson(later.seen, later.asked, z)
  const difference = after - before
  return {
    low: difference - Math.hypot(after - now.low, around.high - before),
    high: difference + Math.hypot(now.high - after, before - around.low),
  }
}

/** The p value of the interval: the smallest level at which it excludes zero, so that both always agree. */
export function newcombeP(earlier: Counted, later: Counted): number {
  if (earlier.seen * later.asked === later.seen * earlier.asked) return 1
  const leavesOutZero = (z: number): boolean => {
    const { low, high } = newcombe(earlier, later, z)
    return low > 0 || high < 0
  }
  let low = 0
  let high = LARGEST_Z
  if (leavesOutZero(high)) return normalTail(high)
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2
    if (leavesOutZero(middle)) low = middle
    else high = middle
  }
  return normalTail(low)
}

/** Beyond this, any displayed p value is zero. */
const LARGEST_Z = 37
