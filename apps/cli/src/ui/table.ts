import type { Say } from '@veracite/words/say-in'
import { broken, padEnd, padStart, widthOf } from './lines.ts'
import type { Paint } from './paint.ts'

export interface Column<Row> {
  /** Of `cliColumn`, or as it is. */
  title: string
  cell(row: Row): string
  /** Applied after measuring. */
  paint?: keyof Paint | ((text: string, row: Row, paint: Paint) => string)
  align?: 'right'
  /** Minimum width on a narrow terminal; columns without one keep their width. */
  least?: number
}

const GAP = 2

/**
 * A table that fits the width: shrinkable columns narrow, the widest first, and wrap their text. Nothing is
 * left out.
 */
export function table<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  ui: { tableWidth: number; paint: Paint; say: Say; indent?: string },
): string {
  const indent = ui.indent ?? ''
  const titles = columns.map(({ title }) => ui.say.known('cliColumn', title) ?? title)
  const cells = rows.map((row) => columns.map((column) => column.cell(row).replace(/\s+/g, ' ')))
  const widths = fit(
    columns.map((column, i) => ({
      natural: Math.max(widthOf(titles[i] ?? ''), ...cells.map((row) => widthOf(row[i] ?? ''))),
      least: column.least ?? Number.POSITIVE_INFINITY,
    })),
    ui.tableWidth - widthOf(indent) - GAP * (columns.length - 1),
  )
  const place = (text: string, i: number): string => {
    if (columns[i]?.align === 'right') return padStart(text, widths[i] ?? 0)
    return i === columns.length - 1 ? text : padEnd(text, widths[i] ?? 0)
  }
  const head = titles.map(place).join(' '.repeat(GAP))
  const body = rows.flatMap((row, r) => {
    const wrapped = columns.map((_, i) => linesOf(cells[r]?.[i] ?? '', widths[i] ?? 0))
    const height = Math.max(...wrapped.map((lines) => lines.length))
    return Array.from({ length: height }, (_, line) =>
      columns
        .map((column, i) => {
          const placed = place(wrapped[i]?.[line] ?? '', i)
          if (typeof column.paint === 'string') return ui.paint[column.paint](placed)
          return column.paint ? column.paint(placed, row, ui.paint) : placed
        })
        .join(' '.repeat(GAP))
        .trimEnd(),
    )
  })
  return [ui.paint.bold(head.trimEnd()), ...body].map((line) => indent + line).join('\n')
}

const linesOf = (text: string, width: number): string[] =>
  widthOf(text) <= width ? [text] : broken(text, width)

function fit(columns: { natural: number; least: number }[], room: number): number[] {
  const widths = columns.map(({ natural }) => natural)
  for (let over = sum(widths) - room; over > 0; over--) {
    let widest = -1
    for (const [i, width] of widths.entries()) {
      const canShrink = width > (columns[i]?.least ?? width)
      if (canShrink && (widest < 0 || width > (widths[widest] ?? 0))) widest = i
    }
    if (widest < 0) break
    widths[widest] = (widths[widest] ?? 0) - 1
  }
  return widths
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
