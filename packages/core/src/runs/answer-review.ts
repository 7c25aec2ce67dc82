import type { CitationClass } from '@veracite/terms/vocabulary'
import type { Claim } from '@veracite/verdicts/verdict/verdict'
import type { Said } from '../readers/person-reader.ts'

/** What a person can answer when asked about an answer that waits. */
export const REVIEW_ANSWERS = ['wrong', 'right', 'not_ours', 'cannot_tell'] as const
export type ReviewAnswer = (typeof REVIEW_ANSWERS)[number]

/** A statement of the answer, by what it is about and where it stands. */
export interface StatementPlace {
  predicate: string
  start: number
  end: number
}

/**
 * What the person's answer says about the whole text. Only statements in doubt are theirs to decide: what was certain
 * before stays as it was read. Null when "wrong" names nothing that could be.
 */
export function saidBy(
  answer: Exclude<ReviewAnswer, 'cannot_tell'>,
  {
    claims,
    wrong,
    before,
  }: { claims: readonly Claim[]; wrong: readonly StatementPlace[] | null; before: CitationClass | null },
): Said | null {
  if (answer === 'not_ours') return { class: 'ABSENT', claims: null }
  const inDoubt = claims.filter(isInDoubt)
  const meant =
    wrong === null ? inDoubt : inDoubt.filter((claim) => wrong.some((place) => isAt(claim, place)))
  if (answer === 'wrong')
    return meant.length === 0
      ? null
      : { class: 'CONFABULATED', claims: null, adopts: (claim) => !isInDoubt(claim) || meant.includes(claim) }
  // An answer that repeats the question still does, with nothing false in it.
  const said = before === 'ECHO' ? 'ECHO' : 'DESCRIPTIVE'
  return { class: said, claims: null, adopts: (claim) => !isInDoubt(claim) }
}

export const isInDoubt = ({ verdict, certainty }: Pick<Claim, 'verdict' | 'certainty'>): boolean =>
  verdict === 'contradicted' && certainty === 'likely'

const isAt = ({ predicate, span }: Claim, place: StatementPlace): boolean =>
  predicate === place.predicate && span.start === place.start && span.end === place.end
