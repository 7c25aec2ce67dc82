import { type MatrixRow, summarise } from '@veracite/core/confabulations/report'
import type { ScanCreated } from '@veracite/sdk'
import { pick } from '@veracite/terms/pick'
import { CITATION_CLASSES } from '@veracite/terms/vocabulary'
import type { Say } from '@veracite/words/say-in'
import type { Command } from 'commander'
import type { Brand, ScanDetail } from '../bodies.ts'
import { type Client, connect } from '../client.ts'
import { confirm } from '../confirm.ts'
import type { Context } from '../context.ts'
import { plain } from '../declared/verbs.ts'
import { EXIT, UsageError } from '../failures.ts'
import { findBrand } from '../find.ts'
import { choiceOf, estimateLines, type ScanOptions } from '../scan/estimate.ts'
import { type Finding, withSources, worstFirst } from '../scan/findings.ts'
import { renderFinding } from '../scan/render-finding.ts'
import { watchScan } from '../scan/watch-scan.ts'
import { throughRestarts } from '../through-restarts.ts'
import { lines, wrap } from '../ui/lines.ts'
import { renderMatrix } from '../ui/matrix.ts'
import { accessNote, costOf, duration, engineName, originOf } from '../ui/words.ts'

interface Options extends ScanOptions {
  wait?: true
  follow?: string
  findings: number
  yes?: true
}

export const scanCommand = (context: Context): Command =>
  plain('scan', (brand: string | undefined, options: Options) => scan(context, brand, options))

async function scan(context: Context, wanted: string | undefined, options: Options): Promise<void> {
  const client = connect(context)
  if (options.follow !== undefined) {
    if (wanted !== undefined) throw new UsageError((say) => say('cliRefused.giveABrandOrFollowNot'))
    return report(context, client, options.follow, options)
  }
  if (wanted === undefined) throw new UsageError((say) => say('cliRefused.giveABrandItsIdDomain'))
  const brand = await findBrand(client, wanted)
  const created = await start(context, client, brand, options)
  const asked = created as ScanCreated & Engines
  if (!options.wait) {
    context.show(
      created,
      () => `${startedLine(context.say, brand, asked)}\n\n  ${context.self} scan --follow ${created.scanId}`,
    )
    return
  }
  context.note(`${startedLine(context.say, brand, asked)}\n\n`)
  return report(context, client, created.scanId, options)
}

/**
 * When options are given, or the brand takes several samples, the price and the interval width are shown
 * first.
 */
async function start(context: Context, client: Client, brand: Brand, options: Options) {
  const choice = choiceOf(options)
  if (choice !== null || brand.samplesPerPrompt > 1) {
    const lines = estimateLines(await client.operator.scans.estimate(brand.id, choice ?? {}), context)
    context.note(`${lines.map((line) => `  ${line}`).join('\n')}\n\n`)
  }
  if (choice === null) return client.scans.create({ brandId: brand.id })
  await confirm(context, context.say('cliScan.likeThis', { brand: brand.name }), options.yes)
  return client.operator.scans.create(brand.id, choice)
}

interface Engines {
  engines: string[]
  enginesNotRunnable: string[]
  enginesOutOfPlan: string[]
}

function startedLine(say: Say, { name }: Brand, { engines, enginesNotRunnable }: Engines): string {
  const missing = say.line(enginesNotRunnable.map(engineName))
  return lines(
    say('cliScan.started', { brand: name, count: engines.length }),
    missing !== '' && say('cliScan.notConfigured', { engines: missing }),
  )
}

async function report(
  context: Context,
  client: Client,
  scanId: string,
  { findings: most }: Options,
): Promise<void> {
  const scan = await watchScan(context, client, scanId)
  const { matrix, totals } = summarise(
    scan.matrix.flatMap(({ engine, intent, counts, ...access }) =>
      originOf(access) === originOf(scan)
        ? CITATION_CLASSES.flatMap((citationClass) => {
            const runs = counts[citationClass] ?? 0
            return runs === 0 ? [] : [{ engine, intent, citationClass, runs, forReview: 0, provisional: 0 }]
          })
        : [],
    ),
  )
  const { findings, rates } = await throughRestarts(context, async () => ({
    findings: totals.CONFABULATED === 0 ? [] : await findingsOf(client, scan),
    rates: await client.operator.brands.getRates(scan.brandId, { scan: scanId }),
  }))
  if (scan.status === 'FAILED') context.exitCode = EXIT.refused
  const reported = {
    scan: withoutMatrix(scan),
    totals,
    matrix,
    rates: pick(rates, 'overall', 'engines', 'intents'),
    note: rates.scan.note,
    noAnswer: scan.byStatus.NO_ANSWER ?? 0,
    setAside: scan.byStatus.SET_ASIDE ?? 0,
    failed: scan.byStatus.FAILED ?? 0,
    findings,
    findingsTotal: totals.CONFABULATED,
  }
  context.show(reported, (clean) => render(context, clean, most))
}

