import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { OperatorAnswer } from '@veracite/sdk'
import { classNameBeside } from '@veracite/verify/bundle/class-names'
import type { Context } from '../context.ts'
import { group, lists, runs, shows } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { type DeclareOptions, declarationFrom, formInWords } from '../predicates/declaration.ts'
import { accessNote, originOf, plural } from '../ui/words.ts'

interface Declaring extends DeclareOptions {
  name?: string
}

interface Previewing extends Declaring {
  fact?: string
  limit: number
  read?: true
}

export const predicatesCommand = group('predicates', [
  runs<Declaring>('predicates declare', {
    run: async ({ brand, sent: { name, ...options } }, context, { operator }) => {
      const given = await givenDeclaration(context, name, options)
      if (given === null) throw new UsageError((say) => say('cliRefused.nameThePredicateOrGiveIts'))
      const { paint, self } = context
      context.show(
        await operator.predicates.declare(brand.id, given),
        (one) =>
          `${paint.green('✓')} ${one.label} (${one.name}), version ${one.version}: ${formInWords(one)}\n${paint.dim(`Enter what is true: ${self} facts add ${brand.domain} ${one.name} VALUE`)}\n${paint.dim(`Have earlier answers read for it: ${self} reclassify --brand ${brand.domain} --wait`)}`,
      )
    },
  }),
  lists('predicates list', {
    call: ({ predicates }) => predicates.listDeclarations,
    only: ({ withdrawnAt }, { own }) => own.all === true || withdrawnAt === null,
    columns: [
      { title: 'name', cell: ({ name }) => name },
      { title: 'label', cell: ({ label }) => label },
      { title: 'question', cell: ({ question }) => question, least: 20 },
      { title: 'value', cell: (declared) => formInWords(declared) },
      { title: 'version', cell: ({ version }) => String(version) },
      { title: 'state', cell: ({ withdrawnAt }) => (withdrawnAt === null ? 'in force' : 'withdrawn') },
    ],
    empty: ({ brand }, { self }) =>
      `Nothing is declared for ${brand.name}: ${self} predicates declare --help`,
  }),
  runs<Previewing>('predicates preview', {
    run: async ({ brand, sent: { name, fact, limit, read, ...options } }, context, { operator }) => {
      const declaration = await givenDeclaration(context, name, options)
      if (fact !== undefined && declaration === null)
        throw new UsageError((say) => say('cliRefused.factNeedsTheDeclarationThatIt'))
      const preview = await operator.predicates.preview(brand.id, {
        limit,
        read: read === true,
        ...(declaration !== null && { declaration }),
        ...(fact !== undefined && { fact }),
      })
      context.show(preview, (clean) => renderPreview(context, clean))
    },
  }),
  shows('predicates withdraw', {
    call: ({ predicates }) => predicates.withdraw,
    done: ({ label, name }) => `withdrawn: ${label} (${name}), with its facts`,
  }),
])

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
  throw new UsageError((say) => say('cliRefused.isNotAJsonObject', { file }))
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
