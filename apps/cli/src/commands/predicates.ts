import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { OperatorAnswer } from '@veracite/sdk'
import { COMPARES, VALUE_KINDS } from '@veracite/verdicts/declared/declaration'
import { classNameBeside } from '@veracite/verify/bundle/class-names'
import { Command } from 'commander'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { UsageError } from '../failures.ts'
import { findBrand } from '../find.ts'
import { choice, collect, wholeNumber, withExamples } from '../options.ts'
import { type DeclareOptions, declarationFrom, formInWords } from '../predicates/declaration.ts'
import { table } from '../ui/table.ts'
import { accessNote, originOf, plural } from '../ui/words.ts'

export function predicatesCommand(context: Context): Command {
  const predicates = new Command('predicates')
    .summary('what facts can be about, beside the common predicates')
    .description(
      'Predicates that you declare: returns, guarantees, opening hours, ingredients. A model that reads is asked about them, and a program compares what it reads with your facts.',
    )
  const declare = withDeclaring(predicates.command('declare'))
    .description('Declares a predicate, or a new version of one. Old versions stay in the evidence.')
    .argument('<brand>', 'id, domain or name')
    .argument('[name]', 'lower-case letters, figures and underscores; left out with --file')
    .action((brand: string, name: string | undefined, options: DeclareOptions) =>
      declarePredicate(context, brand, name, options),
    )
  const list = predicates
    .command('list')
    .description('Lists what is declared for a brand.')
    .argument('<brand>', 'id, domain or name')
    .option('--all', 'include withdrawn ones')
    .action((brand: string, { all }: { all?: true }) => listDeclared(context, brand, all === true))
  const preview = withDeclaring(predicates.command('preview'))
    .description(
      'Shows what a reader would be asked about stored answers, and with --read what it would find. Nothing is stored.',
    )
    .argument('<brand>', 'id, domain or name')
    .argument('[name]', 'of one that is not declared yet; left out for what is in force')
    .option('--fact <value>', 'the truth, to see what verdicts would become')
    .option('-n, --limit <number>', 'how many of the newest answers', wholeNumber(1, 20), 3)
    .option('--read', 'have the configured model read up to five of them: this costs what readings cost')
    .action((brand: string, name: string | undefined, options: PreviewOptions) =>
      previewDeclared(context, brand, name, options),
    )
  const withdraw = predicates
    .command('withdraw')
    .description(
      'Withdraws a declared predicate and its facts. Both are kept, but nobody is asked about it any more.',
    )
    .argument('<brand>', 'id, domain or name')
    .argument('<name>', 'as "predicates list" shows it')
    .action((brand: string, name: string) => withdrawDeclared(context, brand, name))
  withExamples(declare, [
    [
      'predicates declare halden-instruments.com return_window --label "Return window" --question "Within how many days can a purchase be sent back?" --value number --unit days --example "You have 14 days to return it => 14 days"',
      'A number of days',
    ],
    [
      'predicates declare halden-instruments.com guarantee --label Guarantee --question "How long is the guarantee?" --value number --unit years --compare at-least',
      'Right is the fact, or more',
    ],
    ['predicates declare halden-instruments.com --file guarantee.json', 'The same from a file'],
  ])
  withExamples(list, [['predicates list halden-instruments.com', 'What is asked, and how it is compared']])
  withExamples(preview, [
    ['predicates preview halden-instruments.com', 'The requests for the newest answers'],
    [
      'predicates preview halden-instruments.com --file guarantee.json --fact "2 years" --read',
      'Try it first',
    ],
  ])
  withExamples(withdraw, [
    ['predicates withdraw halden-instruments.com return_window', 'Nobody is asked any more'],
  ])
  return predicates
}

const withDeclaring = (command: Command): Command =>
  command
    .option('--file <file>', 'the whole declaration as JSON')
    .option('--label <text>', 'what people call it')
    .option('--question <text>', 'what a reader looks for')
    .addOption(choice('--value <kind>', 'the form of the value', VALUE_KINDS))
    .option('--unit <unit>', 'of a number, such as days, kg or %')
    .option('--currency <code>', 'of money, such as EUR')
    .option(
      '--one-of <value>',
      'a value of one-of with its synonyms after "=", such as "free=no charge,gratis"; repeat it',
      collect,
    )
    .addOption(choice('--compare <how>', 'what makes a statement right', COMPARES))
    .option('--tolerance <amount>', 'with within: an amount, or a share such as 5%')
    .option(
      '--example <text>',
      'words of an answer and the value, such as "14 days to return it => 14 days"; repeat it',
      collect,
    )

interface PreviewOptions extends DeclareOptions {
  fact?: string
  limit: number
  read?: true
}

