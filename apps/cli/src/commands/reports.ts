import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { REPORT_SPANS, type ReportSpan } from '@veracite/core/reports/period'
import { shortWords } from '@veracite/core/reports/report'
import type { OperatorBody } from '@veracite/sdk'
import type { Language } from '@veracite/words/languages'
import type { ReportBody } from '../bodies.ts'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import { BRAND, idOf, LANGUAGE, OUT, opt } from '../declared/inputs.ts'
import { group, lists, runs } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { readAll } from '../files.ts'
import { oneOf } from '../options.ts'
import { minuteOf } from '../ui/words.ts'

export const reportsCommand = group({
  name: 'reports',
  summary: 'reports about a week or a month',
  about:
    'Reports of a period: what changed, false statements as quoted, rates with intervals, costs, method and proof.',
  verbs: [
    runs<OperatorBody<'adminMakeReport'>>({
      name: 'make',
      about:
        'Makes a report, and saves it if a file is named: .pdf, .html or .json. Without days, about the four weeks up to the newest scan.',
      inputs: [
        BRAND,
        opt('--from <day>', 'first day, such as 2026-11-01'),
        opt('--to <day>', 'last day'),
        opt('--last <span>', `the last whole ${REPORT_SPANS.join(' or ')}`, {
          parse: (typed) => oneOf(REPORT_SPANS, typed),
        }),
        opt('--zone <zone>', 'time zone of the days, such as Europe/Oslo', { as: 'timeZone' }),
        LANGUAGE,
        opt('-o, --out <file>', 'file to write', { local: true }),
      ],
      examples: [
        ['BRAND --last month -o november.pdf', 'A PDF about last month'],
        ['acme --from 2026-11-01 --to 2026-11-16 -o report.json', 'Chosen days, as JSON'],
      ],
      run: async ({ brand, sent, own: { out } }, context, client) => {
        const report = await client.operator.reports.make(brand.id, sent)
        if (out !== undefined) return saveReport(context, client, report, String(out))
        context.show(report, inWords)
      },
    }),
    lists({
      name: 'list',
      about: 'Lists the reports of a brand, newest first.',
      inputs: [BRAND],
      call: ({ reports }) => reports.list,
      columns: [
        { title: 'PERIOD', cell: ({ from, to, demo }) => `${demo ? 'DEMO ' : ''}${from} to ${to}` },
        { title: 'MADE', cell: ({ createdAt }) => minuteOf(createdAt) },
        { title: 'BY', cell: ({ madeBy }) => madeBy },
        { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
      ],
      empty: 'No report was made yet.',
    }),
    runs({
      name: 'save',
      about: 'Saves a report: .pdf, .html or .json.',
      inputs: [idOf('report'), OUT],
      examples: [['ID -o report.html', 'As one page without script']],
      run: async ({ ids: [id = ''], own }, context, client) =>
        saveReport(context, client, await client.operator.reports.get(id), String(own.out)),
    }),
    runs<{ span: ReportSpan | 'off'; timeZone?: string; language?: Language }>({
      name: 'plan',
      about: 'Makes a report automatically each week or month, or stops that.',
      inputs: [
        BRAND,
        {
          flags: '<span>',
          about: 'week, month or off',
          parse: (typed) => oneOf([...REPORT_SPANS, 'off'], typed),
        },
        opt('--zone <zone>', 'time zone, such as Europe/Oslo', { as: 'timeZone' }),
        LANGUAGE,
      ],
      examples: [
        ['BRAND month --zone Europe/Oslo', 'One on the first of each month'],
        ['BRAND off', 'No more'],
      ],
      run: async ({ brand, sent: { span, ...more } }, context, { operator: { reportPlan } }) => {
        if (span === 'off')
          context.show(await reportPlan.remove(brand.id), () => 'No report makes itself any more.')
        else
          context.show(
            await reportPlan.put(brand.id, { span, ...more }),
            ({ nextAt }) => `The next report makes itself on ${minuteOf(nextAt)}.`,
          )
      },
    }),
  ],
})

/** By the name of the file. */
async function saveReport(
  context: Context,
  { operator: { reports } }: Client,
  report: ReportBody,
  out: string,
): Promise<void> {
  const kind = /\.(pdf|html|json)$/.exec(out)?.[1]
  if (kind === undefined) throw new UsageError('The name of the file must end in .pdf, .html or .json.')
  const bytes =
    kind === 'json'
      ? JSON.stringify(report, null, 2)
      : await readAll(kind === 'pdf' ? reports.getPdf(report.id) : reports.getPage(report.id))
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
  return [
    title,
    under,
    ...(warning === null ? [] : [warning]),
    '',
    ...shortWords(sections).map((line) => `  ${line}`),
    '',
    `report  ${id}`,
  ].join('\n')
}
