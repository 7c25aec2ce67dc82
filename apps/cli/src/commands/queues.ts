import { group, lists, shows, withId } from '../declared/verbs.ts'
import { duration, minuteOf } from '../ui/words.ts'

type Counts = Record<'waiting' | 'active' | 'delayed' | 'retried' | 'dead', number>
const count = (of: keyof Counts, title: string = of) => ({
  title,
  cell: (row: Counts) => String(row[of]),
  align: 'right' as const,
})

export const queuesCommand = group('queues', [
  lists('queues list', {
    call: ({ queues }) => queues.list,
    columns: (_, { say }) => [
      { title: 'lane', cell: ({ lane }) => lane },
      count('waiting'),
      count('active'),
      count('delayed'),
      count('retried', 'triedBefore'),
      { ...count('dead'), paint: (text, { dead }, paint) => (dead > 0 ? paint.red(text) : text) },
      { title: 'oldest', cell: ({ oldestSeconds }) => duration(say, oldestSeconds * 1000) },
    ],
    empty: 'nothingWaitsNothingRunsAndNothing',
    footer: ({ workers, isCut }, _, { say }) =>
      [say('cliDo.workers', { count: workers }), ...(isCut ? [say('cliDo.moreDead')] : [])].join(' '),
    footerAlways: true,
  }),
  lists('queues dead', {
    call: ({ queues }) => queues.listDeadJobs,
    most: 1_000,
    blocks: ({ id, kind, lane, error, attempt, crashes, finishedAt, instead }, { paint, say }) =>
      [
        `${paint.bold(kind)}  ${lane}  ${say('cliDo.givenUp', { at: finishedAt === null ? '' : minuteOf(finishedAt), attempts: attempt, crashes })}`,
        `  ${error ?? say('cliDo.noReason')}`,
        `  ${paint.dim(instead ?? `retry ${id}`)}`,
      ].join('\n'),
    empty: 'noJobWasGivenUp',
  }),
  shows('queues retry', {
    call: ({ jobs }) => jobs.retry,
    done: ({ kind }, { say }) => say('cliMade.queuedAgain', { kind }),
  }),
  shows('queues retry-lane', {
    call: ({ queues }) => queues.retry,
    done: ({ retried, left, isCut }, { say }) =>
      say('cliDo.retriedLane', { retried, left, more: isCut ? 'yes' : 'other' }),
  }),
  shows('queues discard', {
    confirm: ({ ids: [id = ''] }, _, { say }) => say('cliAsk.discardJob', { id }),
    call: ({ jobs }) => jobs.discard,
    data: withId,
    done: (_, { say }) => say('cliMade.discarded'),
  }),
])
