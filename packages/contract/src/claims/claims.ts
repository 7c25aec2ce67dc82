import { Type } from '@sinclair/typebox'
import { REASONS } from '@veracite/verdicts/predicates/comparison'
import { STANCES } from '@veracite/verdicts/reading'
import { CLAIM_VERDICTS, REVIEW_REASONS } from '@veracite/verdicts/verdict/verdict'
import * as t from '../base/schemas.ts'

/** Claims of an answer about a brand with their verdicts: shared by report, evidence and bundle. */

export const Span = t.open(
  'Span',
  'A stretch of the answer text, in UTF-16 code units: `answer.slice(start, end) === quote`.',
  {
    start: t.count('Where it begins.'),
    end: t.count('Where it ends, exclusive.'),
    quote: t.text('The words themselves.'),
  },
)

const Certainty = t.named(
  'Certainty',
  t.oneOf(['certain', 'likely'], 'Only a certain contradiction accuses; a likely one asks a person to look.'),
)

const ClaimVerdict = t.named(
  'ClaimVerdict',
  t.oneOf(CLAIM_VERDICTS, 'The outcome of checking a statement against the facts.'),
)

const statement = {
  predicate: t.text('What the statement is about, for example `founded_year` or `price`.'),
  label: Type.Optional(t.text('What people call a declared predicate; left out for the common ones.')),
  stated: t.text('What the answer says, in words.'),
  truth: t.nullableText('What the fact says, in words; null when there was none to compare with.'),
  factId: t.nullableText('The fact it was checked against; null when there was none to compare with.'),
  span: Span,
  reason: Type.Optional(
    t.text(
      `Why, where statement and fact did not simply agree or differ: one of ${REASONS.join(', ')}. Left out where they did.`,
    ),
  ),
  readBy: Type.Optional(
    t.text(
      'Who read it: model, person, or the form and the rule of ownership by which rules did, as in "price:label, by subject". Left out in older records.',
    ),
  ),
  certainty: t.nullable(Certainty, 'Null in records from versions that did not tell them apart.'),
}

export const ConfabulatedClaim = t.open(
  'ConfabulatedClaim',
  'A statement of the answer that a fact contradicts.',
  statement,
)

export const Claim = t.open('Claim', 'A statement of the answer, and its outcome.', {
  ...statement,
  verdict: ClaimVerdict,
  stance: t.nullableText(
    `How the answer puts it forward, one of ${STANCES.join(', ')}; null in records from versions that did not keep it.`,
  ),
})

export const Review = t.open('Review', 'One reason why a person should look.', {
  reason: t.text(`One of ${REVIEW_REASONS.join(', ')}.`),
  message: t.text('The reason in words.'),
  span: t.nullable(Span, 'The words in question; null when it is about the whole answer.'),
})
