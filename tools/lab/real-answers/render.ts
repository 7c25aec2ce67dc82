import { createPaint } from '../../../apps/cli/src/ui/paint.ts'
import { type Column, table } from '../../../apps/cli/src/ui/table.ts'
import type { Share } from '../../../packages/core/src/evaluation/score.ts'
import type { Agreement } from './agreement.ts'
import type { RealFigures } from './figures.ts'
import type { Measured, Mistake, PartFigures } from './measure.ts'

const UI = { paint: createPaint(false), tableWidth: 120, indent: '  ' }

/** What is not at hand, and how to get it. Empty when everything is. */
export function renderAbsent({ absent, labels }: Measured, folder: string): string[] {
  if (absent.length === 0) return []
  const missing = absent.reduce((sum, one) => sum + one.labels, 0)
  return [
    `Not at hand in ${folder}: ${missing} of ${labels} labelled answers.`,
    ...absent.flatMap(({ repo, commit, labels: count, checkout }) =>
      checkout === null
        ? [
            `  ${repo} (${count} labelled answers). To get it:`,
            `    git clone https://github.com/${repo} ${folder}/${repo.replace('/', '_')}`,
            `    git -C ${folder}/${repo.replace('/', '_')} checkout ${commit}`,
          ]
        : [
            `  ${repo}: ${count} answers are not in ${checkout} as they were labelled. Their commit:`,
            `    git -C ${checkout} checkout ${commit}`,
          ],
    ),
    '',
  ]
}

export function render(measured: Measured, folder: string): string {
  const { agreement, parts } = measured
  return [
    ...renderAbsent(measured, folder),
    `Labelled twice: ${agreement.class.same.of} answers (vectors/real-answers/README.md says how)`,
    `  same class    ${agreed(agreement.class)}`,
    `  same mention  ${agreed(agreement.mention)}`,
    ...parts.flatMap((part) => ['', ...(hasAnswers(part) ? renderPart(part) : [nothingIn(part)])]),
  ].join('\n')
}

const hasAnswers = ({ answers, named }: PartFigures): boolean =>
  answers > 0 || (named?.calledAbsent.of ?? 0) > 0

const nothingIn = ({ part }: PartFigures): string => `Part ${part}: no answer is at hand, nothing was judged.`

function renderPart(part: PartFigures): string[] {
  const { read, replaced, replacedRead, named } = part
  const columns: FigureColumns = [
    [`PLAIN, ALL ${part.answers}`, part.plain],
    ...(read.answers === 0
      ? []
      : ([
          [`PLAIN, ${read.answers} READ`, read.plain],
          [`READINGS, ${read.answers}`, read.readings],
        ] as FigureColumns)),
  ]
  return [
    `Part ${part.part}: ${part.answers} labelled answers, ${read.answers} of them with a model's reading`,
    '',
    figureTable(columns),
    '',
    '  Right of labelled, by class',
    classTable(columns),
    '',
    `  One true fact replaced: ${replaced.cases} cases, ${replacedRead.cases} with a reading`,
    replacedTable(part),
    ...(part.otherModels.length === 0
      ? []
      : ['', '  The same readings, as other models might give them', otherModelsTable(part)]),
    ...(named === null ? [] : ['', ...renderNamed(part)]),
    ...renderMistakes(part),
  ]
}

type FigureColumns = [title: string, figures: RealFigures][]

const ROWS: [what: string, of: (figures: RealFigures) => Share][] = [
  ['class right', ({ accuracy }) => accuracy],
  ['accusations right', ({ accusationsRight }) => accusationsRight],
  ['falsely accused', ({ falselyAccused }) => falselyAccused],
  ['confabulations accused', ({ caught }) => caught],
  ['confabulations accused or for review', ({ caughtOrReviewed }) => caughtOrReviewed],
  ['brand named, called ABSENT', ({ namedCalledAbsent }) => namedCalledAbsent],
  ['namesake or word taken for the brand', ({ namesakesTaken }) => namesakesTaken],
  ['answers for review', ({ reviewed }) => reviewed],
  ['reviews of use', ({ reviewsOfUse }) => reviewsOfUse],
]

const figureTable = (columns: FigureColumns): string =>
  table(
    ROWS,
    [
      { title: 'FIGURE', cell: ([what]) => what },
      ...columns.map(
        ([title, figures]): Column<(typeof ROWS)[number]> => ({
          title,
          cell: ([, of]) => said(of(figures)),
          align: 'right',
        }),
      ),
    ],
    UI,
  )

function classTable(columns: FigureColumns): string {
  const classes = columns[0]?.[1].perClass.map((one) => one.class) ?? []
  const cell = (figures: RealFigures, name: string): string => {
    const found = figures.perClass.find((one) => one.class === name)
    if (found === undefined || found.recall === null) return '–'
    return said({ part: Math.round(found.recall * found.support), of: found.support })
  }
  return table(
    classes,
    [
      { title: 'CLASS', cell: (name) => name },
      ...columns.map(
        ([title, figures]): Column<string> => ({
          title,
          cell: (name) => cell(figures, name),
          align: 'right',
        }),
      ),
    ],
    UI,
  )
}

