import type { FindingDetailBody } from '@veracite/contract/findings/operations'
import { ENGINES, FINDING_STATES, ORIGINS, type Origin } from '@veracite/terms/vocabulary'
import { Command } from 'commander'
import type { FindingBody } from '../bodies.ts'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { EXIT, UsageError } from '../failures.ts'
import { findBrand } from '../find.ts'
import { choice, withExamples } from '../options.ts'
import {
  countedApart,
  minuteOf,
  originOf,
  plural,
  predicateName,
  secondOf,
  speakerName,
} from '../ui/words.ts'
import { waitForJob } from '../wait-for-job.ts'

interface Filter {
  state?: FindingBody['state']
  engine?: FindingBody['engine']
  origin?: Origin
}

export function findingsCommand(context: Context): Command {
  const findings = new Command('findings')
    .summary('what engines keep saying that is not true')
    .description(
      'Lists the false statements about a brand, one for each statement and engine however many answers repeat it: ' +
        'when it was first and last said, and whether it still is.',
    )
    .argument('[brand]', 'id, domain or name')
    .addOption(choice('-s, --state <state>', 'only in this state', FINDING_STATES))
    .addOption(choice('-e, --engine <engine>', 'only of this engine', ENGINES))
    .addOption(choice('--origin <origin>', 'only what these answer', ORIGINS))
    .action((brand: string | undefined, filter: Filter) => list(context, brand, filter))
  const show = findings
    .command('show')
    .description(
      'Shows a finding: how often each scan saw it, the answers that state it, what happened to it.',
    )
    .argument('<finding>', 'id of a finding')
    .action((finding: string) => showOne(context, finding))
  const settle = findings
    .command('settle')
    .description('Settles a finding with a note. If an engine says it again, it counts as returned.')
    .argument('<finding>', 'id of a finding')
    .requiredOption('--note <text>', 'why')
    .option('--by <name>', 'who says so', 'operator')
    .action((finding: string, options: { note: string; by: string }) => settleOne(context, finding, options))
  const reopen = findings
    .command('reopen')
    .description('Takes the settling of a finding back: its state is again what the answers say.')
    .argument('<finding>', 'id of a finding')
    .option('--note <text>', 'why')
    .option('--by <name>', 'who says so', 'operator')
    .action(async (finding: string, options: { note?: string; by: string }) => {
      const reopened = await connect(context).operator.findings.reopen(finding, options)
      context.show(reopened, (clean) => renderHead(context.paint, clean).join('\n'))
    })
  withExamples(reopen, [['findings reopen 01a1dd29-4dac-7151-9b3e-1037b37caf02', 'It was not corrected']])
  const rebuild = findings
    .command('rebuild')
    .description('Rebuilds the findings of a brand from its classifications. Correct ones stay unchanged.')
    .argument('<brand>', 'id, domain or name')
    .option('-w, --wait', 'wait for the outcome')
    .action((brand: string, options: { wait?: true }) => rebuildAll(context, brand, options.wait === true))
  withExamples(findings, [
    ['findings halden-instruments.com', 'All of them, newest first'],
    ['findings halden-instruments.com --state open', 'What is still said'],
  ])
  withExamples(show, [['findings show 01a1dd29-4dac-7151-9b3e-1037b37caf02', 'With its answers']])
  withExamples(settle, [
    [
      'findings settle 01a1dd29-4dac-7151-9b3e-1037b37caf02 --note "Corrected by the engine" --by Ada',
      'Done with it',
    ],
  ])
  withExamples(rebuild, [['findings rebuild halden-instruments.com --wait', 'After an upgrade']])
  return findings
}

async function list(context: Context, wanted: string | undefined, filter: Filter): Promise<void> {
  if (wanted === undefined) throw new UsageError('Give a brand, or use show, settle, reopen or rebuild.')
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const found = await client.everyPage(client.operator.findings.list(brand.id, filter))
  context.showEach(found, (items) =>
    items.length === 0
      ? `Nothing was found${filter.state ? ` that is ${stateName(filter.state)}` : ''} about ${brand.name}.`
      : renderList(context, items),
  )
}

const stateName = (state: string): string => state.replace('_', ' ')

function renderList({ paint, self }: Context, items: readonly FindingBody[]): string {
  const blocks = items.map((finding) => renderHead(paint, finding).join('\n'))
  return `${blocks.join('\n\n')}\n\n${countedApart(items, 'finding')}. Look at one: ${self} findings show FINDING`
}

