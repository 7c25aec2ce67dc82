import { Type } from '@sinclair/typebox'
import { FACT_EVENTS, FACT_STATES, FILE_FORMS } from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { accepted, created, ok, page, Uuid } from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { changes } from '../base/tool.ts'
import { Claim, Review } from '../claims/claims.ts'
import { OwnFact } from './ground-truth-facts.ts'

const FactChange = t.open('FactChange', 'A run whose class the facts would change.', {
  runId: t.text('Run identifier.'),
  engine: t.EngineName,
  ...t.fromAnswers,
  intent: t.PromptIntentName,
  prompt: t.text('The question that was asked.'),
  citationClass: t.CitationClassName,
  capturedAt: t.DateTime('When the answer was captured.'),
  class: t.CitationClassName,
  wouldBe: t.CitationClassName,
  rule: t.text('The rule that would decide.'),
  needsReview: t.list(Review, 'Why a person would have to look.'),
  claims: t.list(Claim, 'The statements that the new facts decide.'),
})

export const FactPreview = t.open('FactPreview', 'What facts would change; nothing is written.', {
  ...t.fromAnswers,
  apart: Type.Optional(
    t.list(
      t.open('PreviewApart', 'Runs with answers of another origin.', {
        origin: t.OriginName,
        count: t.count('Runs that were looked at.'),
        changed: t.count('Of these, the ones that would change.'),
      }),
      'They are in none of the other numbers.',
    ),
  ),
  runs: t.count('Runs that were looked at.'),
  unread: t.count('Of these, the ones that would have to be read again first.'),
  changed: t.count('Runs that would change.'),
  truncated: t.flag('There are more runs than were looked at, or more changes than listed.'),
  items: t.list(FactChange, 'Newest first.'),
  findings: t.count('Findings, not settled so far, that rest on facts that would go: they would be settled.'),
})

/** What answers are judged against: entering it, correcting it, and what that would change. */

const Day = t.Day('2026-12-31')
const NullableDay = (description: string) => Type.Union([Day, Type.Null()], { description })
const days = {
  validFrom: Type.Optional(NullableDay('The first day on which it holds, in UTC.')),
  validUntil: Type.Optional(
    NullableDay('The last day on which it holds; afterwards, who still says it is outdated.'),
  ),
}
const Reason = Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' })
const why = Type.Object({
  reason: Type.Optional({ ...Reason, description: 'Why; kept in the history of the fact.' }),
})

const jobId = t.nullableText(
  'The job that judges stored answers again by the facts of now; its result says which runs changed. Null if no answer has a verdict.',
)
const ChangedFact = t.open('ChangedFact', 'A fact after a change.', { ...OwnFact.properties, jobId })

const EnteredFact = Type.Object({
  predicate: t.PredicateName,
  value: Type.Unknown(),
  note: Type.Optional(Type.String({ maxLength: 1000 })),
  ...days,
})

export const addFacts = adminOperation('POST /api/admin/brands/{brandId}/facts', {
  id: 'adminAddFacts',
  access: needs('editor', 'params.brandId'),
  tools: { add_facts: changes() },
  body: Type.Object({ facts: Type.Array(EnteredFact, { minItems: 1, maxItems: 500 }) }),
  answers: created(
    t.open('EnteredFacts', 'The facts that were added.', {
      items: t.list(OwnFact, 'Newest first.'),
      jobId,
    }),
  ),
})

export const changeFact = adminOperation('PATCH /api/admin/facts/{factId}', {
  id: 'adminChangeFact',
  access: needs('editor', 'params.factId'),
  body: Type.Object({
    value: Type.Unknown(),
    note: Type.Optional(Type.String({ maxLength: 1000 })),
    because: Type.Optional(t.oneOf(['mistaken', 'changed'], { default: 'mistaken' })),
    ...days,
  }),
  answers: ok(ChangedFact),
})

export const withdrawFact = adminOperation('DELETE /api/admin/facts/{factId}', {
  id: 'adminWithdrawFact',
  access: needs('editor', 'params.factId'),
  query: why,
  answers: ok(ChangedFact),
})

export const restoreFact = adminOperation('POST /api/admin/facts/{factId}/restore', {
  id: 'adminRestoreFact',
  access: needs('editor', 'params.factId'),
  query: why,
  answers: ok(ChangedFact),
})

export const readPage = adminOperation('POST /api/admin/brands/{brandId}/facts/read-page', {
  id: 'adminReadPage',
  access: needs('editor', 'params.brandId'),
  body: Type.Object({
    url: t.inputText(2000, 'Below the domain of the brand.'),
  }),
  answers: { 202: { ...accepted[202], schema: t.JobAck } },
})

export const previewFacts = adminOperation('POST /api/admin/brands/{brandId}/facts/preview', {
  id: 'adminPreviewFacts',
  access: needs('reviewer', 'params.brandId', 'body.withdraw', 'body.restore', 'body.approve'),
  body: Type.Object({
    facts: Type.Optional(
      Type.Array(EnteredFact, { maxItems: 500, description: 'Facts that would be entered.' }),
    ),
    withdraw: Type.Optional(
      Type.Array(Uuid, {
        maxItems: 500,
        description: 'Facts that would be withdrawn, or replaced as mistaken.',
      }),
    ),
    restore: Type.Optional(
      Type.Array(Uuid, { maxItems: 500, description: 'Withdrawn facts that would be restored.' }),
    ),
    approve: Type.Optional(
      Type.Array(Uuid, { maxItems: 1000, description: 'Proposed facts that would be approved.' }),
    ),
    days: Type.Optional(
      Type.Array(Type.Object({ factId: Uuid, ...days }), {
        maxItems: 500,
        description: 'Facts that would hold on other days.',
      }),
    ),
  }),
  answers: ok(FactPreview),
})

