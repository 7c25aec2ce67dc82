import { exactChange, type Pair } from './exact-change.ts'
import type { Counted, Interval } from './interval.ts'
import { newcombe, newcombeP } from './newcombe.ts'

export const CHANGE_METHODS = ['newcombe', 'mcnemar'] as const
export type ChangeMethod = (typeof CHANGE_METHODS)[number]

export interface Change {
  /** The later rate less the earlier, each prompt and engine with the same weight in both. */
  difference: number
  /** Null with one answer on either side, where only pairs are counted. */
  interval: Interval | null
  p: number
  /** The smallest p that these answers could have had, however they fell. */
  least: number
  method: ChangeMethod
}

/**
 * The change over prompts and engines that both scans have answers for. With one answer each, exact McNemar. Otherwise
 * Newcombe's interval, and of two p values the larger: that of the interval, so that no change stands out whose interval
 * has zero in it, and the exact one, because Newcombe's is up to three times too small for few answers. Null without pairs.
 */
export function changeOver(pairs: readonly Pair[]): Change | null {
  if (pairs.length === 0) return null
  const { earlier, later } = alikeWeighted(pairs)
  const difference = later.seen / later.asked - earlier.seen / earlier.asked
  const { p, least } = exactChange(pairs)
  if (pairs.every((pair) => pair.earlier.asked === 1 && pair.later.asked === 1))
    return { difference, interval: null, p, least, method: 'mcnemar' }
  const interval = newcombe(earlier, later)
  return { difference, interval, p: Math.max(p, newcombeP(earlier, later)), least, method: 'newcombe' }
}

/**
 * Counts of both scans as if each prompt and engine had the same share of the answers in either. Where it has, these are
 * the plain sums. Where one scan lacks answers, plain sums would compare different mixtures of questions and call that a
 * change. Weights are those of Mantel and Haenszel; the number of answers is the one with the same variance.
 */
export function alikeWeighted(pairs: readonly Pair[]): Pair {
  const [first] = pairs
  if (
    pairs.every(
      ({ earlier, later }) => earlier.asked === first?.earlier.asked && later.asked === first.later.asked,
    )
  ) {
    const { from, to } = totalsOf(pairs)
    return { earlier: from, later: to }
  }
  return { earlier: weighted(pairs, 'earlier'), later: weighted(pairs, 'later') }
}

/** All answers of either scan. */
export function totalsOf(pairs: readonly Pair[]): { from: Counted; to: Counted } {
  const [from, to] = [
    { seen: 0, asked: 0 },
    { seen: 0, asked: 0 },
  ]
  for (const { earlier, later, times = 1 } of pairs) {
    from.seen += times * earlier.seen
    from.asked += times * earlier.asked
    to.seen += times * later.seen
    to.asked += times * later.asked
  }
  return { from, to }
}

function weighted(pairs: readonly Pair[], side: 'earlier' | 'later'): Counted {
  let rate = 0
  let variance = 0
  let all = 0
  for (const { earlier, later, times = 1, [side]: counted } of pairs) {
    const weight = (earlier.asked * later.asked) / (earlier.asked + later.asked)
    rate += (times * weight * counted.seen) / counted.asked
    variance += (times * weight ** 2) / counted.asked
    all += times * weight
  }
  const asked = all ** 2 / variance
  return { seen: (rate / all) * asked, asked }
}
