import { boundWhenNoneSeen } from './exact-rate.ts'
import type { Interval } from './interval.ts'
import { wilson, Z } from './wilson.ts'

/** Sums over answers: how often one of them names a brand, and how often it names anyone. */
export interface MentionSums {
  /** Answers that name anyone. */
  answers: number
  own: number
  all: number
  ownSquared: number
  allSquared: number
  ownByAll: number
}

/**
 * The share of all mentions that are of one brand. The answer is what is drawn, and its mentions come together: the spread
 * of the ratio between answers says how many independent mentions they are worth, and Wilson's interval is taken with
 * that number, at least one for each answer where the spread cannot tell. Null without any mention.
 */
export function shareOfMentions(sums: MentionSums): (Interval & { rate: number }) | null {
  const { answers, own, all } = sums
  if (all === 0) return null
  const rate = own / all
  if (own === 0) return { rate, low: 0, high: boundWhenNoneSeen(answers) }
  if (own === all) return { rate, low: 1 - boundWhenNoneSeen(answers), high: 1 }
  const effective = effectiveMentions(sums, rate)
  return { rate, ...wilson(rate * effective, effective, Z) }
}

/** Σ(own − rate · all)² is the squared error of the ratio, times the square of all mentions. */
function effectiveMentions(
  { answers, all, ownSquared, allSquared, ownByAll }: MentionSums,
  rate: number,
): number {
  const spread = ownSquared - 2 * rate * ownByAll + rate ** 2 * allSquared
  const correction = answers > 1 ? answers / (answers - 1) : 1
  const squaredError = (correction * spread) / all ** 2
  const least = Math.min(answers, all)
  if (answers < FEW_ANSWERS || squaredError <= 0) return least
  return Math.min(all, (rate * (1 - rate)) / squaredError)
}

/** With fewer, the spread between them is not known well enough. */
const FEW_ANSWERS = 10
