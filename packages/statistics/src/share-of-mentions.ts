import { boundWhenNoneSeen } from './exact-rate.ts'
import type { Interval } from './interval.ts'
import { wilson, Z } from './wilson.ts'

/** How often answers name a brand, or anyone: the sum over answers, and that of its squares. */
interface Mentions {
  mentions: number
  mentionsSquared: number
}

/** Of a brand, also the sum of its mentions times those of anyone. */
interface OwnMentions extends Mentions {
  mentionsByAll: number
}

/**
 * The share of all mentions that are of one brand. The answer is what is drawn, and its mentions come together: the spread
 * of the ratio between answers says how many independent mentions they are worth, and Wilson's interval is taken with
 * that number, at least one for each answer where the spread cannot tell. `answers` are those that name anyone. Null without
 * any mention.
 */
export function shareOfMentions(
  answers: number,
  own: OwnMentions,
  all: Mentions,
): (Interval & { rate: number }) | null {
  if (all.mentions === 0) return null
  const rate = own.mentions / all.mentions
  if (own.mentions === 0) return { rate, low: 0, high: boundWhenNoneSeen(answers) }
  if (own.mentions === all.mentions) return { rate, low: 1 - boundWhenNoneSeen(answers), high: 1 }
  const effective = effectiveMentions(answers, own, all)
  return { rate, ...wilson(rate * effective, effective, Z) }
}

/** Σ(own − rate · all)² is the squared error of the ratio, times the square of all mentions. */
function effectiveMentions(answers: number, own: OwnMentions, all: Mentions): number {
  const rate = own.mentions / all.mentions
  const spread = own.mentionsSquared - 2 * rate * own.mentionsByAll + rate ** 2 * all.mentionsSquared
  const correction = answers > 1 ? answers / (answers - 1) : 1
  const squaredError = (correction * spread) / all.mentions ** 2
  const least = Math.min(answers, all.mentions)
  if (answers < FEW_ANSWERS || squaredError <= 0) return least
  return Math.min(all.mentions, (rate * (1 - rate)) / squaredError)
}

/** With fewer, the spread between them is not known well enough. */
const FEW_ANSWERS = 10