function replacedTable({ replaced, replacedRead }: PartFigures): string {
  const all = { plain: replaced.plain, plainRead: replacedRead.plain, readings: replacedRead.readings }
  type Of = 'caught' | 'caughtOrReviewed' | 'caughtBesideCards' | 'caughtBesidePrices'
  const rowOf = (what: string, of: Of, predicate?: string) => {
    const [plain, plainRead, readings] = Object.values(all).map((figures) =>
      predicate === undefined ? figures[of] : figures.byPredicate[predicate]?.caught,
    )
    return { what, plain: said(plain), plainRead: said(plainRead), readings: said(readings) }
  }
  const meanOf = (what: string, of: 'caught' | 'caughtOrReviewed') => {
    const [plain = '–', plainRead = '–', readings = '–'] = Object.values(all).map(
      ({ evenly }) => evenly[of]?.toFixed(3) ?? '–',
    )
    return { what, plain, plainRead, readings }
  }
  const rows = [
    rowOf('caught, without products', 'caught'),
    rowOf('caught or for review, without products', 'caughtOrReviewed'),
    rowOf('caught, without products and prices in cards', 'caughtBesideCards'),
    rowOf('caught, without products and prices', 'caughtBesidePrices'),
    meanOf('caught, mean of the predicates', 'caught'),
    meanOf('caught or for review, mean of the predicates', 'caughtOrReviewed'),
    ...Object.keys(replaced.plain.byPredicate).map((name) => rowOf(`caught: ${name}`, 'caught', name)),
  ]
  return table(
    rows,
    [
      { title: 'REPLACED', cell: ({ what }) => what },
      { title: 'PLAIN', cell: ({ plain }) => plain, align: 'right' },
      { title: 'PLAIN, READ ONES', cell: ({ plainRead }) => plainRead, align: 'right' },
      { title: 'READINGS', cell: ({ readings }) => readings, align: 'right' },
    ],
    UI,
  )
}

function otherModelsTable({ otherModels, read, replacedRead }: PartFigures): string {
  const recorded = { habit: 'as recorded', readings: read.readings, replaced: replacedRead.readings }
  type Row = (typeof otherModels)[number]
  const figure = (title: string, of: (row: Row) => Share | undefined): Column<Row> => ({
    title,
    cell: (row) => said(of(row)),
    align: 'right',
  })
  return table(
    [recorded, ...otherModels],
    [
      { title: 'READINGS', cell: ({ habit }) => habit },
      figure('CLASS RIGHT', ({ readings }) => readings.accuracy),
      figure('ACCUSATIONS RIGHT', ({ readings }) => readings.accusationsRight),
      figure('FOR REVIEW', ({ readings }) => readings.reviewed),
      figure('REPLACED, FOUND', ({ replaced }) => replaced.caughtOrReviewed),
    ],
    { ...UI, tableWidth: 140 },
  )
}

function renderNamed({ named }: PartFigures): string[] {
  if (named === null) return []
  const worst = named.missed.slice(0, 12).map(([name, { part, of }]) => `${name} ${part} of ${of}`)
  return [
    '  Unlabelled answers that have the name of a well-known brand in them, by the plain reader',
    `    called ABSENT  ${said(named.calledAbsent)}${worst.length === 0 ? '' : `: ${worst.join(', ')}`}`,
    `    accused        ${said(named.accused)}, to be looked at (--wrong lists them)`,
    ...named.accusations.flatMap(({ where, brand, claims }) => [
      `      ${brand}, ${where}`,
      ...claims.map((claim) => `        ${claim}`),
    ]),
  ]
}

function renderMistakes({ mistakes, replaced, replacedRead }: PartFigures): string[] {
  if (mistakes.length === 0) return []
  const lineOf = ({ reader, id, brand, label, class: decided, rule, claims }: Mistake): string[] => [
    `    ${reader.padEnd(8)} ${id} ${brand}: ${label}, decided ${decided} (${rule})`,
    ...claims.map((claim) => `      ${claim}`),
  ]
  return [
    '',
    '  Mistakes',
    ...mistakes.flatMap(lineOf),
    '',
    `  Replaced facts that the plain reader misses: ${replaced.missed.join(', ')}`,
    `  Replaced facts that readings miss: ${replacedRead.missed.join(', ')}`,
  ]
}

const agreed = ({ same, kappa }: Agreement): string =>
  `${said(same)}, kappa ${kappa === null ? '–' : kappa.toFixed(2)}`

function said(share: Share | undefined): string {
  if (share === undefined || share.of === 0) return '–'
  return `${share.part} of ${share.of} (${(share.part / share.of).toFixed(3)})`
}
