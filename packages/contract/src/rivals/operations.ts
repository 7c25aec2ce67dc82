import { Type } from '@sinclair/typebox'
import { NAMED_MEASURES } from '@veracite/core/measures/measures'
import { RIVAL_KINDS } from '@veracite/core/rivals/rival'
import { ENGINES } from '@veracite/terms/vocabulary'
import { NAMED_KINDS, TONES } from '@veracite/verdicts/named/named-part'
import { refusal } from '@veracite/words/refusals'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { Alias, Domain, Name, ok, Uuid, wholeNumber } from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { reads } from '../base/tool.ts'

/** Who else is named in the answers: declared names, the brand among its rivals, and sentences about the brand. */

const Kind = t.named(
  'RivalKind',
  t.oneOf(
    RIVAL_KINDS,
    'Only a `rival` is compared with the brand; the others are declared to be told apart.',
  ),
)

const rival = {
  id: t.text('Identifier.'),
  name: t.text('Its name.'),
  aliases: t.list(Type.String(), 'Other names.'),
  domain: t.nullableText('Its own pages are on this domain; null if it is not known.'),
  kind: Kind,
  createdAt: t.DateTime('When it was declared.'),
}
const jobId = t.text('The job that counts stored answers again. Nobody is asked.')

const Proposed = t.open('ProposedRival', 'A name that answers name and nobody has declared.', {
  name: t.text('As an answer writes it.'),
  kind: t.oneOf(NAMED_KINDS, 'What it is, by the model that reads.'),
  answers: t.count('Answers that name it.'),
  of: t.count('The newest answers that a model has read, among which these were counted.'),
  words: t.text('`12 of 300`'),
  lastSeenAt: t.DateTime('When the newest of them was given.'),
})

const Rivals = t.open('Rivals', null, {
  items: t.list(t.open('Rival', 'A declared name.', rival), 'By name.'),
  proposed: t.list(Proposed, 'In at least two answers; the most frequent first. Text of engines.'),
  scansToCount: t.count('Scans that are still to be counted with these names.'),
  note: t.text('What is counted and proposed on this server.'),
})

export const listRivals = adminOperation('GET /api/admin/brands/{brandId}/rivals', {
  id: 'adminListRivals',
  ownTurn: true,
  useCase: 'rivals.list',
  access: needs('viewer', 'params.brandId'),
  answers: ok(Rivals),
})

export const putRival = adminOperation('POST /api/admin/brands/{brandId}/rivals', {
  id: 'adminPutRival',
  useCase: 'rivals.put',
  access: needs('editor', 'params.brandId'),
  body: Type.Object({
    rivalId: Type.Optional(Uuid),
    name: Name,
    aliases: Type.Array(Alias, { maxItems: 20 }),
    domain: t.nullable(Domain),
    kind: Kind,
  }),
  answers: ok(t.open('DeclaredRival', 'A declared name.', { ...rival, jobId })),
})

export const removeRival = adminOperation('DELETE /api/admin/brands/{brandId}/rivals/{rivalId}', {
  id: 'adminRemoveRival',
  useCase: 'rivals.remove',
  access: needs('editor', 'params.brandId'),
  answers: ok(t.openObject({ jobId })),
})

const day = Type.String({
  format: 'date-time',
  'x-wrong': refusal('must_be_a_time', { example: '2026-11-01T00:00:00Z' }),
})
const filter = {
  engine: Type.Optional(t.oneOf(ENGINES)),
  intent: Type.Optional(t.PromptIntentName),
  promptId: Type.Optional(Uuid),
  scan: Type.Optional(Uuid),
  since: Type.Optional({ ...day, description: 'Scans that ended at this time or later.' }),
  until: Type.Optional({ ...day, description: 'Scans that ended before this time.' }),
  questions: Type.Optional(
    t.oneOf(['open', 'naming'], {
      default: 'open',
      description:
        '`open`: questions that name neither the brand nor a rival. `naming`: those that name one of them, or ask about the brand. The two are never added up.',
    }),
  ),
  origin: Type.Optional(t.OriginName),
}

const Measure = t.named('NamedMeasure', t.oneOf(NAMED_MEASURES, 'docs/measures.md defines each.'))

const figure = {
  seen: t.count('How many.'),
  asked: t.count('Of how many; the universe of the measure says of what.'),
  rate: t.number('`seen` of `asked`.'),
  low: t.number('Lower end, with 95 % confidence.'),
  high: t.number('Upper end.'),
  method: t.oneOf(
    ['clopper_pearson', 'one_sided', 'mentions_by_answer'],
    'The exact interval of the headline, or for shares of mentions Wilson’s with the number of independent mentions that the spread between answers leaves.',
  ),
  wide: t.flag('The interval is wider than 40 points: it says little.'),
  words: t.text('`118 of 312 · 32–44 %`; counts only below five answers.'),
}
const MaybeFigure = t.nullable(
  t.open('NamedFigure', null, figure),
  'Null when there is nothing to count, or nothing to say of the brand itself.',
)

const row = {
  id: t.text('Identifier of the brand or the rival.'),
  name: t.text('Its name.'),
  kind: t.text('`own`, or the kind that was declared.'),
  figures: Type.Record(Type.String(), MaybeFigure, { description: 'By the name of the measure.' }),
  place: t.nullable(
    t.openObject({
      lists: t.count('Answers whose list or table gives it a place.'),
      median: t.integer('The middle place.'),
      from: t.integer('The middle half of the places begins here.'),
      to: t.integer('And ends here. 10 stands for the tenth place or later.'),
    }),
    'Null if no list names it.',
  ),
}
const Row = t.open('NamedRow', null, row)

