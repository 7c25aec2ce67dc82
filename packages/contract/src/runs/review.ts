import { Type } from '@sinclair/typebox'
import { REVIEW_ANSWERS } from '@veracite/core/runs/review-runs'
import { CITATION_CLASSES } from '@veracite/terms/vocabulary'
import { STANCES } from '@veracite/verdicts/reading'
import { needs } from '../base/access.ts'
import * as bodies from '../base/bodies.ts'
import { operation } from '../base/operation.ts'
import { admin, created, id, Name, ok, page } from '../base/parts.ts'
import { JobAck, oneOf, PredicateName } from '../base/schemas.ts'

/** Answers that wait for a person, and judging answers again. */

export const reclassifyRun = operation({
  ...admin,
  id: 'adminReclassifyRun',
  access: needs('editor', 'params.runId'),
  method: 'POST',
  path: '/api/admin/runs/{runId}/reclassify',
  summary: 'Classify a run again from its stored readings',
  params: id('runId'),
  answers: { 202: { description: 'Accepted', schema: JobAck } },
})

export const reclassifyBrand = operation({
  ...admin,
  id: 'adminReclassifyBrand',
  access: needs('editor', 'params.brandId'),
  method: 'POST',
  path: '/api/admin/brands/{brandId}/reclassify',
  summary: 'Classify every run of a brand again',
  params: id('brandId'),
  answers: { 202: { description: 'Accepted', schema: JobAck } },
})

export const listReview = operation({
  ...admin,
  id: 'adminListReview',
  access: needs('viewer', 'params.brandId'),
  method: 'GET',
  path: '/api/admin/brands/{brandId}/review',
  summary: 'List the runs of a brand that wait for a person, newest first',
  params: id('brandId'),
  query: Type.Object(page),
  answers: ok(bodies.answersPageOf('ReviewPage', bodies.RunForReview)),
})

export const settleReview = operation({
  ...admin,
  id: 'adminSettleReview',
  access: needs('reviewer', 'params.runId'),
  method: 'POST',
  path: '/api/admin/runs/{runId}/review',
  summary: 'Settle a run: what a person reads in its answer, and the class that follows',
  params: id('runId'),
  body: Type.Object({
    class: oneOf(CITATION_CLASSES),
    note: Type.Optional(Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' })),
    by: Type.Optional(Name),
    claims: Type.Optional(
      Type.Array(
        Type.Object({
          predicate: PredicateName,
          quote: Type.String({ minLength: 1, maxLength: 2000 }),
          value: Type.Optional(Type.Unknown()),
          stance: Type.Optional(oneOf(STANCES)),
        }),
        { maxItems: 100 },
      ),
    ),
  }),
  answers: created(bodies.Settlement),
})

export const answerReview = operation({
  ...admin,
  id: 'adminAnswerReview',
  access: needs('reviewer', 'params.runId'),
  method: 'POST',
  path: '/api/admin/runs/{runId}/review/answer',
  summary: 'Answer what a run waits for, in plain words; the class follows',
  description:
    '`wrong`: what it seems to say is what it says, and that is false. `right`: nothing in doubt is false. `not_ours`: it is about somebody else. `cannot_tell`: the run waits no longer until it is judged again, and nothing else changes. Every other answer is added to the evidence with the name, signed and logged; nothing is overwritten.',
  params: id('runId'),
  body: Type.Object({
    answer: oneOf(REVIEW_ANSWERS),
    statements: Type.Optional(
      Type.Array(
        Type.Object({
          predicate: PredicateName,
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
  answers: created(bodies.ReviewOutcome),
})

export const undoReview = operation({
  ...admin,
  id: 'adminUndoReview',
  access: needs('reviewer', 'params.runId'),
  method: 'DELETE',
  path: '/api/admin/runs/{runId}/review',
  summary: 'Take the last answer of a person back; the run is judged as if it had not been given',
  description: 'The answer stays evidence; a new classification, signed and logged, no longer rests on it.',
  params: id('runId'),
  answers: ok(bodies.ReviewOutcome),
})
