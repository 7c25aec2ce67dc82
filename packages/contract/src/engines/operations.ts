import { Type } from '@sinclair/typebox'
import { everyone } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok } from '../base/parts.ts'
import { count, EngineName, nullableText, open, text } from '../base/schemas.ts'

const EngineState = open('EngineState', 'An engine: who serves it, or what is missing.', {
  engine: EngineName,
  runnable: Type.Boolean({ description: 'Whether it can be asked.' }),
  access: Type.Optional(text('How it is reached.')),
  provider: Type.Optional(text('Who serves it.')),
  model: Type.Optional(nullableText('The model asked for.')),
  description: Type.Optional(
    text('What is asked, and what that is not, for example the app of an engine and not its API.'),
  ),
  adapter: Type.Optional(text('Version of what reads its replies.')),
  limits: Type.Optional(
    open('EngineLimits', 'How fast it may be asked, and for how much.', {
      timeoutMs: count('Longest time for one answer, in milliseconds.'),
      concurrency: count('Questions at once.'),
      requestsPerMinute: Type.Number({ description: 'Questions in a minute.' }),
      dailySpendUsd: nullableText('US dollars per UTC day as a decimal string; null for no ceiling.'),
    }),
  ),
  missing: Type.Optional(
    Type.Array(Type.Array(Type.String()), {
      description: 'Settings that would make it runnable: any one group.',
    }),
  ),
})

const ReaderState = open('ReaderState', 'Who reads the answers.', {
  model: nullableText('The language model, as provider/model; null: the plain reader alone.'),
  second: nullableText('The model that confirms accusations; null: the same one.'),
  words: text('The same in a sentence, with the price of an ordinary answer.'),
})

export const Engines = open('Engines', 'All engines.', {
  reader: Type.Optional(ReaderState),
  items: Type.Array(EngineState, { description: 'Runnable engines first.' }),
})

export const listEngines = adminOperation('GET /api/admin/engines', {
  id: 'adminListEngines',
  access: everyone('viewer'),
  summary: 'List the engines: who serves each, or what is missing',
  answers: ok(Engines),
})
