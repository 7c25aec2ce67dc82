import type { ChangeBody, ChangesBody, RateRowBody, RatesBody } from '@veracite/contract/rates/operations'
import { PROMPTS_FOR_LIKE_THESE } from '@veracite/statistics/questions-like-these'
import type { Measure } from '@veracite/terms/vocabulary'
import type { Say } from '@veracite/words/say-in'
import type { Context } from '../context.ts'
import { inLanguage, shows, single } from '../declared/verbs.ts'
import { lines, wrap } from '../ui/lines.ts'
import { type Column, table } from '../ui/table.ts'
import { accessNote, type FromAnswers, minuteOf, originOf, speakerName } from '../ui/words.ts'

export const ratesCommand = single(
  shows('rates', {
    call: ({ brands }) => brands.getRates,
    says: (rates, context, { brand, own }) =>
      renderRates(context, brand.name, rates, {
        limit: Number(own.limit),
        likeThese: own.likeThese === true,
      }),
  }),
)

export const fitCommand = single(
  shows('fit', {
    before: inLanguage,
    call: ({ brands }) => brands.getFit,
    says: ({ scan, leading, words, criteria, industry }, context) => {
      const { paint, width, toldInWords } = context
      return lines(
        `${minuteOf(scan.createdAt)}  ${paint.dim(scan.id)}${accessNote(originOf(scan), context)}`,
        wrap(toldInWords(words), width),
        leading !== null && paint.yellow(wrap(toldInWords(leading), width)),
        '',
        ...criteria.map(
          ({ met, words: told }) => `  ${met ? paint.green('✓') : paint.red('✗')} ${toldInWords(told)}`,
        ),
        '',
        `  Hallucination Rate       ${toldInWords(industry.hallucination.words)}`,
        `  Factual Inaccuracy Rate  ${toldInWords(industry.inaccuracy.words)}`,
        paint.dim(wrap(toldInWords(industry.note), width, '  ')),
      )
    },
  }),
)

export const changesCommand = single(
  shows('changes', {
    call: ({ brands }) => brands.getChanges,
    says: (changes, context, { brand, own }) =>
      renderChanges(context, brand.name, changes, Number(own.limit)),
  }),
)

/** The engine of a row, or all of them together. */
const engineColumn = ({ say }: Context, of: FromAnswers): Column<{ engine: string | null }> => ({
  title: '',
  cell: ({ engine }) =>
    engine === null ? say('cliWord.allEngines') : speakerName(say, engine, originOf(of)),
  least: 10,
})

const measureName = (say: Say, measure: Measure): string =>
  say.known('cliMeasure', measure.toLowerCase()) ?? measure.toLowerCase()

const wordsOf = ({ toldInWords }: Context, row: RateRowBody, measure: Measure): string => {
  const rate = row.rates[measure]
  if (!rate) return '–'
  const words = toldInWords(rate.words)
  return rate.wide && rate.asked >= 5 ? `${words} ~` : words
}

function renderRates(
  context: Context,
  name: string,
  rates: RatesBody,
  { limit, likeThese }: { limit: number; likeThese: boolean },
): string {
  const { paint, width, say, toldInWords } = context
  const { scan, leading, measure, overall, draws, engines, intents, cells, cellsTotal } = rates
  const column = (title: string, measured: Measure): Column<RateRowBody> => ({
    title,
    cell: (row) => wordsOf(context, row, measured),
  })
  const groups = (rows: readonly RateRowBody[], first: Column<RateRowBody>) =>
    table(
      rows,
      [
        first,
        column('mentionedSmall', 'mentioned'),
        column('correctSmall', 'STRONG'),
        column('wrongSmall', 'CONFABULATED'),
      ],
      { ...context, indent: '  ' },
    )
  const catalogue: Column<RateRowBody> = {
    title: 'fromCatalogueSmall',
    cell: ({ prompts }) => say('count.prompts', { count: prompts }),
    least: 10,
  }
  const shown = cells.slice(0, limit)
  return lines(
    `${paint.bold(name)}  ${scan.status}  ${minuteOf(scan.createdAt)}  ${paint.dim(scan.id)}${accessNote(originOf(scan), context)}`,
    scan.note !== null && paint.yellow(wrap(toldInWords(scan.note), width)),
    leading !== null && paint.yellow(wrap(toldInWords(leading.words), width)),
    scan.counted !== undefined &&
      paint.dim(wrap(say.known('originCounted', originOf(scan)) ?? scan.counted, width)),
    '',
    groups([overall, ...engines], engineColumn(context, scan)),
    '',
    groups(intents, { title: '', cell: ({ intent }) => intent ?? '', least: 10 }),
    '',
    draws.length > 0 && [groups(draws, catalogue), ''],
    likeThese && likeTheseLines(context, rates),
    shown.length > 0 &&
      table(
        shown,
        [
          { ...engineColumn(context, scan), title: 'engineSmall' },
          { title: 'promptSmall', cell: (row) => row.prompt ?? '', least: 20 },
          column(measureName(say, measure), measure),
        ],
        { ...context, indent: '  ' },
      ),
    shown.length < cellsTotal &&
      paint.dim(`  ${say('cliRate.cells', { shown: shown.length, total: cellsTotal })}`),
    paint.dim(`  ${say('cliRate.wide')}`),
  )
}

