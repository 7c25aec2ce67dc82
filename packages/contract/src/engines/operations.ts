import { Type } from '@sinclair/typebox'
import { everyone } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok } from '../base/parts.ts'
import * as t from '../base/schemas.ts'

const EngineState = t.open('EngineState', 'An engine: who serves it, or what is missing.', {
  engine: t.EngineName,
  runnable: t.flag('Whether it can be asked.'),
  access: Type.Optional(t.text('How it is reached.')),
  provider: Type.Optional(t.text('Who serves it.')),
  model: Type.Optional(t.nullableText('The model asked for.')),
  description: Type.Optional(
    t.text('What is asked, and what that is not, for example the app of an engine and not its API.'),
  ),
  adapter: Type.Optional(t.text('Version of what reads its replies.')),
  limits: Type.Optional(
    t.open('EngineLimits', 'How fast it may be asked, and for how much.', {
      timeoutMs: t.count('Longest time for one answer, in milliseconds.'),
      concurrency: t.count('Questions at once.'),
      requestsPerMinute: t.number('Questions in a minute.'),
      dailySpendUsd: t.nullableText('US dollars per UTC day as a decimal string; null for no ceiling.'),
    }),
  ),
  missing: Type.Optional(
    t.list(Type.Array(Type.String()), 'Settings that would make it runnable: any one group.'),
  ),
})

const ReaderState = t.open('ReaderState', 'Who reads the answers.', {
  model: t.nullableText('The language model, as provider/model; null: the plain reader alone.'),
  second: t.nullableText('The model that confirms accusations; null: the same one.'),
  words: t.text('The same in a sentence, with the price of an ordinary answer.'),
})

export const Engines = t.open('Engines', 'All engines.', {
  reader: Type.Optional(ReaderState),
  items: t.list(EngineState, 'Runnable engines first.'),
})

export const listEngines = adminOperation('GET /api/admin/engines', {
  id: 'adminListEngines',
  access: everyone('viewer'),
  answers: ok(Engines),
})
