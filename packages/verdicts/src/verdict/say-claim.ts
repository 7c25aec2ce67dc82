import type { AnyPredicate } from '../predicates/predicate.ts'
import type { SureJudgement } from './combine.ts'
import type { Claim } from './verdict.ts'

/** A judged statement in words, as evidence shows it. */
export function sayClaim(
  { claim, verdict, certainty, fact }: SureJudgement,
  predicates: readonly AnyPredicate[],
): Claim {
  const declared = (predicate: string) => predicates.find(({ name }) => name === predicate)
  const { predicate, stance, start, end, quote } = claim
  const said = declared(predicate)?.stated.say(claim.value) ?? quote
  return {
    predicate,
    stated: stance === 'denied' ? `not ${said}` : said,
    stance,
    verdict,
    certainty,
    factId: fact?.id ?? null,
    truth: (fact && declared(fact.predicate)?.say(fact.value)) ?? null,
    span: { start, end, quote },
  }
}