/** Apart from the rates of these questions, with what it is worth. */
function likeTheseLines(context: Context, { scan, overall, engines, measure }: RatesBody): string[] {
  const { paint, width, say, toldInWords } = context
  const few = say('cliRate.fewPrompts', { prompts: PROMPTS_FOR_LIKE_THESE })
  const columns: Column<RateRowBody>[] = [
    engineColumn(context, scan),
    {
      title: measureName(say, measure),
      cell: (row) => {
        const words = row.rates[measure]?.likeThese?.words
        return words === undefined ? few : toldInWords(words)
      },
    },
  ]
  return [
    table([overall, ...engines], columns, { ...context, indent: '  ' }),
    paint.dim(wrap(say('cliRate.likeThese'), width, '  ')),
    '',
  ]
}

function renderChanges(context: Context, name: string, changes: ChangesBody, limit: number): string {
  const { paint, width, say, toldInWords } = context
  const { from, to, measure, overall, cells } = changes
  const rowsOf = (rows: readonly ChangeBody[], first: Column<ChangeBody>[]) =>
    table(
      rows,
      [
        ...first,
        { title: measureName(say, measure), cell: ({ words }) => toldInWords(words) },
        { title: 'p', cell: ({ p }) => p.toFixed(3), align: 'right' },
        { title: '', cell: (row) => remarks(say, row), paint: 'yellow' },
      ],
      { ...context, indent: '  ' },
    )
  const engine: Column<ChangeBody> = engineColumn(context, to)
  const compared = {
    ...{ cells: changes.cellsCompared, only: changes.cellsNotCompared, family: changes.family },
    standOut: cells.filter(({ standsOut }) => standsOut).length,
  }
  const shown = cells.slice(0, limit)
  const notes = [from, to].flatMap(({ note, leading, id }) =>
    [note, leading?.words].filter((one) => one != null).map((one) => `${id}: ${toldInWords(one)}`),
  )
  return lines(
    `${paint.bold(name)}  ${minuteOf(from.createdAt)} → ${minuteOf(to.createdAt)}${accessNote(originOf(to), context)}`,
    ...notes.map((note) => paint.yellow(wrap(note, width))),
    ...changes.breaks.map((one) =>
      paint.yellow(
        wrap(
          say('cliRate.otherModel', {
            engine: speakerName(say, one.engine, originOf(to)),
            ...{ from: one.from.join(', '), to: one.to.join(', ') },
          }),
          width,
        ),
      ),
    ),
    '',
    overall === null
      ? `  ${say('cliRate.nothingInCommon')}`
      : rowsOf([overall, ...changes.engines], [engine]),
    '',
    shown.length > 0 &&
      rowsOf(shown, [engine, { title: 'promptSmall', cell: ({ prompt }) => prompt ?? '', least: 15 }]),
    paint.dim(`  ${say('cliRate.compared', compared)}`),
    paint.dim(`  ${toldInWords(changes.note)}`),
  )
}

const remarks = (say: Say, { standsOut, modelChanged }: ChangeBody): string =>
  say.line([standsOut && say('cliRate.standsOut'), modelChanged && say('cliRate.modelChanged')])
