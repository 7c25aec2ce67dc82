import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { type SuggestedPrompt, suggestPrompts } from '@veracite/core/prompts/suggest-prompts'
import { BadRequestError } from '@veracite/sdk'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import type { Given } from '../declared/inputs.ts'
import { group, lists, runs, shows, withId } from '../declared/verbs.ts'
import { Refused, refusalInWords, refusalOf } from '../failures.ts'
import { drawVerb } from '../prompts/draw-prompts.ts'
import { table } from '../ui/table.ts'

export const promptsCommand = group('prompts', [
  runs<FileInput>('prompts import', { run: importPrompts }),
  lists('prompts list', {
    call: ({ prompts }) => prompts.list,
    columns: [
      { title: 'intent', cell: ({ intent }) => intent },
      { title: 'locale', cell: ({ locale }) => locale },
      { title: 'text', cell: (prompt) => prompt.text, least: 20 },
      { title: 'from', cell: ({ origin }) => origin.list ?? origin.kind },
      { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
    ],
    empty: ({ brand: { name: brand, domain }, sent }, { self, say }) =>
      sent.archived
        ? say('cliNone.archivedPrompt', { brand })
        : say('cliNone.prompt', { brand, self, domain }),
  }),
  runs('prompts suggest', { run: suggestFor }),
  drawVerb,
  shows('prompts archive', {
    call: ({ prompts }) => prompts.archive,
    data: withId,
    done: (_, { say }) => say('cliMade.promptArchived'),
  }),
  shows('prompts set', {
    call: ({ prompts }) => prompts.change,
    done: (prompt, { paint }) => `${prompt.text}  ${paint.dim(prompt.id)}`,
  }),
  shows('prompts restore', {
    call: ({ prompts }) => prompts.restore,
    done: (prompt, { say }) => say('cliMade.promptRestored', { text: prompt.text }),
  }),
])

interface FileInput {
  file: string
  locale?: string
  period?: string
}

/** The server reads the file: its bytes are what the digest on each prompt is of. */
async function importPrompts(
  { sent: { file, ...more }, brand, own }: Given<FileInput>,
  context: Context,
  { operator }: Client,
): Promise<void> {
  const content =
    file === '-' ? await text(process.stdin) : await readFile(resolve(context.io.cwd, file), 'utf8')
  if (own.preview === true) {
    const seen = await operator.prompts.previewImport(brand.id, { file: content })
    return context.show(seen, (clean) => renderPreview(clean, file, context))
  }
  const rows = typeof own.rows === 'string' ? { rows: own.rows.split(',').map(Number) } : {}
  const { items } = await operator.prompts
    .import(brand.id, { file: content, ...more, ...rows })
    .catch((error: unknown) => {
      throw withLines(error, file)
    })
  context.show({ brandId: brand.id, imported: items.length, items }, ({ imported }) => {
    const { paint, say } = context
    const intents = say.line(
      [...Map.groupBy(items, ({ intent }) => intent)].map(([name, group]) => `${group.length} ${name}`),
    )
    return `${paint.green('✓')} ${say('cliPrompt.importedFor', { count: imported, brand: brand.name, intents })}`
  })
}

type Previewed = Awaited<ReturnType<Client['operator']['prompts']['previewImport']>>

function renderPreview(
  { words, whose, items, problems, sha256 }: Previewed,
  file: string,
  context: Context,
): string {
  const { say, toldInWords } = context
  const columns = [
    { title: 'row', cell: ({ row }: Previewed['items'][number]) => String(row) },
    { title: 'intent', cell: ({ intent }: Previewed['items'][number]) => intent },
    { title: 'text', cell: (item: Previewed['items'][number]) => item.text, least: 20 },
    {
      title: '',
      cell: ({ active, leading }: Previewed['items'][number]) =>
        active ? say('cliPrompt.askedAlready') : leading === null ? '' : say('cliWord.leading'),
    },
  ]
  return [
    `${toldInWords(words)}: ${toldInWords(whose)}  ${context.paint.dim(sha256)}`,
    items.length === 0 ? say('cliPrompt.nothingImportable') : table(items, columns, context),
    ...problems.map(
      ({ line, column, message, ...why }) =>
        `${file}:${line}${column === null ? '' : `:${column}`} ${refusalInWords(context.say, why) ?? message}`,
    ),
  ].join('\n')
}

/** The server names a place as `file.line 3 column 2`; people look for it in their file. */
function withLines(error: unknown, file: string): unknown {
  if (!(error instanceof BadRequestError)) return error
  const fields = error.fields.map(({ path, ...problem }) => {
    const [, line, column] = /^file\.line (\d+)(?: column (\d+))?$/.exec(path) ?? []
    const place = column === undefined ? line : `${line}:${column}`
    return { ...problem, path: line === undefined ? path : `${file}:${place}` }
  })
  return new Refused((say) => refusalOf(error, say), fields)
}

async function suggestFor({ brand, own }: Given, context: Context, client: Client): Promise<void> {
  const take = own.import === true
  const [{ facts }, asked] = await Promise.all([
    client.groundTruth.list(brand.id),
    client.everyPage(client.operator.prompts.list(brand.id)),
  ])
  const known = new Set(asked.map(({ text }) => text))
  const proposed = suggestPrompts(brand, facts)
  const suggested = proposed.filter(({ text }) => !known.has(text))
  if (!proposed.some(({ intent }) => intent === 'CATEGORY'))
    context.note(
      `${context.say('cliPrompt.noCategory', { brand: brand.name, self: context.self, domain: brand.domain })}\n\n`,
    )
  if (take && suggested.length > 0)
    await client.operator.prompts.create(brand.id, {
      prompts: suggested.map(({ text, intent }) => ({
        text,
        intent,
        locale: 'en',
        origin: 'suggestion' as const,
      })),
    })
  context.showEach(suggested, (items) => renderSuggestions(context, items, brand, take))
}

function renderSuggestions(
  context: Context,
  items: readonly SuggestedPrompt[],
  brand: { name: string; domain: string },
  taken: boolean,
): string {
  const { paint, say, self } = context
  if (items.length === 0) return say('cliPrompt.allAsked', { brand: brand.name })
  const columns = [
    { title: 'intent', cell: ({ intent }: SuggestedPrompt) => intent },
    { title: 'text', cell: ({ text }: SuggestedPrompt) => text, least: 20 },
    { title: 'tests', cell: ({ about }: SuggestedPrompt) => about ?? '', paint: context.paint.dim },
  ]
  const next = taken
    ? `${paint.green('✓')} ${say('cliPrompt.imported', { count: items.length })}`
    : say('cliPrompt.importThem', { self, domain: brand.domain })
  return `${table(items, columns, context)}\n\n${next}`
}
