import { CORRECTION_STATES, ORIGINS } from '@veracite/terms/vocabulary'
import type { Client } from '../client.ts'
import { confirm } from '../confirm.ts'
import type { Context } from '../context.ts'
import { BRAND, BRAND_OF_GROUP, type Given, idOf, opt, YES } from '../declared/inputs.ts'
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

const ID = '01a1dd29-4dac-7151-9b3e-1037b37caf02'
const CORRECTION = idOf('correction', 'id of a correction')
const BY = opt('--by <name>', 'who says so', { preset: 'operator' })
const NOTE = opt('--note <text>', 'what there is to say')

/** The end of a day, in UTC; a whole time is taken as it is. */
const dayToTime = (typed: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(typed) ? `${typed}T23:59:59Z` : typed

const percent = (typed: string): number => wholeNumber(3, 30)(typed) / 100

/** What a person says of a correction: each is one move of it. */
const move = (
  name: string,
  about: string,
  made: 'asked' | 'noted' | 'closed' | 'reopened',
  { example, inputs = [NOTE] }: { example: [string, string]; inputs?: (typeof NOTE)[] },
) =>
  shows({
    name,
    about,
    inputs: [CORRECTION, ...inputs, BY],
    examples: [example],
    always: { move: made },
    call: ({ corrections }) => corrections.move,
    says: renderCorrection,
  })

export const correctionsCommand = group({
  name: 'corrections',
  summary: 'have a false claim corrected, and see whether it helped',
  about:
    'Lists the corrections of a brand. One is opened from a finding or a fact: it says whom to ask and with which words, captures the pages again, asks the engines again, and says when they make it in few answers only. Nothing is sent by itself.',
  own: lists({
    inputs: [
      BRAND_OF_GROUP,
      opt('-s, --state <state>', 'only in this state', { choices: CORRECTION_STATES }),
    ],
    examples: [
      ['corrections halden-instruments.com', 'All of them, newest first'],
      ['corrections halden-instruments.com --state asked', 'Where an answer is awaited'],
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
        [`corrections open --finding ${ID}`, 'One false statement of one engine'],
        [`corrections open --fact ${ID} --brand halden-instruments.com`, 'Whatever contradicts the fact'],
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
      examples: [[`corrections show ${ID}`, 'How it stands']],
      call: ({ corrections }) => corrections.get,
      says: renderCorrection,
    }),
    runs({
      name: 'steps',
      about: 'Prints whom to ask, and the drafts to copy. A person sends them.',
      inputs: [CORRECTION],
      examples: [[`corrections steps ${ID}`, 'What to send, and where']],
      run: async ({ ids: [id = ''] }, context, { operator }) => {
        const { steps } = await operator.corrections.get(id)
        context.show(steps, (clean) => renderSteps(context, clean, id))
      },
    }),
    shows({
      name: 'difference',
      about: 'Shows what changed on a page since before anybody was asked, from two signed captures.',
      inputs: [CORRECTION, { flags: '[url]', about: 'the page; the first that is watched when left out' }],
      examples: [[`corrections difference ${ID}`, 'Before and after']],
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
        'How long it takes until something is corrected, per engine, source and fact, with what is still open.',
      inputs: [BRAND, opt('--origin <origin>', 'whose answers', { choices: ORIGINS, preset: 'engine' })],
      examples: [['corrections times halden-instruments.com', 'Time to correction']],
      call: ({ corrections }) => corrections.getTimes,
      says: renderTimes,
    }),
    move('asked', 'Notes that somebody was asked.', 'asked', {
      inputs: [opt('--step <key>', 'which step was done, as `steps` names it'), NOTE],
      example: [`corrections asked ${ID} --step "engine CHATGPT" --by Ada`, 'The form was sent'],
    }),
    move('note', 'Adds a note to the history.', 'noted', {
      inputs: [opt('--note <text>', 'what', { required: true })],
      example: [`corrections note ${ID} --note "They will answer next week"`, 'For the others'],
    }),
    move('close', 'Closes a correction. That it comes back is still noticed.', 'closed', {
      example: [`corrections close ${ID} --note "Done"`, 'Done with it'],
    }),
    move('reopen', 'Opens a closed correction again.', 'reopened', {
      example: [`corrections reopen ${ID}`, 'Not done after all'],
    }),
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
      examples: [[`corrections deadline ${ID} 2026-12-01`, 'Be reminded']],
      call: ({ corrections }) => corrections.setDeadline,
      says: renderCorrection,
    }),
    runs<object>({
      name: 'watch',
      about:
        'Asks the engines again, by a plan that is in the log before the first question, until it is clear. Says first what that may ask and cost.',
      inputs: [
        CORRECTION,
        opt('--engines <list>', 'only these, separated by commas', { parse: readEngines }),
        opt('--at-most <percent>', 'to be shown: made in fewer than this many of a hundred answers', {
          parse: percent,
        }),
        opt('--every-hours <hours>', 'time between looks', { parse: wholeNumber(0, 336) }),
        opt('--rounds <count>', 'rounds at most', { parse: wholeNumber(1, 6) }),
        opt('--looks <count>', 'weekly looks after that was shown', {
          parse: wholeNumber(0, 104),
          as: 'surveillanceLooks',
        }),
        opt('--max-questions <count>', 'questions at most, for each engine', {
          parse: wholeNumber(1, 10_000),
        }),
        opt('--ceiling <usd>', 'dollars at most, for each engine', { as: 'spendCeilingUsd' }),
        opt('--estimate', 'only say what it would ask and cost', { local: true }),
        opt('--stop', 'stop asking, with a signed outcome; what was found stays', { local: true }),
        YES,
      ],
      examples: [
        [`corrections watch ${ID} --estimate`, 'What it would ask and cost at most'],
        [`corrections watch ${ID} --at-most 5 --ceiling 2.50 --yes`, 'More closely, with a ceiling'],
        [`corrections watch ${ID} --stop`, 'No more questions'],
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
