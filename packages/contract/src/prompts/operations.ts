import { Type } from '@sinclair/typebox'
import { PRODUCT_QUESTIONS } from '@veracite/core/prompts/product-questions'
import { PROMPT_ORIGIN_KINDS, QUESTION_LISTS } from '@veracite/terms/prompt-origins'
import { PROMPT_INTENTS } from '@veracite/terms/vocabulary'
import { LEADING_CHECK_VERSION, LEADING_REASONS } from '@veracite/verdicts/questions/leading'
import { needs } from '../base/access.ts'
import { adminOperation, MIB } from '../base/operation.ts'
import { Archived, ArchivedBody, countedPageOf, created, Locale, ok, page } from '../base/parts.ts'
import * as t from '../base/schemas.ts'
import { changes } from '../base/tool.ts'

const ListName = t.oneOf(QUESTION_LISTS, 'The kind of file that it was imported from.')
const Leading = t.nullable(
  t.oneOf(LEADING_REASONS),
  `Why its form leads to an answer: it asks to confirm something, or why and since when; null if it does not. Fixed criteria, version ${LEADING_CHECK_VERSION}.`,
)

const PromptOrigin = t.open('PromptOrigin', 'Where a question comes from.', {
  kind: t.oneOf(PROMPT_ORIGIN_KINDS, '`not_recorded`: it was added before this was kept.'),
  list: t.nullable(ListName),
  sha256: t.nullableText('SHA-256 of the imported file.'),
  row: t.nullable(Type.Integer(), 'The line or entry of the file, from 1.'),
  period: t.nullableText('The period that the file covers, as its importer named it.'),
})

export const Prompt = t.open('Prompt', 'A question that is asked about a brand.', {
  id: t.text('Prompt identifier.'),
  brandId: t.text('The brand it is asked for.'),
  text: t.text('The question.'),
  intent: t.oneOf(PROMPT_INTENTS, 'What it asks about.'),
  locale: t.text('Its language, for example `en` or `en-US`.'),
  origin: PromptOrigin,
  originWords: t.text('The same in words.'),
  leading: Leading,
  createdAt: t.DateTime('When it was added.'),
  archivedAt: t.NullableDateTime('When it was archived; null while it is asked.'),
})

export const Prompts = t.listOf(
  'Prompts',
  'The prompts that were added.',
  Prompt,
  'In the order in which they were given.',
)

const PromptText = Type.String({ minLength: 1, maxLength: 2000, pattern: '\\S' })

export const addPrompts = adminOperation('POST /api/admin/brands/{brandId}/prompts', {
  id: 'adminAddPrompts',
  access: needs('editor', 'params.brandId'),
  tools: { add_prompts: changes() },
  body: Type.Object({
    prompts: Type.Array(
      Type.Object({
        text: PromptText,
        intent: t.oneOf(PROMPT_INTENTS),
        locale: Type.Optional(Locale),
        origin: Type.Optional(
          t.oneOf(
            ['operator', 'person', 'suggestion'],
            'Where it comes from. Default `operator`: written by whoever adds it.',
          ),
        ),
      }),
      { minItems: 1, maxItems: 1000 },
    ),
  }),
  bodyLimit: 8 * MIB,
  answers: created(Prompts),
})

export const listPrompts = adminOperation('GET /api/admin/brands/{brandId}/prompts', {
  id: 'adminListPrompts',
  access: needs('viewer', 'params.brandId'),
  query: Type.Object({ archived: Archived, ...page }),
  answers: ok(countedPageOf('PromptPage', Prompt)),
})

export const changePrompt = adminOperation('PATCH /api/admin/prompts/{promptId}', {
  id: 'adminChangePrompt',
  access: needs('editor', 'params.promptId'),
  body: Type.Object({
    text: Type.Optional(PromptText),
    intent: Type.Optional(t.oneOf(PROMPT_INTENTS)),
    locale: Type.Optional(Locale),
  }),
  answers: ok(Prompt),
})

