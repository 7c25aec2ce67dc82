import { Type } from '@sinclair/typebox'
import { operators } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok, wholeNumber } from '../base/parts.ts'
import * as t from '../base/schemas.ts'

const Day = Type.String({ format: 'date', description: 'The day (UTC).' })
const Usd = t.text('In US dollars, as a decimal.')

const EngineDay = t.open('EngineDay', 'What an engine was asked on a day, and what it cost.', {
  engine: t.EngineName,
  ...t.fromAnswers,
  day: Day,
  calls: t.count('Calls, failed ones included.'),
  failed: t.count('Calls that brought neither an answer nor a refusal to answer.'),
  costUsd: Usd,
})
const ReaderDay = t.open('ReaderDay', 'What a reading model was asked on a day, and what it cost.', {
  model: t.text('The model.'),
  day: Day,
  calls: t.count('Calls.'),
  costUsd: Usd,
})

export const listSpend = adminOperation('GET /api/admin/engines/spend', {
  mayLag: true,
  id: 'adminListSpend',
  access: operators,
  query: Type.Object({
    days: wholeNumber('^([1-9]|[1-8][0-9]|90)$', [1, 90], 'How many days, today (UTC) included.', 30),
  }),
  answers: ok(
    t.open('Spend', 'What was asked and what it cost, newest day first. Days without a call are left out.', {
      since: Day,
      today: Day,
      engines: t.list(EngineDay, 'One for each engine, origin and day.'),
      readers: t.list(ReaderDay, 'One for each reading model and day.'),
    }),
  ),
})
