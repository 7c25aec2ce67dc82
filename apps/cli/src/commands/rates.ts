import type { ChangeBody, ChangesBody, RateRowBody, RatesBody } from '@veracite/contract/rates/operations'
import { PROMPTS_FOR_LIKE_THESE } from '@veracite/statistics/questions-like-these'
import type { Measure } from '@veracite/terms/vocabulary'
import type { Say } from '@veracite/words/say-in'
import type { Context } from '../context.ts'
import { inLanguage, shows, single } from '../declared/verbs.ts'
import { wrap } from '../ui/lines.ts'
import { type Column, table } from '../ui/table.ts'
import { accessNote, minuteOf, originOf, speakerName } from '../ui/words.ts'

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
      return [
        `${minuteOf(scan.createdAt)}  ${paint.dim(scan.id)}${accessNote(originOf(scan), context)}`,
        wrap(toldInWords(words), width),
        ...(leading === null ? [] : [paint.yellow(wrap(toldInWords(leading), width))]),
        '',
        ...criteria.map(
          ({ met, words: told }) => `  ${met ? paint.green('✓') : paint.red('✗')} ${toldInWords(told)}`,
        ),
        '',
        `  Hallucination Rate       ${toldInWords(industry.hallucination.words)}`,
        `  Factual Inaccuracy Rate  ${toldInWords(industry.inaccuracy.words)}`,
        paint.dim(wrap(toldInWords(industry.note), width, '  ')),
      ].join('\n')
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
  const { paint, width, tableWidth, say, toldInWords } = context
  const { scan, leading, measure, overall, draws, engines, intents, cells, cellsTotal } = rates
  const column = (title: string, measured: Measure): Column<RateRowBody> => ({
    title,
    cell: (row) => wordsOf(context, row, measured),
  })
  const groups = (title: string, name: (row: RateRowBody) => string, rows: readonly RateRowBody[]) =>
    table(
      rows,
      [
        { title, cell: name, least: 10 },
        column('mentionedSmall', 'mentioned'),
        column('correctSmall', 'STRONG'),
        column('wrongSmall', 'CONFABULATED'),
      ],
      { tableWidth, paint, say, indent: '  ' },
    )
  const shown = cells.slice(0, limit)
  return [
    `${paint.bold(name)}  ${scan.status}  ${minuteOf(scan.createdAt)}  ${paint.dim(scan.id)}${accessNote(originOf(scan), context)}`,
    ...(scan.note === null ? [] : [paint.yellow(wrap(toldInWords(scan.note), width))]),
    ...(leading === null ? [] : [paint.yellow(wrap(toldInWords(leading.words), width))]),
    ...(scan.counted === undefined
      ? []
      : [paint.dim(wrap(say.known('originCounted', originOf(scan)) ?? scan.counted, width))]),
    '',
    groups(
      '',
      (row) =>
        row.engine === null ? say('cliWord.allEngines') : speakerName(say, row.engine, originOf(scan)),
      [overall, ...engines],
    ),
    '',
    groups('', (row) => row.intent ?? '', intents),
    '',
    ...(draws.length === 0
      ? []
      : [groups('fromCatalogueSmall', ({ prompts }) => say('count.prompts', { count: prompts }), draws), '']),
    ...(likeThese ? likeTheseLines(context, rates) : []),
    ...(shown.length === 0
      ? []
      : [
          table(
            shown,
            [
              {
                title: 'engineSmall',
                cell: (row) => speakerName(say, row.engine ?? '', originOf(scan)),
                least: 10,
              },
              { title: 'promptSmall', cell: (row) => row.prompt ?? '', least: 20 },
              column(measureName(say, measure), measure),
            ],
            { tableWidth, paint, say, indent: '  ' },
          ),
        ]),
    ...(shown.length < cellsTotal
      ? [paint.dim(`  ${say('cliRate.cells', { shown: shown.length, total: cellsTotal })}`)]
      : []),
    paint.dim(`  ${say('cliRate.wide')}`),
  ].join('\n')
}

/** Apart from the rates of these questions, with what it is worth. */
function likeTheseLines(
  { paint, width, tableWidth, say, toldInWords }: Context,
  { scan, overall, engines, measure }: RatesBody,
): string[] {
  const few = say('cliRate.fewPrompts', { prompts: PROMPTS_FOR_LIKE_THESE })
  const columns: Column<RateRowBody>[] = [
    {
      title: '',
      cell: (row) =>
        row.engine === null ? say('cliWord.allEngines') : speakerName(say, row.engine, originOf(scan)),
      least: 10,
    },
    {
      title: measureName(say, measure),
      cell: (row) => {
        const words = row.rates[measure]?.likeThese?.words
        return words === undefined ? few : toldInWords(words)
      },
    },
  ]
  return [
    table([overall, ...engines], columns, { tableWidth, paint, say, indent: '  ' }),
    paint.dim(wrap(say('cliRate.likeThese'), width, '  ')),
    '',
  ]
}

function renderChanges(context: Context, name: string, changes: ChangesBody, limit: number): string {
  const { paint, width, tableWidth, say, toldInWords } = context
  const {
    from,
    to,
    measure,
    breaks,
    overall,
    engines,
    cells,
    cellsCompared,
    cellsNotCompared,
    family,
    note,
  } = changes
  const rowsOf = (rows: readonly ChangeBody[], first: Column<ChangeBody>[]) =>
    table(
      rows,
      [
        ...first,
        { title: measureName(say, measure), cell: ({ words }) => toldInWords(words) },
        { title: 'p', cell: ({ p }) => p.toFixed(3), align: 'right' },
        { title: '', cell: (row) => say.line(remarks(say, row)), paint: (text) => paint.yellow(text) },
      ],
      { tableWidth, paint, say, indent: '  ' },
    )
  const engine: Column<ChangeBody> = {
    title: '',
    cell: (row) =>
      row.engine === null ? say('cliWord.allEngines') : speakerName(say, row.engine, originOf(to)),
    least: 10,
  }
  const shown = cells.slice(0, limit)
  const notes = [from, to].flatMap(({ note, leading, id }) =>
    [note, leading?.words].filter((one) => one != null).map((one) => `${id}: ${toldInWords(one)}`),
  )
  return [
    `${paint.bold(name)}  ${minuteOf(from.createdAt)} → ${minuteOf(to.createdAt)}${accessNote(originOf(to), context)}`,
    ...notes.map((note) => paint.yellow(wrap(note, width))),
    ...breaks.map((one) =>
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
    overall === null ? `  ${say('cliRate.nothingInCommon')}` : rowsOf([overall, ...engines], [engine]),
    '',
    ...(shown.length === 0
      ? []
      : [rowsOf(shown, [engine, { title: 'promptSmall', cell: ({ prompt }) => prompt ?? '', least: 15 }])]),
    paint.dim(
      `  ${say('cliRate.compared', { cells: cellsCompared, standOut: cells.filter(({ standsOut }) => standsOut).length, family, only: cellsNotCompared })}`,
    ),
    paint.dim(`  ${toldInWords(note)}`),
  ].join('\n')
}

const remarks = (say: Say, { standsOut, modelChanged }: ChangeBody): string[] => [
  ...(standsOut ? [say('cliRate.standsOut')] : []),
  ...(modelChanged ? [say('cliRate.modelChanged')] : []),
]
