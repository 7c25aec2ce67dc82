import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { REPORT_SPANS, type ReportSpan } from '@veracite/core/reports/period'
import { Command } from 'commander'
import type { ReportBody, ReportSummary } from '../admin-client.ts'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { UsageError } from '../failures.ts'
import { findBrand } from '../find.ts'
import { oneOf, withExamples } from '../options.ts'
import { table } from '../ui/table.ts'
import { minuteOf } from '../ui/words.ts'

const ID = '01a1dd29-4dac-7151-9b3e-1037b37caf02'

interface MakeOptions {
  from?: string
  to?: string
  last?: ReportSpan
  zone?: string
  out?: string
}

/** Reports of a brand. */
export function reportsCommand(context: Context): Command {
  const reports = new Command('reports')
    .summary('what happened in a week or a month, to hand on')
    .description(
      'Reports of a period: what changed, what is wrong in its own words, rates with intervals, costs, method and proof.',
    )
  const make = reports
    .command('make')
    .description('Makes a report, and saves it if a file is named: .pdf, .html or .json.')
    .argument('<brand>', 'id, domain or name')
    .option('--from <day>', 'first day, such as 2026-11-01')
    .option('--to <day>', 'last day')
    .option('--last <span>', `the last whole ${REPORT_SPANS.join(' or ')}`, (typed) =>
      oneOf(REPORT_SPANS, typed),
    )
    .option('--zone <zone>', 'time zone in which days are days, such as Europe/Oslo')
    .option('-o, --out <file>', 'file to write')
    .action((brand: string, options: MakeOptions) => makeReport(context, brand, options))
  const list = reports
    .command('list')
    .description('Lists the reports of a brand, newest first.')
    .argument('<brand>', 'id, domain or name')
    .action((brand: string) => listReports(context, brand))
  const save = reports
    .command('save')
    .description('Saves a report: .pdf, .html or .json.')
    .argument('<report>', 'id')
    .requiredOption('-o, --out <file>', 'file to write')
    .action(async (reportId: string, { out }: { out: string }) => {
      await saveReport(context, await connect(context).admin.getReport(reportId), out)
    })
  const plan = planCommand(context, reports)
  withExamples(make, [
    ['reports make halden-instruments.com --last month -o november.pdf', 'Last month, to hand on'],
    ['reports make acme --from 2026-11-01 --to 2026-11-16 -o report.json', 'Other days, as data'],
  ])
  withExamples(list, [['reports list halden-instruments.com', 'What was made']])
  withExamples(save, [[`reports save ${ID} -o report.html`, 'As one page without script']])
  withExamples(plan, [
    ['reports plan halden-instruments.com month --zone Europe/Oslo', 'One on the first of each month'],
    ['reports plan halden-instruments.com off', 'No more'],
  ])
  return reports
}

const planCommand = (context: Context, reports: Command): Command =>
  reports
    .command('plan')
    .description('Has reports make themselves each week or month, or no more.')
    .argument('<brand>', 'id, domain or name')
    .argument('<span>', 'week, month or off', (typed) => oneOf([...REPORT_SPANS, 'off'] as const, typed))
    .option('--zone <zone>', 'time zone, such as Europe/Oslo')
    .action(async (wanted: string, span: ReportSpan | 'off', { zone }: { zone?: string }) => {
      const client = connect(context)
      const { id } = await findBrand(client, wanted)
      if (span === 'off')
        context.show(await client.admin.removeReportPlan(id), () => 'No report makes itself any more.')
      else
        context.show(
          await client.admin.putReportPlan(id, { span, ...(zone !== undefined && { timeZone: zone }) }),
          ({ nextAt }) => `The next report makes itself on ${minuteOf(nextAt)}.`,
        )
    })

async function makeReport(context: Context, wanted: string, options: MakeOptions): Promise<void> {
  const { from, to, last, zone, out } = options
  if (last === undefined && (from === undefined || to === undefined))
    throw new UsageError('Give --last week, --last month, or --from and --to.')
  const client = connect(context)
  const { id } = await findBrand(client, wanted)
  const report = await client.admin.makeReport(id, {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(last !== undefined && { last }),
    ...(zone !== undefined && { timeZone: zone }),
  })
  if (out !== undefined) return saveReport(context, report, out)
  context.show(report, inWords)
}

/** By the name of the file. */
async function saveReport(context: Context, report: ReportBody, out: string): Promise<void> {
  const kind = /\.(pdf|html|json)$/.exec(out)?.[1]
  if (kind === undefined) throw new UsageError('The name of the file must end in .pdf, .html or .json.')
  const { download } = connect(context)
  const path = `/api/admin/reports/${report.id}/${kind === 'pdf' ? 'pdf' : 'page'}`
  const bytes = kind === 'json' ? JSON.stringify(report, null, 2) : await download(path)
  await writeFile(resolve(context.io.cwd, out), bytes)
  context.show({ id: report.id, out, demo: report.demo }, (clean) =>
    [
      `${context.paint.green('✓')} ${clean.out}`,
      ...(clean.demo ? [context.paint.yellow('  DEMO: it is about invented answers')] : []),
      `  report  ${clean.id}`,
    ].join('\n'),
  )
}

function inWords({ document: { title, under, warning, sections }, id }: ReportBody): string {
  const [first] = sections
  const short = first?.blocks.flatMap((block) => (block.kind === 'list' ? block.items : [])) ?? []
  return [
    title,
    under,
    ...(warning === null ? [] : [warning]),
    '',
    ...short.map((line) => `  ${line}`),
    '',
    `report  ${id}`,
  ].join('\n')
}

async function listReports(context: Context, wanted: string): Promise<void> {
  const client = connect(context)
  const { id } = await findBrand(client, wanted)
  const items = await client.everyPage((page) => client.admin.listReports(id, page))
  context.showEach(items, (shown) =>
    shown.length === 0 ? 'No report was made yet.' : render(context, shown),
  )
}

const render = (context: Context, reports: readonly ReportSummary[]): string =>
  table(
    reports,
    [
      { title: 'PERIOD', cell: ({ from, to, demo }) => `${demo ? 'DEMO ' : ''}${from} to ${to}` },
      { title: 'MADE', cell: ({ createdAt }) => minuteOf(createdAt) },
      { title: 'BY', cell: ({ madeBy }) => madeBy },
      { title: 'ID', cell: ({ id }) => id, paint: context.paint.dim },
    ],
    context,
  )
