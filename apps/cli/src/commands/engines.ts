import type { Engine } from '../bodies.ts'
import type { Context } from '../context.ts'
import { group, runs } from '../declared/verbs.ts'
import { lines } from '../ui/lines.ts'
import { table } from '../ui/table.ts'
import { speakerName } from '../ui/words.ts'
import { probeVerb } from './engines-probe.ts'

export const enginesCommand = group('engines', [
  runs('engines list', {
    run: async (_, context, { operator }) => {
      const { items, reader } = await operator.engines.list()
      const rows = items.map((engine) => ({ ...engine, priceBasis: priceBasis(engine) }))
      context.showEach(rows, (clean) =>
        lines(
          renderEngines(context, clean),
          reader && ['', context.say('cliDo.readBy', { reader: context.toldInWords(reader.words) })],
        ),
      )
    },
  }),
  probeVerb,
])

type Row = Engine & { priceBasis: string | null }

/** Where the cost of a run comes from, by provider. */
function priceBasis(engine: Engine): string | null {
  if (!('provider' in engine)) return null
  const perCall = `${engine.engine}_USD_PER_CALL`
  const bases: Record<string, string> = {
    perplexity: 'reported',
    xai: 'reported',
    dataforseo: 'reported',
    openai: 'price table',
    anthropic: 'price table',
    deepseek: 'price table',
    meta: 'price table',
    google: 'price table',
    demo: 'invented',
  }
  return bases[engine.provider] ?? perCall
}

function renderEngines(context: Context, rows: readonly Row[]): string {
  const { paint, say } = context
  const missing = (row: Row) =>
    'missing' in row
      ? say('cliDo.needs', {
          groups: new Intl.ListFormat(say.locale, { type: 'disjunction' }).format(
            row.missing.map((group) => group.join(' + ')),
          ),
        })
      : ''
  const demo = rows.some((row) => 'access' in row && row.access === 'demo')
  const body = table(
    rows,
    [
      {
        title: 'engine',
        cell: (row) =>
          `${row.runnable ? '●' : '○'} ${speakerName(say, row.engine, 'access' in row ? row.access : null)}`,
        paint: (text, { runnable }) => (runnable ? paint.green(text) : paint.dim(text)),
      },
      {
        title: 'access',
        cell: (row) => ('access' in row ? `${row.provider} (${row.access})` : missing(row)),
        least: 18,
      },
      { title: 'model', cell: (row) => ('model' in row ? (row.model ?? '–') : ''), least: 8 },
      {
        title: 'price',
        cell: ({ priceBasis: basis }) =>
          basis === null ? '' : (say.known('cliCode', basis.replace(' ', '_')) ?? basis),
        least: 8,
      },
      {
        title: 'atOnce',
        cell: (row) => String(row.limits?.concurrency ?? ''),
        align: 'right',
      },
      {
        title: 'perMin',
        cell: (row) => String(row.limits?.requestsPerMinute ?? ''),
        align: 'right',
      },
      {
        title: 'aDay',
        cell: (row) =>
          row.limits === undefined
            ? ''
            : row.limits.dailySpendUsd === null
              ? say('cliDo.noLimit')
              : say.usd(row.limits.dailySpendUsd),
      },
    ],
    context,
  )
  return demo ? `${body}\n\n${paint.yellow(say('cliDo.demoEngines'))}` : body
}