export const restorePrompt = adminOperation('POST /api/admin/prompts/{promptId}/restore', {
  id: 'adminRestorePrompt',
  useCase: 'prompts.restore',
  access: needs('editor', 'params.promptId'),
  answers: ok(Prompt),
})

export const archivePrompt = adminOperation('DELETE /api/admin/prompts/{promptId}', {
  id: 'adminArchivePrompt',
  useCase: 'prompts.archive',
  access: needs('editor', 'params.promptId'),
  answers: ok(ArchivedBody),
})

const SuggestedPrompt = t.open('SuggestedPrompt', 'A question worth asking about the brand.', {
  text: t.text('The question.'),
  intent: t.oneOf(PROMPT_INTENTS, 'What it asks about.'),
  about: t.nullableText('The predicate of the fact that its answers can be checked against; null for none.'),
  active: t.flag('Whether the brand has it already.'),
})

export const suggestPrompts = adminOperation('GET /api/admin/brands/{brandId}/prompts/suggestions', {
  id: 'adminSuggestPrompts',
  useCase: 'prompts.suggest',
  access: needs('viewer', 'params.brandId'),
  answers: ok(
    t.listOf('SuggestedPrompts', 'The same facts give the same questions.', SuggestedPrompt, 'By intent.'),
  ),
})

const QuestionFileText = Type.String({
  minLength: 1,
  maxLength: 4 * MIB,
  description:
    'The file as it is, byte-order mark included: CSV whose first line names the columns text, intent and, optionally, locale, or one JSON object with these members per line; queries of Search Console (CSV or the answer of its API), grounding queries of Bing, search suggestions, questions that people also ask, or tickets. A problem is named by its place: `file.line 3 column 2`.',
})

export const importPrompts = adminOperation('POST /api/admin/brands/{brandId}/prompts/import', {
  id: 'adminImportPrompts',
  access: needs('editor', 'params.brandId'),
  body: Type.Object({
    file: QuestionFileText,
    rows: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1 }), {
        minItems: 1,
        maxItems: 1000,
        description: 'Rows of the preview that become prompts. Default: all, if none has a problem.',
      }),
    ),
    locale: Type.Optional(Locale),
    period: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 100,
        pattern: '\\S',
        description: 'The period that the file covers; required for grounding queries, which do not say.',
      }),
    ),
  }),
  bodyLimit: 8 * MIB,
  deadlineMs: 15_000,
  answers: created(Prompts),
})

export const previewImport = adminOperation('POST /api/admin/brands/{brandId}/prompts/import/preview', {
  id: 'adminPreviewImport',
  access: needs('viewer', 'params.brandId'),
  body: Type.Object({ file: QuestionFileText }),
  bodyLimit: 8 * MIB,
  deadlineMs: 15_000,
  answers: ok(
    t.open('ImportPreview', 'A file of questions.', {
      list: ListName,
      words: t.text('The kind of file.'),
      whose: t.text('Whose words the questions are.'),
      sha256: t.Sha256('SHA-256 of the file.'),
      isRefused: t.flag('Nothing of it can be imported; `problems` says why.'),
      needsPeriod: t.flag('The file does not say which period it covers: the import must.'),
      total: t.count('Questions that can be imported.'),
      items: t.list(
        t.open('QuestionToImport', 'A question of the file.', {
          row: t.integer('Its line, or entry, from 1.'),
          text: t.text('The question, as it is in the file.'),
          intent: t.oneOf(PROMPT_INTENTS, 'As the file says; otherwise by whether the brand is named.'),
          locale: t.nullableText('As the file says.'),
          figures: Type.Record(Type.String(), Type.Number(), {
            description:
              'What the file says of it: `clicks`, `impressions`, `ctr` from 0 to 1, `position`, `citations`.',
          }),
          active: t.flag('It is asked already.'),
          leading: Leading,
        }),
        'At most 1,000.',
      ),
      problems: t.list(
        t.open('LineProblem', 'A place that cannot be imported.', {
          line: t.integer('From 1.'),
          column: t.nullable(Type.Integer(), 'From 1; null for the whole line.'),
          message: t.text('What is wrong with it.'),
          ...t.because,
        }),
        'At most 100.',
      ),
    }),
  ),
})

