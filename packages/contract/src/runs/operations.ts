import { Type } from '@sinclair/typebox'
import { CITATION_CLASSES, ENGINES, PROMPT_INTENTS, RUN_STATUSES } from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { countedPageOf, ok, page } from '../base/parts.ts'
import * as t from '../base/schemas.ts'

export const Run = t.open('Run', 'A run, in short.', {
  id: t.text('Run identifier.'),
  scanId: t.text('The scan it belongs to.'),
  engine: t.EngineName,
  intent: t.PromptIntentName,
  prompt: t.text('The question that is asked.'),
  sample: t.count('Number of this sample among those of its prompt and engine, from 1.'),
  status: t.oneOf(RUN_STATUSES, 'State of the run.'),
  provisional: Type.Optional(t.flag('True: the configured model has not finished reading its answer.')),
  citationClass: t.nullable(t.CitationClassName, 'Null until it is classified.'),
  sha256: t.nullableText('SHA-256 of the reply; null while there is none.'),
  noAnswerReason: t.nullableText('Why there is no answer; null otherwise.'),
  error: t.nullableText('Why it failed or was set aside; null otherwise.'),
  ...t.fromAnswers,
  ...t.surfaceAndGrade,
})

export const listRuns = adminOperation('GET /api/admin/scans/{scanId}/runs', {
  mayLag: true,
  id: 'adminListRuns',
  ownTurn: true,
  access: needs('viewer', 'params.scanId'),
  query: Type.Object({
    engine: Type.Optional(t.oneOf(ENGINES)),
    intent: Type.Optional(t.oneOf(PROMPT_INTENTS)),
    status: Type.Optional(t.oneOf(RUN_STATUSES)),
    class: Type.Optional(t.oneOf(CITATION_CLASSES)),
    ...page,
  }),
  answers: ok(countedPageOf('RunPage', Run)),
})
