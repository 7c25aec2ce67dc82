import { expect, test } from 'vitest'
import { answersFor, questionOf, quotedIn, type ToReview } from './review-answers.ts'

const label = (name: string) => ({ founded_year: 'Founding year', price: 'Price' })[name] ?? name
const item = (predicates: string[], reason = 'likely_contradiction') =>
  ({
    statements: predicates.map((predicate) => ({ predicate })),
    needsReview: [{ reason, message: '', span: null }],
  }) as unknown as ToReview

test('the question names what is in doubt, and the answers fit it', () => {
  expect(questionOf(item(['price']), 'Grok', 'Acme', label)).toBe(
    'Does Grok say something false about the price?',
  )
  expect(questionOf(item(['price', 'founded_year', 'price']), 'Grok', 'Acme', label)).toBe(
    'Does Grok say something false about the price or the founding year?',
  )
  expect(answersFor(item(['price'])).map(({ words }) => words)).toEqual([
    'Yes, wrong',
    'No, it is right',
    'Cannot tell',
  ])
  const name = item([], 'unclear_name')
  expect(questionOf(name, 'Grok', 'Acme', label)).toBe('Does Grok mean Acme?')
  expect(answersFor(name).map(({ answer }) => answer)).toEqual(['right', 'not_ours', 'cannot_tell'])
  const unread = item([], 'unknown_language')
  expect(questionOf(unread, 'Grok', 'Acme', label)).toBe('Does Grok say anything false about Acme?')
  expect(answersFor(unread).map(({ answer }) => answer)).toEqual(['right', 'cannot_tell'])
})

test('words are marked where they stand; what is not there is not', () => {
  const text = 'founded in 1987, they say, in 1987'
  expect(quotedIn(text, ['in 1987', 'founded in', 'never', ''])).toEqual([
    { start: 8, end: 15 },
    { start: 0, end: 10 },
  ])
})
