import { statementKeyOf } from '../predicates/statement-key.ts'
import type { ReadClaim } from '../reading.ts'
import { type FactsUnderJudgement, type Judgement, labelled, type SureJudgement } from './judge-claim.ts'
import type { Claim, JudgedFact } from './verdict.ts'

/** "has won no award": every award that a fact knows contradicts it. */
export function judgeDenial(claim: ReadClaim, { facts }: FactsUnderJudgement): Judgement {
  const isKnown = ({ active, predicate, isOfCatalogue }: JudgedFact) =>
    active && predicate === claim.predicate && isOfCatalogue !== true
  const known = facts.find(isKnown) ?? null
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
  return {
    predicate,
    ...labelled(declared),
    stated,
    stance,
    verdict,
    certainty,
    factId: fact?.id ?? null,
    truth,
    span,
    key,
  }
}
