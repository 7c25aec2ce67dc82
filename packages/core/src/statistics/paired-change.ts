import { exactMcNemar } from './mcnemar.ts'
import type { Counted } from './newcombe.ts'
import { meanOf, standardError } from './rate-over-prompts.ts'
import { studentQuantile, studentTail } from './student-t.ts'
import type { Interval } from './wilson.ts'

/** One prompt in both scans, over the engines that both asked. */
export interface Pair {
  earlier: Counted
  later: Counted
}

export const CHANGE_METHODS = ['paired_t', 'mcnemar', 'sign'] as const
export type ChangeMethod = (typeof CHANGE_METHODS)[number]

export interface PairedChange {
  /** Mean of the prompts' differences, the later rate less the earlier. */
  difference: number
  /** Null where the method gives none. */
  interval: Interval | null
  p: number
  method: ChangeMethod
  pairs: number
}

/**
 * The change over prompts that both scans asked: a t test on the differences per prompt, or exact McNemar if
 * each prompt has one answer on either side. Identical differences have no spread for a t test; then only
 * their signs count, again with McNemar.
 */
export function pairedChange(pairs: readonly Pair[]): PairedChange | null {
  const both = pairs.filter(({ earlier, later }) => earlier.asked > 0 && later.asked > 0)
  if (both.length === 0) return null
  const differences = both.map(
    ({ earlier, later }) => later.seen / later.asked - earlier.seen / earlier.asked,
  )
  const difference = meanOf(differences)
  const common = { difference, pairs: both.length }
  const p = exactMcNemar(
    differences.filter((one) => one > 0).length,
    differences.filter((one) => one < 0).length,
  )
  if (both.every(({ earlier, later }) => earlier.asked === 1 && later.asked === 1))
    return { ...common, interval: null, p, method: 'mcnemar' }
  if (both.length < 2 || differences.every((one) => Math.abs(one - difference) < SAME))
    return { ...common, interval: null, p, method: 'sign' }
  const error = standardError(differences, difference)
  const half = studentQuantile(0.05, both.length - 1) * error
  return {
    ...common,
    interval: { low: Math.max(-1, difference - half), high: Math.min(1, difference + half) },
    p: studentTail(difference / error, both.length - 1),
    method: 'paired_t',
  }
}

/** 0.3 − 0.1 and 0.4 − 0.2 are not the same number, but the same difference. */
const SAME = 1e-12
