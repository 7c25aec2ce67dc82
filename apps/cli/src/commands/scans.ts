import { Command } from 'commander'
import { type AdminClient, everyPage } from '../admin-client.ts'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { findBrand } from '../find.ts'
import { withExamples } from '../options.ts'
import { table } from '../ui/table.ts'
import { minuteOf, originOf, plural, usd } from '../ui/words.ts'

export function scansCommand(context: Context): Command {
  const command = new Command('scans')
    .summary('the scans of a brand')
    .description("Lists the scans of a brand, newest first, and how much of the month's cap is used.")
    .argument('<brand>', 'id, domain or name')
    .action((brand: string) => listScans(context, brand))
  return withExamples(command, [
    ['scans halden-instruments.com', 'What was done, and what it cost'],
    ['scans halden-instruments.com --json | jq -r .id', 'For a script'],
  ])
}

type Scans = Awaited<ReturnType<AdminClient['listScans']>>
type Scan = Scans['items'][number]

async function listScans(context: Context, wanted: string): Promise<void> {
  const client = connect(context)
  const brand = await findBrand(client, wanted)
  let cap: Pick<Scans, 'scansThisMonth' | 'maxScans'> = { scansThisMonth: 0, maxScans: 0 }
  const scans = await everyPage(async (page) => {
    const answer = await client.admin.listScans(brand.id, page)
    cap = answer
    return answer
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
        cell: ({ status, confirmsScanId }) => (confirmsScanId ? `${status}, asked again` : status),
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
