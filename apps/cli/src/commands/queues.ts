import { idOf, opt } from '../declared/inputs.ts'
import { group, lists, shows, withId } from '../declared/verbs.ts'
import { duration, minuteOf, plural } from '../ui/words.ts'

type Counts = Record<'waiting' | 'active' | 'delayed' | 'retried' | 'dead', number>
const count = (title: string, of: keyof Counts) => ({
  title,
  cell: (row: Counts) => String(row[of]),
  align: 'right' as const,
})

export const queuesCommand = group({
  name: 'queues',
  summary: 'jobs that wait, run, or were given up',
  about: 'Work in the background, by lane: what waits, what runs, and what was given up. For the operator.',
  verbs: [
    lists({
      name: 'list',
      about: 'Counts jobs by lane.',
      isDefault: true,
      examples: [['', 'Does anything wait, and was anything given up?']],
      call: ({ queues }) => queues.list,
      columns: [
        { title: 'LANE', cell: ({ lane }) => lane },
        count('WAITING', 'waiting'),
        count('ACTIVE', 'active'),
        count('DELAYED', 'delayed'),
        count('TRIED BEFORE', 'retried'),
        { ...count('DEAD', 'dead'), paint: (text, { dead }, paint) => (dead > 0 ? paint.red(text) : text) },
        { title: 'OLDEST', cell: ({ oldestSeconds }) => duration(oldestSeconds * 1000) },
      ],
      empty: 'Nothing waits, nothing runs, and nothing was given up.',
      footer: ({ workers, isCut }) =>
        `${plural(workers, 'worker')} alive.${isCut ? ' There are more dead jobs than were counted.' : ''}`,
      footerAlways: true,
    }),
    lists({
      name: 'dead',
      about: 'Lists jobs that were given up, the newest first: why, after how many attempts, and what to do.',
      inputs: [opt('--lane <lane>', 'only those of this lane')],
      examples: [['--lane web', 'What failed on the web']],
      call: ({ queues }) => queues.listDeadJobs,
      most: 1_000,
      blocks: ({ id, kind, lane, error, attempt, crashes, finishedAt, instead }, { paint }) =>
        [
          `${paint.bold(kind)}  ${lane}  given up ${finishedAt === null ? '' : minuteOf(finishedAt)} after ${plural(attempt, 'attempt')}${crashes > 0 ? `, ${plural(crashes, 'crash', 'crashes')}` : ''}`,
          `  ${error ?? 'no reason was recorded'}`,
          `  ${paint.dim(instead ?? `retry ${id}`)}`,
        ].join('\n'),
      empty: 'No job was given up.',
    }),
    shows({
      name: 'retry',
      about: 'Tries a job again that was given up.',
      inputs: [idOf('job')],
      call: ({ jobs }) => jobs.retry,
      done: ({ kind }) => `${kind} is queued again`,
    }),
    shows({
      name: 'retry-lane',
      about: 'Tries every job of a lane again that was given up, up to 500 at once.',
      inputs: [idOf('lane', 'as `queues` lists it')],
      examples: [['web', 'The network was down']],
      call: ({ queues }) => queues.retry,
      done: ({ retried, left, isCut }) =>
        `${plural(retried, 'job')} queued again, ${left} stay dead${isCut ? '; there are more: ask again' : ''}`,
    }),
    shows({
      name: 'discard',
      about: 'Removes a job that was given up: it is never tried again. The audit log keeps who did it.',
      inputs: [idOf('job')],
      confirm: ({ ids: [id] }) => `Discard job ${id}? It is never tried again.`,
      call: ({ jobs }) => jobs.discard,
      data: withId,
      done: () => 'discarded',
    }),
  ],
})
