import type { AnyPredicate } from '../predicates/predicate.ts'
import type { SureJudgement } from './judge-claim.ts'

/**
 * An answer that gives the right value of something that is only one (a seat, an owner, a year) hardly gives a wrong one as
 * well: "headquartered in Leeds, with its main office in Morley". The second is at most likely, from every reader.
 */
export function oneRight(
  judged: readonly SureJudgement[],
  predicates: readonly AnyPredicate[],
): SureJudgement[] {
  return judged.map((one) => {
    const declared = predicates.find(({ name }) => name === one.claim.predicate)
    // One founder of two may be wrong. Rules read lists as a whole.
    const isNamedAlone = one.claim.group.startsWith('model') && Array.isArray(one.fact?.value)
    const isList = declared?.oneByOne === true || isNamedAlone
    if (one.verdict !== 'contradicted' || isList) return one
    const isRight = ({ verdict, claim, fact }: SureJudgement) =>
      verdict === 'supported' &&
      claim.stance === 'asserted' &&
      claim.predicate === one.claim.predicate &&
      fact?.id === one.fact?.id
    return judged.some(isRight) ? { ...one, certainty: 'likely', reason: one.reason ?? 'one_right' } : one
  })
}
