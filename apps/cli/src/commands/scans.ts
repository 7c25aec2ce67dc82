import type { OperatorAnswer } from '@veracite/sdk'
import { formatCost } from '@veracite/terms/usd'
import { group, lists, shows } from '../declared/verbs.ts'
import { minuteOf, originOf, plural } from '../ui/words.ts'

type Scan = OperatorAnswer<'adminListScans'>['items'][number]

const WHO: Record<string, string> = { engine: 'engines', app: 'apps', stand_in: 'stand-ins', demo: 'DEMO' }

const whoAnswers = (scan: Scan): string =>
  [originOf(scan), ...(scan.apart ?? []).map(({ origin }) => origin)]
    .map((origin) => WHO[origin] ?? origin)
    .join(', ')

/** One number for each origin, in the same order: they are never added up. */
const mentionsApart = ({ mentions, apart = [] }: Scan): string =>
  [mentions, ...apart.map((one) => Number((one as { mentions?: number }).mentions ?? 0))].join(', ')

export const scansCommand = group(
  'scans',
  [
    shows('scans stop', {
      confirm: async ({ ids: [id = ''] }, { operator }) => {
        const { totalRuns, byStatus } = await operator.scans.get(id)
        return `Stop asking? ${byStatus.QUEUED ?? 0} of ${plural(totalRuns, 'question')} still wait.`
      },
      call: ({ scans }) => scans.stop,
      done: ({ byStatus }) =>
        `stopped; ${plural((byStatus.CAPTURED ?? 0) + (byStatus.CLASSIFIED ?? 0), 'answer')} so far are kept`,
    }),
  ],
  lists('scans', {
    call: ({ scans }) => scans.list,
    columns: [
      { title: 'started', cell: ({ createdAt }) => minuteOf(createdAt) },
      {
        title: 'status',
        cell: ({ status, progress, finishedAt, confirmsScanId, stoppedAt }) =>
          [
            status,
            finishedAt === null && progress && `${progress.percent} %`,
            confirmsScanId && 'asked again',
            stoppedAt && 'stopped',
          ]
            .filter(Boolean)
            .join(', '),
      },
      { title: 'prompts', cell: ({ totalPrompts }) => String(totalPrompts), align: 'right' },
      { title: 'runs', cell: ({ totalRuns }) => String(totalRuns), align: 'right' },
      { title: 'answersOf', cell: whoAnswers },
      { title: 'mentions', cell: mentionsApart, align: 'right' },
      { title: 'cost', cell: (scan) => formatCost(scan.totalCostUsd, scan), align: 'right' },
      { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
    ],
    empty: ({ brand }, { self }) => `${brand.name} was never scanned: ${self} scan ${brand.domain} --wait`,
    footerAlways: true,
    footer: ({ scansThisMonth, maxScans }) =>
      `${scansThisMonth} of ${plural(maxScans, 'scan')} of this month used (UTC, all brands of the account)`,
  }),
)
