import { incompleteBeta } from './beta.ts'

/**
 * Exact McNemar: of pairs that changed, `gained` went one way and `lost` the other. How likely so uneven a split, or a
 * more uneven one, is when both ways are equally likely. Pairs that stayed as they were say nothing.
 */
export function exactMcNemar(gained: number, lost: number): number {
  const fewer = Math.min(gained, lost)
  const changed = gained + lost
  if (fewer * 2 === changed) return 1
  // The tail of the binomial distribution with one half, at `fewer` or below.
  return Math.min(1, 2 * incompleteBeta(0.5, changed - fewer, fewer + 1))
}
