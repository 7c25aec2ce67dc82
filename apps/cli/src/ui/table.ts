import { cut, padEnd, padStart, widthOf } from './lines.ts'
import type { Paint } from './paint.ts'

export interface Column<Row> {
  title: string
  cell(row: Row): string
  /** Applied after measuring. */
  paint?(text: string, row: Row): string
  align?: 'right'
  /** The narrowest it may become when the terminal is narrow; columns without one keep their width. */
  least?: number
}

const GAP = 2

/** A table that fits: columns that may shrink give way, the widest first. */
export function table<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  ui: { width: number; paint: Paint; indent?: string },
): string {
  const indent = ui.indent ?? ''
  const cells = rows.map((row) => columns.map((column) => column.cell(row).replace(/\s+/g, ' ')))
  const widths = fit(
    columns.map((column, i) => ({
      natural: Math.max(widthOf(column.title), ...cells.map((row) => widthOf(row[i] ?? ''))),
      least: column.least ?? Number.POSITIVE_INFINITY,
    })),
    ui.width - widthOf(indent) - GAP * (columns.length - 1),
  )
  const place = (text: string, i: number): string => {
    const shown = cut(text, widths[i] ?? 0)
    if (columns[i]?.align === 'right') return padStart(shown, widths[i] ?? 0)
    return i === columns.length - 1 ? shown : padEnd(shown, widths[i] ?? 0)
  }
  const head = columns.map(({ title }, i) => place(title, i)).join(' '.repeat(GAP))
  const body = rows.map((row, r) =>
    columns
      .map((column, i) => {
        const placed = place(cells[r]?.[i] ?? '', i)
        return column.paint ? column.paint(placed, row) : placed
      })
      .join(' '.repeat(GAP)),
  )
  return [ui.paint.bold(head.trimEnd()), ...body].map((line) => indent + line).join('\n')
}

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