const filters = {
  state: Type.Optional(t.oneOf(FACT_STATES)),
  predicate: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
  source: Type.Optional(
    t.inputText(40, 'The kind of source, such as `operator`, `json-ld`, `document` or `gleif`.'),
  ),
  text: Type.Optional(
    t.inputText(200, 'In the value, the quote, the note or the address, whatever the case of its letters.'),
  ),
}

export const listOwnFacts = adminOperation('GET /api/admin/brands/{brandId}/facts', {
  id: 'adminListFacts',
  access: needs('viewer', 'params.brandId'),
  query: Type.Object({ ...filters, ...page }),
  answers: ok(
    t.open('OwnFactPage', 'A page of facts.', {
      counts: t.open(
        'FactCounts',
        'How many facts of the brand are in each state, whatever the filter.',
        Object.fromEntries(
          FACT_STATES.map((state) => [state, t.count(`Facts that are ${state}.`)]),
        ) as Record<(typeof FACT_STATES)[number], ReturnType<typeof t.count>>,
      ),
      items: t.list(OwnFact, 'Newest first.'),
      nextCursor: t.nullableText('Where the next page begins; null on the last one.'),
    }),
  ),
})

export const exportFacts = adminOperation('GET /api/admin/brands/{brandId}/facts/export', {
  id: 'adminExportFacts',
  access: needs('viewer', 'params.brandId'),
  query: Type.Object({ format: Type.Optional(t.oneOf(FILE_FORMS, { default: 'jsonl' })), ...filters }),
  queryDescriptions: { format: 'CSV, or JSON lines.' },
  queryDefaults: { format: 'jsonl' },
  answers: {
    200: {
      description: 'The facts, newest first.',
      media: {
        'application/x-ndjson': { schema: Type.Unsafe<t.InPieces>({ type: 'string' }) },
        'text/csv': { schema: Type.Unsafe<t.InPieces>({ type: 'string' }) },
      },
    },
  },
})

const FactEvent = t.open('FactEvent', 'Something that happened to a fact.', {
  id: t.text('Identifier; later events have higher ones.'),
  what: t.oneOf(FACT_EVENTS, 'What happened.'),
  at: t.DateTime('When.'),
  by: t.open('FactActor', 'Who did it.', {
    kind: t.oneOf(
      ['operator', 'person', 'key', 'service'],
      'How they were known; `service` for what the product did itself, such as reading a page.',
    ),
    id: t.nullableText('The person or the key.'),
    name: t.text('Their name at that time.'),
  }),
  why: t.nullableText('Why, if they said so.'),
  byFact: t.nullableText('The fact that took its place.'),
  validFrom: t.nullableText('The first day that was set.'),
  validUntil: t.nullableText('The last day that was set.'),
  jobId: t.nullableText('The job that judged answers again because of it.'),
})

export const getFact = adminOperation('GET /api/admin/facts/{factId}', {
  id: 'adminGetFact',
  useCase: 'facts.get',
  access: needs('viewer', 'params.factId'),
  answers: ok(
    t.open('FactWithHistory', 'A fact and its history.', {
      fact: OwnFact,
      brandId: t.text('The brand it is about.'),
      history: t.list(FactEvent, 'Newest first. Nothing in it can be changed or removed.'),
      truncated: t.flag('There is more history than is listed.'),
    }),
  ),
})

export const setFactDays = adminOperation('PUT /api/admin/facts/{factId}/validity', {
  id: 'adminSetFactDays',
  access: needs('editor', 'params.factId'),
  body: Type.Object({
    validFrom: NullableDay('The first day; null: it always held.'),
    validUntil: NullableDay('The last day; null: there is none.'),
    reason: Type.Optional(Reason),
  }),
  answers: ok(ChangedFact),
})

const Which = {
  factIds: Type.Optional(
    Type.Array(Uuid, { minItems: 1, maxItems: 1000, description: 'Which; all that wait if left out.' }),
  ),
}

export const approveFacts = adminOperation('POST /api/admin/brands/{brandId}/facts/approve', {
  id: 'adminApproveFacts',
  access: needs('reviewer', 'params.brandId', 'body.factIds'),
  body: Type.Object({ ...Which, reason: Type.Optional(Reason) }),
  answers: ok(
    t.open('ApprovedFacts', 'What was approved.', {
      items: t.list(OwnFact, 'Without those that nobody waited for any more.'),
      rivals: t.list(OwnFact, 'Proposals that exclude each other: name one of them.'),
      more: t.flag('More are waiting than one request decides about.'),
      jobId,
    }),
  ),
})

export const refuseFacts = adminOperation('POST /api/admin/brands/{brandId}/facts/refuse', {
  id: 'adminRefuseFacts',
  access: needs('reviewer', 'params.brandId', 'body.factIds'),
  body: Type.Object({ ...Which, reason: { ...Reason, description: 'Why they are not true.' } }),
  answers: ok(
    t.open('RefusedFacts', 'What was refused.', {
      items: t.list(OwnFact, 'Without those that nobody waited for any more.'),
      more: t.flag('More are waiting than one request decides about.'),
    }),
  ),
})
