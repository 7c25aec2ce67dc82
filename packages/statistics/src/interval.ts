/** A share lies between these two, both in [0, 1], with 95 % confidence. */
export interface Interval {
  low: number
  high: number
}

/** So many of so many answers. */
export interface Counted {
  seen: number
  asked: number
}

/** All of them together. */
export const sumOf = (counts: Iterable<Counted>): Counted => {
  let seen = 0
  let asked = 0
  for (const one of counts) {
    seen += one.seen
    asked += one.asked
  }
  return { seen, asked }
}

/** An interval wider than this says little, so it is marked wherever it is shown. */
const WIDE = 0.4

export const isWide = ({ low, high }: Interval): boolean => high - low > WIDE
