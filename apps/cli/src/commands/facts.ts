import type { Fact } from '@veracite/sdk'
import { checkFact, FACT_PREDICATES, type FactPredicate } from '@veracite/verdicts/predicates/all'
import { classNameBeside } from '@veracite/verify/bundle/class-names'
import { Argument, Command } from 'commander'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { type ChangeOptions, changeFact } from '../facts/change-fact.ts'
import { factValue, valueInWords } from '../facts/fact-value.ts'
import { EXIT, UsageError } from '../failures.ts'
import { findBrand } from '../find.ts'
import { oneOf, withExamples } from '../options.ts'
import { table } from '../ui/table.ts'
import { accessNote, minuteOf, originOf, paintClass, plural, speakerName } from '../ui/words.ts'
import { waitForJob } from '../wait-for-job.ts'

export function factsCommand(context: Context): Command {
  const facts = new Command('facts')
    .summary('what is true of a brand')
    .description('Facts about a brand: answers are judged against them.')
  const add = facts
    .command('add')
    .description(
      'Adds a fact. It takes precedence over facts collected from pages. Give several values for a list, JSON for an object.',
    )
    .argument('<brand>', 'id, domain or name')
    .addArgument(
      new Argument('<predicate>', `what it is about: ${FACT_PREDICATES.join(', ')}`).argParser(
        (typed: string) => oneOf(FACT_PREDICATES, typed),
      ),
    )
    .argument('<value...>', 'the truth')
    .option('--note <text>', 'how you know it, for example a page')
    .option('--preview', 'only show which answers would change class')
    .action((brand: string, predicate: FactPredicate, values: string[], options: AddOptions) =>
      addFact(context, brand, predicate, values, options),
    )
  const list = facts
    .command('list')
    .description('Lists the facts of a brand with their sources.')
    .argument('<brand>', 'id, domain or name')
    .option('--all', 'include superseded and withdrawn ones')
    .action((brand: string, options: { all?: true }) => listFacts(context, brand, options.all === true))
  const refresh = facts
    .command('refresh')
    .description("Collects facts again from the brand's own pages and from public sources.")
    .argument('<brand>', 'id, domain or name')
    .option('-w, --wait', 'wait for the outcome')
    .action((brand: string, options: { wait?: true }) => refreshFacts(context, brand, options.wait === true))
  const set = facts
    .command('set')
    .description(
      'Puts another value in the place of a fact. The old one stays on record: as never true, or with --changed as true until now.',
    )
    .argument('<fact>', 'its id, from "facts list"')
    .argument('<value...>', 'the truth')
    .requiredOption('-b, --brand <brand>', 'id, domain or name')
    .option('--note <text>', 'how you know it, for example a page')
    .option('--changed', 'the old value was true until now')
    .option('--preview', 'only show which answers would change class')
    .action((factId: string, values: string[], options: ChangeOptions) =>
      changeFact(context, factId, values, options, async (client, brandId, change) =>
        context.show(await client.admin.previewFacts(brandId, change), (clean) =>
          renderPreview(context, clean),
        ),
      ),
    )
  const withdraw = facts
    .command('withdraw')
    .description(
      'Withdraws a fact that should never have been there. It is kept, but nothing is judged by it, and no refresh brings it back.',
    )
    .argument('<fact>', 'its id, from "facts list"')
    .action((factId: string) => putState(context, 'withdrawn', (client) => client.withdrawFact(factId)))
  const restore = facts
    .command('restore')
    .description('Takes the withdrawal of a fact back.')
    .argument('<fact>', 'its id, from "facts list --all"')
    .action((factId: string) => putState(context, 'restored', (client) => client.restoreFact(factId)))
  withExamples(set, [
    [
      'facts set 01a1dd29-4dac-7151-9b3e-1037b37caf02 2005 --brand halden-instruments.com',
      'It was a mistake',
    ],
    [
      'facts set 01a1dd29-4dac-7151-9b3e-1037b37caf02 190 --brand halden-instruments.com --changed --preview',
      'What would it change?',
    ],
  ])
  withExamples(withdraw, [
    ['facts withdraw 01a1dd29-4dac-7151-9b3e-1037b37caf02', 'It was entered by mistake'],
  ])
  withExamples(restore, [['facts restore 01a1dd29-4dac-7151-9b3e-1037b37caf02', 'It was right after all']])
  withExamples(add, [
    ['facts add halden-instruments.com founded_year 2004', 'A number'],
    ['facts add halden-instruments.com founder "Ingrid Solheim" "Anders Brekke"', 'A list'],
    [
      `facts add halden-instruments.com price '{"product":"V200","amount":1490,"currency":"EUR"}' --note "price list 2026"`,
      'An object',
    ],
    ['facts add halden-instruments.com founded_year 2004 --preview', 'What would it change?'],
  ])
  withExamples(list, [['facts list halden-instruments.com', 'What answers are judged by']])
  withExamples(refresh, [['facts refresh halden-instruments.com --wait', 'After the site has changed']])
  return facts
}

async function addFact(
  context: Context,
  wanted: string,
  predicate: FactPredicate,
  values: readonly string[],
  { note, preview }: AddOptions,
): Promise<void> {
  const checked = checkFact(predicate, factValue(predicate, values))
  if (!checked.ok) {
    throw new UsageError(checked.problems.map(({ path, message }) => `${path} ${message}`).join('\n'))
  }
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const facts = [{ ...checked.fact, ...(note !== undefined && { note }) }]
  if (preview) {
    const told = await client.admin.previewFacts(brand.id, { facts })
    return context.show(told, (clean) => renderPreview(context, clean))
  }
  const { items } = await client.admin.addFacts(brand.id, { facts })
  context.show(items[0], (fact) =>
    fact === undefined
      ? 'Known already.'
      : `${context.paint.green('✓')} ${fact.predicate}: ${valueInWords(fact.value)}  ${context.paint.dim(fact.id)}`,
  )
}

