import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { OperatorAnswer } from '@veracite/sdk'
import { COMPARES, VALUE_KINDS } from '@veracite/verdicts/declared/declaration'
import { classNameBeside } from '@veracite/verify/bundle/class-names'
import type { Context } from '../context.ts'
import { BRAND, opt } from '../declared/inputs.ts'
import { group, lists, runs, shows } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { collect, wholeNumber } from '../options.ts'
import { type DeclareOptions, declarationFrom, formInWords } from '../predicates/declaration.ts'
import { accessNote, originOf, plural } from '../ui/words.ts'

const DECLARING = [
  opt('--file <file>', 'the whole declaration as JSON'),
  opt('--label <text>', 'what people call it'),
  opt('--question <text>', 'what a reader looks for'),
  opt('--value <kind>', 'the form of the value', { choices: VALUE_KINDS }),
  opt('--unit <unit>', 'of a number, such as days, kg or %'),
  opt('--currency <code>', 'of money, such as EUR'),
  opt(
    '--one-of <value>',
    'a value of one-of with its synonyms after "=", such as "free=no charge,gratis"; repeat it',
    {
      parse: collect,
    },
  ),
  opt('--compare <how>', 'what makes a statement right', { choices: COMPARES }),
  opt('--tolerance <amount>', 'with within: an amount, or a share such as 5%'),
  opt(
    '--example <text>',
    'words of an answer and the value, such as "14 days to return it => 14 days"; repeat it',
    {
      parse: collect,
    },
  ),
]

interface Declaring extends DeclareOptions {
  name?: string
}

interface Previewing extends Declaring {
  fact?: string
  limit: number
  read?: true
}

export const predicatesCommand = group({
  name: 'predicates',
  summary: 'what facts can be about, beside the common predicates',
  about:
    'Predicates that you declare: returns, guarantees, opening hours, ingredients. The reading model looks for them in answers, and its findings are compared with your facts.',
  verbs: [
    runs<Declaring>({
      name: 'declare',
      about: 'Declares a predicate, or a new version of one. Old versions stay in the evidence.',
      inputs: [
        BRAND,
        { flags: '[name]', about: 'lower-case letters, figures and underscores; left out with --file' },
        ...DECLARING,
      ],
      examples: [
        [
          'BRAND return_window --label "Return window" --question "Within how many days can a purchase be sent back?" --value number --unit days --example "You have 14 days to return it => 14 days"',
          'A number of days',
        ],
        [
          'BRAND guarantee --label Guarantee --question "How long is the guarantee?" --value number --unit years --compare at-least',
          'A minimum: more is right too',
        ],
        ['BRAND --file guarantee.json', 'The same from a file'],
      ],
      run: async ({ brand, sent: { name, ...options } }, context, { operator }) => {
        const given = await givenDeclaration(context, name, options)
        if (given === null) throw new UsageError('Name the predicate, or give its file with --file.')
        const { paint, self } = context
        context.show(
          await operator.predicates.declare(brand.id, given),
          (one) =>
            `${paint.green('✓')} ${one.label} (${one.name}), version ${one.version}: ${formInWords(one)}\n${paint.dim(`Enter what is true: ${self} facts add ${brand.domain} ${one.name} VALUE`)}\n${paint.dim(`Have earlier answers read for it: ${self} reclassify --brand ${brand.domain} --wait`)}`,
        )
      },
    }),
    lists({
      name: 'list',
      about: 'Lists what is declared for a brand.',
      inputs: [BRAND, opt('--all', 'include withdrawn ones', { local: true })],
      call: ({ predicates }) => predicates.listDeclarations,
      only: ({ withdrawnAt }, { own }) => own.all === true || withdrawnAt === null,
      columns: [
        { title: 'NAME', cell: ({ name }) => name },
        { title: 'LABEL', cell: ({ label }) => label },
        { title: 'QUESTION', cell: ({ question }) => question, least: 20 },
        { title: 'VALUE', cell: (declared) => formInWords(declared) },
        { title: 'VERSION', cell: ({ version }) => String(version) },
        { title: 'STATE', cell: ({ withdrawnAt }) => (withdrawnAt === null ? 'in force' : 'withdrawn') },
      ],
      empty: ({ brand }, { self }) =>
        `Nothing is declared for ${brand.name}: ${self} predicates declare --help`,
    }),
    runs<Previewing>({
      name: 'preview',
      about:
        'Shows what a reader would be asked about stored answers, and with --read what it would find. Nothing is stored.',
      inputs: [
        BRAND,
        { flags: '[name]', about: 'of one that is not declared yet; left out for what is in force' },
        ...DECLARING,
        opt('--fact <value>', 'the truth, to see what verdicts would become'),
        opt('-n, --limit <number>', 'how many of the newest answers', {
          parse: wholeNumber(1, 20),
          preset: 3,
        }),
        opt('--read', 'have the configured model read up to five of them, at the usual cost of reading'),
      ],
      examples: [
        ['BRAND', 'The requests for the newest answers'],
        ['BRAND --file guarantee.json --fact "2 years" --read', 'Try a declaration on stored answers'],
      ],
      run: async ({ brand, sent: { name, fact, limit, read, ...options } }, context, { operator }) => {
        const declaration = await givenDeclaration(context, name, options)
        if (fact !== undefined && declaration === null)
          throw new UsageError(
            '--fact needs the declaration that it is of: give its name and form, or --file.',
          )
        const preview = await operator.predicates.preview(brand.id, {
          limit,
          read: read === true,
          ...(declaration !== null && { declaration }),
          ...(fact !== undefined && { fact }),
        })
        context.show(preview, (clean) => renderPreview(context, clean))
      },
    }),
    shows({
      name: 'withdraw',
      about:
        'Withdraws a declared predicate and its facts. Both are kept, but answers are no longer read for it.',
      inputs: [BRAND, { flags: '<name>', about: 'as "predicates list" shows it', id: true }],
      examples: [['BRAND return_window', 'Stop reading it from answers']],
      call: ({ predicates }) => predicates.withdraw,
      done: ({ label, name }) => `withdrawn: ${label} (${name}), with its facts`,
    }),
  ],
})

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
