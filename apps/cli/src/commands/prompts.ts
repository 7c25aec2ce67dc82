import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { type LineProblem, type PromptLine, readPrompts } from '@veracite/core/prompts/read-prompts'
import { type SuggestedPrompt, suggestPrompts } from '@veracite/core/prompts/suggest-prompts'
import { BadRequestError } from '@veracite/sdk'
import { PROMPT_INTENTS } from '@veracite/terms/vocabulary'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import { BRAND, type Given, idOf, opt } from '../declared/inputs.ts'
import { group, lists, runs, shows, withId } from '../declared/verbs.ts'
import { messageOf, Refused, UsageError } from '../failures.ts'
import { drawVerb } from '../prompts/draw-prompts.ts'
import { table } from '../ui/table.ts'
import { plural } from '../ui/words.ts'

const PROMPT = idOf('prompt', 'id of the prompt')

export const promptsCommand = group({
  name: 'prompts',
  summary: 'what the engines are asked',
  about: 'The questions that engines are asked.',
  verbs: [
    runs<{ file: string }>({
      name: 'import',
      about:
        'Imports prompts from a CSV file with the columns text, intent and locale, or from JSON lines with these members. When one line is wrong, nothing is imported.',
      inputs: [
        { flags: '<file>', about: 'CSV or JSON lines; - for standard input' },
        opt('-b, --brand <brand>', 'id, domain or name', { find: 'brand', id: true, required: true }),
      ],
      examples: [
        ['prompts.csv --brand BRAND', 'From a spreadsheet'],
        ['- --brand BRAND < suggested.jsonl', 'Those that `prompts suggest --json` printed'],
      ],
      run: importPrompts,
    }),
    lists({
      name: 'list',
      about: 'Lists the active prompts of a brand.',
      inputs: [BRAND, opt('--archived', 'those that are archived instead')],
      call: ({ prompts }) => prompts.list,
      columns: [
        { title: 'INTENT', cell: ({ intent }) => intent },
        { title: 'LOCALE', cell: ({ locale }) => locale },
        { title: 'TEXT', cell: (prompt) => prompt.text, least: 20 },
        { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
      ],
      empty: ({ brand, sent }, { self }) =>
        sent.archived
          ? `No prompt of ${brand.name} is archived.`
          : `${brand.name} has no prompts yet: ${self} prompts suggest ${brand.domain}`,
    }),
    runs({
      name: 'suggest',
      about:
        'Suggests prompts for all four intents from what is known about a brand. The same brand always gets the same prompts.',
      inputs: [BRAND, opt('--import', 'import the ones that are not active yet', { local: true })],
      examples: [['BRAND --import', 'Import all of them']],
      run: suggestFor,
    }),
    drawVerb,
    shows({
      name: 'archive',
      about: 'Stops asking a prompt. Its answers are kept.',
      inputs: [PROMPT],
      call: ({ prompts }) => prompts.archive,
      data: withId,
      done: () => 'archived; its answers stay',
    }),
    shows({
      name: 'set',
      about: 'Changes a prompt. Another takes its place: earlier answers keep the question they were given.',
      inputs: [
        PROMPT,
        opt('--text <text>', 'the question'),
        opt('--intent <intent>', 'what it asks about', { choices: PROMPT_INTENTS }),
        opt('--locale <locale>', 'its language, for example en-US'),
      ],
      needsOne: true,
      examples: [['ID --text "Who makes sensors?"', 'Rephrase the question']],
      call: ({ prompts }) => prompts.change,
      done: (prompt, { paint }) => `${prompt.text}  ${paint.dim(prompt.id)}`,
    }),
    shows({
      name: 'restore',
      about: 'Asks an archived prompt again.',
      inputs: [{ ...PROMPT, about: 'its id, from "prompts list --archived"' }],
      call: ({ prompts }) => prompts.restore,
      done: (prompt) => `asked again: ${prompt.text}`,
    }),
  ],
})

async function importPrompts(
  { sent: { file }, brand }: Given<{ file: string }>,
  context: Context,
  { operator }: Client,
): Promise<void> {
  const typed =
    file === '-' ? await text(process.stdin) : await readFile(resolve(context.io.cwd, file), 'utf8')
  const { prompts, problems } = readPrompts(typed)
  if (problems.length > 0) throw new UsageError(describe(file, problems))
  const items = await operator.prompts
    .create(brand.id, { prompts: prompts.map(({ line: _, ...prompt }) => prompt) })
    .then((answer) => answer.items)
    .catch((error: unknown) => {
      throw withLines(error, file, prompts)
    })
  context.show({ brandId: brand.id, imported: items.length, items }, ({ imported }) => {
    const intents = [...Map.groupBy(items, ({ intent }) => intent)].map(
      ([name, group]) => `${group.length} ${name}`,
    )
    return `${context.paint.green('✓')} ${plural(imported, 'prompt')} imported for ${brand.name}: ${intents.join(', ')}`
  })
}

const MAX_PROBLEMS = 20

function describe(file: string, problems: readonly LineProblem[]): string {
  const lines = problems.slice(0, MAX_PROBLEMS).map(({ line, message }) => `${file}:${line} ${message}`)
  if (problems.length > MAX_PROBLEMS) lines.push(`and ${problems.length - MAX_PROBLEMS} more`)
  return [`${plural(problems.length, 'problem')}. Nothing was imported.`, ...lines].join('\n')
}

/** The server names a refused item by its place in the request; people look for its line in the file. */
function withLines(error: unknown, file: string, prompts: readonly PromptLine[]): unknown {
  if (!(error instanceof BadRequestError)) return error
  const fields = error.fields.map(({ path, message }) => {
    const [, index] = /^prompts\.(\d+)\./.exec(path) ?? []
    const line = index === undefined ? undefined : prompts[Number(index)]?.line
    return { path: line === undefined ? path : `${file}:${line}`, message }
  })
  return new Refused(messageOf(error.body) ?? error.message, fields)
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
      `No CATEGORY question is proposed: the industry of ${brand.name} is not known. Add it, without naming the brand:\n  ${context.self} facts add ${brand.domain} industry "condition monitoring"\n\n`,
    )
  if (take && suggested.length > 0)
    await client.operator.prompts.create(brand.id, {
      prompts: suggested.map(({ text, intent }) => ({ text, intent, locale: 'en' })),
    })
  context.showEach(suggested, (items) => renderSuggestions(context, items, brand, take))
}

function renderSuggestions(
  context: Context,
  items: readonly SuggestedPrompt[],
  brand: { name: string; domain: string },
  taken: boolean,
): string {
  if (items.length === 0) return `Everything that would be proposed for ${brand.name} is asked already.`
  const columns = [
    { title: 'INTENT', cell: ({ intent }: SuggestedPrompt) => intent },
    { title: 'TEXT', cell: ({ text }: SuggestedPrompt) => text, least: 20 },
    { title: 'TESTS', cell: ({ about }: SuggestedPrompt) => about ?? '', paint: context.paint.dim },
  ]
  const next = taken
    ? `${context.paint.green('✓')} ${plural(items.length, 'prompt')} imported`
    : `Import them: ${context.self} prompts suggest ${brand.domain} --import`
  return `${table(items, columns, context)}\n\n${next}`
}
