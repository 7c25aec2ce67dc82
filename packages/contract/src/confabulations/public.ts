import { Type } from '@sinclair/typebox'
import { ACCESS_KINDS } from '@veracite/terms/vocabulary'
import { LEADING_CHECK_VERSION, LEADING_REASONS } from '@veracite/verdicts/questions/leading'
import { needs } from '../base/access.ts'
import { operation } from '../base/operation.ts'
import { badRequest, databaseUnavailable, notFound, unauthorized } from '../base/refusals.ts'
import * as t from '../base/schemas.ts'
import { reads } from '../base/tool.ts'
import { ConfabulatedClaim } from '../claims/claims.ts'
import example from '../examples/confabulations.json' with { type: 'json' }

const MatrixRow = t.open('MatrixRow', 'Runs of one engine and intent, per citation class.', {
  engine: t.text('The engine.'),
  intent: t.text('What the prompts ask about.'),
  counts: t.CitationCounts,
  total: t.count('Runs in this row.'),
})

export const ConfabulationItem = t.open(
  'ConfabulationItem',
  'A run classified CONFABULATED, with minimal evidence. The rest is in the evidence of the run.',
  {
    runId: t.text('Run identifier.'),
    scanId: t.text('The scan it belongs to.'),
    engine: t.EngineName,
    intent: t.PromptIntentName,
    ...t.fromAnswers,
    access: t.text(`How the engine was reached, one of ${ACCESS_KINDS.join(', ')}.`),
    ...t.surfaceAndGrade,
    prompt: t.text('The question that was asked.'),
    leading: t.nullable(
      t.oneOf(LEADING_REASONS),
      `Why the question leads to one of these statements, by fixed criteria on its words alone (version ${LEADING_CHECK_VERSION}); null for a neutral one.`,
    ),
    capturedAt: t.DateTime('When the answer was captured.'),
    sha256: t.Sha256('SHA-256 of the exact bytes of the reply.'),
    excerpt: t.text('The words of the answer that matter most.'),
    claims: t.list(ConfabulatedClaim, 'Its statements that a fact contradicts; at most 20.'),
    verificationStatus: t.VerificationStatusName,
  },
)

const ConfabulationList = t.open('ConfabulationList', 'Runs classified CONFABULATED.', {
  total: t.count('Confabulated runs in the window.'),
  truncated: t.flag('Whether the list was cut at 100 items.'),
  items: Type.Array(ConfabulationItem, { maxItems: 100, description: 'Newest first.' }),
})

const ConfabulationReport = t.open(
  'ConfabulationReport',
  'How engines cite a brand, and what they make up about it.',
  {
    brand: t.BrandRef,
    ...t.fromAnswers,
    apart: t.apart,
    classifiedRuns: t.count('Runs that were classified, in the window.'),
    needsReview: Type.Optional(t.count('Of the classified runs, those that wait for a person.')),
    provisional: t.provisional,
    totals: t.CitationCounts,
    matrix: t.list(MatrixRow, 'Engine x intent x class; only cells with runs.'),
    leading: t.nullable(
      t.open('LeadingAnswers', null, {
        check: t.text('Version of the fixed criteria.'),
        classifiedRuns: t.count(
          'Answers to questions that ask to confirm something, or why or since when; the figures above count these too.',
        ),
        totals: t.CitationCounts,
      }),
      'Answers to leading questions, by themselves; null if there are none.',
    ),
    confabulations: ConfabulationList,
  },
)

export const listConfabulations = operation({
  id: 'listConfabulations',
  ownTurn: true,
  access: needs('viewer', 'params.brandId'),
  mayLag: true,
  method: 'GET',
  path: '/v1/brands/{brandId}/confabulations',
  auth: 'bearer',
  tag: 'Confabulations',
  tools: { list_confabulations: reads() },
  params: { brandId: { description: 'Brand identifier.', example: '0199c0de-7000-7000-8000-00000000000b' } },
  query: Type.Object({
    engine: Type.Optional(t.EngineName),
    intent: Type.Optional(t.PromptIntentName),
    window: Type.Optional(t.WindowName),
  }),
  answers: {
    200: {
      description: 'The report.',
      schema: ConfabulationReport,
      examples: { report: example },
    },
    400: badRequest('engine, intent or window is outside its enumeration.', {
      path: 'query.window',
      message: 'must be one of 7d, 30d, all',
    }),
    401: unauthorized,
    404: notFound('Brand'),
    503: databaseUnavailable,
  },
})
