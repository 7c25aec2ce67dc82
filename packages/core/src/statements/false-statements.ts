import { accuses, type StoredClaim } from '@veracite/evidence/capture/stored-verdict'
import type { FalseStatement } from '@veracite/evidence/trails/source-trail'
import type { Verdict } from '@veracite/verdicts/verdict/verdict'
import { keyOfOldClaim } from './keys-of-old-claims.ts'

/** Nobody works through more findings of one answer, and each costs a row in every scan that follows. */
const MOST_PER_ANSWER = 100

/** The first hundred false statements that an answer is accused of, each once. */
export const falseStatements = (claims: Parameters<typeof allFalseStatements>[0]): FalseStatement[] =>
  allFalseStatements(claims).slice(0, MOST_PER_ANSWER)

/** The verdict, which says so where an answer makes more false statements than become findings. A person has seen them. */
export function withFindingsBounded(verdict: Verdict): Verdict {
  const said = allFalseStatements(verdict.claims).length
  if (said <= MOST_PER_ANSWER || verdict.readers.some(({ kind }) => kind === 'person')) return verdict
  const message = `The answer makes ${said} different false statements; the first ${MOST_PER_ANSWER} of them become findings.`
  const review = { reason: 'many_false_statements' as const, message, span: null }
  return { ...verdict, needsReview: [...verdict.needsReview, review] }
}

function allFalseStatements(
  claims: readonly Pick<
    StoredClaim,
    'predicate' | 'stated' | 'truth' | 'factId' | 'verdict' | 'certainty' | 'key'
  >[],
): FalseStatement[] {
  const found = new Map<string, FalseStatement>()
  for (const claim of claims.filter(accuses)) {
    const { predicate, stated, truth, factId } = claim
    const { about, value } = claim.key ?? keyOfOldClaim(claim)
    const key = JSON.stringify([predicate, about, value])
    if (!found.has(key)) found.set(key, { predicate, about, value, stated, truth, factId })
  }
  return [...found.values()]
}
