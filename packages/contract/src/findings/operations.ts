import { type Static, Type } from '@sinclair/typebox'
import { CAPTURE_KINDS, ENGINES, FINDING_STATES, SCAN_STATUSES, SETTLED_BY } from '@veracite/terms/vocabulary'
import { FACT_PREDICATES } from '@veracite/verdicts/predicates/all'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { accepted, Name, ok, page } from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { reads } from '../base/tool.ts'
import { FindingSource } from '../sources/operations.ts'
import { weighed } from './gravity.ts'
import { Sentence } from './sentence.ts'

/** False statements: one per statement, engine and brand, however many answers repeat it. */

const State = t.named(
  'FindingState',
  t.oneOf(
    FINDING_STATES,
    '`open`: the engine said it, and there are fewer than ten answers since. `not_seen`: not said in ten answers or more since; `notSeen` says in how many it may still be. `returned`: said again after it was not seen or was settled. `settled`: by the operator, because a fact changed, or because no answer is accused of it any more.',
  ),
)
const Settled = t.nullable(t.oneOf(SETTLED_BY), 'Why it is settled; null if it is not.')

const NotSeen = t.nullable(
  t.openObject({
    asked: t.integer('Answers to the same prompt since it was last said.'),
    upTo: t.number(
      'It is made in fewer than this share of the answers to that prompt, with 95 % confidence however often one looks (a confidence sequence; the error is shared with all earlier silences).',
    ),
    words: t.text('`0 of 20: made in fewer than 26 % of answers`'),
  }),
  'What the answers since it was last said show; null if there are none.',
)

export const findingFields = {
  id: t.text('Identifier of the finding.'),
  brandId: t.text('Identifier of the brand.'),
  engine: t.oneOf(ENGINES),
  ...t.fromAnswers,
  predicate: t.text(`One of ${FACT_PREDICATES.join(', ')}, or one that is declared for the brand.`),
  label: Type.Optional(t.text('What people call it; not in every answer.')),
  about: t.nullableText('What the statement is about, for example a product; null for the brand itself.'),
  stated: t.text('What is said, as the newest answer words it.'),
  truth: t.nullableText('What the fact says.'),
  factId: t.nullableText('The fact that it contradicts.'),
  firstSaidAt: t.DateTime('When it was first said.'),
  lastSaidAt: t.DateTime('When it was last said.'),
  lastRunId: t.text('The run that last stated it.'),
  occurrences: t.integer('Answers that state it.'),
  state: State,
  stateSince: t.DateTime('Since when it is in this state.'),
  settledBy: Settled,
  notSeen: NotSeen,
  settlement: t.nullable(t.openObject({ at: t.DateTime('When.'), by: Type.String(), note: Type.String() })),
}

const Finding = t.open('Finding', 'One false statement of one engine about one brand.', findingFields)

const FactOfFinding = t.openObject({
  id: Type.String(),
  predicate: Type.String(),
  value: Type.Unknown({ description: 'Its shape depends on the predicate.' }),
  source: t.openObject({
    kind: Type.String(),
    url: t.nullableText('Where it was found.'),
    quote: t.nullableText('The words there.'),
    fetchedAt: t.NullableDateTime('When it was fetched.'),
    sha256: t.nullableText('Digest of the page.'),
  }),
  hash: Type.String(),
  note: t.nullableText('What the operator noted.'),
  active: t.flag('Whether it is active today.'),
  firstSeenAt: t.DateTime('First seen.'),
  lastSeenAt: t.DateTime('Last seen.'),
  supersededBy: t.nullableText('The fact that replaced it.'),
})

const QuestionCounts = t.open('QuestionCounts', null, {
  prompts: t.integer('Questions that ever led to it.'),
  seen: t.integer('Answers that state it.'),
  asked: t.integer('Answers to these questions.'),
  low: t.nullable(Type.Number(), 'Lower end of the rate, with 95 % confidence.'),
  high: t.nullable(Type.Number(), 'Upper end.'),
  words: t.text('`3 of 20 · 3–38 %`'),
})

