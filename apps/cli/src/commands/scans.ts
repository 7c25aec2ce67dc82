import type { OperatorAnswer } from '@veracite/sdk'
import type { Say } from '@veracite/words/say-in'
import { group, lists, shows } from '../declared/verbs.ts'
import { costOf, minuteOf, originOf } from '../ui/words.ts'

type Scan = OperatorAnswer<'adminListScans'>['items'][number]

const whoAnswers = (say: Say, scan: Scan): string =>
  say.line(
    [originOf(scan), ...(scan.apart ?? []).map(({ origin }) => origin)].map(
      (origin) => say.known('origin', origin) ?? origin,
    ),
  )

/** One number for each origin, in the same order: they are never added up. */
const mentionsApart = ({ mentions, apart = [] }: Scan): string =>
  [mentions, ...apart.map((one) => Number((one as { mentions?: number }).mentions ?? 0))].join(', ')

export const scansCommand = group(
  'scans',
  [
    shows('scans stop', {
      confirm: async ({ ids: [id = ''] }, { operator }, { say }) => {
        const { totalRuns, byStatus } = await operator.scans.get(id)
        return say('cliScans.stop', { waiting: byStatus.QUEUED ?? 0, questions: totalRuns })
      },
      call: ({ scans }) => scans.stop,
      done: ({ byStatus: { CAPTURED = 0, CLASSIFIED = 0 } }, { say }) =>
        say('cliScans.stopped', { answers: CAPTURED + CLASSIFIED }),
    }),
  ],
  lists('scans', {
    call: ({ scans }) => scans.list,
    columns: (_, { say }) => [
      { title: 'started', cell: ({ createdAt }) => minuteOf(createdAt) },
      {
        title: 'status',
        cell: ({ status, progress, finishedAt, confirmsScanId, stoppedAt }) =>
          [
            status,
            finishedAt === null && progress && `${progress.percent} %`,
            confirmsScanId && say('cliWord.askedAgain'),
            stoppedAt && say('cliScans.wasStopped'),
          ]
            .filter(Boolean)
            .join(', '),
      },
      { title: 'prompts', cell: ({ totalPrompts }) => String(totalPrompts), align: 'right' },
      { title: 'runs', cell: ({ totalRuns }) => String(totalRuns), align: 'right' },
      { title: 'answersOf', cell: (scan) => whoAnswers(say, scan) },
      { title: 'mentions', cell: mentionsApart, align: 'right' },
      { title: 'cost', cell: (scan) => costOf(say, scan.totalCostUsd, scan), align: 'right' },
      { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
    ],
    empty: ({ brand: { name: brand, domain } }, { self, say }) =>
      say('cliScans.never', { brand, self, domain }),
    footerAlways: true,
    footer: ({ scansThisMonth: used, maxScans: most }, _, { say }) => say('cliScans.used', { used, most }),
  }),
)
