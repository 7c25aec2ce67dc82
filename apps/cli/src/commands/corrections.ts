import {
  CORRECTION_STATES,
  type CorrectionState,
  type Engine,
  ORIGINS,
  type Origin,
} from '@veracite/terms/vocabulary'
import { Command } from 'commander'
import { connect } from '../client.ts'
import { confirm } from '../confirm.ts'
import type { Context } from '../context.ts'
import { UsageError } from '../failures.ts'
import { findBrand } from '../find.ts'
import { choice, readEngines, wholeNumber, withExamples } from '../options.ts'
import {
  renderCorrection,
  renderCorrections,
  renderDifference,
  renderEstimate,
  renderSteps,
  renderTimes,
  renderWatches,
} from '../ui/correction.ts'

const ID = '01a1dd29-4dac-7151-9b3e-1037b37caf02'

export function correctionsCommand(context: Context): Command {
  const corrections = new Command('corrections')
    .summary('have a false claim corrected, and see whether it helped')
    .description(
      'Lists the corrections of a brand. One is opened from a finding or a fact: it says whom to ask and with which ' +
        'words, captures the pages again, asks the engines again, and says when they make it in few answers only. Nothing is sent by itself.',
    )
    .argument('[brand]', 'id, domain or name')
    .addOption(choice('-s, --state <state>', 'only in this state', CORRECTION_STATES))
    .action((brand: string | undefined, options: { state?: CorrectionState }) =>
      list(context, brand, options),
    )
  withExamples(corrections, [
    ['corrections halden-instruments.com', 'All of them, newest first'],
    ['corrections halden-instruments.com --state asked', 'Where an answer is awaited'],
  ])
  addOpening(context, corrections)
  addReading(context, corrections)
  addMoving(context, corrections)
  addWatching(context, corrections)
  return corrections
}

async function list(
  context: Context,
  wanted: string | undefined,
  filter: { state?: CorrectionState },
): Promise<void> {
  if (wanted === undefined)
    throw new UsageError('Give a brand, or use open, show, steps, asked, note, close, watch or times.')
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  const found = await client.everyPage(client.operator.corrections.list(brand.id, filter))
  context.showEach(found, (items) =>
    items.length === 0 ? `Nothing of ${brand.name} is being corrected.` : renderCorrections(context, items),
  )
}

function addOpening(context: Context, corrections: Command): void {
  const open = corrections
    .command('open')
    .description('Opens a correction for a finding, or for everything that contradicts a fact.')
    .option('--finding <id>', 'id of a finding')
    .option('--fact <id>', 'id of a fact; needs --brand')
    .option('--brand <brand>', 'id, domain or name, with --fact')
    .option('--deadline <day>', 'until when, such as 2026-12-01')
    .option('--note <text>', 'why, or for whom')
    .option('--by <name>', 'who says so', 'operator')
    .action(async (options: OpenOptions) => {
      const client = connect(context)
      const { brandId, what } = await whatToOpen(client, options)
      const opened = await client.operator.corrections.open(brandId, {
        ...what,
        ...(options.deadline !== undefined && { deadline: dayToTime(options.deadline) }),
        ...(options.note !== undefined && { note: options.note }),
        by: options.by,
      })
      context.show(opened, (clean) => renderCorrection(context, clean))
    })
  withExamples(open, [
    [`corrections open --finding ${ID}`, 'One false statement of one engine'],
    [`corrections open --fact ${ID} --brand halden-instruments.com`, 'Whatever contradicts the fact'],
  ])
}

interface OpenOptions {
  finding?: string
  fact?: string
  brand?: string
  deadline?: string
  note?: string
  by: string
}

async function whatToOpen(client: ReturnType<typeof connect>, { finding, fact, brand }: OpenOptions) {
  if ((finding === undefined) === (fact === undefined)) throw new UsageError('Give --finding or --fact.')
  if (finding !== undefined)
    return { brandId: (await client.operator.findings.get(finding)).brandId, what: { findingId: finding } }
  if (brand === undefined) throw new UsageError('Give the brand of the fact with --brand.')
  return { brandId: (await findBrand(client, brand)).id, what: { factId: fact ?? '' } }
}

