import { PREDICATES } from '@veracite/verdicts/predicates/all'
import { accuses, type StoredClaim } from '../capture/stored-verdict.ts'
import type { Finding, WordedFinding } from '../stores/finding-store.ts'
import { type Sentence, sentenceAround } from './sentence.ts'
import { statementKey } from './statement-key.ts'

/** Longer answers would cost more to read than their sentence is worth. */
export const MAX_ANSWER_BYTES = 200_000

export const labelOf = (predicate: string): string =>
  PREDICATES.find(({ name }) => name === predicate)?.label ?? predicate

/** The words of the newest answer that state it. */
export function sentenceOf(finding: Finding, worded: WordedFinding | undefined): Sentence | null {
  if (worded === undefined) return null
  const claims = (worded.claims ?? []) as StoredClaim[]
  const claim = claims.find((one) => {
    if (one.predicate !== finding.predicate || !accuses(one)) return false
    const { about, value } = statementKey(one)
    return about === finding.about && value === finding.value
  })
  return claim ? sentenceAround(worded.answer, falseWords(claim)) : null
}

/** Of "founded in 1987" only the year is false; where the value is put differently, all of it is marked. */
export function falseWords({ stated, span }: Pick<StoredClaim, 'stated' | 'span'>): {
  start: number
  end: number
} {
  const quote = span.quote.toLowerCase()
  const value = stated.slice(stated.lastIndexOf(': ') < 0 ? 0 : stated.lastIndexOf(': ') + 2).toLowerCase()
  const at = quote.indexOf(value)
  if (value === '' || at < 0 || quote.length !== span.quote.length) return span
  return { start: span.start + at, end: span.start + at + value.length }
}
