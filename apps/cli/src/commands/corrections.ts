import { CORRECTION_STATES, ORIGINS } from '@veracite/terms/vocabulary'
import type { Language } from '@veracite/words/languages'
import type { Client } from '../client.ts'
import { confirm } from '../confirm.ts'
import type { Context } from '../context.ts'
import {
  BRAND,
  BRAND_OF_GROUP,
  type Given,
  type Input,
  idOf,
  LANGUAGE,
  opt,
  YES,
} from '../declared/inputs.ts'
import { group, lists, runs, shows } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { readEngines, wholeNumber } from '../options.ts'
import {
  correctionHead,
  renderCorrection,
  renderDifference,
  renderEstimate,
  renderSteps,
  renderTimes,
  renderWatches,
} from '../ui/correction.ts'
import { plural } from '../ui/words.ts'

const CORRECTION = idOf('correction', 'id of a correction')
const BY = opt('--by <name>', 'name of the person, for the record', { preset: 'operator' })
const NOTE = opt('--note <text>', 'a remark for the history')

/** The end of a day, in UTC; a whole time is taken as it is. */
const dayToTime = (typed: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(typed) ? `${typed}T23:59:59Z` : typed

const percent = (typed: string): number => wholeNumber(3, 30)(typed) / 100

/** What a person says of a correction: each is one move of it. */
const move = (
  name: string,
  about: string,
  made: 'asked' | 'noted' | 'closed' | 'reopened',
  inputs: readonly Input[] = [NOTE],
) =>
  shows({
    name,
    about,
    inputs: [CORRECTION, ...inputs, BY],
    always: { move: made },
    call: ({ corrections }) => corrections.move,
    says: renderCorrection,
  })

export const correctionsCommand = group({
  name: 'corrections',
  summary: 'have a false claim corrected, and see whether it helped',
  about:
    'Lists the corrections of a brand. A correction is opened for a finding or a fact. It drafts the requests to publishers and engines, captures the cited pages again, asks the engines again, and reports when few answers still make the statement. It sends nothing by itself.',
  own: lists({
    inputs: [
      BRAND_OF_GROUP,
      opt('-s, --state <state>', 'only in this state', { choices: CORRECTION_STATES }),
    ],
    examples: [
      ['BRAND', 'All of them, newest first'],
      ['BRAND --state asked', 'Corrections that were requested'],
    ],
    before: ({ ids }) => {
      if (ids.length === 0)
        throw new UsageError('Give a brand, or use open, show, steps, asked, note, close, watch or times.')
    },
    call: ({ corrections }) => corrections.list,
    blocks: (correction, context) => correctionHead(context, correction).join('\n'),
    footer: (_, items, { self }) =>
      `${plural(items.length, 'correction')}. Look at one: ${self} corrections show CORRECTION`,
    empty: ({ brand }) => `Nothing of ${brand.name} is being corrected.`,
  }),
  verbs: [
    shows({
      name: 'open',
      about: 'Opens a correction for a finding, or for everything that contradicts a fact.',
      inputs: [
        opt('--finding <id>', 'id of a finding', { as: 'findingId' }),
        opt('--fact <id>', 'id of a fact; needs --brand', { as: 'factId' }),
        opt('--brand <brand>', 'id, domain or name, with --fact', { find: 'brand', id: true }),
        opt('--deadline <day>', 'until when, such as 2026-12-01', { parse: dayToTime }),
        opt('--note <text>', 'why, or for whom'),
        BY,
      ],
      examples: [
        ['--finding ID', 'One false statement of one engine'],
        ['--fact ID --brand BRAND', 'Every statement that contradicts a fact'],
      ],
      before: async (given, _, { operator }) => {
        const { findingId, factId } = given.sent
        if ((findingId === undefined) === (factId === undefined))
          throw new UsageError('Give --finding or --fact.')
        if (findingId !== undefined) given.ids = [(await operator.findings.get(String(findingId))).brandId]
        else if (given.ids.length === 0) throw new UsageError('Give the brand of the fact with --brand.')
      },
      call: ({ corrections }) => corrections.open,
      says: renderCorrection,
    }),
    shows({
      name: 'show',
      about: 'Shows a correction: how it stands, pages, watches and history.',
      inputs: [CORRECTION],
      call: ({ corrections }) => corrections.get,
      says: renderCorrection,
    }),
    runs({
      name: 'steps',
      about: 'Prints whom to ask, and the drafts to copy. A person sends them.',
      inputs: [CORRECTION, LANGUAGE],
      run: async ({ ids: [id = ''], sent }: Given<{ language?: Language }>, context, { operator }) => {
        const { steps } = await operator.corrections.get(id, sent)
        context.show(steps, (clean) => renderSteps(context, clean, id))
      },
    }),
    shows({
      name: 'difference',
      about:
        'Compares two signed captures of a page: the last one before a correction was requested, and the newest.',
      inputs: [CORRECTION, { flags: '[url]', about: 'the page; the first that is watched when left out' }],
      before: async ({ ids: [id = ''], sent }, _, { operator }) => {
        sent.url ??= (await operator.corrections.get(id)).pages[0]?.url
        if (sent.url === undefined) throw new UsageError('No page is watched for this correction.')
      },
      call: ({ corrections }) => corrections.getPageDifference,
      says: renderDifference,
    }),
    shows({
      name: 'times',
      about:
        'Shows the time to correction by engine, source and fact. Open corrections count for as long as they have been open.',
      inputs: [
        BRAND,
        opt('--origin <origin>', 'only answers of this origin', { choices: ORIGINS, preset: 'engine' }),
      ],
      call: ({ corrections }) => corrections.getTimes,
      says: renderTimes,
    }),
    move('asked', 'Records that a correction was requested.', 'asked', [
      opt('--step <key>', 'which step was done, as `steps` names it'),
      NOTE,
    ]),
    move('note', 'Adds a note to the history.', 'noted', [opt('--note <text>', 'what', { required: true })]),
    move('close', 'Closes a correction. If the statement comes back, its state becomes returned.', 'closed'),
    move('reopen', 'Opens a closed correction again.', 'reopened'),
    shows({
      name: 'deadline',
      about: 'Sets the deadline, or takes it away with none. Events remind three days before and after it.',
      inputs: [
        CORRECTION,
        {
          flags: '<day>',
          about: 'such as 2026-12-01, or none',
          parse: (day) => (day === 'none' ? null : dayToTime(day)),
          as: 'deadline',
        },
      ],
      examples: [['ID 2026-12-01', 'Get an event three days before']],
      call: ({ corrections }) => corrections.setDeadline,
      says: renderCorrection,
    }),
    runs<object>({
      name: 'watch',
      about:
        'Asks the engines again until the share of answers with the statement is known well enough. The plan is logged before the first question, and the maximum cost is shown first.',
      inputs: [
        CORRECTION,
        opt('--engines <list>', 'only these, separated by commas', { parse: readEngines }),
        opt('--at-most <percent>', 'goal: fewer than this percentage of answers make the statement', {
          parse: percent,
        }),
        opt('--every-hours <hours>', 'hours between checks', { parse: wholeNumber(0, 336) }),
        opt('--rounds <count>', 'rounds at most', { parse: wholeNumber(1, 6) }),
        opt('--looks <count>', 'weekly checks after the goal is reached', {
          parse: wholeNumber(0, 104),
          as: 'surveillanceLooks',
        }),
        opt('--max-questions <count>', 'questions at most, for each engine', {
          parse: wholeNumber(1, 10_000),
        }),
        opt('--ceiling <usd>', 'dollars at most, for each engine', { as: 'spendCeilingUsd' }),
        opt('--estimate', 'only say what it would ask and cost', { local: true }),
        opt('--stop', 'stop asking; the outcome so far is signed and kept', { local: true }),
        YES,
      ],
      examples: [
        ['ID --estimate', 'What it would ask and cost at most'],
        ['ID --at-most 5 --ceiling 2.50 --yes', 'More closely, with a ceiling'],
        ['ID --stop', 'Stop asking the engines'],
      ],
      run: watch,
    }),
  ],
})

async function watch(
  { ids: [id = ''], sent, own }: Given<object>,
  context: Context,
  { operator: { corrections } }: Client,
): Promise<void> {
  if (own.stop) {
    const stopped = await corrections.stopWatch(id)
    return context.show(stopped.items, (clean) => renderWatches(context, clean))
  }
  const estimate = await corrections.estimateWatch(id, sent)
  if (own.estimate) return context.show(estimate, renderEstimate)
  context.note(renderEstimate(estimate))
  await confirm(context, 'Ask again by this plan?', own.yes as true | undefined)
  const started = await corrections.startWatch(id, sent)
  context.show(started.items, (clean) => renderWatches(context, clean))
}
