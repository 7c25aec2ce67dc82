/** Over everything that one page shows: of 100 scans in which nothing changed, at most five say anything. */
export const FALSE_DISCOVERY_RATE = 0.05

/** A p value, and how many comparisons have it. */
export interface Weighed {
  p: number
  times: number
}

/** Benjamini–Hochberg. `adjusted`: the smallest false discovery rate at which it stands out. In input order. */
export function benjaminiHochberg(
  tests: readonly Weighed[],
  rate: number = FALSE_DISCOVERY_RATE,
): { adjusted: number; standsOut: boolean }[] {
  const all = tests.reduce((sum, { times }) => sum + times, 0)
  const largestFirst = tests.map(({ p, times }, place) => ({ p, times, place })).toSorted((a, b) => b.p - a.p)
  const result = tests.map(() => ({ adjusted: 1, standsOut: false }))
  let adjusted = 1
  /** How many are no larger than the one looked at. */
  let rank = all
  for (const { p, times, place } of largestFirst) {
    adjusted = Math.min(adjusted, p * (all / rank))
    rank -= times
    result[place] = { adjusted, standsOut: adjusted <= rate }
  }
  return result
}