const drawing = {
  products: t.between(1, 250, 'How many products are drawn; variants of one product count once.'),
  questions: Type.Optional(
    Type.Array(t.oneOf(PRODUCT_QUESTIONS), {
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

const imports = t.list(
  t.open('DrawnImport', 'What is drawn from.', {
    sha256: t.Sha256('SHA-256 of the signed manifest of the import.'),
    root: t.Sha256('The root of the tree over its items.'),
  }),
  'The newest import of each feed.',
)
const stratum = {
  name: t.text('Its line, third of the prices in the line, and third of demand where the feed says it.'),
  products: t.count('Products in it.'),
}
const asked = {
  products: t.count('Products in the catalogue, variants counted once.'),
  drawn: t.count('Products that are drawn, one from each block of neighbours of about the same size.'),
  questions: t.list(t.text('A question.'), 'What is asked about each.'),
  imports,
}

export const previewPromptsFromCatalogue = adminOperation(
  'POST /api/admin/brands/{brandId}/prompts/from-catalogue/preview',
  {
    id: 'adminPreviewPromptsFromCatalogue',
    access: needs('viewer', 'params.brandId'),
    summary: 'What products would be drawn from; nothing is drawn, and nobody can know what will be',
    body: Type.Object(drawing),
    answers: ok(
      t.open('CatalogueToDraw', 'The catalogue by line, price and demand.', {
        ...asked,
        strata: t.list(
          t.open('StratumToDraw', 'Products that are alike.', stratum),
          'The largest first; of very many, the smallest are together.',
        ),
      }),
    ),
  },
)

export const addPromptsFromCatalogue = adminOperation(
  'POST /api/admin/brands/{brandId}/prompts/from-catalogue',
  {
    id: 'adminAddPromptsFromCatalogue',
    access: needs('editor', 'params.brandId'),
    summary:
      'Draw products from the catalogue and add prompts about them; plans of scans say how they were drawn',
    description:
      'The decision is signed and logged; the seed is the SHA-256 of the roots of the imports and of the first checkpoint that has the decision, so that nobody chooses it. While there is none, `done` is false: send the same again with `drawId`, some seconds later.',
    body: Type.Object({
      ...drawing,
      drawId: Type.Optional(Type.String({ maxLength: 64, description: 'Of a decision that waits.' })),
      roots: Type.Optional(
        Type.Array(t.Sha256('The root of an import.'), {
          maxItems: 100,
          description:
            'The roots that the preview names: if the catalogue was imported again meanwhile, nothing is decided.',
        }),
      ),
    }),
    answers: created(
      t.open(
        'AddedPromptsFromCatalogue',
        'What was drawn, and the prompts that the brand did not have yet.',
        {
          drawId: t.text('The decision.'),
          done: t.flag('False while the checkpoint is awaited: then the rest is empty.'),
          seed: t.nullableText('What the draw follows from.'),
          checkpoint: t.nullable(
            t.open('DrawCheckpoint', 'The checkpoint behind the seed.', {
              size: t.count('Entries of the log.'),
              root: t.text('Their root, as the checkpoint writes it.'),
            }),
            'Null while it is awaited.',
          ),
          ...asked,
          strata: t.list(
            t.open('DrawnStratum', 'Products that are alike.', {
              ...stratum,
              drawn: t.count('How many were drawn.'),
            }),
            'The largest first; of very many, the smallest are together.',
          ),
          added: t.count('How many prompts are new.'),
          items: t.list(Prompt, 'The new ones.'),
        },
      ),
    ),
  },
)
