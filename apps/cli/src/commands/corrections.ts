import type { Language } from '@veracite/words/languages'
import type { Client } from '../client.ts'
import { confirm } from '../confirm.ts'
import type { Context } from '../context.ts'
import type { Given } from '../declared/inputs.ts'
import { type CommandName, group, lists, runs, shows } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { wholeNumber } from '../options.ts'
import {
  correctionHead,
  renderCorrection,
  renderDifference,
  renderEstimate,
  renderSteps,
  renderTimes,
  renderWatches,
} from '../ui/correction.ts'

/** The end of a day, in UTC; a whole time is taken as it is. */
const dayToTime = (typed: string): string =>
  /^\d{4}-\d{2}-\d{2}$/.test(typed) ? `${typed}T23:59:59Z` : typed

const percent = (typed: string): number => wholeNumber(3, 30)(typed) / 100

/** What a person says of a correction: each is one move of it. */
const move = (command: CommandName, made: 'asked' | 'noted' | 'closed' | 'reopened') =>
  shows(command, {
    always: { move: made },
    call: ({ corrections }) => corrections.move,
    says: renderCorrection,
  })

export const correctionsCommand = group(
  'corrections',
  [
    shows('corrections open', {
      parse: { deadline: dayToTime },
      before: async (given, _, { operator }) => {
        const { findingId, factId } = given.sent
        if ((findingId === undefined) === (factId === undefined))
          throw new UsageError((say) => say('cliRefused.giveFindingOrFact'))
        if (findingId !== undefined) given.ids = [(await operator.findings.get(String(findingId))).brandId]
        else if (given.ids.length === 0)
          throw new UsageError((say) => say('cliRefused.giveTheBrandOfTheFact'))
      },
      call: ({ corrections }) => corrections.open,
      says: renderCorrection,
    }),
    shows('corrections show', {
      call: ({ corrections }) => corrections.get,
      says: renderCorrection,
    }),
    runs('corrections steps', {
      run: async ({ ids: [id = ''], sent }: Given<{ language?: Language }>, context, { operator }) => {
        const { steps } = await operator.corrections.get(id, sent)
        context.show(steps, (clean) => renderSteps(context, clean, id))
      },
    }),
    shows('corrections difference', {
      before: async ({ ids: [id = ''], sent }, _, { operator }) => {
        sent.url ??= (await operator.corrections.get(id)).pages[0]?.url
        if (sent.url === undefined) throw new UsageError((say) => say('cliRefused.noPageIsWatchedForThis'))
      },
      call: ({ corrections }) => corrections.getPageDifference,
      says: renderDifference,
    }),
    shows('corrections times', {
      call: ({ corrections }) => corrections.getTimes,
      says: renderTimes,
    }),
    move('corrections asked', 'asked'),
    move('corrections note', 'noted'),
    move('corrections close', 'closed'),
    move('corrections reopen', 'reopened'),
    shows('corrections deadline', {
      parse: { day: (day) => (day === 'none' ? null : dayToTime(day)) },
      call: ({ corrections }) => corrections.setDeadline,
      says: renderCorrection,
    }),
    runs<object>('corrections watch', { parse: { atMost: percent }, run: watch }),
  ],
  lists('corrections', {
    call: ({ corrections }) => corrections.list,
    blocks: (correction, context) => correctionHead(context, correction).join('\n'),
    footer: (_, items, { self, say }) => say('cliCorrection.count', { count: items.length, self }),
    empty: ({ brand }, { say }) => say('cliCorrection.none', { brand: brand.name }),
  }),
)

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
  if (own.estimate) return context.show(estimate, (clean) => renderEstimate(clean, context))
  context.note(renderEstimate(estimate, context))
  await confirm(context, context.say('cliAsk.askAgain'), own.yes as true | undefined)
  const started = await corrections.startWatch(id, sent)
  context.show(started.items, (clean) => renderWatches(context, clean))
}
