import { incompleteBeta } from './beta.ts'

/** Exact McNemar: the chance of a split at least this uneven. Unchanged pairs do not count. */
export function exactMcNemar(gained: number, lost: number): number {
  const fewer = Math.min(gained, lost)
  const changed = gained + lost
  if (fewer * 2 === changed) return 1
  // The tail of the binomial distribution with one half, at `fewer` or below.
  return Math.min(1, 2 * incompleteBeta(0.5, changed - fewer, fewer + 1))
}
