import { Type } from '@sinclair/typebox'
import { MAX_IN_ORDER } from '@veracite/evidence/cases/limits'
import { ENGINES } from '@veracite/terms/vocabulary'
import { LEADING_CHECK_VERSION, LEADING_REASONS } from '@veracite/verdicts/questions/leading'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { created, Name, ok, page, pageOf, Samples, Uuid } from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { reads } from '../base/tool.ts'
import { madeCase, notYet } from '../cases/operations.ts'

/** Notices and court orders: recorded, signed and logged, asked by a plan, with their breaches. */

const words = (maxLength: number) => Type.String({ minLength: 1, maxLength, pattern: '\\S' })
const Kind = t.oneOf(['notice', 'order'], '`notice`: a letter that was sent. `order`: of a court.')

const statement = {
  words: t.text('What is forbidden, in words.'),
  predicate: t.text('What kind of statement.'),
  about: t.text('The product, normalised; empty for the brand itself.'),
  value: t.nullableText('The key of the forbidden value; null for every value that a fact contradicts.'),
}

const order = {
  id: t.text('Identifier.'),
  brandId: t.text('The brand that it is about.'),
  kind: Kind,
  addressee: t.text('The provider that it is addressed to.'),
  court: t.nullableText('The court; null for a notice.'),
  fileNumber: t.nullableText('Its file number.'),
  wording: t.text('The wording, as it was recorded.'),
  documentSha256: t.nullableText('SHA-256 of the letter or order as a file, if it was given.'),
  sentAt: t.NullableDateTime('When it was sent.'),
  receivedAt: t.NullableDateTime('When it was received.'),
  holdsFrom: t.DateTime('Answers from then on can breach it.'),
  statements: t.list(t.openObject(statement), 'What is forbidden.'),
  plan: t.openObject({
    engines: t.list(Type.String(), 'The engines that are asked.'),
    prompts: t.count('Questions.'),
    samples: t.count('How often each is asked in one look.'),
    everyHours: t.count('Hours between looks.'),
    looks: t.count('Looks at most.'),
  }),
  recordedBy: t.text('Who recorded it.'),
  recordedAt: t.DateTime('When; answers from before are never counted.'),
  state: t.oneOf(['holds', 'withdrawn', 'superseded'], 'What became of the record.'),
  endedAt: t.NullableDateTime('When it was withdrawn or superseded.'),
  supersededBy: t.nullableText('The record in its place.'),
  withdrawal: t.nullable(
    t.openObject({
      reason: t.text('Why.'),
      by: t.text('Who withdrew it.'),
      sha256: t.Sha256('Of the signed withdrawal.'),
      logIndex: t.nullable(Type.Integer(), 'Its place in the log; null while it waits.'),
    }),
    'Null unless it was withdrawn.',
  ),
  sha256: t.Sha256('Of the signed record.'),
  logIndex: t.nullable(Type.Integer(), 'Its place in the log; null while it waits.'),
  looks: t.list(
    t.openObject({
      number: t.count('Which.'),
      scanId: t.text('Its scan, whose plan and outcomes are in the log.'),
      startedAt: t.DateTime('When.'),
    }),
    'What was asked so far.',
  ),
  nextAt: t.NullableDateTime('When the next look is due; null if nothing is asked any more.'),
  hindered: t.nullableText('Why the last look could not be started.'),
}
const Order = t.open('Order', 'A notice or order as it was recorded.', order)

const Line = t.open('OrderLine', 'An answer that breaches the order, or comes near.', {
  ...t.fromAnswers,
  runId: t.text('Its run; the bundle of the run is the exhibit.'),
  scanId: t.text('Its scan.'),
  engine: t.EngineName,
  capturedAt: t.DateTime('When it was given.'),
  prompt: t.text('The question.'),
  statement: t.count('Which of the forbidden statements, from 0.'),
  stated: t.text('What it says, in words.'),
  quote: t.text('Its own words.'),
  readBy: t.oneOf(['rules', 'model', 'person'], 'Who read the answer; `rules`: the plain reader alone.'),
  leading: t.nullable(
    t.oneOf(LEADING_REASONS),
    `Why the question leads to the statement; null if it is neutral. Fixed criteria, version ${LEADING_CHECK_VERSION}.`,
  ),
  reason: t.nullableText('Why it is no breach, as a word; null for a breach.'),
  why: t.nullableText('The same as a sentence.'),
})

