import { Type } from '@sinclair/typebox'
import { REASONS } from '@veracite/verdicts/predicates/comparison'
import { STANCES } from '@veracite/verdicts/reading'
import { CLAIM_VERDICTS, REVIEW_REASONS } from '@veracite/verdicts/verdict/verdict'
import { count, named, nullable, nullableText, oneOf, open, text } from '../base/schemas.ts'

/** Claims of an answer about a brand with their verdicts: shared by report, evidence and bundle. */

export const Span = open(
  'Span',
  'A stretch of the answer text, in UTF-16 code units: `answer.slice(start, end) === quote`.',
  {
    start: count('Where it begins.'),
    end: count('Where it ends, exclusive.'),
    quote: text('The words themselves.'),
  },
)

const Certainty = named(
  'Certainty',
  oneOf(['certain', 'likely'], {
    description: 'Only a certain contradiction accuses; a likely one asks a person to look.',
  }),
)

const ClaimVerdict = named(
  'ClaimVerdict',
  oneOf(CLAIM_VERDICTS, { description: 'The outcome of checking a statement against the facts.' }),
)

const statement = {
  predicate: text('What the statement is about, for example `founded_year` or `price`.'),
  label: Type.Optional(
    Type.String({ description: 'What people call a declared predicate; left out for the common ones.' }),
  ),
  stated: text('What the answer says, in words.'),
  truth: nullableText('What the fact says, in words; null when there was none to compare with.'),
  factId: nullableText('The fact it was checked against; null when there was none to compare with.'),
  span: Span,
  reason: Type.Optional(
    Type.String({
      description: `Why, where statement and fact did not simply agree or differ: one of ${REASONS.join(', ')}. Left out where they did.`,
    }),
  ),
  readBy: Type.Optional(
    Type.String({
      description:
        'Who read it: model, person, or the form and the rule of ownership by which rules did, as in "price:label, by subject". Left out in older records.',
    }),
  ),
  certainty: nullable(Certainty, 'Null in records from versions that did not tell them apart.'),
}

export const ConfabulatedClaim = open(
  'ConfabulatedClaim',
  'A statement of the answer that a fact contradicts.',
  statement,
)

export const Claim = open('Claim', 'A statement of the answer, and its outcome.', {
  ...statement,
  verdict: ClaimVerdict,
  stance: nullableText(
    `How the answer puts it forward, one of ${STANCES.join(', ')}; null in records from versions that did not keep it.`,
  ),
})

export const Review = open('Review', 'One reason why a person should look.', {
  reason: text(`One of ${REVIEW_REASONS.join(', ')}.`),
  message: text('The reason in words.'),
  span: nullable(Span, 'The words in question; null when it is about the whole answer.'),
})

export const Reviews = Type.Array(Review, {
  description: 'Why a person should look at the newest classification; empty when that is not needed.',
})

export const EXAMPLE_CLAIM = {
  predicate: 'founded_year',
  stated: '1994',
  truth: '2004',
  factId: '0199c0de-7000-7000-8000-00000000000d',
  span: { start: 34, end: 38, quote: '1994' },
  certainty: 'certain',
} as const
