import { accuses, type StoredClaim } from '@veracite/evidence/capture/stored-verdict'
import { PREDICATES } from '@veracite/verdicts/predicates/all'
import { keyOfOldClaim } from '../statements/keys-of-old-claims.ts'
import { falseWords, type Sentence, sentenceAround } from '../statements/sentence.ts'
import type { Finding, WordedFinding } from './finding-store.ts'

export const labelOf = (predicate: string): string =>
  PREDICATES.find(({ name }) => name === predicate)?.label ?? predicate

/** The words of the newest answer that state it. */
export function sentenceOf(finding: Finding, worded: WordedFinding | undefined): Sentence | null {
  if (worded === undefined) return null
  const claims = (worded.claims ?? []) as StoredClaim[]
  const claim = claims.find((one) => {
    if (one.predicate !== finding.predicate || !accuses(one)) return false
    const { about, value } = one.key ?? keyOfOldClaim(one)
    return about === finding.about && value === finding.value
  })
  return claim ? sentenceAround(worded.answer, falseWords(claim)) : null
}
