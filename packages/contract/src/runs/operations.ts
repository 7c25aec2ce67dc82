import { Type } from '@sinclair/typebox'
import { CITATION_CLASSES, ENGINES, PROMPT_INTENTS, RUN_STATUSES } from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { countedPageOf } from '../base/bodies.ts'
import { adminOperation } from '../base/operation.ts'
import { ok, page } from '../base/parts.ts'
import {
  CitationClassName,
  count,
  EngineName,
  fromAnswers,
  nullable,
  nullableText,
  oneOf,
  open,
  PromptIntentName,
  text,
} from '../base/schemas.ts'

export const Run = open('Run', 'A run, in short.', {
  id: text('Run identifier.'),
  scanId: text('The scan it belongs to.'),
  engine: EngineName,
  intent: PromptIntentName,
  prompt: text('The question that is asked.'),
  sample: count('Number of this sample among those of its prompt and engine, from 1.'),
  status: oneOf(RUN_STATUSES, { description: 'State of the run.' }),
  provisional: Type.Optional(
    Type.Boolean({ description: 'True: the configured model has not finished reading its answer.' }),
  ),
  citationClass: nullable(CitationClassName, 'Null until it is classified.'),
  sha256: nullableText('SHA-256 of the reply; null while there is none.'),
  noAnswerReason: nullableText('Why there is no answer; null otherwise.'),
  error: nullableText('Why it failed or was set aside; null otherwise.'),
  ...fromAnswers,
})

export const listRuns = adminOperation('GET /api/admin/scans/{scanId}/runs', {
  id: 'adminListRuns',
  access: needs('viewer', 'params.scanId'),
  summary: 'List the runs of a scan',
  query: Type.Object({
    engine: Type.Optional(oneOf(ENGINES)),
    intent: Type.Optional(oneOf(PROMPT_INTENTS)),
    status: Type.Optional(oneOf(RUN_STATUSES)),
    class: Type.Optional(oneOf(CITATION_CLASSES)),
    ...page,
  }),
  answers: ok(countedPageOf('RunPage', Run)),
})
