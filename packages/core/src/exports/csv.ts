import { csvText } from '@veracite/terms/csv-text'
import type { ExportFormat } from './export-format.ts'
import type { ExportColumn } from './export-kind.ts'

/** RFC 4180 in UTF-8: a line with the names, CRLF, quotes where they are needed. */
export const csvFormat: ExportFormat = {
  contentType: 'text/csv; charset=utf-8; header=present',
  continuesAfterRow: true,
  async *encode(columns, rows, { isContinued }) {
    const encoder = new TextEncoder()
    if (!isContinued) yield encoder.encode(`${columns.map(({ name }) => name).join(',')}\r\n`)
    for await (const part of rows) {
      let lines = ''
      for (const row of part)
        lines += `${columns.map((column) => csvCell(column, row[column.name])).join(',')}\r\n`
      if (lines !== '') yield encoder.encode(lines)
    }
  },
}

/** Null is nothing at all, an empty text is `""`. */
export function csvCell({ type }: Pick<ExportColumn, 'type'>, value: unknown): string {
  if (value === null || value === undefined) return ''
  // Numbers, times and truths are ours: they cannot begin a formula, and -0.5 has to stay a number.
  if (type !== 'text' && type !== 'json') return String(value)
  return csvText(type === 'json' ? JSON.stringify(value) : String(value))
}
