import { type MatrixRow, NOTHING_MEASURED, summarise } from '@veracite/core/confabulations/report'
import type { Scan, ScanCreated } from '@veracite/sdk'
import type { Origin } from '@veracite/terms/vocabulary'
import { Command } from 'commander'
import type { Brand, Run } from '../admin-client.ts'
import { type Client, connect } from '../client.ts'
import { confirm } from '../confirm.ts'
import type { Context } from '../context.ts'
import { EXIT, UsageError } from '../failures.ts'
import { findBrand } from '../find.ts'
import { readEngines, wholeNumber, withExamples } from '../options.ts'
import { choiceOf, estimateLines, type ScanOptions } from '../scan/estimate.ts'
import { type Finding, withSources, worstFirst } from '../scan/findings.ts'
import { watchScan } from '../scan/watch-scan.ts'
import { renderFinding } from '../ui/finding.ts'
import { wrap } from '../ui/lines.ts'
import { renderMatrix } from '../ui/matrix.ts'
import { accessNote, duration, engineName, originOf, plural, usd } from '../ui/words.ts'

interface Options extends ScanOptions {
  wait?: true
  follow?: string
  findings: number
  yes?: true
}

export function scanCommand(context: Context): Command {
  const command = new Command('scan')
    .summary('ask every engine about a brand')
    .description(
      'Asks every engine of the plan all active prompts of a brand, keeps the answers as evidence and judges them. ' +
        'Counts against the monthly cap.',
    )
    .argument('[brand]', 'id, domain or name')
    .option('-w, --wait', 'watch until it is finished, then show the matrix and the worst findings')
    .option('-f, --follow <scan>', 'watch a scan that was started before')
    .option('-s, --samples <n>', 'how often each prompt is asked of each engine', wholeNumber(1, 100))
    .option('-e, --engines <list>', 'only these engines of the plan, separated by commas', readEngines)
    .option('-p, --prompts <ids>', 'only these prompts, separated by commas', (typed) => typed.split(','))
    .option('--spread <minutes>', 'over how long samples are spread', wholeNumber(0, 43_200))
    .option('-y, --yes', 'do not ask for confirmation when options are given')
    .option('--findings <n>', 'how many findings to show', wholeNumber(0, 100), 3)
    .action((brand: string | undefined, options: Options) => scan(context, brand, options))
  return withExamples(command, [
    ['scan halden-instruments.com --wait', 'Scan and watch'],
    ['scan "Halden Instruments" --wait --json > scan.json', 'The same for a script'],
    ['scan halden-instruments.com --samples 10 --engines chatgpt,claude', 'How often do two engines say it?'],
    ['scan --follow 01a1dd29-4dac-7151-9b3e-1037b37caf02', 'Come back to a scan'],
  ])
}

async function scan(context: Context, wanted: string | undefined, options: Options): Promise<void> {
  const client = connect(context)
  if (options.follow !== undefined) {
    if (wanted !== undefined) throw new UsageError('Give a brand or --follow, not both.')
    return report(context, client, options.follow, null, options)
  }
  if (wanted === undefined) throw new UsageError('Give a brand: its id, domain or name.')
  const brand = await findBrand(client, wanted)
  const created = await start(context, client, brand, options)
  const asked = created as ScanCreated & Engines
  if (!options.wait) {
    context.show(
      created,
      () => `${startedLine(brand, asked)}\n\n  ${context.self} scan --follow ${created.scanId}`,
    )
    return
  }
  context.note(`${startedLine(brand, asked)}\n\n`)
  return report(context, client, created.scanId, brand, options)
}

/**
 * When options are given, or the brand takes several samples, the price and the interval width are shown
 * first.
 */
async function start(context: Context, client: Client, brand: Brand, options: Options) {
  const choice = choiceOf(options)
  if (choice !== null || brand.samplesPerPrompt > 1) {
    const lines = estimateLines(await client.admin.estimateScan(brand.id, choice ?? {}))
    context.note(`${lines.map((line) => `  ${line}`).join('\n')}\n\n`)
  }
  if (choice === null) return client.scans.create({ brandId: brand.id })
  await confirm(context, `Scan ${brand.name} like this?`, options.yes)
  return client.admin.startScan(brand.id, choice)
}

interface Engines {
  engines: string[]
  enginesNotRunnable: string[]
  enginesOutOfPlan: string[]
}

function startedLine({ name }: Brand, { engines, enginesNotRunnable }: Engines): string {
  const missing =
    enginesNotRunnable.length === 0
      ? ''
      : `\nNot configured on this server: ${enginesNotRunnable.map(engineName).join(', ')}`
  return `Scanning ${name} with ${plural(engines.length, 'engine')}${missing}`
}

