import { NOTHING_MEASURED } from '@veracite/core/confabulations/report'
import type { ConfabulationReport, ConfabulationWindow, Engine, PromptIntent } from '@veracite/sdk'
import { CITATION_CLASSES, CONFABULATION_WINDOWS, ENGINES, PROMPT_INTENTS } from '@veracite/terms/vocabulary'
import { Command } from 'commander'
import { connect } from '../client.ts'
import type { Context } from '../context.ts'
import { findBrand } from '../find.ts'
import { choice, wholeNumber, withExamples } from '../options.ts'
import { type Finding, withSources, worstFirst } from '../scan/findings.ts'
import { renderFinding } from '../scan/render-finding.ts'
import { wrap } from '../ui/lines.ts'
import { renderMatrix } from '../ui/matrix.ts'
import { accessNote, apartNote, originOf, paintClass, plural } from '../ui/words.ts'

interface Options {
  engine?: Engine
  intent?: PromptIntent
  window: ConfabulationWindow
  limit: number
  newest?: true
}

export function confabulationsCommand(context: Context): Command {
  const command = new Command('confabulations')
    .summary('what engines made up about a brand')
    .description(
      'How engines cite a brand, and the answers in which they made something up, the worst first.',
    )
    .argument('<brand>', 'id, domain or name')
    .addOption(choice('-e, --engine <engine>', 'only this engine', ENGINES))
    .addOption(choice('-i, --intent <intent>', 'only prompts of this intent', PROMPT_INTENTS))
    .addOption(choice('--window <window>', 'how far back', CONFABULATION_WINDOWS).default('30d'))
    .option('-n, --limit <n>', 'how many findings to show', wholeNumber(0, 100), 5)
    .option('--newest', 'newest first instead of worst first')
    .action((brand: string, options: Options) => confabulations(context, brand, options))
  return withExamples(command, [
    ['confabulations halden-instruments.com', 'The last 30 days'],
    ['confabulations halden-instruments.com --engine chatgpt --window 7d', 'One engine, one week'],
    ["confabulations halden-instruments.com --json | jq '.findings[].claims'", 'For a script'],
  ])
}

async function confabulations(context: Context, wanted: string, options: Options): Promise<void> {
  const client = connect(context)
  const brand = await findBrand(client, wanted)
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
  { paint, width, self }: Context,
  report: Pick<
    ConfabulationReport,
    'brand' | 'classifiedRuns' | 'provisional' | 'totals' | 'matrix' | 'demo' | 'origin' | 'apart'
  > & {
    total: number
    findings: Finding[]
    options: Options
  },
): string {
  const { brand, totals, matrix, findings, total, options } = report
  const since = { '7d': 'in the last 7 days', '30d': 'in the last 30 days', all: 'since the beginning' }
  const head = `${paint.bold(brand.name)}  ${plural(report.classifiedRuns, 'answer')} ${since[options.window]}${provisionalNote(report.provisional)}${accessNote(originOf(report), paint)}`
  if (report.classifiedRuns === 0)
    return `${head}\n\n  ${paint.yellow(NOTHING_MEASURED)}\n  ${self} scan ${brand.domain} --wait`
  const shown = findings.slice(0, options.limit)
  const numbers = CITATION_CLASSES.map((name) =>
    paintClass(paint, name, `${totals[name]} ${name.toLowerCase()}`),
  ).join(' · ')
  return [
    head,
    wrap(numbers, width),
    ...(report.apart?.length ? [apartNote(report.apart, paint)] : []),
    '',
    renderMatrix(matrix, { paint, width, origin: originOf(report) }),
    paint.dim(
      `  Shares are of all answers ${since[options.window]}; ${self} rates ${brand.domain} has those of one scan.`,
    ),
    '',
    ...(total === 0 ? [paint.green('  Nothing was made up.')] : []),
    ...shown.flatMap((finding, i) => [renderFinding(finding, i + 1, { paint, width }), '']),
    ...(shown.length < total ? [paint.dim(`${shown.length} of ${total} shown; --limit shows more.`)] : []),
    ...(shown[0] ? [paint.dim('Next'), `  ${self} bundle ${shown[0].runId} -o bundle.json`] : []),
  ].join('\n')
}

const provisionalNote = (provisional = 0): string =>
  provisional === 0 ? '' : ` · ${provisional} provisional: the model has not finished reading them`