const Detail = t.open('OrderDetail', 'A notice or order with its breaches.', {
  ...order,
  ...t.fromAnswers,
  apart: t.apart,
  breachCount: t.count('Breaches by answers of the origin named here, to neutral questions.'),
  leadingBreachCount: t.count('The same to leading questions, counted apart.'),
  breaches: t.list(Line, 'Newest first, of every origin; each says its own.'),
  nearMisses: t.list(Line, 'They come near, with the reason, and are never counted. Newest first.'),
  calendar: t.list(
    t.open('OrderDay', 'One day (UTC) and origin.', {
      ...t.fromAnswers,
      day: t.text('Such as 2026-11-18.'),
      answers: t.count('Answers of the engines that the order names.'),
      breaches: t.count('Breaches by answers to neutral questions.'),
      leadingBreaches: t.count('The same to leading questions, counted apart.'),
      nearMisses: t.count('Near misses.'),
    }),
    'Every day with an answer since it holds, oldest first.',
  ),
  truncated: t.flag('True if there are more than the newest that were read or are shown.'),
})

const Statement = Type.Object({
  words: { ...words(300), description: 'What is forbidden, in words.' },
  findingId: Type.Optional({ ...Uuid, description: 'A false statement that was found; or a predicate.' }),
  predicate: Type.Optional(t.PredicateName),
  value: Type.Optional(
    Type.Unknown({
      description:
        'The forbidden value, as a reader writes it; left out: every value that a fact contradicts.',
    }),
  ),
  product: Type.Optional(words(200)),
})

const Time = Type.String({ format: 'date-time' })

export const recordOrder = adminOperation('POST /api/admin/brands/{brandId}/orders', {
  id: 'adminRecordOrder',
  access: needs('reviewer', 'params.brandId'),
  body: Type.Object({
    kind: Kind,
    addressee: Name,
    court: Type.Optional(Name),
    fileNumber: Type.Optional(Name),
    wording: words(4000),
    documentSha256: Type.Optional(t.Sha256('Of the letter or order as a file.')),
    sentAt: Type.Optional(Time),
    receivedAt: Type.Optional(Time),
    holdsFrom: Type.Optional({ ...Time, description: 'Now if left out.' }),
    statements: Type.Array(Statement, { minItems: 1, maxItems: MAX_IN_ORDER.statements }),
    engines: Type.Array(t.oneOf(ENGINES), { minItems: 1, maxItems: 20 }),
    promptIds: Type.Array(Uuid, { minItems: 1, maxItems: MAX_IN_ORDER.prompts }),
    samples: Type.Optional({
      ...Samples,
      description: 'How often each is asked in one look; 1 if left out.',
    }),
    everyHours: Type.Optional(t.between(1, 720, 'Hours between looks; 24 if left out.')),
    looks: Type.Optional(t.between(1, 366, 'Looks at most; 30 if left out.')),
    supersedes: Type.Optional({ ...Uuid, description: 'The record in whose place it stands.' }),
    by: Type.Optional(Name),
  }),
  answers: created(Detail),
})

export const listOrders = adminOperation('GET /api/admin/brands/{brandId}/orders', {
  id: 'adminListOrders',
  useCase: 'orders.list',
  access: needs('viewer', 'params.brandId'),
  tools: { list_orders: reads() },
  query: Type.Object(page),
  answers: ok(pageOf('Orders', Order)),
})

export const getOrder = adminOperation('GET /api/admin/orders/{orderId}', {
  id: 'adminGetOrder',
  useCase: 'orders.get',
  access: needs('viewer', 'params.orderId'),
  answers: ok(Detail),
})

export const withdrawOrder = adminOperation('POST /api/admin/orders/{orderId}/withdrawal', {
  id: 'adminWithdrawOrder',
  access: needs('reviewer', 'params.orderId'),
  body: Type.Object({ reason: words(1000), by: Type.Optional(Name) }),
  answers: created(Detail),
})

export const makeOrderCase = adminOperation('POST /api/admin/orders/{orderId}/case', {
  id: 'adminMakeOrderCase',
  access: needs('reviewer', 'params.orderId'),
  deadlineMs: 60_000,
  body: Type.Object({
    preparedBy: Type.Optional(Name),
    preparedFor: Type.Optional(Name),
    language: Type.Optional(t.LanguageName),
  }),
  answers: {
    ...madeCase,
    409: notYet('No answer breaches it, or something is not in a published checkpoint of the log yet.'),
  },
})