async function declarePredicate(
  context: Context,
  wanted: string,
  name: string | undefined,
  options: DeclareOptions,
): Promise<void> {
  const given = await givenDeclaration(context, name, options)
  if (given === null) throw new UsageError('Name the predicate, or give its file with --file.')
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const declared = await client.operator.predicates.declare(brand.id, given)
  context.show(
    declared,
    (one) =>
      `${context.paint.green('✓')} ${one.label} (${one.name}), version ${one.version}: ${formInWords(one)}\n${context.paint.dim(`Enter what is true: ${context.self} facts add ${brand.domain} ${one.name} VALUE`)}\n${context.paint.dim(`Have earlier answers read for it: ${context.self} reclassify --brand ${brand.domain} --wait`)}`,
  )
}

async function givenDeclaration(
  { io }: Context,
  name: string | undefined,
  options: DeclareOptions,
): Promise<ReturnType<typeof declarationFrom> | null> {
  if (options.file !== undefined) {
    const text = await readFile(resolve(io.cwd, options.file), 'utf8')
    return declarationFrom(name, options, parsed(text, options.file))
  }
  return name === undefined ? null : declarationFrom(name, options, {})
}

function parsed(text: string, file: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value }
  } catch {
    // Said below.
  }
  throw new UsageError(`${file} is not a JSON object.`)
}

async function listDeclared(context: Context, wanted: string, all: boolean): Promise<void> {
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const { items } = await client.operator.predicates.listDeclarations(brand.id)
  const shown = items.filter(({ withdrawnAt }) => all || withdrawnAt === null)
  context.showEach(shown, (declared) =>
    declared.length === 0
      ? `Nothing is declared for ${brand.name}: ${context.self} predicates declare --help`
      : table(
          declared,
          [
            { title: 'NAME', cell: ({ name }) => name },
            { title: 'LABEL', cell: ({ label }) => label },
            { title: 'QUESTION', cell: ({ question }) => question, least: 20 },
            { title: 'VALUE', cell: formInWords },
            { title: 'VERSION', cell: ({ version }) => String(version) },
            { title: 'STATE', cell: ({ withdrawnAt }) => (withdrawnAt === null ? 'in force' : 'withdrawn') },
          ],
          context,
        ),
  )
}

async function withdrawDeclared(context: Context, wanted: string, name: string): Promise<void> {
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  context.show(
    await client.operator.predicates.withdraw(brand.id, name),
    (one) => `${context.paint.green('✓')} withdrawn: ${one.label} (${one.name}), with its facts`,
  )
}

async function previewDeclared(
  context: Context,
  wanted: string,
  name: string | undefined,
  options: PreviewOptions,
): Promise<void> {
  const declaration = await givenDeclaration(context, name, options)
  if (options.fact !== undefined && declaration === null)
    throw new UsageError('--fact needs the declaration that it is of: give its name and form, or --file.')
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const told = await client.operator.predicates.preview(brand.id, {
    limit: options.limit,
    read: options.read === true,
    ...(declaration !== null && { declaration }),
    ...(options.fact !== undefined && { fact: options.fact }),
  })
  context.show(told, (clean) => renderPreview(context, clean))
}

type Preview = OperatorAnswer<'adminPreviewPredicates'>

function renderPreview(context: Context, { declared, reader, read, items }: Preview): string {
  const { paint } = context
  if (declared.length === 0) return 'Nothing is declared for this brand, and no declaration was given.'
  if (items.length === 0) return 'There is no classified answer of this brand yet.'
  const blocks = items.map((item) => {
    const head = `${paint.bold(item.prompt)}  ${paint.dim(item.runId)}${accessNote(originOf(item), paint)}`
    return `${head}\n${item.reading === null ? requestOf(item) : readingOf(context, item)}`
  })
  const how = read
    ? ''
    : reader === null
      ? '\n\nNo model reads here: VERACITE_READER adds one. These requests can be tried anywhere.'
      : `\n\n${reader} reads here: --read has it read up to five of them, at its price.`
  return `${plural(items.length, 'answer')}, asked about ${declared.join(', ')}\n\n${blocks.join('\n\n')}${how}`
}

type Item = Preview['items'][number]

const requestOf = ({ request }: Item): string =>
  `--- instructions\n${request.instructions}\n--- material\n${request.material}`

function readingOf({ paint }: Context, { reading, class: now }: Item): string {
  if (reading === null) return ''
  if (reading.problem !== null) return paint.yellow(reading.problem)
  const claims = reading.claims.map(
    ({ label, predicate, stated, verdict, certainty, truth, span }) =>
      `  ${label ?? predicate}: ${stated}  ${verdict}${certainty === 'likely' ? ' (likely)' : ''}${truth === null ? '' : `, the fact says ${truth}`}  ${paint.dim(`“${span.quote}”`)}`,
  )
  const lost = reading.lost.map(({ predicate, reason }) => paint.yellow(`  lost: ${predicate}: ${reason}`))
  const would =
    reading.wouldBe === null
      ? ''
      : `  ${now === null ? '' : `${classNameBeside(now)} → `}${classNameBeside(reading.wouldBe)}`
  return [...(claims.length === 0 ? ['  nothing said about it'] : claims), ...lost, would]
    .filter(Boolean)
    .join('\n')
}
