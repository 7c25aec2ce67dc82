import { because, type Comparison } from '../predicates/comparison.ts'
import type { Compare, Tolerance } from './declaration.ts'
import { isExact, type Span } from './span.ts'

/**
 * How a number, an amount or a day that is said relates to a fact. The comparison makes of the fact all that would be right:
 *
 * - equal: the fact itself, or what rounds to it
 * - at-least: the fact and everything above it
 * - at-most: the fact and everything below it
 * - within: everything in the fact's range, or as near to it as the tolerance says
 *
 * A single value in it agrees, one outside differs. So does a range that lies wholly in or outside of it. Of a range that
 * does both, nobody can say.
 */
export function compareSpans(
  said: Span,
  fact: Span,
  compare: Compare,
  { tolerance, slack = 0 }: { tolerance?: Tolerance | undefined; slack?: number } = {},
): Comparison {
  const right = allowed(fact, compare, tolerance, slack + (said.about === true ? ABOUT : 0))
  if (compare === 'equal' && isExact(said) && isExact(fact) && rounds(said.least ?? 0, fact.least ?? 0))
    return 'same'
  if (isInside(said, right)) return 'same'
  if (isApart(said, right)) return 'different'
  // "up to 30 days", where the fact is 30: the named end is the stated value.
  if (compare === 'equal')
    return meetsEnd(said, right) || isClosed(said) ? 'same' : because('unrelated', 'beside_value')
  return because('unrelated', 'beside_value')
}

/** "About" is as near as for prices. */
const ABOUT = 0.05

function allowed(fact: Span, compare: Compare, tolerance: Tolerance | undefined, slack: number): Span {
  const wide = (end: number | null) => (end === null ? 0 : Math.abs(end) * slack)
  const by = (end: number | null) => {
    if (compare !== 'within' || tolerance === undefined || end === null) return wide(end)
    return wide(end) + ('amount' in tolerance ? tolerance.amount : (Math.abs(end) * tolerance.percent) / 100)
  }
  return {
    least: compare === 'at-most' || fact.least === null ? null : fact.least - by(fact.least),
    most: compare === 'at-least' || fact.most === null ? null : fact.most + by(fact.most),
  }
}

/** 449.99 is 450, and 2.54 is 2.5: only decimals are rounded away. */
function rounds(said: number, fact: number): boolean {
  const decimals = (String(said).split('.')[1] ?? '').length
  return (
    Math.abs(fact - said) * 10 ** decimals <= 0.5 && decimalsOf(fact) > decimals && fact !== 0 && said !== 0
  )
}

const decimalsOf = (value: number): number => (String(value).split('.')[1] ?? '').length

/** Computers count in halves: 0.1 + 0.2 is not quite 0.3. */
const NEAR = 1e-9
const lowerThan = (a: number, b: number): boolean => a < b - Math.max(Math.abs(a), Math.abs(b)) * NEAR

const isInside = ({ least, most }: Span, right: Span): boolean =>
  (right.least === null || (least !== null && !lowerThan(least, right.least))) &&
  (right.most === null || (most !== null && !lowerThan(right.most, most)))

const isApart = ({ least, most }: Span, right: Span): boolean =>
  (most !== null && right.least !== null && lowerThan(most, right.least)) ||
  (least !== null && right.most !== null && lowerThan(right.most, least))

const isClosed = ({ least, most }: Span): boolean => least !== null && most !== null

const meetsEnd = ({ least, most }: Span, right: Span): boolean =>
  [least, most].some((end) => end !== null && isInside({ least: end, most: end }, right))
