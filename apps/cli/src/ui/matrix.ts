import type { CitationCounts, MatrixRow } from '@veracite/core/confabulations/report'
import { sayRate } from '@veracite/statistics/words'
import { CLASS_TABLE } from '@veracite/terms/classes'
import { CITATION_CLASSES, type CitationClass, PROMPT_INTENTS } from '@veracite/terms/vocabulary'
import type { Context } from '../context.ts'
import { padEnd, widthOf } from './lines.ts'
import type { Paint } from './paint.ts'
import { type Column, table } from './table.ts'
import { classInWords, paintClass, type Saying, speakerName } from './words.ts'

interface EngineRow {
  engine: string
  byIntent: Map<string, CitationCounts>
  total: CitationCounts
}

/** Engines down, intents across, how often each class in a cell. Narrow terminals get the totals only. */
export function renderMatrix(
  matrix: readonly MatrixRow[],
  {
    paint,
    width,
    say,
    toldInWords,
    origin,
  }: Saying & Pick<Context, 'toldInWords' | 'width'> & { origin?: string },
): string {
  const rows = byEngine(matrix)
  const shown = rows.length > 1 ? [...rows, totalOf(rows)] : rows
  const shares = shown.map(({ total }) => toldInWords(shareOf(total)))
  const intents = PROMPT_INTENTS.filter((intent) => matrix.some((row) => row.intent === intent))
  const cells = rows.flatMap(({ byIntent }) =>
    intents.map((intent) => widthOf(plainCell(byIntent.get(intent)))),
  )
  const needed = 24 + intents.length * (Math.max(11, ...cells) + 2) + Math.max(12, ...shares.map(widthOf))
  const engine: Column<EngineRow> = {
    title: '',
    cell: (row) => (row.engine === TOTAL ? say('cliWord.allEngines') : speakerName(say, row.engine, origin)),
    least: 10,
  }
  const confabulated: Column<EngineRow> = {
    title: 'wrongSmall',
    cell: (row) => shares[shown.indexOf(row)] ?? '',
    paint: (text, { total }) => (total.CONFABULATED > 0 ? paint.red(text) : paint.dim(text)),
  }
  const columns: Column<EngineRow>[] =
    needed <= width
      ? [
          engine,
          ...intents.map(
            (intent): Column<EngineRow> => ({
              title: intent,
              cell: ({ byIntent }) => plainCell(byIntent.get(intent)),
              // Where an engine's name takes two lines, the cell beside the second is empty.
              paint: (text, { byIntent }) =>
                text.trim() === '' ? text : padEnd(paintedCell(byIntent.get(intent), paint), widthOf(text)),
            }),
          ),
          confabulated,
        ]
      : [
          engine,
          ...CITATION_CLASSES.filter((name) => name !== 'CONFABULATED').map((name) =>
            countColumn(name, paint),
          ),
          confabulated,
        ]
  const body = table(shown, columns, { tableWidth: width, paint, say, indent: '  ' })
  return `${body}\n\n${legend({ paint, say }, width)}`
}

/** On as many lines as it takes; a name is never torn from its letter. */
function legend({ paint, say }: Saying, width: number): string {
  const lines: string[] = []
  for (const name of CITATION_CLASSES) {
    const entry = `  ${CLASS_TABLE[name].letter} ${classInWords(say, name)}`
    const last = lines.at(-1)
    const painted = paintClass(paint, name, entry)
    if (last !== undefined && widthOf(last) + widthOf(entry) <= width)
      lines[lines.length - 1] = last + painted
    else lines.push(painted)
  }
  return lines.join('\n')
}

const TOTAL = 'all'

function countColumn(name: CitationClass, paint: Paint): Column<EngineRow> {
  return {
    title: CLASS_TABLE[name].letter,
    cell: ({ total }) => String(total[name]),
    align: 'right',
    paint: (text, { total }) => (total[name] === 0 ? paint.dim(text) : paintClass(paint, name, text)),
  }
}

function byEngine(matrix: readonly MatrixRow[]): EngineRow[] {
  const rows = new Map<string, EngineRow>()
  for (const { engine, intent, counts } of matrix) {
    const row = rows.get(engine) ?? { engine, byIntent: new Map(), total: none() }
    row.byIntent.set(intent, counts)
    row.total = add(row.total, counts)
    rows.set(engine, row)
  }
  return [...rows.values()]
}

function totalOf(rows: readonly EngineRow[]): EngineRow {
  const byIntent = new Map<string, CitationCounts>()
  for (const row of rows)
    for (const [intent, counts] of row.byIntent)
      byIntent.set(intent, add(byIntent.get(intent) ?? none(), counts))
  return { engine: TOTAL, byIntent, total: rows.map(({ total }) => total).reduce(add, none()) }
}

const none = (): CitationCounts => ({ STRONG: 0, DESCRIPTIVE: 0, ECHO: 0, CONFABULATED: 0, ABSENT: 0 })

const add = (a: CitationCounts, b: CitationCounts): CitationCounts =>
  Object.fromEntries(CITATION_CLASSES.map((name) => [name, a[name] + b[name]])) as CitationCounts

const parts = (counts: CitationCounts | undefined) =>
  CITATION_CLASSES.filter((name) => (counts?.[name] ?? 0) > 0).map((name) => ({
    name,
    text: `${CLASS_TABLE[name].letter}${counts?.[name]}`,
  }))

const plainCell = (counts: CitationCounts | undefined): string =>
  parts(counts)
    .map(({ text }) => text)
    .join(' ') || '–'

const paintedCell = (counts: CitationCounts | undefined, paint: Paint): string =>
  parts(counts)
    .map(({ name, text }) => paintClass(paint, name, text))
    .join(' ') || paint.dim('–')

/** How often they were wrong: all that the server counts with are these counts, too. */
const shareOf = (total: CitationCounts): string =>
  sayRate({
    seen: total.CONFABULATED,
    asked: CITATION_CLASSES.reduce((sum, name) => sum + total[name], 0),
  })
