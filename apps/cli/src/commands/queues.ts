import { group, lists, shows, withId } from '../declared/verbs.ts'
import { duration, minuteOf, plural } from '../ui/words.ts'

type Counts = Record<'waiting' | 'active' | 'delayed' | 'retried' | 'dead', number>
const count = (title: string, of: keyof Counts) => ({
  title,
  cell: (row: Counts) => String(row[of]),
  align: 'right' as const,
})

export const queuesCommand = group('queues', [
  lists('queues list', {
    call: ({ queues }) => queues.list,
    columns: [
      { title: 'lane', cell: ({ lane }) => lane },
      count('WAITING', 'waiting'),
      count('ACTIVE', 'active'),
      count('DELAYED', 'delayed'),
      count('TRIED BEFORE', 'retried'),
      { ...count('DEAD', 'dead'), paint: (text, { dead }, paint) => (dead > 0 ? paint.red(text) : text) },
      { title: 'oldest', cell: ({ oldestSeconds }) => duration(oldestSeconds * 1000) },
    ],
    empty: 'nothingWaitsNothingRunsAndNothing',
    footer: ({ workers, isCut }) =>
      `${plural(workers, 'worker')} alive.${isCut ? ' There are more dead jobs than were counted.' : ''}`,
    footerAlways: true,
  }),
  lists('queues dead', {
    call: ({ queues }) => queues.listDeadJobs,
    most: 1_000,
    blocks: ({ id, kind, lane, error, attempt, crashes, finishedAt, instead }, { paint }) =>
      [
        `${paint.bold(kind)}  ${lane}  given up ${finishedAt === null ? '' : minuteOf(finishedAt)} after ${plural(attempt, 'attempt')}${crashes > 0 ? `, ${plural(crashes, 'crash', 'crashes')}` : ''}`,
        `  ${error ?? 'no reason was recorded'}`,
        `  ${paint.dim(instead ?? `retry ${id}`)}`,
      ].join('\n'),
    empty: 'noJobWasGivenUp',
  }),
  shows('queues retry', {
    call: ({ jobs }) => jobs.retry,
    done: ({ kind }) => `${kind} is queued again`,
  }),
  shows('queues retry-lane', {
    call: ({ queues }) => queues.retry,
    done: ({ retried, left, isCut }) =>
      `${plural(retried, 'job')} queued again, ${left} stay dead${isCut ? '; there are more: ask again' : ''}`,
  }),
  shows('queues discard', {
    confirm: ({ ids: [id] }) => `Discard job ${id}? It is never tried again.`,
    call: ({ jobs }) => jobs.discard,
    data: withId,
    done: () => 'discarded',
  }),
])
