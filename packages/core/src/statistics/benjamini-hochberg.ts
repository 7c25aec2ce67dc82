/** Over everything that one page shows: of 100 scans in which nothing changed, at most five say anything. */
export const FALSE_DISCOVERY_RATE = 0.05

/**
 * Benjamini–Hochberg: which of many p values stand out. The adjusted value of each is the smallest false
 * discovery rate at which it still does; the order is that of the input.
 */
export function benjaminiHochberg(
  pValues: readonly number[],
  rate: number = FALSE_DISCOVERY_RATE,
): { adjusted: number; standsOut: boolean }[] {
  const largestFirst = pValues.map((p, place) => ({ p, place })).toSorted((a, b) => b.p - a.p)
  const result = pValues.map(() => ({ adjusted: 1, standsOut: false }))
  let adjusted = 1
  for (const [at, { p, place }] of largestFirst.entries()) {
    adjusted = Math.min(adjusted, p * (pValues.length / (pValues.length - at)))
    result[place] = { adjusted, standsOut: adjusted <= rate }
  }
  return result
}
