import { NOTHING_MEASURED } from '@veracite/core/confabulations/report'
import type { ConfabulationReport, ConfabulationWindow, Engine, PromptIntent } from '@veracite/sdk'
import { sayRate } from '@veracite/statistics/words'
import { CITATION_CLASSES } from '@veracite/terms/vocabulary'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import type { Given } from '../declared/inputs.ts'
import { runs, single } from '../declared/verbs.ts'
import { type Finding, withSources, worstFirst } from '../scan/findings.ts'
import { renderFinding } from '../scan/render-finding.ts'
import { lines, wrap } from '../ui/lines.ts'
import { renderMatrix } from '../ui/matrix.ts'
import { accessNote, apartNote, originOf, paintClass } from '../ui/words.ts'

interface Options {
  engine?: Engine
  intent?: PromptIntent
  window: ConfabulationWindow
  limit: number
  newest?: true
}

export const confabulationsCommand = single(runs<Options>('confabulations', { run: confabulations }))

async function confabulations(
  { brand, sent: options }: Given<Options>,
  context: Context,
  client: Client,
): Promise<void> {
  const { engine, intent, window } = options
  const [report, { facts }] = await Promise.all([
    client.confabulations.list(brand.id, { engine, intent, window }),
    client.groundTruth.list(brand.id),
  ])
  const found = withSources(report.confabulations.items, facts)
  const findings = options.newest ? found : worstFirst(found)
  const { confabulations: list, ...numbers } = report
  const note = report.classifiedRuns === 0 ? { note: NOTHING_MEASURED } : {}
  context.show({ ...numbers, ...note, total: list.total, truncated: list.truncated, findings }, (clean) =>
    render(context, { ...clean, options }),
  )
}

function render(
  context: Context,
  report: Pick<
    ConfabulationReport,
    'brand' | 'classifiedRuns' | 'provisional' | 'totals' | 'matrix' | 'leading' | 'demo' | 'origin' | 'apart'
  > & {
    total: number
    findings: Finding[]
    options: Options
  },
): string {
  const { brand, totals, matrix, findings, total, options } = report
  const { paint, width, self, say } = context
  const window = WINDOWS[options.window]
  const { classifiedRuns: count, provisional = 0 } = report
  const note = provisional === 0 ? [] : [say('cliDo.stillProvisional', { count: provisional })]
  const head = `${paint.bold(brand.name)}  ${[say('cliDo.answersSince', { count, window }), ...note].join(' · ')}${accessNote(originOf(report), context)}`
  if (report.classifiedRuns === 0)
    return `${head}\n\n  ${paint.yellow(say('cliScan.nothingMeasured'))}\n  ${self} scan ${brand.domain} --wait`
  const shown = findings.slice(0, options.limit)
  const numbers = CITATION_CLASSES.map((name) =>
    paintClass(paint, name, say(`cliTotal.${name}`, { count: totals[name] })),
  ).join(' · ')
  return lines(
    head,
    wrap(numbers, width),
    report.leading && wrap(leadingApart(report, report.leading, context), width),
    (report.apart ?? []).length > 0 && apartNote(report.apart, context),
    '',
    renderMatrix(matrix, { ...context, origin: originOf(report) }),
    paint.dim(`  ${say('cliDo.sharesSince', { window, self, domain: brand.domain })}`),
    '',
    total === 0 && paint.green(`  ${say('cliScan.nothingMadeUp')}`),
    ...shown.flatMap((finding, i) => [renderFinding(finding, i + 1, { paint, width, say }), '']),
    shown.length < total && paint.dim(say('cliDo.shownOf', { shown: shown.length, total })),
    shown[0] && [paint.dim(say('cliScan.next')), `  ${self} bundle ${shown[0].runId} -o bundle.json`],
  )
}

/** How many of the answers are to leading questions, and how often both kinds are wrong. */
function leadingApart(
  all: Pick<ConfabulationReport, 'classifiedRuns' | 'totals'>,
  led: Pick<ConfabulationReport, 'classifiedRuns' | 'totals'>,
  { say, toldInWords }: Pick<Context, 'say' | 'toldInWords'>,
): string {
  const [seen, asked] = [
    all.totals.CONFABULATED - led.totals.CONFABULATED,
    all.classifiedRuns - led.classifiedRuns,
  ]
  return say('cliDo.leadingApart', {
    answers: led.classifiedRuns,
    wrong: toldInWords(sayRate({ seen: led.totals.CONFABULATED, asked: led.classifiedRuns })),
    neutral: toldInWords(sayRate({ seen, asked })),
  })
}

const WINDOWS = { '7d': 'week', '30d': 'month', all: 'other' } as const
