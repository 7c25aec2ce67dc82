import type { AnswerOf, InputOf } from '@veracite/contract/routes'
import type { Spanned } from './segments.ts'

export type ToReview = AnswerOf<'GET /api/admin/brands/{brandId}/review'>['items'][number]
export type Answer = InputOf<'POST /api/admin/runs/{runId}/review/answer'>['body']['answer']

/** Names of the answers. */
export const ANSWERED: Record<Answer, string> = {
  wrong: 'Yes, wrong',
  right: 'No, it is right',
  not_ours: 'No, it is somebody else',
  cannot_tell: 'Cannot tell',
}

export interface Choice {
  answer: Answer
  words: string
  hint: string
}

const WRONG: Choice = {
  answer: 'wrong',
  words: ANSWERED.wrong,
  hint: 'It says so, and a fact says otherwise: it becomes a false statement.',
}
const RIGHT: Choice = {
  answer: 'right',
  words: ANSWERED.right,
  hint: 'It does not say so, or it is true after all: nothing is held against it.',
}
const CANNOT_TELL: Choice = {
  answer: 'cannot_tell',
  words: ANSWERED.cannot_tell,
  hint: 'Nothing changes; nobody is asked again until it is judged again.',
}

/** The question decides the answers: about a statement, about the name, or about an answer that was not read. */
export function answersFor({ statements, needsReview }: ToReview): Choice[] {
  if (statements.length > 0) return [WRONG, RIGHT, CANNOT_TELL]
  if (needsReview.some(({ reason }) => IS_ABOUT_THE_NAME.has(reason)))
    return [
      { ...RIGHT, words: 'Yes, it is meant', hint: 'It is about the brand, and says nothing false.' },
      { answer: 'not_ours', words: ANSWERED.not_ours, hint: 'It counts as not mentioned.' },
      CANNOT_TELL,
    ]
  return [{ ...RIGHT, words: 'No, nothing false' }, CANNOT_TELL]
}

const IS_ABOUT_THE_NAME = new Set(['unclear_name', 'readers_disagree'])

/** The question to the reviewer. */
export function questionOf(
  { statements, needsReview }: ToReview,
  who: string,
  brand: string,
  labelOf: (predicate: string) => string,
): string {
  const about = [...new Set(statements.map(({ predicate }) => labelOf(predicate).toLowerCase()))]
  if (about.length > 0) return `Does ${who} say something false about the ${listed(about)}?`
  if (needsReview.some(({ reason }) => IS_ABOUT_THE_NAME.has(reason))) return `Does ${who} mean ${brand}?`
  return `Does ${who} say anything false about ${brand}?`
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or the ${words.at(-1)}`

/** Where the words in question stand in the excerpt; words that it does not hold are left out. */
export const quotedIn = (excerpt: string, quotes: readonly string[]): Spanned[] =>
  quotes
    .map((quote) => ({ start: excerpt.indexOf(quote), length: quote.length }))
    .filter(({ start, length }) => start >= 0 && length > 0)
    .map(({ start, length }) => ({ start, end: start + length }))
