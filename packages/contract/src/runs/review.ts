import { Type } from '@sinclair/typebox'
import { REVIEW_ANSWERS } from '@veracite/core/runs/review-runs'
import { CITATION_CLASSES } from '@veracite/terms/vocabulary'
import { STANCES } from '@veracite/verdicts/reading'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { answersPageOf, created, Name, ok, page } from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { reads } from '../base/tool.ts'
import { Claim, Review } from '../claims/claims.ts'
import { Sentence } from '../findings/sentence.ts'

const StatementInDoubt = t.open('StatementInDoubt', 'A statement that a person is to judge.', {
  ...Claim.properties,
  why: t.text('Why it is not certain, in a sentence.'),
  sentence: Sentence,
})

export const RunForReview = t.open('RunForReview', 'A run that waits for a person.', {
  runId: t.text('Run identifier.'),
  scanId: t.text('The scan it belongs to.'),
  engine: t.EngineName,
  ...t.fromAnswers,
  intent: t.PromptIntentName,
  prompt: t.text('The question that was asked.'),
  citationClass: t.CitationClassName,
  capturedAt: t.DateTime('When the answer was captured.'),
  excerpt: t.text('The words of the answer that matter most.'),
  needsReview: t.list(Review, 'Why a person should look.'),
  statements: t.list(
    StatementInDoubt,
    'What it seems to say that a fact contradicts; none if the doubt is another one.',
  ),
})

export const Settlement = t.open('Settlement', 'What a person found, and the class that follows.', {
  runId: t.text('Run identifier.'),
  ...t.fromAnswers,
  classificationId: t.text('The new classification.'),
  readingId: t.nullableText("The person's reading."),
  readingSha256: t.nullable(t.Sha256('Its digest.'), 'As the signed classification names it.'),
  previousClass: t.nullable(t.CitationClassName, 'The class it had before.'),
  class: t.CitationClassName,
  rule: t.text('The rule that decided.'),
  claims: t.list(Claim, 'What the answer states.'),
  by: t.text('Who settled it.'),
  note: t.nullableText('What was noted.'),
})

export const ReviewOutcome = t.open('ReviewOutcome', 'What follows from the answer of a person.', {
  runId: t.text('Run identifier.'),
  ...t.fromAnswers,
  previousClass: t.nullable(t.CitationClassName, 'The class it had before.'),
  class: t.nullable(t.CitationClassName, 'The class it has now.'),
  by: t.text('Who answered.'),
  note: t.nullableText('What was noted.'),
})

/** Answers that wait for a person, and judging answers again. */

export const reclassifyRun = adminOperation('POST /api/admin/runs/{runId}/reclassify', {
  id: 'adminReclassifyRun',
  access: needs('editor', 'params.runId'),
  answers: { 202: { description: 'Accepted', schema: t.JobAck } },
})

export const reclassifyBrand = adminOperation('POST /api/admin/brands/{brandId}/reclassify', {
  id: 'adminReclassifyBrand',
  access: needs('editor', 'params.brandId'),
  answers: { 202: { description: 'Accepted', schema: t.JobAck } },
})

export const listReview = adminOperation('GET /api/admin/brands/{brandId}/review', {
  id: 'adminListReview',
  useCase: 'review.list',
  access: needs('viewer', 'params.brandId'),
  tools: { list_reviews: reads() },
  query: Type.Object(page),
  answers: ok(answersPageOf('ReviewPage', RunForReview)),
})

export const settleReview = adminOperation('POST /api/admin/runs/{runId}/review', {
  id: 'adminSettleReview',
  access: needs('reviewer', 'params.runId'),
  body: Type.Object({
    class: t.oneOf(CITATION_CLASSES),
    note: Type.Optional(Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' })),
    by: Type.Optional(Name),
    claims: Type.Optional(
      Type.Array(
        Type.Object({
          predicate: t.PredicateName,
          quote: Type.String({ minLength: 1, maxLength: 2000 }),
          value: Type.Optional(Type.Unknown()),
          stance: Type.Optional(t.oneOf(STANCES)),
        }),
        { maxItems: 100 },
      ),
    ),
  }),
  answers: created(Settlement),
})

export const answerReview = adminOperation('POST /api/admin/runs/{runId}/review/answer', {
  id: 'adminAnswerReview',
  access: needs('reviewer', 'params.runId'),
  body: Type.Object({
    answer: t.oneOf(REVIEW_ANSWERS),
    statements: Type.Optional(
      Type.Array(
        Type.Object({
          predicate: t.PredicateName,
          start: Type.Integer({ minimum: 0 }),
          end: Type.Integer({ minimum: 0 }),
        }),
        {
          minItems: 1,
          maxItems: 100,
          description: 'Which of the statements in doubt are wrong; all of them if left out.',
        },
      ),
    ),
    note: Type.Optional(Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' })),
    by: Type.Optional(Name),
  }),
  answers: created(ReviewOutcome),
})

export const undoReview = adminOperation('DELETE /api/admin/runs/{runId}/review', {
  id: 'adminUndoReview',
  access: needs('reviewer', 'params.runId'),
  answers: ok(ReviewOutcome),
})