async function putState(
  context: Context,
  done: string,
  change: (client: ReturnType<typeof connect>['admin']) => Promise<Fact>,
): Promise<void> {
  const changed = await change(connect(context).admin)
  context.show(
    changed,
    (fact) =>
      `${context.paint.green('✓')} ${done}: ${fact.predicate}: ${valueInWords(fact.value)}\n${context.paint.dim(`Judge earlier answers again: ${context.self} reclassify --brand BRAND --wait`)}`,
  )
}

interface AddOptions {
  note?: string
  preview?: true
}

type Preview = Awaited<ReturnType<ReturnType<typeof connect>['admin']['previewFacts']>>

function renderPreview(context: Context, preview: Preview): string {
  const { paint } = context
  const { runs, unread, changed, truncated, items, apart = [], findings } = preview
  const others = apart.map(
    ({ origin, count, changed: changing }) =>
      `; apart from these, ${plural(count, 'answer')} of ${origin === 'demo' ? 'the DEMO' : origin === 'stand_in' ? 'stand-ins' : 'engines'}, of which ${changing} would change`,
  )
  const whose = accessNote(originOf(preview), paint)
  const settled = findings === 0 ? '' : `; ${plural(findings, 'finding')} would be settled`
  const looked = `${plural(runs, 'answer')} looked at, ${changed} would change class${settled}${unread > 0 ? `; ${unread} must be read again first` : ''}${others.join('')}${whose}`
  if (items.length === 0) return looked
  const body = table(
    items,
    [
      { title: 'ENGINE', cell: ({ engine, ...of }) => speakerName(engine, originOf(of)) },
      {
        title: 'NOW',
        cell: ({ class: now }) => classNameBeside(now),
        paint: (text, { class: now }) => paintClass(paint, now, text),
      },
      {
        title: 'WOULD BE',
        cell: ({ wouldBe, needsReview }) =>
          `${classNameBeside(wouldBe)}${needsReview.length > 0 ? ', for review' : ''}`,
      },
      { title: 'PROMPT', cell: ({ prompt }) => prompt, least: 16 },
      { title: 'RUN', cell: ({ runId }) => runId, paint: paint.dim },
    ],
    context,
  )
  return `${body}\n\n${looked}${truncated ? ' (the newest; there are more)' : ''}`
}

async function listFacts(context: Context, wanted: string, all: boolean): Promise<void> {
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const { facts } = await client.groundTruth.list(brand.id)
  const wantedFacts = facts.filter(({ active }) => all || active)
  context.showEach(wantedFacts, (items) =>
    items.length === 0
      ? `Nothing is known about ${brand.name} yet: ${context.self} facts refresh ${brand.domain} --wait`
      : render(context, items),
  )
}

const render = (context: Context, facts: readonly Fact[]): string =>
  table(
    facts,
    [
      { title: 'PREDICATE', cell: ({ predicate }) => predicate },
      { title: 'VALUE', cell: ({ value }) => valueInWords(value), least: 16 },
      { title: 'SOURCE', cell: ({ source }) => source.url ?? source.kind, least: 12 },
      { title: 'SEEN', cell: ({ lastSeenAt }) => minuteOf(lastSeenAt) },
      {
        title: 'STATE',
        cell: ({ active, withdrawnAt }) => (active ? 'active' : withdrawnAt ? 'withdrawn' : 'superseded'),
        paint: (text, { active }) => (active ? context.paint.green(text) : context.paint.dim(text)),
      },
      { title: 'ID', cell: ({ id }) => id, paint: context.paint.dim },
    ],
    context,
  )

async function refreshFacts(context: Context, wanted: string, wait: boolean): Promise<void> {
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const queued = await client.groundTruth.refresh(brand.id)
  if (!wait) {
    context.show(queued, () => `Queued. See it with: ${context.self} facts list ${brand.domain}`)
    return
  }
  const job = await waitForJob(
    context,
    client,
    queued.jobId,
    ({ pages, fetched }) =>
      `reading pages of ${brand.domain}${typeof (fetched ?? pages) === 'number' ? ` (${fetched ?? pages})` : ''}`,
  )
  if (job.state === 'dead' || !readAnything(job.result)) context.exitCode = EXIT.refused
  context.show(job, (clean) => outcome(context, clean))
}

function outcome({ paint }: Context, job: { state: string; error: string | null; result: unknown }): string {
  if (job.state === 'dead') return `${paint.red('✗')} ${job.error ?? 'The refresh failed.'}`
  const result = typeof job.result === 'object' && job.result !== null ? job.result : {}
  const { message } = result as { message?: unknown }
  const lines = Object.entries(result).flatMap(([name, value]) =>
    typeof value === 'number' || (typeof value === 'string' && name !== 'message')
      ? [`  ${name}  ${value}`]
      : Array.isArray(value) && value.length > 0
        ? [
            `  ${name}  ${plural(value.length, 'item')}`,
            ...value.slice(0, 10).map((item) => `    ${valueInWords(item)}`),
          ]
        : [],
  )
  const said = typeof message === 'string' ? message : null
  const head = readAnything(job.result)
    ? `${paint.green('✓')} refreshed${said === null ? '' : `: ${said}`}`
    : `${paint.red('✗')} ${said ?? 'No page could be read.'}`
  return [head, ...lines].join('\n')
}

/** A refresh that reached no page has ended without doing anything. */
function readAnything(result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return true
  if ('skipped' in result) return false
  return 'pagesRead' in result ? result.pagesRead !== 0 : true
}
