import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { type LineProblem, type PromptLine, readPrompts } from '@veracite/core/prompts/read-prompts'
import { type SuggestedPrompt, suggestPrompts } from '@veracite/core/prompts/suggest-prompts'
import { BadRequestError } from '@veracite/sdk'
import { PROMPT_INTENTS } from '@veracite/terms/vocabulary'
import { Command } from 'commander'
import type { Prompt } from '../bodies.ts'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { messageOf, Refused, UsageError } from '../failures.ts'
import { findBrand } from '../find.ts'
import { choice, withExamples } from '../options.ts'
import { drawCommand } from '../prompts/draw-prompts.ts'
import { table } from '../ui/table.ts'
import { plural } from '../ui/words.ts'

export function promptsCommand(context: Context): Command {
  const prompts = new Command('prompts')
    .summary('what the engines are asked')
    .description('The questions that engines are asked.')
  const bring = prompts
    .command('import')
    .description(
      'Imports prompts from a CSV file with the columns text, intent and locale, or from JSON lines with these ' +
        'members. When one line is wrong, nothing is imported.',
    )
    .argument('<file>', 'CSV or JSON lines; - for standard input')
    .requiredOption('-b, --brand <brand>', 'id, domain or name')
    .action((file: string, { brand }: { brand: string }) => importPrompts(context, file, brand))
  const list = prompts
    .command('list')
    .description('Lists the active prompts of a brand.')
    .argument('<brand>', 'id, domain or name')
    .option('--archived', 'those that are archived instead')
    .action((brand: string, options: { archived?: true }) => listPrompts(context, brand, options))
  const suggest = prompts
    .command('suggest')
    .description(
      'Suggests prompts for all four intents from what is known about a brand. The same brand always gets the same prompts.',
    )
    .argument('<brand>', 'id, domain or name')
    .option('--import', 'import the ones that are not active yet')
    .action((brand: string, options: { import?: true }) =>
      suggestFor(context, brand, options.import === true),
    )
  const draw = drawCommand(prompts, context)
  const archive = prompts
    .command('archive')
    .description('Stops asking a prompt. Its answers are kept.')
    .argument('<prompt>', 'id of the prompt')
    .action(async (promptId: string) => {
      const answer = await connect(context).operator.prompts.archive(promptId)
      context.show(
        { id: promptId, ...answer },
        () => `${context.paint.green('✓')} archived; its answers stay`,
      )
    })
  const set = prompts
    .command('set')
    .description(
      'Changes a prompt. Another takes its place: earlier answers keep the question they were given.',
    )
    .argument('<prompt>', 'id of the prompt')
    .option('--text <text>', 'the question')
    .addOption(choice('--intent <intent>', 'what it asks about', PROMPT_INTENTS))
    .option('--locale <locale>', 'its language, for example en-US')
    .action((promptId: string, options: SetOptions) => setPrompt(context, promptId, options))
  const restore = prompts
    .command('restore')
    .description('Asks an archived prompt again.')
    .argument('<prompt>', 'its id, from "prompts list --archived"')
    .action(async (promptId: string) => {
      const prompt = await connect(context).operator.prompts.restore(promptId)
      context.show(prompt, ({ text }) => `${context.paint.green('✓')} asked again: ${text}`)
    })
  withExamples(set, [
    ['prompts set 01a1dd29-4dac-7151-9b3e-1037b37caf02 --text "Who makes sensors?"', 'Other words'],
  ])
  withExamples(restore, [['prompts restore 01a1dd29-4dac-7151-9b3e-1037b37caf02', 'It was worth asking']])
  withExamples(bring, [
    ['prompts import prompts.csv --brand halden-instruments.com', 'From a spreadsheet'],
    [
      'prompts suggest halden-instruments.com --json | veracite prompts import - --brand halden-instruments.com',
      'From the proposals',
    ],
  ])
  withExamples(list, [['prompts list halden-instruments.com', 'What is asked']])
  withExamples(suggest, [['prompts suggest halden-instruments.com --import', 'Take them all']])
  withExamples(draw, [
    ['prompts draw halden-instruments.com --products 40', 'What would be drawn from'],
    ['prompts draw halden-instruments.com --products 40 --import', 'Draw, and ask about them'],
  ])
  withExamples(archive, [['prompts archive 01a1dd29-4dac-7151-9b3e-1037b37caf02', 'One prompt less']])
  return prompts
}

interface SetOptions {
  text?: string
  intent?: Prompt['intent']
  locale?: string
}

async function setPrompt(context: Context, promptId: string, options: SetOptions): Promise<void> {
  if (Object.keys(options).length === 0)
    throw new UsageError('Say what to change: --text, --intent or --locale.')
  const prompt = await connect(context).operator.prompts.change(promptId, options)
  context.show(prompt, ({ text, id }) => `${context.paint.green('✓')} ${text}  ${context.paint.dim(id)}`)
}

async function importPrompts(context: Context, file: string, wanted: string): Promise<void> {
  const typed =
    file === '-' ? await text(process.stdin) : await readFile(resolve(context.io.cwd, file), 'utf8')
  const { prompts, problems } = readPrompts(typed)
  if (problems.length > 0) throw new UsageError(describe(file, problems))
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const items = await client.operator.prompts
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

async function listPrompts(
  context: Context,
  wanted: string,
  { archived }: { archived?: true },
): Promise<void> {
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const prompts = await client.everyPage(client.operator.prompts.list(brand.id, { archived }))
  context.showEach(prompts, (items) =>
    items.length === 0
      ? archived
        ? `No prompt of ${brand.name} is archived.`
        : `${brand.name} has no prompts yet: ${context.self} prompts suggest ${brand.domain}`
      : renderPrompts(context, items),
  )
}

const renderPrompts = (context: Context, prompts: readonly Prompt[]): string =>
  table(
    prompts,
    [
      { title: 'INTENT', cell: ({ intent }) => intent },
      { title: 'LOCALE', cell: ({ locale }) => locale },
      { title: 'TEXT', cell: ({ text }) => text, least: 20 },
      { title: 'ID', cell: ({ id }) => id, paint: context.paint.dim },
    ],
    context,
  )

async function suggestFor(context: Context, wanted: string, take: boolean): Promise<void> {
  const client = connect(context)
  const brand = await findBrand(client, wanted)
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
