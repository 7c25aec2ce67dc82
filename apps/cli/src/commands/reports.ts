import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { REPORT_SPANS, type ReportSpan } from '@veracite/core/reports/period'
import { shortWords } from '@veracite/core/reports/report'
import type { OperatorBody } from '@veracite/sdk'
import type { Language } from '@veracite/words/languages'
import type { ReportBody } from '../bodies.ts'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import { group, lists, runs } from '../declared/verbs.ts'
import { UsageError } from '../failures.ts'
import { readAll } from '../files.ts'
import { oneOf } from '../options.ts'
import { lines } from '../ui/lines.ts'
import { minuteOf } from '../ui/words.ts'

export const reportsCommand = group('reports', [
  runs<OperatorBody<'adminMakeReport'>>('reports make', {
    run: async ({ brand, sent, own: { out } }, context, client) => {
      const report = await client.operator.reports.make(brand.id, sent)
      if (out !== undefined) return saveReport(context, client, report, String(out))
      context.show(report, (clean) => inWords(clean, context))
    },
  }),
  lists('reports list', {
    call: ({ reports }) => reports.list,
    columns: (_, { say }) => [
      {
        title: 'period',
        cell: ({ from, to, demo }) => `${demo ? 'DEMO ' : ''}${say('cliWord.period', { from, to })}`,
      },
      { title: 'made', cell: ({ createdAt }) => minuteOf(createdAt) },
      { title: 'by', cell: ({ madeBy }) => madeBy },
      { title: 'ID', cell: ({ id }) => id, paint: 'dim' },
    ],
    empty: 'noReportWasMadeYet',
  }),
  runs('reports save', {
    run: async ({ ids: [id = ''], own }, context, client) =>
      saveReport(context, client, await client.operator.reports.get(id), String(own.out)),
  }),
  runs<{ span: ReportSpan | 'off'; timeZone?: string; language?: Language }>('reports plan', {
    parse: { span: (typed) => oneOf([...REPORT_SPANS, 'off'], typed) },
    run: async ({ brand, sent: { span, ...more } }, context, { operator: { reportPlan } }) => {
      if (span === 'off')
        context.show(await reportPlan.remove(brand.id), () => context.say('cliNone.reportPlan'))
      else
        context.show(await reportPlan.put(brand.id, { span, ...more }), ({ nextAt }) =>
          context.say('cliDo.nextReport', { at: minuteOf(nextAt) }),
        )
    },
  }),
])

/** By the name of the file. */
async function saveReport(
  context: Context,
  { operator: { reports } }: Client,
  report: ReportBody,
  out: string,
): Promise<void> {
  const kind = /\.(pdf|html|json)$/.exec(out)?.[1]
  if (kind === undefined) throw new UsageError((say) => say('cliRefused.theNameOfTheFileMust'))
  const bytes =
    kind === 'json'
      ? JSON.stringify(report, null, 2)
      : await readAll(kind === 'pdf' ? reports.getPdf(report.id) : reports.getPage(report.id))
  await writeFile(resolve(context.io.cwd, out), bytes)
  context.show({ id: report.id, out, demo: report.demo }, (clean) =>
    lines(
      `${context.paint.green('✓')} ${clean.out}`,
      clean.demo && context.paint.yellow(`  ${context.say('cliDo.reportDemo')}`),
      `  ${context.say('cliLabel.report')}  ${clean.id}`,
    ),
  )
}

function inWords(
  { document: { title, under, warning, sections }, id }: ReportBody,
  { say }: Context,
): string {
  return lines(
    title,
    under,
    warning !== null && warning,
    '',
    ...shortWords(sections).map((line) => `  ${line}`),
    '',
    `${say('cliLabel.report')}  ${id}`,
  )
}
