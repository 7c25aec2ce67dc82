import { Type } from '@sinclair/typebox'
import { RATE_METHODS } from '@veracite/statistics/exact-rate'
import { ENGINES, GRADES } from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { created, Name, ok, page, pageOf, Uuid } from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { reads } from '../base/tool.ts'

/** Plans for people: who asks which app what on which day, drawn and logged before anybody asks. */

const Asker = Type.Object({
  name: { ...Name, maxLength: 80 },
  account: t.oneOf(
    ['fresh', 'used'],
    '`fresh`: an account without history; `used`: one with it. As said: nothing shows it.',
  ),
})
const Day = (description: string) =>
  Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$', description })

const plan = {
  id: t.text('Identifier.'),
  brandId: t.text('The brand that it is about.'),
  name: t.text('What it is called.'),
  people: t.list(Asker, 'Who asks. Slots name them by their place, from 1.'),
  engines: t.list(t.EngineName, 'Whose apps are asked.'),
  questions: t.count('Questions that were drawn; each is asked once of every engine.'),
  firstDay: t.text('UTC.'),
  lastDay: t.text('UTC; at its end the outcome is signed.'),
  paired: t.flag('Whether the same questions are asked over the programming interfaces.'),
  scanId: t.nullableText('The scan that does so.'),
  hindered: t.nullableText('Why that scan could not be started.'),
  plannedBy: t.text('Who had it drawn.'),
  plannedAt: t.DateTime('When.'),
  closedAt: t.NullableDateTime('When its outcome was signed.'),
  done: t.count('Slots that an answer fills.'),
  open: t.count('Slots whose day is not over.'),
  missed: t.count('Slots whose day is over and that no answer fills. That is an outcome too.'),
}

const SaidToo = t.open('SaidToo', 'How often the other answer of a pair says it too.', {
  asked: t.count('Pairs in which the given answer says something false.'),
  seen: t.count('Pairs among them whose other answer says at least one of the same false statements.'),
  rate: t.nullable(Type.Number(), 'Their share; null if there are none.'),
  low: t.nullable(Type.Number(), 'The lower end of its exact 95 % interval.'),
  high: t.nullable(Type.Number(), 'The upper end.'),
  method: t.nullable(t.oneOf(RATE_METHODS), 'How the interval was computed.'),
  words: t.text('The same as a sentence; below five pairs counts only.'),
})

const Detail = t.open('AppPlanDetail', 'A plan for people, with its slots and what it measured.', {
  ...plan,
  slots: t.list(
    t.open('AppSlot', 'One question to one app, by one person, until a time.', {
      number: t.count('Its number.'),
      engine: t.EngineName,
      person: t.count('Who, by place among the people, from 1.'),
      question: t.text('What to ask, word for word.'),
      dueAt: t.DateTime('Until when; an answer that is brought later fills nothing.'),
      state: t.oneOf(['open', 'done', 'missed'], 'What became of it.'),
      runId: t.nullableText('The answer that fills it.'),
      grade: t.nullable(t.oneOf(GRADES), 'How much is proven of that answer.'),
    }),
    'In the order in which they were drawn.',
  ),
  measured: t.list(
    t.open('PairedMeasure', 'Answers over the interface and in the app, paired by question.', {
      engine: t.EngineName,
      ...t.fromAnswers,
      pairs: t.count('How many pairs it rests on.'),
      grades: Type.Record(Type.String(), Type.Integer(), {
        description: 'Pairs by the grade of the answer in the app.',
      }),
      appGivenApi: SaidToo,
      apiGivenApp: SaidToo,
    }),
    'By engine; empty while no pair is classified. The origin is that of the answers over the interface.',
  ),
  counted: t.text('What is counted, and when the shares do not hold.'),
  signed: t.list(
    t.openObject({
      kind: t.oneOf(['app_plan', 'app_outcome'], 'Which of the two.'),
      text: t.text('As it was signed.'),
      sha256: t.Sha256('Of that text.'),
      logIndex: t.nullable(Type.Integer(), 'Its place in the log; null while it waits.'),
      lines: t.list(Type.String(), 'Of the outcome: the lines under its `root` (RFC 6962).'),
    }),
    'The plan, and its outcome once it is closed.',
  ),
})

export const drawAppPlan = adminOperation('POST /api/admin/brands/{brandId}/app-plans', {
  id: 'adminDrawAppPlan',
  access: needs('reviewer', 'params.brandId'),
  body: Type.Object({
    name: Name,
    people: Type.Array(Asker, { minItems: 1, maxItems: 20 }),
    engines: Type.Array(t.oneOf(ENGINES), { minItems: 1, maxItems: 20 }),
    promptIds: Type.Optional(
      Type.Array(Uuid, { minItems: 1, maxItems: 150, description: 'To draw from; all if left out.' }),
    ),
    questions: t.between(1, 150, 'How many are drawn.'),
    firstDay: Day('UTC.'),
    lastDay: Day('UTC.'),
    paired: Type.Optional(Type.Boolean({ description: 'True if left out.' })),
    by: Type.Optional({ ...Name, description: 'The person, if the request comes from the operator.' }),
  }),
  answers: created(Detail),
})

export const listAppPlans = adminOperation('GET /api/admin/brands/{brandId}/app-plans', {
  id: 'adminListAppPlans',
  useCase: 'appPlans.list',
  access: needs('viewer', 'params.brandId'),
  tools: { list_app_plans: reads() },
  query: Type.Object(page),
  answers: ok(pageOf('AppPlanPage', t.open('AppPlan', 'A plan for people.', plan))),
})

export const getAppPlan = adminOperation('GET /api/admin/app-plans/{appPlanId}', {
  id: 'adminGetAppPlan',
  useCase: 'appPlans.get',
  access: needs('viewer', 'params.appPlanId'),
  tools: { get_app_plan: reads() },
  answers: ok(Detail),
})