const FindingDetail = t.open('FindingDetail', null, {
  ...findingFields,
  label: t.text('What it is about, for people: `Founding year`.'),
  ...weighed,
  sentence: Sentence,
  fact: t.nullable(FactOfFinding),
  scans: t.list(
    t.openObject({
      scanId: Type.String(),
      status: t.oneOf(SCAN_STATUSES),
      createdAt: t.DateTime('When the scan was started.'),
      seen: t.integer('Answers to neutral questions that state it.'),
      asked: t.integer('Answers to the neutral ones of the prompts that have ever led to it.'),
      low: t.nullable(Type.Number(), 'Lower end of the rate, with 95 % confidence.'),
      high: t.nullable(Type.Number(), 'Upper end.'),
      leading: t.openObject({
        seen: t.integer('Answers to leading questions that state it.'),
        asked: t.integer('Answers to the leading ones of these prompts.'),
      }),
      words: t.text('`7 of 10 · 25–94 %`; names the leading ones apart where there are any.'),
    }),
    'The newest scans since it was first said, at most 20, newest first.',
  ),
  questions: t.open(
    'FindingQuestions',
    'Its answers in these scans, by whether the question presupposes the statement.',
    {
      check: t.text(
        'Version of the fixed criteria: a question leads if it contains the stated value, asks to confirm something, or asks why or since when.',
      ),
      neutral: QuestionCounts,
      leading: QuestionCounts,
      words: t.text('`3 of 20 · 3–38 % of answers to neutral questions`'),
    },
  ),
  saidIn: t.list(
    t.openObject({
      runId: Type.String(),
      captureId: Type.String(),
      classificationId: Type.String(),
      kind: t.oneOf(CAPTURE_KINDS),
      scanId: Type.String(),
      prompt: Type.String(),
      stated: Type.String(),
      saidAt: t.DateTime('When the answer was captured.'),
      sha256: t.Sha256('Digest of the reply.'),
      grade: t.nullable(t.GradeName, 'Only for answers from an app; null for others.'),
      bundle: t.text('Path of the evidence bundle.'),
    }),
    'The answers that state it, at most 100, newest first.',
  ),
  sourceTrail: t.list(
    FindingSource,
    'What the pages cited by its answers say about it, at most 100: pages that say the same first, then by number of answers.',
  ),
  events: t.list(
    t.openObject({
      id: Type.String(),
      fromState: t.nullable(State),
      state: State,
      settledBy: Settled,
      notSeen: NotSeen,
      by: t.nullableText('Who settled it.'),
      note: t.nullableText('What they noted.'),
      at: t.DateTime('When.'),
    }),
    'Every change of state, at most 100, newest first. Append-only.',
  ),
})
export type FindingBody = Static<typeof Finding>
export type FindingDetailBody = Static<typeof FindingDetail>

export const listFindings = adminOperation('GET /api/admin/brands/{brandId}/findings', {
  mayLag: true,
  id: 'adminListFindings',
  useCase: 'findings.list',
  access: needs('viewer', 'params.brandId'),
  query: Type.Object({
    state: Type.Optional(t.oneOf(FINDING_STATES)),
    engine: Type.Optional(t.oneOf(ENGINES)),
    origin: Type.Optional(t.OriginName),
    ...page,
  }),
  answers: ok(
    t.openObject({
      ...t.fromAnswers,
      total: t.integer('Findings on all pages together, of the origin named here.'),
      apart: t.apart,
      nextCursor: t.nullableText('Where the next page starts.'),
      items: Type.Array(Finding),
    }),
    'One page of findings.',
  ),
})

export const getFinding = adminOperation('GET /api/admin/findings/{findingId}', {
  id: 'adminGetFinding',
  useCase: 'findings.get',
  access: needs('viewer', 'params.findingId'),
  tools: { get_finding: reads() },
  answers: ok(FindingDetail, 'The finding.'),
})

export const settleFinding = adminOperation('POST /api/admin/findings/{findingId}/settle', {
  id: 'adminSettleFinding',
  access: needs('reviewer', 'params.findingId'),
  body: Type.Object({
    note: Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' }),
    by: Type.Optional(Name),
  }),
  answers: ok(Finding, 'The finding, settled.'),
})

export const reopenFinding = adminOperation('POST /api/admin/findings/{findingId}/reopen', {
  id: 'adminReopenFinding',
  access: needs('reviewer', 'params.findingId'),
  body: Type.Object({
    note: Type.Optional(Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' })),
    by: Type.Optional(Name),
  }),
  answers: ok(Finding, 'The finding.'),
})

export const rebuildFindings = adminOperation('POST /api/admin/brands/{brandId}/findings/rebuild', {
  id: 'adminRebuildFindings',
  access: needs('editor', 'params.brandId'),
  answers: { 202: { ...accepted[202], schema: t.JobAck } },
})
