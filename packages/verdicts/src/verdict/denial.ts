import { statementKeyOf } from '../predicates/statement-key.ts'
import type { ReadClaim } from '../reading.ts'
import type { FactsUnderJudgement, Judgement, SureJudgement } from './judge-claim.ts'
import type { Claim } from './verdict.ts'

/** "has won no award": every award that a fact knows contradicts it. */
export function judgeDenial(claim: ReadClaim, { facts }: FactsUnderJudgement): Judgement {
  const known = facts.find(({ active, predicate }) => active && predicate === claim.predicate) ?? null
  // "has no prices" mostly means that none are published.
  const isDoubtful = claim.predicate === 'price'
  const isWrong = known !== null && claim.stance === 'denied'
  const verdict = isWrong ? 'contradicted' : 'unverifiable'
  return { claim, verdict, fact: known, isDoubtful, reason: null }
}

export function sayDenial(
  { claim, verdict, certainty, fact }: SureJudgement,
  { predicates }: FactsUnderJudgement,
): Claim {
  const { predicate, stance, start, end, quote } = claim
  const declared = predicates.find(({ name }) => name === predicate)
  const stated = `no ${(declared?.label ?? predicate).toLowerCase()}`
  const truth = fact === null ? null : (declared?.say(fact.value) ?? null)
  const span = { start, end, quote }
  const key = statementKeyOf(claim, predicates)
  return { predicate, stated, stance, verdict, certainty, factId: fact?.id ?? null, truth, span, key }
}
