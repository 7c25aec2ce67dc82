import type { ChangeBody, ChangesBody, RateRowBody, RatesBody } from '@veracite/contract/rates/operations'
import { PROMPTS_FOR_LIKE_THESE } from '@veracite/statistics/questions-like-these'
import type { Measure } from '@veracite/terms/vocabulary'
import type { Context } from '../context.ts'
import { shows, single } from '../declared/verbs.ts'
import { wrap } from '../ui/lines.ts'
import { type Column, table } from '../ui/table.ts'
import { accessNote, minuteOf, originOf, plural, speakerName } from '../ui/words.ts'

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
    call: ({ brands }) => brands.getFit,
    says: ({ scan, leading, words, criteria, industry }, { paint, width }) =>
      [
        `${minuteOf(scan.createdAt)}  ${paint.dim(scan.id)}${accessNote(originOf(scan), paint)}`,
        wrap(words, width),
        ...(leading === null ? [] : [paint.yellow(wrap(leading, width))]),
        '',
        ...criteria.map(({ met, words: told }) => `  ${met ? paint.green('✓') : paint.red('✗')} ${told}`),
        '',
        `  Hallucination Rate       ${industry.hallucination.words}`,
        `  Factual Inaccuracy Rate  ${industry.inaccuracy.words}`,
        paint.dim(wrap(industry.note, width, '  ')),
      ].join('\n'),
  }),
)

export const changesCommand = single(
  shows('changes', {
    call: ({ brands }) => brands.getChanges,
    says: (changes, context, { brand, own }) =>
      renderChanges(context, brand.name, changes, Number(own.limit)),
  }),
)

const wordsOf = (row: RateRowBody, measure: Measure): string => {
  const rate = row.rates[measure]
  if (!rate) return '–'
  return rate.wide && rate.asked >= 5 ? `${rate.words} ~` : rate.words
}

function renderRates(
  { paint, width, tableWidth, say }: Context,
  name: string,
  rates: RatesBody,
  { limit, likeThese }: { limit: number; likeThese: boolean },
): string {
  const { scan, leading, measure, overall, draws, engines, intents, cells, cellsTotal } = rates
  const column = (title: string, measured: Measure): Column<RateRowBody> => ({
    title,
    cell: (row) => wordsOf(row, measured),
  })
  const groups = (title: string, name: (row: RateRowBody) => string, rows: readonly RateRowBody[]) =>
    table(
      rows,
      [
        { title, cell: name, least: 10 },
        column('mentioned', 'mentioned'),
        column('correct', 'STRONG'),
        column('wrong', 'CONFABULATED'),
      ],
      { tableWidth, paint, say, indent: '  ' },
    )
  const shown = cells.slice(0, limit)
  return [
    `${paint.bold(name)}  ${scan.status}  ${minuteOf(scan.createdAt)}  ${paint.dim(scan.id)}${accessNote(originOf(scan), paint)}`,
    ...(scan.note === null ? [] : [paint.yellow(wrap(scan.note, width))]),
    ...(leading === null ? [] : [paint.yellow(wrap(leading.words, width))]),
    ...(scan.counted === undefined ? [] : [paint.dim(wrap(scan.counted, width))]),
    '',
    groups('', (row) => (row.engine === null ? 'all engines' : speakerName(row.engine, originOf(scan))), [
      overall,
      ...engines,
    ]),
    '',
    groups('', (row) => row.intent ?? '', intents),
    '',
    ...(draws.length === 0
      ? []
      : [groups('drawn from the catalogue', ({ prompts }) => plural(prompts, 'prompt'), draws), '']),
    ...(likeThese ? likeTheseLines({ paint, width, tableWidth, say }, rates) : []),
    ...(shown.length === 0
      ? []
      : [
          table(
            shown,
            [
              {
                title: 'engineSmall',
                cell: (row) => speakerName(row.engine ?? '', originOf(scan)),
                least: 10,
              },
              { title: 'promptSmall', cell: (row) => row.prompt ?? '', least: 20 },
              column(measure.toLowerCase(), measure),
            ],
            { tableWidth, paint, say, indent: '  ' },
          ),
        ]),
    ...(shown.length < cellsTotal
      ? [paint.dim(`  ${shown.length} of ${cellsTotal} cells shown; --limit shows more.`)]
      : []),
    paint.dim('  ~ wide: more answers are needed to say much'),
  ].join('\n')
}

/** Apart from the rates of these questions, with what it is worth. */
function likeTheseLines(
  { paint, width, tableWidth, say }: Pick<Context, 'paint' | 'width' | 'tableWidth' | 'say'>,
  { scan, overall, engines, measure }: RatesBody,
): string[] {
  const few = `fewer than ${PROMPTS_FOR_LIKE_THESE} prompts`
  const columns: Column<RateRowBody>[] = [
    {
      title: '',
      cell: (row) => (row.engine === null ? 'all engines' : speakerName(row.engine, originOf(scan))),
      least: 10,
    },
    { title: measure.toLowerCase(), cell: (row) => row.rates[measure]?.likeThese?.words ?? few },
  ]
  const worth =
    'Questions like these: the prompts are the sample, and prompts that were not asked may differ. In simulations such an ' +
    'interval covers 80 to 100 %.'
  return [
    table([overall, ...engines], columns, { tableWidth, paint, say, indent: '  ' }),
    paint.dim(wrap(worth, width, '  ')),
    '',
  ]
}

function renderChanges(
  { paint, width, tableWidth, say }: Context,
  name: string,
  changes: ChangesBody,
  limit: number,
): string {
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
        { title: measure.toLowerCase(), cell: ({ words }) => words },
        { title: 'p', cell: ({ p }) => p.toFixed(3), align: 'right' },
        { title: '', cell: (row) => remarks(row).join(', '), paint: (text) => paint.yellow(text) },
      ],
      { tableWidth, paint, say, indent: '  ' },
    )
  const engine: Column<ChangeBody> = {
    title: '',
    cell: (row) => (row.engine === null ? 'all engines' : speakerName(row.engine, originOf(to))),
    least: 10,
  }
  const shown = cells.slice(0, limit)
  const notes = [from, to].flatMap(({ note, leading, id }) =>
    [note, leading?.words].filter((one) => one != null).map((one) => `${id}: ${one}`),
  )
  return [
    `${paint.bold(name)}  ${minuteOf(from.createdAt)} → ${minuteOf(to.createdAt)}${accessNote(originOf(to), paint)}`,
    ...notes.map((note) => paint.yellow(wrap(note, width))),
    ...breaks.map((one) =>
      paint.yellow(
        wrap(
          `${speakerName(one.engine, originOf(to))} answered with another model: ${one.from.join(', ')} → ${one.to.join(', ')}.`,
          width,
        ),
      ),
    ),
    '',
    overall === null ? '  The two scans have nothing in common.' : rowsOf([overall, ...engines], [engine]),
    '',
    ...(shown.length === 0
      ? []
      : [rowsOf(shown, [engine, { title: 'promptSmall', cell: ({ prompt }) => prompt ?? '', least: 15 }])]),
    paint.dim(
      `  ${plural(cellsCompared, 'cell')} compared, ${cells.filter(({ standsOut }) => standsOut).length} stand out among ${plural(family, 'comparison')}; ${cellsNotCompared} in one scan only`,
    ),
    paint.dim(`  ${note}`),
  ].join('\n')
}

const remarks = ({ standsOut, modelChanged }: ChangeBody): string[] => [
  ...(standsOut ? ['stands out'] : []),
  ...(modelChanged ? ['other model'] : []),
]
