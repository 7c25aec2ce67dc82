import { Type } from '@sinclair/typebox'
import { PRODUCT_QUESTIONS } from '@veracite/core/prompts/product-questions'
import { PROMPT_INTENTS } from '@veracite/terms/vocabulary'
import { Prompt, Prompts } from './admin-bodies.ts'
import { admin, created, id, ok } from './admin-parts.ts'
import { MIB, operation } from './operation.ts'
import { count, nullableText, oneOf, open, Sha256, text } from './schemas.ts'

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

const Seed = (description: string) => Type.String({ minLength: 1, maxLength: 100, description })

const drawn = {
  seed: text('The same seed draws the same products from the same catalogue.'),
  products: count('Products in the catalogue, variants counted once.'),
  drawn: count('Products that were drawn.'),
  questions: Type.Array(text('A question.'), { description: 'What is asked about each.' }),
  imports: Type.Array(
    open('DrawnImport', 'What was drawn from.', {
      sha256: Sha256('SHA-256 of the signed manifest of the import.'),
      root: Sha256('The root of the tree over its items.'),
    }),
    { description: 'The newest import of each feed.' },
  ),
  strata: Type.Array(
    open('DrawnStratum', 'Products that are alike.', {
      name: text('Its line, third of the prices in the line, and third of demand where the feed says it.'),
      products: count('Products in it.'),
      drawn: count('How many of them were drawn.'),
    }),
    { description: 'The largest first; of very many, the smallest are together.' },
  ),
}

export const previewPromptsFromCatalogue = operation({
  ...admin,
  id: 'adminPreviewPromptsFromCatalogue',
  method: 'POST',
  path: '/api/admin/brands/{brandId}/prompts/from-catalogue/preview',
  summary: 'Draw products from the catalogue and show the prompts about them; nothing is added',
  params: id('brandId'),
  body: Type.Object({
    ...drawing,
    seed: Type.Optional(Seed('Left out, there is a new one, which the answer names.')),
  }),
  answers: ok(
    open('PromptsFromCatalogue', 'A sample by line, price and demand, and what would be asked.', {
      ...drawn,
      prompts: Type.Array(
        open('PromptAboutProduct', 'A question about a product.', {
          text: text('The question.'),
          intent: oneOf(PROMPT_INTENTS, { description: 'What it asks about.' }),
          locale: text('Its language.'),
        }),
        { description: 'In the order in which products were drawn.' },
      ),
    }),
  ),
})

export const addPromptsFromCatalogue = operation({
  ...admin,
  id: 'adminAddPromptsFromCatalogue',
  method: 'POST',
  path: '/api/admin/brands/{brandId}/prompts/from-catalogue',
  summary: 'Add prompts about products drawn from the catalogue; plans of scans say how they were drawn',
  params: id('brandId'),
  body: Type.Object({
    ...drawing,
    seed: Seed('The seed of the preview.'),
    roots: Type.Optional(
      Type.Array(Sha256('The root of an import.'), {
        maxItems: 100,
        description:
          'The roots that the preview names: if the catalogue was imported again meanwhile, nothing is added.',
      }),
    ),
  }),
  answers: created(
    open('AddedPromptsFromCatalogue', 'The sample, and the prompts that the brand did not have yet.', {
      ...drawn,
      added: count('How many prompts are new.'),
      items: Type.Array(Prompt, { description: 'The new ones.' }),
    }),
  ),
})
