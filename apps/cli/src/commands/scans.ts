import type { OperatorAnswer } from '@veracite/sdk'
import { Command } from 'commander'
import { connect } from '../client.ts'
import { confirm } from '../confirm.ts'
import type { Context } from '../context.ts'
import { UsageError } from '../failures.ts'
import { findBrand } from '../find.ts'
import { withExamples } from '../options.ts'
import { table } from '../ui/table.ts'
import { minuteOf, originOf, plural, usd } from '../ui/words.ts'

export function scansCommand(context: Context): Command {
  const command = new Command('scans')
    .summary('the scans of a brand')
    .description("Lists the scans of a brand, newest first, and how much of the month's cap is used.")
    .argument('[brand]', 'id, domain or name')
    .action((brand: string | undefined) => listScans(context, brand))
  const stop = command
    .command('stop')
    .description(
      'Stops a scan: what is not asked yet is not asked any more. Answers are kept and judged. It cannot be resumed.',
    )
    .argument('<scan>', 'id of a scan')
    .option('-y, --yes', 'do not ask')
    .action((scanId: string, { yes }: { yes?: true }) => stopScan(context, scanId, yes))
  withExamples(stop, [['scans stop 01a1dd29-4dac-7151-9b3e-1037b37caf02', 'It was started by mistake']])
  return withExamples(command, [
    ['scans halden-instruments.com', 'What was done, and what it cost'],
    ['scans halden-instruments.com --json | jq -r .id', 'For a script'],
  ])
}

type Scans = OperatorAnswer<'adminListScans'>
type Scan = Scans['items'][number]

async function stopScan(context: Context, scanId: string, yes: true | undefined): Promise<void> {
  const { operator } = connect(context)
  const { totalRuns, byStatus } = await operator.scans.get(scanId)
  const waiting = byStatus.QUEUED ?? 0
  await confirm(context, `Stop asking? ${waiting} of ${plural(totalRuns, 'question')} still wait.`, yes)
  context.show(await operator.scans.stop(scanId), ({ byStatus: now }) => {
    const answered = (now.CAPTURED ?? 0) + (now.CLASSIFIED ?? 0)
    return `${context.paint.green('✓')} stopped; ${plural(answered, 'answer')} so far are kept`
  })
}

async function listScans(context: Context, wanted: string | undefined): Promise<void> {
  if (wanted === undefined) throw new UsageError('Give a brand, or use stop with a scan.')
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  let cap: Pick<Scans, 'scansThisMonth' | 'maxScans'> = { scansThisMonth: 0, maxScans: 0 }
  const list = client.operator.scans.list(brand.id)
  const scans = await client.everyPage({
    page: async (query) => {
      const page = await list.page(query)
      cap = page
      return page
    },
  })
  context.showEach(scans, (items) =>
    [
      items.length === 0
        ? `${brand.name} was never scanned: ${context.self} scan ${brand.domain} --wait`
        : renderScans(context, items),
      '',
      `${cap.scansThisMonth} of ${plural(cap.maxScans, 'scan')} of this month used (UTC, all brands of the account)`,
    ].join('\n'),
  )
}

const WHO: Record<string, string> = { engine: 'engines', stand_in: 'stand-ins', demo: 'DEMO' }
const whoIs = (origin: string): string => WHO[origin] ?? origin

const whoAnswers = (scan: Scan): string =>
  [originOf(scan), ...(scan.apart ?? []).map(({ origin }) => origin)].map(whoIs).join(', ')

/** One number for each origin, in the same order: they are never added up. */
const mentionsApart = ({ mentions, apart = [] }: Scan): string =>
  [mentions, ...apart.map((one) => Number((one as { mentions?: number }).mentions ?? 0))].join(', ')

const renderScans = (context: Context, scans: readonly Scan[]): string =>
  table(
    scans,
    [
      { title: 'STARTED', cell: ({ createdAt }) => minuteOf(createdAt) },
      {
        title: 'STATUS',
        cell: ({ status, confirmsScanId, stoppedAt }) =>
          [status, confirmsScanId && 'asked again', stoppedAt && 'stopped'].filter(Boolean).join(', '),
      },
      { title: 'PROMPTS', cell: ({ totalPrompts }) => String(totalPrompts), align: 'right' },
      { title: 'RUNS', cell: ({ totalRuns }) => String(totalRuns), align: 'right' },
      { title: 'ANSWERS OF', cell: whoAnswers },
      { title: 'MENTIONS', cell: mentionsApart, align: 'right' },
      { title: 'COST', cell: ({ totalCostUsd }) => usd(totalCostUsd), align: 'right' },
      { title: 'ID', cell: ({ id }) => id, paint: context.paint.dim },
    ],
    context,
  )
