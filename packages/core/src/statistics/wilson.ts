/** A share lies between these two, both in [0, 1], with 95 % confidence. */
export interface Interval {
  low: number
  high: number
}

/** Two-sided 95 %. All intervals of this service are made with this figure. */
export const Z = 1.96

/**
 * Wilson's score interval for `seen` of `asked` independent answers. Unlike the textbook interval, it holds
 * for few answers, and for shares of none and all. `seen` need not be whole: a mean of rates counts as well.
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

/**
 * The rate still possible when none of `asked` answers showed it: the upper end of Wilson's interval for
 * none.
 */
export const boundWhenNoneSeen = (asked: number): number => Z ** 2 / (asked + Z ** 2)

/** Half the width of the interval around a rate of one half after `asked` answers: the widest to expect. */
export function expectedHalfWidth(asked: number): number {
  const { low, high } = wilson(asked / 2, asked)
  return (high - low) / 2
}

/** An interval wider than this says little, so it is marked wherever it is shown. */
const WIDE = 0.4

export const isWide = ({ low, high }: Interval): boolean => high - low > WIDE
