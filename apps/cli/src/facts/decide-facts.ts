import type { OperatorBody } from '@veracite/sdk'
import type { Context } from '../context.ts'
import { BRAND, type Given, type Input, opt } from '../declared/inputs.ts'
import { runs, shows } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { plural } from '../ui/words.ts'
import { FACT, type OwnFact, renderFacts, showFollowed, WAIT_FOR_ANSWERS } from './fact-table.ts'
import { PREVIEW, showPreview } from './preview-facts.ts'

const WHICH: Input[] = [
  BRAND,
  { flags: '[fact...]', about: 'their ids, from "facts list --state proposed"', as: 'factIds' },
  opt('--all', 'all that wait', { local: true }),
]

/** Without ids the request is about all that wait. */
function chosen({ sent, own }: Given<{ factIds?: string[] }>): void {
  const some = (sent.factIds ?? []).length > 0
  if ((own.all === true) === some) throw new UsageError('Name the facts, or give --all.')
  if (!some) delete sent.factIds
}

/** Saying whether what was proposed is true, and on which days a fact holds. */
export const DECIDING = [
  runs<OperatorBody<'adminApproveFacts'>>({
    name: 'approve',
    about: 'Approves proposed facts: answers are judged by them from now on, stored ones as well.',
    inputs: [
      ...WHICH,
      opt('--reason <text>', 'why; kept in the history of each fact'),
      PREVIEW,
      WAIT_FOR_ANSWERS,
    ],
    examples: [
      ['BRAND --all --preview', 'What would it change?'],
      ['BRAND --all --wait', 'All that wait'],
    ],
    run: async (given, context, client) => {
      chosen(given)
      const { brand, sent, own } = given
      const { facts } = client.operator
      if (own.preview) {
        const waiting = async () =>
          (await facts.list(brand.id, { state: 'proposed' }).page({ limit: 1000 })).items
        const approve = sent.factIds ?? (await waiting()).map(({ id }) => id)
        return showPreview(context, client, brand.id, { approve })
      }
      const done = await facts.approve(brand.id, sent)
      await showFollowed(context, client, {
        jobId: done.jobId,
        words: approvedInWords(context, done),
        wait: own.wait === true,
      })
    },
  }),
  shows({
    name: 'refuse',
    about: 'Refuses proposed facts that are not true. They are kept with the reason, and not proposed again.',
    inputs: [...WHICH, opt('--reason <text>', 'why they are not true', { required: true })],
    examples: [['BRAND --all --reason "The sheet is of 2019"', 'All that wait']],
    before: chosen,
    call: ({ facts }) => facts.refuse,
    done: ({ items, more }) => `${plural(items.length, 'fact')} refused${more ? '; more are waiting' : ''}`,
  }),
  runs<{ validFrom?: string; validUntil?: string; reason?: string }>({
    name: 'dates',
    about: 'Sets the first and last day on which a fact holds. A day that is left out means no limit.',
    inputs: [
      FACT,
      opt('--from <day>', 'the first day, such as 2027-01-01', { as: 'validFrom' }),
      opt('--until <day>', 'the last day', { as: 'validUntil' }),
      opt('--reason <text>', 'why; kept in the history of the fact'),
      WAIT_FOR_ANSWERS,
    ],
    examples: [['ID --until 2026-12-31', 'True until the end of the year']],
    run: async ({ ids: [id = ''], sent, own }, context, client) => {
      const { validFrom: from = null, validUntil: until = null } = sent
      const fact = await client.operator.facts.setDays(id, { ...sent, validFrom: from, validUntil: until })
      const words = `${context.paint.green('✓')} holds ${from === null ? '' : `from ${from} `}${until === null ? 'without end' : `until ${until}`}: ${fact.state}`
      await showFollowed(context, client, { jobId: fact.jobId, words, wait: own.wait === true })
    },
  }),
]

function approvedInWords(
  context: Context,
  done: { items: OwnFact[]; rivals: OwnFact[]; more: boolean },
): string {
  const { paint } = context
  return [
    `${paint.green('✓')} ${plural(done.items.length, 'fact')} approved${done.more ? '; more are waiting' : ''}`,
    ...(done.items.length > 0 ? [renderFacts(context, done.items)] : []),
    ...(done.rivals.length > 0
      ? [
          '',
          paint.yellow('These exclude each other: approve one, refuse the others.'),
          renderFacts(context, done.rivals),
        ]
      : []),
  ].join('\n')
}
