import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { OperatorAnswer } from '@veracite/sdk'
import type { Say } from '@veracite/words/say-in'
import type { Context } from '../context.ts'
import { group, lists, runs, shows } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { objectIn } from '../files.ts'
import { type DeclareOptions, declarationFrom, formInWords } from '../predicates/declaration.ts'
import { accessNote, classInWords, codeName, originOf } from '../ui/words.ts'

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
      const { paint, self, say } = context
      context.show(await operator.predicates.declare(brand.id, given), (one) =>
        [
          `${paint.green('✓')} ${say('cliPredicate.version', { ...one, form: formInWords(one) })}`,
          paint.dim(say('cliPredicate.enter', { self, domain: brand.domain, name: one.name })),
          paint.dim(say('cliPredicate.readEarlier', { self, domain: brand.domain })),
        ].join('\n'),
      )
    },
  }),
  lists('predicates list', {
    call: ({ predicates }) => predicates.listDeclarations,
    only: ({ withdrawnAt }, { own }) => own.all === true || withdrawnAt === null,
    columns: (_, { say }) => [
      { title: 'name', cell: ({ name }) => name },
      { title: 'label', cell: ({ label }) => label },
      { title: 'question', cell: ({ question }) => question, least: 20 },
      { title: 'value', cell: (declared) => formInWords(declared) },
      { title: 'version', cell: ({ version }) => String(version) },
      {
        title: 'state',
        cell: ({ withdrawnAt }) =>
          withdrawnAt === null ? say('cliPredicate.inForce') : codeName(say, 'withdrawn'),
      },
    ],
    empty: ({ brand }, { self, say }) => say('cliNone.predicate', { brand: brand.name, self }),
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
    done: (declared, { say }) => say('cliMade.predicateWithdrawn', declared),
  }),
])

async function givenDeclaration(
  { io }: Context,
  name: string | undefined,
  options: DeclareOptions,
): Promise<ReturnType<typeof declarationFrom> | null> {
  if (options.file !== undefined) {
    const text = await readFile(resolve(io.cwd, options.file), 'utf8')
    const declared = objectIn(text)
    const { file } = options
    if (declared === null) throw new UsageError((say) => say('cliRefused.isNotAJsonObject', { file }))
    return declarationFrom(name, options, declared)
  }
  return name === undefined ? null : declarationFrom(name, options, {})
}

type Preview = OperatorAnswer<'adminPreviewPredicates'>

function renderPreview(context: Context, { declared, reader, read, items }: Preview): string {
  const { paint, say } = context
  if (declared.length === 0) return say('cliPredicate.nothingDeclared')
  if (items.length === 0) return say('cliPredicate.noAnswer')
  const blocks = items.map((item) => {
    const head = `${paint.bold(item.prompt)}  ${paint.dim(item.runId)}${accessNote(originOf(item), context)}`
    return `${head}\n${item.reading === null ? requestOf(item) : readingOf(context, item)}`
  })
  const how = read
    ? ''
    : reader === null
      ? `\n\n${say('cliPredicate.noReader')}`
      : `\n\n${say('cliPredicate.readsHere', { reader })}`
  return `${say('cliPredicate.askedAbout', { count: items.length, names: say.line(declared) })}\n\n${blocks.join('\n\n')}${how}`
}

type Item = Preview['items'][number]

const requestOf = ({ request }: Item): string =>
  `--- instructions\n${request.instructions}\n--- material\n${request.material}`

function verdictIn(say: Say, verdict: string, certainty: string | null): string {
  const words = say.known('verdictWord', verdict) ?? verdict
  return certainty === 'likely' ? say('cliPredicate.likely', { verdict: words }) : words
}

function readingOf({ paint, say, toldInWords }: Context, { reading, class: now }: Item): string {
  if (reading === null) return ''
  if (reading.problem !== null) return paint.yellow(toldInWords(reading.problem))
  const claims = reading.claims.map(
    ({ label, predicate, stated, verdict, certainty, truth, span }) =>
      `  ${label ?? predicate}: ${stated}  ${say.line([
        verdictIn(say, verdict, certainty),
        truth !== null && say('cliPredicate.factSays', { truth }),
      ])}  ${paint.dim(`“${span.quote}”`)}`,
  )
  const lost = reading.lost.map(({ predicate, reason }) =>
    paint.yellow(`  ${say('cliPredicate.lost', { predicate, reason: toldInWords(reason) })}`),
  )
  const would =
    reading.wouldBe === null
      ? ''
      : `  ${now === null ? '' : `${classInWords(say, now)} → `}${classInWords(say, reading.wouldBe)}`
  return [...(claims.length === 0 ? [`  ${say('cliPredicate.nothingSaid')}`] : claims), ...lost, would]
    .filter(Boolean)
    .join('\n')
}
