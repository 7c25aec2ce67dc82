import type { Interval } from './interval.ts'

/** Two-sided 95 %. */
export const Z = 1.96

/**
 * Wilson's score interval for `seen` of `asked` independent answers; `seen` need not be whole. It is what Newcombe's
 * interval of a difference is made of. Not for a rate itself: for few answers it covers as little as 90 %.
 */
export function wilson(seen: number, asked: number, z: number = Z): Interval {
  if (asked === 0) return { low: 0, high: 1 }
  const share = seen / asked
  const scale = 1 + z ** 2 / asked
  const middle = (share + z ** 2 / (2 * asked)) / scale
  const half = (z / scale) * Math.sqrt((share * (1 - share)) / asked + z ** 2 / (4 * asked ** 2))
  // None and all touch the end exactly, without a rounding error.
  return {
    low: seen === 0 ? 0 : Math.max(0, middle - half),
    high: seen === asked ? 1 : Math.min(1, middle + half),
  }
}
