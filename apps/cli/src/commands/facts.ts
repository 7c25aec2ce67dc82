import type { OperatorAnswer } from '@veracite/sdk'
import { FACT_PREDICATES } from '@veracite/verdicts/predicates/all'
import { classNameBeside } from '@veracite/verify/bundle/class-names'
import { Argument, Command } from 'commander'
import { type Client, connect } from '../client.ts'
import type { Context } from '../context.ts'
import { type ChangeOptions, changeFact, type ShowPreview } from '../facts/change-fact.ts'
import { addDeciding } from '../facts/decide-facts.ts'
import { showFollowed } from '../facts/fact-table.ts'
import { checkedFact, valueInWords } from '../facts/fact-value.ts'
import { addLooking } from '../facts/look-at-facts.ts'
import { addProposing } from '../facts/propose-facts.ts'
import { EXIT } from '../failures.ts'
import { findBrand } from '../find.ts'
import { withExamples } from '../options.ts'
import { table } from '../ui/table.ts'
import { accessNote, originOf, paintClass, plural, speakerName } from '../ui/words.ts'
import { waitForJob } from '../wait-for-job.ts'

export function factsCommand(context: Context): Command {
  const showPreview: ShowPreview = async (client, brandId, change) =>
    context.show(await client.operator.facts.preview(brandId, change), (clean) =>
      renderPreview(context, clean),
    )
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
      new Argument(
        '<predicate>',
        `what it is about: ${FACT_PREDICATES.join(', ')}; or what "predicates list" shows`,
      ).argParser(predicateNamed),
    )
    .argument('<value...>', 'the truth')
    .option('--note <text>', 'how you know it, for example a page')
    .option('--from <day>', 'the first day on which it holds, such as 2027-01-01')
    .option('--until <day>', 'the last day on which it holds')
    .option('--preview', 'only show which answers would change class')
    .option('-w, --wait', 'wait until stored answers are judged again')
    .action((brand: string, predicate: string, values: string[], options: AddOptions) =>
      addFact(context, brand, predicate, values, options),
    )
  addLooking(context, facts)
  addDeciding(context, facts, showPreview)
  addProposing(context, facts)
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
    .option('-b, --brand <brand>', 'not needed: a fact knows its brand')
    .option('--note <text>', 'how you know it, for example a page')
    .option('--changed', 'the old value was true until now')
    .option('--preview', 'only show which answers would change class')
    .option('-w, --wait', 'wait until stored answers are judged again')
    .action((factId: string, values: string[], options: ChangeOptions) =>
      changeFact(context, factId, values, options, showPreview),
    )
  const withdraw = facts
    .command('withdraw')
    .description(
      'Withdraws a fact that should never have been there. It is kept, but nothing is judged by it, and no refresh brings it back.',
    )
    .argument('<fact>', 'its id, from "facts list"')
    .option('--reason <text>', 'why; kept in the history of the fact')
    .option('-w, --wait', 'wait until stored answers are judged again')
    .action((factId: string, options: StateOptions) =>
      putState(context, 'withdrawn', options, (client, why) => client.archive(factId, why)),
    )
  const restore = facts
    .command('restore')
    .description('Takes the withdrawal of a fact back.')
    .argument('<fact>', 'its id, from "facts list --all"')
    .option('--reason <text>', 'why; kept in the history of the fact')
    .option('-w, --wait', 'wait until stored answers are judged again')
    .action((factId: string, options: StateOptions) =>
      putState(context, 'restored', options, (client, why) => client.restore(factId, why)),
    )
  withExamples(set, [
    ['facts set 01a1dd29-4dac-7151-9b3e-1037b37caf02 2005 --wait', 'It was a mistake'],
    ['facts set 01a1dd29-4dac-7151-9b3e-1037b37caf02 190 --changed --preview', 'What would it change?'],
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
  withExamples(refresh, [['facts refresh halden-instruments.com --wait', 'After the site has changed']])
  return facts
}

async function addFact(
  context: Context,
  wanted: string,
  predicate: string,
  values: readonly string[],
  { note, preview, from, until, wait }: AddOptions,
): Promise<void> {
  const given = checkedFact(predicate, values)
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const days = {
    ...(from !== undefined && { validFrom: from }),
    ...(until !== undefined && { validUntil: until }),
  }
  const facts = [{ ...given, ...(note !== undefined && { note }), ...days }]
  if (preview) {
    const told = await client.operator.facts.preview(brand.id, { facts })
    return context.show(told, (clean) => renderPreview(context, clean))
  }
  const { items, jobId } = await client.operator.facts.create(brand.id, { facts })
  const [fact] = items
  const words =
    fact === undefined
      ? 'Known already.'
      : `${context.paint.green('✓')} ${fact.predicate}: ${valueInWords(fact.value)}  ${context.paint.dim(fact.id)}`
  if (wait) return showFollowed(context, client, { jobId, words, wait })
  context.show(fact, () => words)
}

interface StateOptions {
  reason?: string
  wait?: true
}

/** A common predicate in any spelling; any other name is for the brand to know. */
const predicateNamed = (typed: string): string =>
  FACT_PREDICATES.find((name) => name === typed.toLowerCase().replaceAll('-', '_')) ?? typed

async function putState(
  context: Context,
  done: string,
  { reason, wait }: StateOptions,
  change: (
    facts: Client['operator']['facts'],
    why: { reason?: string },
  ) => ReturnType<Client['operator']['facts']['archive']>,
): Promise<void> {
  const client = connect(context)
  const fact = await change(client.operator.facts, reason === undefined ? {} : { reason })
  const words = `${context.paint.green('✓')} ${done}: ${fact.predicate}: ${valueInWords(fact.value)}`
  if (wait) return showFollowed(context, client, { jobId: fact.jobId, words, wait })
  context.show(fact, () => words)
}

interface AddOptions {
  note?: string
  preview?: true
  from?: string
  until?: string
  wait?: true
}

type Preview = OperatorAnswer<'adminPreviewFacts'>

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
