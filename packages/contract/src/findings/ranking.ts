import { Type } from '@sinclair/typebox'
import { ENGINES, FINDING_STATES, GRAVITIES, RANKED_BY } from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok, page, wholeNumber } from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { reads } from '../base/tool.ts'
import { GravityName, weighed } from './gravity.ts'
import { findingFields } from './operations.ts'
import { Sentence } from './sentence.ts'

/** False statements in the order in which they matter. */

const SaidIn = t.nullable(
  t.open('SaidIn', null, {
    seen: t.integer('Answers of the scan to neutral questions that state it; each counts once.'),
    asked: t.integer('Answers to the neutral ones of the prompts that ever led to it.'),
    low: t.number('Lower end of the rate, with 95 % confidence.'),
    high: t.number('Upper end.'),
    words: t.text('`24 of 70 · 23–47 %`'),
  }),
  'In the newest finished scan; null if that asked no neutral question.',
)
const Leading = t.nullable(
  t.openObject({
    seen: t.integer('Answers of the scan to leading questions that state it.'),
    asked: t.integer('Answers to the leading ones of these prompts.'),
  }),
  'Questions that presuppose the statement, counted apart; null if the scan asked none.',
)

const RankedFinding = t.open('RankedFinding', null, {
  ...findingFields,
  label: t.text('What it is about, for people: `Founding year`.'),
  ...weighed,
  isNew: t.flag('First said in the newest finished scan.'),
  said: SaidIn,
  leading: Leading,
  sentence: Sentence,
  page: t.nullable(
    t.openObject({ url: Type.String(), fetchedAt: t.DateTime('When it was captured.') }),
    'The newest captured page that says the same; null if none is known.',
  ),
  line: t.list(
    t.openObject({
      at: t.DateTime('When the scan was started.'),
      seen: t.integer('Its answers to neutral questions that state it.'),
      asked: t.integer('Its answers to the neutral ones of the prompts that ever led to it.'),
    }),
    'How often it was said, scan by scan, the oldest first: of the newest 12 scans, those that asked about it. Empty behind the first 300 findings of a page.',
  ),
})

const FindingGroup = t.open('FindingGroup', null, {
  key: t.text('Tells the group from others of the same answer.'),
  ...weighed,
  said: SaidIn,
  leading: Leading,
  engines: t.list(t.oneOf(ENGINES), 'Who says it, the worst first.'),
  isNew: t.flag('All of it was first said in the newest finished scan.'),
  findings: t.list(RankedFinding, 'The gravest and most frequent first.'),
})

export const rankFindings = adminOperation('GET /api/admin/brands/{brandId}/findings/ranked', {
  mayLag: true,
  id: 'adminRankFindings',
  ownTurn: true,
  access: needs('viewer', 'params.brandId'),
  tools: { list_findings: reads() },
  query: Type.Object({
    by: Type.Optional(
      t.oneOf(
        RANKED_BY,
        'What is put together: the same statement of several engines (default), everything about one fact, or everything of one engine.',
      ),
    ),
    state: Type.Optional(t.oneOf(FINDING_STATES, 'Without it, `open` and `returned`.')),
    engine: Type.Optional(t.oneOf(ENGINES)),
    origin: Type.Optional(t.OriginName),
    new: Type.Optional(t.oneOf(['yes'], 'Only what was first said in the newest scan.')),
    limit: page.limit,
    start: wholeNumber('^[0-9]{1,5}$', [0, 99_999], 'How many groups to skip.', 0),
  }),
  answers: ok(
    t.open('RankedFindings', null, {
      brandId: Type.String(),
      by: t.oneOf(RANKED_BY),
      ...t.fromAnswers,
      apart: t.apart,
      scan: t.nullable(
        t.openObject({ id: Type.String(), createdAt: t.DateTime('When it was started.') }),
        'The scan in which answers are counted; null before the first one ends.',
      ),
      since: t.nullable(
        t.open('FindingsSince', null, {
          fresh: t.integer('First said since then.'),
          returned: t.integer('Said again since then, after they were not seen or settled.'),
          notSeen: t.integer('Not said in ten answers or more, found since then.'),
        }),
        'What that scan changed.',
      ),
      total: t.integer('Findings, of the origin named here.'),
      groups: t.integer('Groups on all pages together.'),
      mostSaid: t.nullable(
        RankedFinding,
        'Of all pages together, what the answers of that scan repeat most: by the lower end of its rate. Null if none says any of it.',
      ),
      items: Type.Array(FindingGroup),
    }),
    'The ranking.',
  ),
})

const Gravities = t.listOf(
  'Gravities',
  null,
  t.openObject({
    predicate: Type.String(),
    about: t.nullableText('The product or page that it is about; null: everything of the predicate.'),
    gravity: GravityName,
  }),
  'What the operator decided; everything else is as usual.',
)

export const getGravities = adminOperation('GET /api/admin/brands/{brandId}/findings/gravity', {
  id: 'adminGetGravities',
  useCase: 'ranking.gravities',
  access: needs('viewer', 'params.brandId'),
  answers: ok(Gravities),
})

export const setGravity = adminOperation('PUT /api/admin/brands/{brandId}/findings/gravity', {
  id: 'adminSetGravity',
  access: needs('reviewer', 'params.brandId'),
  body: Type.Object({
    predicate: Type.String({ minLength: 1, maxLength: 100 }),
    about: Type.Optional(
      t.nullable(
        Type.String({ minLength: 1, maxLength: 200 }),
        'As findings name it. Without it, everything of the predicate.',
      ),
    ),
    gravity: t.nullable(t.oneOf(GRAVITIES), 'Null: as usual again.'),
  }),
  answers: ok(Gravities),
})