function renderHead(paint: Context['paint'], finding: FindingBody): string[] {
  const { id, engine, predicate, about, stated, truth, state, settledBy, settlement } = finding
  const colour = { open: paint.red, returned: paint.red, not_seen: paint.yellow, settled: paint.green }[state]
  const name = finding.label ?? predicateName(predicate)
  const what = about === null ? name : `${name} of ${about}`
  const said = `said in ${plural(finding.occurrences, 'answer')}, first ${minuteOf(finding.firstSaidAt)}, last ${minuteOf(finding.lastSaidAt)}`
  return [
    `${colour(stateName(state))}  ${speakerName(engine, originOf(finding))}  ${what}  ${paint.dim(id)}`,
    `  ${paint.dim('states')}  ${stated}${truth === null ? '' : `   ${paint.dim('fact')}  ${truth}`}`,
    `  ${said}`,
    ...(finding.notSeen === null ? [] : [`  since then ${finding.notSeen.words}`]),
    ...(settledBy === null ? [] : [`  ${SETTLED[settledBy]}`]),
    ...(settlement === null ? [] : [`  ${settlement.by}, ${minuteOf(settlement.at)}: ${settlement.note}`]),
  ]
}

const SETTLED: Record<NonNullable<FindingBody['settledBy']>, string> = {
  operator: 'settled by the operator',
  fact: 'settled: the fact that it contradicted no longer stands',
  reading: 'settled: no answer is accused of it any more',
}

async function showOne(context: Context, findingId: string): Promise<void> {
  const finding = await connect(context).operator.findings.get(findingId)
  context.show(finding, (clean) => renderDetail(context, clean))
}

function renderDetail({ paint, self }: Context, finding: FindingDetailBody): string {
  const { scans, saidIn, events } = finding
  return [
    ...renderHead(paint, finding),
    ...(finding.fact?.source.url ? [`  ${paint.dim('source')}  ${finding.fact.source.url}`] : []),
    '',
    paint.bold('Scans'),
    ...scans.map(({ createdAt, words, status, scanId }) =>
      [`  ${minuteOf(createdAt)}  ${words}`, status === 'PARTIAL' ? 'PARTIAL' : '', paint.dim(scanId)]
        .filter((part) => part !== '')
        .join('  '),
    ),
    '',
    paint.bold('Answers'),
    ...saidIn
      .slice(0, 10)
      .map(
        ({ saidAt, kind, runId, prompt }) =>
          `  ${secondOf(saidAt)}  ${kind === 'verification' ? 'asked again  ' : ''}${paint.dim(runId)}  ${prompt}`,
      ),
    ...(finding.occurrences > 10
      ? [paint.dim(`  10 of ${finding.occurrences} shown; --json has more.`)]
      : []),
    '',
    ...(finding.sourceTrail.length === 0
      ? []
      : [
          paint.bold('Sources'),
          ...finding.sourceTrail
            .slice(0, 10)
            .map(
              ({ says, url, quote, reason, answers }) =>
                `  ${SAYS[says]}  ${url}  ${paint.dim(`cited by ${plural(answers, 'answer')}`)}${quote === null ? (reason === null ? '' : `\n    ${paint.dim(reason)}`) : `\n    “${quote.replaceAll('\n', ' ')}”`}`,
            ),
          '',
        ]),
    paint.bold('Events'),
    ...events.map(({ at, fromState, state, notSeen, by, note }) => {
      const change = fromState === null ? 'found' : `${stateName(fromState)} → ${stateName(state)}`
      const more = [notSeen?.words, by !== null && note !== null ? `${by}: ${note}` : null]
      return `  ${secondOf(at)}  ${[change, ...more.filter((part) => typeof part === 'string')].join('  ')}`
    }),
    '',
    paint.dim('Next'),
    `  ${self} bundle ${finding.lastRunId} -o bundle.json`,
  ].join('\n')
}

const SAYS: Record<FindingDetailBody['sourceTrail'][number]['says'], string> = {
  same_error: 'says the same',
  truth: 'says what is true',
  neither: 'says neither',
  unread: 'could not be read',
}

async function settleOne(
  context: Context,
  findingId: string,
  options: { note: string; by: string },
): Promise<void> {
  const settled = await connect(context).operator.findings.settle(findingId, options)
  context.show(settled, ({ stated, engine, ...whose }) =>
    [
      `${context.paint.green('✓')} Settled: ${speakerName(engine, originOf(whose))} states “${stated}”.`,
      context.paint.dim('If an engine says it again, it counts as returned.'),
    ].join('  '),
  )
}

async function rebuildAll(context: Context, wanted: string, wait: boolean): Promise<void> {
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const queued = await client.operator.findings.rebuild(brand.id)
  if (!wait) return context.show(queued, ({ jobId }) => `Queued as job ${jobId}.`)
  const job = await waitForJob(context, client, queued.jobId, ({ runs }) =>
    typeof runs === 'number' ? `looked at ${plural(runs, 'answer')}` : 'looking',
  )
  if (job.state === 'dead') context.exitCode = EXIT.refused
  context.show(job, ({ state, error, result }) =>
    state === 'dead'
      ? `${context.paint.red('✗')} ${error ?? 'It failed.'}`
      : `${context.paint.green('✓')} ${plural(Number(result?.findings ?? 0), 'finding')} from ${plural(Number(result?.runs ?? 0), 'answer')}`,
  )
}
