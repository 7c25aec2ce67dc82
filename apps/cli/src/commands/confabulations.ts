import { NOTHING_MEASURED } from '@veracite/core/confabulations/report'
import type { ConfabulationReport, ConfabulationWindow, Engine, PromptIntent } from '@veracite/sdk'
import { CITATION_CLASSES, CONFABULATION_WINDOWS, ENGINES, PROMPT_INTENTS } from '@veracite/terms/vocabulary'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import { BRAND, type Given, opt } from '../declared/inputs.ts'
import { runs, single } from '../declared/verbs.ts'
import { wholeNumber } from '../options.ts'
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

export const confabulationsCommand = single(
  'what engines made up about a brand',
  runs<Options>({
    name: 'confabulations',
    about: 'How engines cite a brand, and the answers in which they made something up, the worst first.',
    inputs: [
      BRAND,
      opt('-e, --engine <engine>', 'only this engine', { choices: ENGINES }),
      opt('-i, --intent <intent>', 'only prompts of this intent', { choices: PROMPT_INTENTS }),
      opt('--window <window>', 'how far back', { choices: CONFABULATION_WINDOWS, preset: '30d' }),
      opt('-n, --limit <n>', 'how many findings to show', { parse: wholeNumber(0, 100), preset: 5 }),
      opt('--newest', 'newest first instead of worst first'),
    ],
    examples: [
      ['BRAND', 'The last 30 days'],
      ['BRAND --engine chatgpt --window 7d', 'One engine, one week'],
      ["BRAND --json | jq '.findings[].claims'", 'For a script'],
    ],
    run: confabulations,
  }),
)

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
