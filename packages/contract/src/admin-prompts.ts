import { Type } from '@sinclair/typebox'
import { PROMPT_INTENTS } from '@veracite/terms/vocabulary'
import { Prompts } from './admin-bodies.ts'
import { admin, created, id, ok } from './admin-parts.ts'
import { MIB, operation } from './operation.ts'
import { nullableText, oneOf, open, text } from './schemas.ts'

const SuggestedPrompt = open('SuggestedPrompt', 'A question worth asking about the brand.', {
  text: text('The question.'),
  intent: oneOf(PROMPT_INTENTS, { description: 'What it asks about.' }),
  about: nullableText('The predicate of the fact that its answers can be checked against; null for none.'),
  active: Type.Boolean({ description: 'Whether the brand has it already.' }),
})

export const suggestPrompts = operation({
  ...admin,
  id: 'adminSuggestPrompts',
  method: 'GET',
  path: '/api/admin/brands/{brandId}/prompts/suggestions',
  summary: 'Suggest prompts for all four intents from what is known about the brand; nothing is added',
  params: id('brandId'),
  answers: ok(
    open('SuggestedPrompts', 'The same facts give the same questions.', {
      items: Type.Array(SuggestedPrompt, { description: 'By intent.' }),
    }),
  ),
})

export const importPrompts = operation({
  ...admin,
  id: 'adminImportPrompts',
  method: 'POST',
  path: '/api/admin/brands/{brandId}/prompts/import',
  summary: 'Add the prompts of a CSV or JSON-lines file, all or none',
  params: id('brandId'),
  body: Type.Object({
    file: Type.String({
      minLength: 1,
      maxLength: 4 * MIB,
      description:
        'CSV whose first line names the columns text, intent and, optionally, locale; or one JSON object with these members per line. A problem is named by its line: `file.line 3`.',
    }),
  }),
  bodyLimit: 8 * MIB,
  answers: created(Prompts),
})