const Difference = t.openObject(
  {
    onlyRival: t.count('Answers that name the rival and not the brand.'),
    onlyBrand: t.count('Answers that name the brand and not the rival.'),
    both: t.count('Answers that name both.'),
    p: t.number('Exact McNemar, two-sided: paired by answer.'),
    differs: t.flag('Stands out among all rivals here, at a false discovery rate of 5 %.'),
  },
  'How often each is named, in the same answers.',
)

const Comparison = t.open('RivalComparison', null, {
  brandId: Type.String(),
  ...t.fromAnswers,
  apart: t.apart,
  questions: t.oneOf(['open', 'naming']),
  scans: t.count('Counted scans: the newest 12, or at most the newest 52 of a period.'),
  scansToCount: t.count('Scans of these that are still to be counted.'),
  answers: t.count('Answers that are counted.'),
  readByModel: t.count('Of these, answers that a model has read for names.'),
  leading: t.count('Answers to leading questions: in no figure.'),
  leadingNamed: t.count('Of these, name the brand.'),
  note: t.nullableText('What is not known of the others; null if a model has read all.'),
  measures: t.list(
    t.openObject({ name: Measure, label: Type.String(), universe: t.text('What it is a share of.') }),
    'Every measure with its universe.',
  ),
  brand: Row,
  rivals: t.list(t.openObject({ ...row, difference: Type.Optional(Difference) }), 'As declared, by name.'),
  others: t.list(Row, 'Shops, marketplaces, publications: in no universe.'),
  measure: Measure,
  points: t.list(
    t.openObject({
      scanId: Type.String(),
      finishedAt: t.DateTime('When the scan ended.'),
      answers: t.count('Answers that are counted.'),
      figures: Type.Array(t.openObject({ id: Type.String(), ...figure })),
    }),
    'The measure in each scan, oldest first: of the brand and its rivals.',
  ),
})

export const compareRivals = adminOperation('GET /api/admin/brands/{brandId}/rivals/measures', {
  mayLag: true,
  id: 'adminCompareRivals',
  ownTurn: true,
  useCase: 'rivals.compare',
  access: needs('viewer', 'params.brandId', 'query.scan', 'query.promptId'),
  tools: { compare_rivals: reads() },
  query: Type.Object({ ...filter, measure: Type.Optional(Measure) }),
  answers: ok(Comparison),
})

const Remarks = t.open('Remarks', null, {
  brandId: Type.String(),
  ...t.fromAnswers,
  scans: t.count('Counted scans: the newest 12, or at most the newest 52 of a period.'),
  answers: t.count('Answers that name the brand and that a model has read, at most the newest 2,000.'),
  universe: t.text('The same in words.'),
  topics: t.list(
    t.openObject({
      topic: t.text('What it is about, in the words of the model.'),
      tone: t.oneOf(TONES, 'What the sentences do. There is no score.'),
      answers: t.count('Answers with such a sentence.'),
      words: t.text('`9 of 40`'),
      quotes: t.list(
        t.openObject({
          runId: Type.String(),
          engine: t.oneOf(ENGINES),
          answeredAt: t.DateTime('When.'),
          quote: t.text('The words of the answer.'),
        }),
        'At most five, newest first.',
      ),
    }),
    'The most frequent first, at most 40.',
  ),
})

export const listRemarks = adminOperation('GET /api/admin/brands/{brandId}/remarks', {
  mayLag: true,
  id: 'adminListRemarks',
  ownTurn: true,
  useCase: 'rivals.remarks',
  access: needs('viewer', 'params.brandId', 'query.scan', 'query.promptId'),
  query: Type.Object(filter),
  answers: ok(Remarks),
})

const Unread = t.open('UnreadAnswers', null, {
  model: t.nullableText('The model that would read; null if there is none.'),
  readsOthers: t.flag('Names are declared: answers that do not name the brand are read as well.'),
  answers: t.count('Answers, at most 5,000 at a time.'),
  isAll: t.flag('There are no more than these.'),
  usdPerAnswer: t.nullableText('The most that one costs; null if no price is known.'),
  priceUsd: t.nullableText('The most that all of them cost.'),
})

export const estimateNameReading = adminOperation('GET /api/admin/brands/{brandId}/rivals/reading', {
  id: 'adminEstimateNameReading',
  useCase: 'rivals.unread',
  access: needs('viewer', 'params.brandId'),
  query: Type.Object({
    days: wholeNumber('^[1-9][0-9]{0,3}$', [1, 9999], 'Only answers of the last days; all if left out.'),
  }),
  answers: ok(Unread),
})

export const orderNameReading = adminOperation('POST /api/admin/brands/{brandId}/rivals/reading', {
  id: 'adminOrderNameReading',
  useCase: 'rivals.read',
  access: needs('editor', 'params.brandId'),
  body: Type.Object({
    answers: t.between(1, 5000, 'How many at most: what the estimate said.'),
    days: Type.Optional(Type.Integer({ minimum: 1, maximum: 9999 })),
  }),
  answers: ok(Unread),
})
