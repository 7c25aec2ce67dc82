import type { AnswerOf, InputOf } from '@veracite/contract/routes'
import { say } from '@veracite/words/say'
import { labelInSentence, orList } from '../widgets/words.ts'
import type { Spanned } from './segments.ts'

export type ToReview = AnswerOf<'GET /api/admin/brands/{brandId}/review'>['items'][number]
export type Answer = InputOf<'POST /api/admin/runs/{runId}/review/answer'>['body']['answer']

export interface Choice {
  answer: Answer
  words: string
  hint: string
}

const choice = (answer: Answer): Choice => ({
  answer,
  words: say(`review.${answer}`),
  hint: say(`reviewHint.${answer}`),
})

/** The question decides the answers: about a statement, about the name, or about an answer that was not read. */
export function answersFor({ statements, needsReview }: ToReview): Choice[] {
  if (statements.length > 0) return [choice('wrong'), choice('right'), choice('cannot_tell')]
  if (needsReview.some(({ reason }) => IS_ABOUT_THE_NAME.has(reason)))
    return [
      { answer: 'right', words: say('reviewName.meant'), hint: say('reviewName.meantHint') },
      choice('not_ours'),
      choice('cannot_tell'),
    ]
  return [{ ...choice('right'), words: say('reviewName.nothing') }, choice('cannot_tell')]
}

const IS_ABOUT_THE_NAME = new Set(['unclear_name', 'readers_disagree'])

/** The question to the reviewer. */
export function questionOf(
  { statements, needsReview }: ToReview,
  who: string,
  brand: string,
  labelOf: (predicate: string) => string,
): string {
  const about = [
    ...new Set(
      statements.map(({ predicate }) => say('runs.theLabel', { label: labelInSentence(labelOf(predicate)) })),
    ),
  ]
  if (about.length > 0) return say('runs.doesSaySomethingFalse', { who, about: orList(about) })
  if (needsReview.some(({ reason }) => IS_ABOUT_THE_NAME.has(reason)))
    return say('runs.doesMean', { who, brand })
  return say('runs.doesSayAnythingFalse', { who, brand })
}

/** Where the words in question stand in the excerpt; words that it does not hold are left out. */
export const quotedIn = (excerpt: string, quotes: readonly string[]): Spanned[] =>
  quotes
    .map((quote) => ({ start: excerpt.indexOf(quote), length: quote.length }))
    .filter(({ start, length }) => start >= 0 && length > 0)
    .map(({ start, length }) => ({ start, end: start + length }))
