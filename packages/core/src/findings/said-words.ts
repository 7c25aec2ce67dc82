import { accuses, type StoredClaim } from '@veracite/evidence/capture/stored-verdict'
import type { DeclaredLabels } from '@veracite/ground-truth/facts/declarations'
import { PREDICATES } from '@veracite/verdicts/predicates/all'
import type { Say } from '@veracite/words/say-in'
import { keyOfOldClaim } from '../statements/keys-of-old-claims.ts'
import { falseWords, type Sentence, sentenceAround } from '../statements/sentence.ts'
import type { Finding, WordedFinding } from './finding-store.ts'

export type LabelOf = (predicate: string) => string

const labelOf: LabelOf = (predicate) => PREDICATES.find(({ name }) => name === predicate)?.label ?? predicate

/** With the labels of what is, or was, declared for a brand; others in English unless another language is given. */
export async function labelsOf(declarations: DeclaredLabels, brandId: string, say?: Say): Promise<LabelOf> {
  const declared = await declarations.list(brandId)
  const labels = new Map(declared.map(({ declaration: { name, label } }) => [name, label]))
  return (predicate) => labels.get(predicate) ?? say?.known('predicateLabel', predicate) ?? labelOf(predicate)
}

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