/** The end of a day, in UTC; a whole time is taken as it is. */
const dayToTime = (typed: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(typed) ? `${typed}T23:59:59Z` : typed

function addReading(context: Context, corrections: Command): void {
  const show = corrections
    .command('show')
    .description('Shows a correction: how it stands, pages, watches and history.')
    .argument('<correction>', 'id of a correction')
    .action(async (id: string) => {
      const found = await connect(context).operator.corrections.get(id)
      context.show(found, (clean) => renderCorrection(context, clean))
    })
  const steps = corrections
    .command('steps')
    .description('Prints whom to ask, and the drafts to copy. A person sends them.')
    .argument('<correction>', 'id of a correction')
    .action(async (id: string) => {
      const found = await connect(context).operator.corrections.get(id)
      context.show(found.steps, (clean) => renderSteps(context, clean, id))
    })
  const difference = corrections
    .command('difference')
    .description('Shows what changed on a page since before anybody was asked, from two signed captures.')
    .argument('<correction>', 'id of a correction')
    .argument('[url]', 'the page; the first that is watched when left out')
    .action(async (id: string, url: string | undefined) => {
      const { operator } = connect(context)
      const page = url ?? (await operator.corrections.get(id)).pages[0]?.url
      if (page === undefined) throw new UsageError('No page is watched for this correction.')
      const found = await operator.corrections.getPageDifference(id, { url: page })
      context.show(found, (clean) => renderDifference(context, clean))
    })
  const times = corrections
    .command('times')
    .description(
      'How long it takes until something is corrected, per engine, source and fact, with what is still open.',
    )
    .argument('<brand>', 'id, domain or name')
    .addOption(choice('--origin <origin>', 'whose answers', ORIGINS).default('engine'))
    .action(async (wanted: string, { origin }: { origin: Origin }) => {
      const client = connect(context)
      const brand = await findBrand(client, wanted)
      const found = await client.operator.corrections.getTimes(brand.id, { origin })
      context.show(found, (clean) => renderTimes(context, clean))
    })
  withExamples(show, [[`corrections show ${ID}`, 'How it stands']])
  withExamples(steps, [[`corrections steps ${ID}`, 'What to send, and where']])
  withExamples(difference, [[`corrections difference ${ID}`, 'Before and after']])
  withExamples(times, [['corrections times halden-instruments.com', 'Time to correction']])
}

type PersonsMove = 'asked' | 'noted' | 'closed' | 'reopened'

function addMoving(context: Context, corrections: Command): void {
  const moving = (name: string, move: PersonsMove, description: string, needsNote: boolean) => {
    const command = corrections
      .command(name)
      .description(description)
      .argument('<correction>', 'id of a correction')
    if (move === 'asked') command.option('--step <key>', 'which step was done, as `steps` names it')
    if (needsNote) command.requiredOption('--note <text>', 'what')
    else command.option('--note <text>', 'what there is to say')
    return command
      .option('--by <name>', 'who says so', 'operator')
      .action(async (id: string, options: { step?: string; note?: string; by: string }) => {
        const moved = await connect(context).operator.corrections.move(id, { move, ...options })
        context.show(moved, (clean) => renderCorrection(context, clean))
      })
  }
  const asked = moving('asked', 'asked', 'Notes that somebody was asked.', false)
  const note = moving('note', 'noted', 'Adds a note to the history.', true)
  const close = moving('close', 'closed', 'Closes a correction. That it comes back is still noticed.', false)
  const reopen = moving('reopen', 'reopened', 'Opens a closed correction again.', false)
  const deadline = corrections
    .command('deadline')
    .description(
      'Sets the deadline, or takes it away with none. Events remind three days before and after it.',
    )
    .argument('<correction>', 'id of a correction')
    .argument('<day>', 'such as 2026-12-01, or none')
    .action(async (id: string, day: string) => {
      const at = day === 'none' ? null : dayToTime(day)
      const set = await connect(context).operator.corrections.setDeadline(id, { deadline: at })
      context.show(set, (clean) => renderCorrection(context, clean))
    })
  withExamples(asked, [[`corrections asked ${ID} --step "engine CHATGPT" --by Ada`, 'The form was sent']])
  withExamples(note, [[`corrections note ${ID} --note "They will answer next week"`, 'For the others']])
  withExamples(close, [[`corrections close ${ID} --note "Done"`, 'Done with it']])
  withExamples(reopen, [[`corrections reopen ${ID}`, 'Not done after all']])
  withExamples(deadline, [[`corrections deadline ${ID} 2026-12-01`, 'Be reminded']])
}

interface WatchOptions {
  engines?: Engine[]
  atMost?: number
  everyHours?: number
  rounds?: number
  looks?: number
  maxQuestions?: number
  ceiling?: string
  estimate?: true
  stop?: true
  yes?: true
}

function addWatching(context: Context, corrections: Command): void {
  const watch = corrections
    .command('watch')
    .description(
      'Asks the engines again, by a plan that is in the log before the first question, until it is clear. Says first what that may ask and cost.',
    )
    .argument('<correction>', 'id of a correction')
    .option('--engines <list>', 'only these, separated by commas', readEngines)
    .option('--at-most <percent>', 'to be shown: made in fewer than this many of a hundred answers', percent)
    .option('--every-hours <hours>', 'time between looks', wholeNumber(0, 336))
    .option('--rounds <count>', 'rounds at most', wholeNumber(1, 6))
    .option('--looks <count>', 'weekly looks after that was shown', wholeNumber(0, 104))
    .option('--max-questions <count>', 'questions at most, for each engine', wholeNumber(1, 10_000))
    .option('--ceiling <usd>', 'dollars at most, for each engine')
    .option('--estimate', 'only say what it would ask and cost')
    .option('--stop', 'stop asking, with a signed outcome; what was found stays')
    .option('-y, --yes', 'do not ask')
    .action((id: string, options: WatchOptions) => watchOne(context, id, options))
  withExamples(watch, [
    [`corrections watch ${ID} --estimate`, 'What it would ask and cost at most'],
    [`corrections watch ${ID} --at-most 5 --ceiling 2.50 --yes`, 'More closely, with a ceiling'],
    [`corrections watch ${ID} --stop`, 'No more questions'],
  ])
}

const percent = (typed: string): number => wholeNumber(3, 30)(typed) / 100

async function watchOne(context: Context, id: string, options: WatchOptions): Promise<void> {
  const { operator } = connect(context)
  if (options.stop) {
    const stopped = await operator.corrections.stopWatch(id)
    return context.show(stopped.items, (clean) => renderWatches(context, clean))
  }
  const { engines, atMost, everyHours, rounds, looks, maxQuestions, ceiling } = options
  const body = {
    ...(engines && { engines }),
    ...(atMost !== undefined && { atMost }),
    ...(everyHours !== undefined && { everyHours }),
    ...(rounds !== undefined && { rounds }),
    ...(looks !== undefined && { surveillanceLooks: looks }),
    ...(maxQuestions !== undefined && { maxQuestions }),
    ...(ceiling !== undefined && { spendCeilingUsd: ceiling }),
  }
  const estimate = await operator.corrections.estimateWatch(id, body)
  if (options.estimate) return context.show(estimate, (clean) => renderEstimate(context, clean))
  context.note(renderEstimate(context, estimate))
  await confirm(context, 'Ask again by this plan?', options.yes)
  const started = await operator.corrections.startWatch(id, body)
  context.show(started.items, (clean) => renderWatches(context, clean))
}
