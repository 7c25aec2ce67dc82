import { Type } from '@sinclair/typebox'
import { PROMPT_INTENTS } from '@veracite/core/vocabulary'
import { Prompts } from './admin-bodies.ts'
import { admin, created, id, ok } from './admin-parts.ts'
import { MIB, operation } from './operation.ts'
import { nullableText, oneOf, open, text } from './schemas.ts'

const SuggestedPrompt = open('SuggestedPrompt', 'A question worth asking about the brand.', {
  text: text('The question.'),
  intent: oneOf(PROMPT_INTENTS, { description: 'What it is after.' }),
  about: nullableText('The predicate of the fact that its answers can be held against; null for none.'),
  active: Type.Boolean({ description: 'Whether the brand asks it already.' }),
})

export const suggestPrompts = operation({
  ...admin,
  id: 'adminSuggestPrompts',
  method: 'GET',
  path: '/api/admin/brands/{brandId}/prompts/suggestions',
  summary: 'Prompts for all four intents, made from what is known about the brand; nothing is added',
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
        'CSV with a first line that names the columns text, intent and, if wanted, locale; or one JSON object with these members per line. A problem is named by its line: `file.line 3`.',
    }),
  }),
  bodyLimit: 8 * MIB,
  answers: created(Prompts),
})