async function report(
  context: Context,
  client: Client,
  scanId: string,
  brand: Brand | null,
  { findings: most }: Options,
): Promise<void> {
  const { scan, runs } = await watchScan(context, client, scanId)
  const { matrix, totals } = summarise(
    runs.flatMap(({ engine, intent, citationClass, ...whose }) =>
      citationClass === null || originOf(whose) !== originOf(scan)
        ? []
        : [{ engine, intent, citationClass, runs: 1, forReview: 0, provisional: 0 }],
    ),
  )
  const brandId = brand?.id ?? (await brandOf(client, runs))
  const findings = brandId === null ? [] : await findingsOf(client, brandId, scan)
  const rates = brandId === null ? null : await client.admin.getRates(brandId, { scan: scanId })
  if (scan.status === 'FAILED') context.exitCode = EXIT.refused
  context.show(
    {
      scan,
      totals,
      matrix,
      rates: rates && { overall: rates.overall, engines: rates.engines, intents: rates.intents },
      note: rates?.scan.note ?? null,
      noAnswer: countOf(runs, 'NO_ANSWER'),
      setAside: countOf(runs, 'SET_ASIDE'),
      failed: countOf(runs, 'FAILED'),
      findings,
    },
    (clean) => render(context, { ...clean, scan, runs, most }),
  )
}

const countOf = (runs: readonly Run[], status: string): number =>
  runs.filter((run) => run.status === status).length

/** A scan does not name its brand, but the evidence of any of its runs does. */
async function brandOf({ runs: evidence }: Client, runs: readonly Run[]): Promise<string | null> {
  const [first] = runs
  return first ? (await evidence.evidence(first.id)).brand.id : null
}

async function findingsOf(client: Client, brandId: string, scan: Scan): Promise<Finding[]> {
  const [{ items }, { facts }] = await Promise.all([
    client.admin.listConfabulations(brandId, { window: 'all', limit: 100, ...originQuery(scan) }),
    client.groundTruth.list(brandId),
  ])
  return worstFirst(
    withSources(
      items.filter((item) => item.scanId === scan.id),
      facts,
    ),
  )
}

/** An older server does not know the word. */
const originQuery = ({ origin }: Scan) => (origin === undefined ? {} : { origin: origin as Origin })

/** Having no finding is good news only if something was judged. */
function verdictOnNothing(paint: Context['paint'], matrix: MatrixRow[], findings: Finding[]): string {
  if (findings.length > 0) return ''
  return matrix.length === 0 ? paint.yellow(`  ${NOTHING_MEASURED}`) : paint.green('  Nothing was made up.')
}

function render(
  context: Context,
  report: {
    scan: Scan
    runs: readonly Run[]
    matrix: MatrixRow[]
    findings: Finding[]
    note: string | null
    noAnswer: number
    setAside: number
    failed: number
    most: number
  },
): string {
  const { paint, width, self } = context
  const { scan, matrix, findings, noAnswer, setAside, failed, most } = report
  const took =
    scan.startedAt && scan.finishedAt
      ? ` in ${duration(Date.parse(scan.finishedAt) - Date.parse(scan.startedAt))}`
      : ''
  const paintStatus =
    scan.status === 'COMPLETED' ? paint.green : scan.status === 'PARTIAL' ? paint.yellow : paint.red
  const shown = findings.slice(0, most)
  const facts = [
    `${plural(scan.totalRuns, 'question')}${took}`,
    `cost ${usd(scan.totalCostUsd)}`,
    `mentioned in ${scan.mentions}`,
    ...(noAnswer > 0 ? [`${noAnswer} gave no answer`] : []),
    ...(setAside > 0 ? [paint.red(`${setAside} could not be read`)] : []),
    ...(failed > 0 ? [paint.red(`${failed} failed`)] : []),
    ...(scan.provisional ? [paint.yellow(`${scan.provisional} provisional`)] : []),
  ]
  return [
    wrap(`${paintStatus(scan.status)}  ${facts.join(' · ')}${accessNote(originOf(scan), paint)}`, width),
    '',
    ...(matrix.length === 0 ? [] : [renderMatrix(matrix, { paint, width, origin: originOf(scan) }), '']),
    ...(report.note === null ? [] : [wrap(paint.yellow(report.note), width, '  '), '']),
    ...(shown.length === 0
      ? [verdictOnNothing(paint, matrix, findings)]
      : [
          paint.bold(
            `What was made up${findings.length > shown.length ? `: the worst ${shown.length} of ${findings.length}` : ''}`,
          ),
          '',
          ...shown.flatMap((finding, i) => [renderFinding(finding, i + 1, { paint, width }), '']),
          paint.dim('Next'),
          ...(shown[0] ? [`  ${self} bundle ${shown[0].runId} -o bundle.json`] : []),
          ...(failed > 0 ? [`  ${self} runs ${scan.id} --status FAILED`] : []),
        ]),
    ...(failed > 0 && shown.length === 0 ? ['', `  ${self} runs ${scan.id} --status FAILED`] : []),
  ].join('\n')
}
