import { Type } from '@sinclair/typebox'
import { PRODUCT_QUESTIONS } from '@veracite/core/prompts/product-questions'
import { PROMPT_INTENTS } from '@veracite/terms/vocabulary'
import { needs } from '../base/access.ts'
import { Prompt, Prompts } from '../base/bodies.ts'
import { MIB, operation } from '../base/operation.ts'
import { admin, created, id, ok } from '../base/parts.ts'
import { count, nullable, nullableText, oneOf, open, Sha256, text } from '../base/schemas.ts'

const SuggestedPrompt = open('SuggestedPrompt', 'A question worth asking about the brand.', {
  text: text('The question.'),
  intent: oneOf(PROMPT_INTENTS, { description: 'What it asks about.' }),
  about: nullableText('The predicate of the fact that its answers can be checked against; null for none.'),
  active: Type.Boolean({ description: 'Whether the brand has it already.' }),
})

export const suggestPrompts = operation({
  ...admin,
  id: 'adminSuggestPrompts',
  access: needs('viewer', 'params.brandId'),
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
  access: needs('editor', 'params.brandId'),
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
  deadlineMs: 15_000,
  answers: created(Prompts),
})

const drawing = {
  products: Type.Integer({
    minimum: 1,
    maximum: 250,
    description: 'How many products are drawn; variants of one product count once.',
  }),
  questions: Type.Optional(
    Type.Array(oneOf(PRODUCT_QUESTIONS), {
      minItems: 1,
      maxItems: PRODUCT_QUESTIONS.length,
      uniqueItems: true,
      description: 'What is asked about each of them. Default `price`.',
    }),
  ),
  locale: Type.Optional(
    Type.String({
      minLength: 2,
      maxLength: 35,
      description:
        'The language of the questions, such as `de` or `de-AT`; questions are in English where there are none. Default `en`.',
    }),
  ),
}

const imports = Type.Array(
  open('DrawnImport', 'What is drawn from.', {
    sha256: Sha256('SHA-256 of the signed manifest of the import.'),
    root: Sha256('The root of the tree over its items.'),
  }),
  { description: 'The newest import of each feed.' },
)
const stratum = {
  name: text('Its line, third of the prices in the line, and third of demand where the feed says it.'),
  products: count('Products in it.'),
}
const asked = {
  products: count('Products in the catalogue, variants counted once.'),
  drawn: count('Products that are drawn, one from each block of neighbours of about the same size.'),
  questions: Type.Array(text('A question.'), { description: 'What is asked about each.' }),
  imports,
}

export const previewPromptsFromCatalogue = operation({
  ...admin,
  id: 'adminPreviewPromptsFromCatalogue',
  access: needs('viewer', 'params.brandId'),
  method: 'POST',
  path: '/api/admin/brands/{brandId}/prompts/from-catalogue/preview',
  summary: 'What products would be drawn from; nothing is drawn, and nobody can know what will be',
  params: id('brandId'),
  body: Type.Object(drawing),
  answers: ok(
    open('CatalogueToDraw', 'The catalogue by line, price and demand.', {
      ...asked,
      strata: Type.Array(open('StratumToDraw', 'Products that are alike.', stratum), {
        description: 'The largest first; of very many, the smallest are together.',
      }),
    }),
  ),
})

export const addPromptsFromCatalogue = operation({
  ...admin,
  id: 'adminAddPromptsFromCatalogue',
  access: needs('editor', 'params.brandId'),
  method: 'POST',
  path: '/api/admin/brands/{brandId}/prompts/from-catalogue',
  summary:
    'Draw products from the catalogue and add prompts about them; plans of scans say how they were drawn',
  description:
    'The decision is signed and logged; the seed is the SHA-256 of the roots of the imports and of the first checkpoint that has the decision, so that nobody chooses it. While there is none, `done` is false: send the same again with `drawId`, some seconds later.',
  params: id('brandId'),
  body: Type.Object({
    ...drawing,
    drawId: Type.Optional(Type.String({ maxLength: 64, description: 'Of a decision that waits.' })),
    roots: Type.Optional(
      Type.Array(Sha256('The root of an import.'), {
        maxItems: 100,
        description:
          'The roots that the preview names: if the catalogue was imported again meanwhile, nothing is decided.',
      }),
    ),
  }),
  answers: created(
    open('AddedPromptsFromCatalogue', 'What was drawn, and the prompts that the brand did not have yet.', {
      drawId: text('The decision.'),
      done: Type.Boolean({ description: 'False while the checkpoint is awaited: then the rest is empty.' }),
      seed: nullableText('What the draw follows from.'),
      checkpoint: nullable(
        open('DrawCheckpoint', 'The checkpoint behind the seed.', {
          size: count('Entries of the log.'),
          root: text('Their root, as the checkpoint writes it.'),
        }),
        'Null while it is awaited.',
      ),
      ...asked,
      strata: Type.Array(
        open('DrawnStratum', 'Products that are alike.', {
          ...stratum,
          drawn: count('How many were drawn.'),
        }),
        { description: 'The largest first; of very many, the smallest are together.' },
      ),
      added: count('How many prompts are new.'),
      items: Type.Array(Prompt, { description: 'The new ones.' }),
    }),
  ),
})
