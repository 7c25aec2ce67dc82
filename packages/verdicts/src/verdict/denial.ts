import type { ReadClaim } from '../reading.ts'
import type { FactsUnderJudgement, Judgement } from './judge-claim.ts'
import type { JudgedFact } from './verdict.ts'

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