/** The matrix of the scan is printed beside it, in the form that people read. */
const withoutMatrix = (scan: ScanDetail) => ({ ...scan, matrix: undefined })

/** The newest findings of the scan, as many as one page holds, with the worst first. */
async function findingsOf(client: Client, scan: ScanDetail): Promise<Finding[]> {
  const [{ items }, { facts }] = await Promise.all([
    client.operator.confabulations
      .list(scan.brandId, { window: 'all', scanId: scan.id, origin: scan.origin })
      .page({ limit: 1000 }),
    client.groundTruth.list(scan.brandId),
  ])
  return worstFirst(withSources(items, facts))
}

/** Having no finding is good news only if something was judged. */
function verdictOnNothing({ paint, say }: Context, matrix: MatrixRow[], findingsTotal: number): string {
  if (findingsTotal > 0) return `  ${say('cliScan.noneShown', { count: findingsTotal })}`
  return matrix.length === 0
    ? paint.yellow(`  ${say('cliScan.nothingMeasured')}`)
    : paint.green(`  ${say('cliScan.nothingMadeUp')}`)
}

function render(
  context: Context,
  report: Record<'noAnswer' | 'setAside' | 'failed' | 'findingsTotal', number> & {
    scan: ReturnType<typeof withoutMatrix>
    matrix: MatrixRow[]
    findings: Finding[]
    note: string | null
  },
  most: number,
): string {
  const { paint, width, self, say } = context
  const { scan, matrix, findings, findingsTotal: total, noAnswer, setAside, failed } = report
  const took =
    scan.startedAt && scan.finishedAt
      ? duration(say, Date.parse(scan.finishedAt) - Date.parse(scan.startedAt))
      : ''
  const paintStatus =
    scan.status === 'COMPLETED' ? paint.green : scan.status === 'PARTIAL' ? paint.yellow : paint.red
  const shown = findings.slice(0, most)
  const listed = findings.length
  const facts = [
    say('cliScan.questions', { count: scan.totalRuns, took: took === '' ? 'other' : 'yes', time: took }),
    scan.demo
      ? costOf(say, scan.totalCostUsd, scan)
      : say('cliScan.cost', { cost: costOf(say, scan.totalCostUsd, scan) }),
    say('cliScan.mentioned', { count: scan.mentions }),
    noAnswer > 0 && say('cliScan.noAnswer', { count: noAnswer }),
    setAside > 0 && paint.red(say('cliScan.setAside', { count: setAside })),
    failed > 0 && paint.red(say('cliScan.failed', { count: failed })),
    scan.provisional && paint.yellow(say('cliScan.provisional', { count: scan.provisional })),
  ].filter(Boolean)
  return lines(
    wrap(`${paintStatus(scan.status)}  ${facts.join(' · ')}${accessNote(originOf(scan), context)}`, width),
    '',
    matrix.length > 0 && [renderMatrix(matrix, { ...context, origin: originOf(scan) }), ''],
    report.note !== null && [wrap(paint.yellow(context.toldInWords(report.note)), width, '  '), ''],
    shown[0]
      ? [
          // Where the server lists only the newest findings, this says so.
          paint.bold(
            say('cliScan.madeUp', {
              of: listed < total ? 'newest' : shown.length < total ? 'some' : 'other',
              ...{ shown: shown.length, listed, total },
            }),
          ),
          '',
          ...shown.flatMap((finding, i) => [renderFinding(finding, i + 1, context), '']),
          paint.dim(say('cliScan.next')),
          `  ${self} bundle ${shown[0].runId} -o bundle.json`,
        ]
      : [verdictOnNothing(context, matrix, total), failed > 0 && ''],
    failed > 0 && `  ${self} runs ${scan.id} --status FAILED`,
  )
}
