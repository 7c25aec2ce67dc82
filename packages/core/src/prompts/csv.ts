import { CsvError, parse } from 'csv-parse/sync'

export interface CsvRow {
  /** The line it begins on, from 1. A quoted cell may hold line breaks. */
  line: number
  cells: string[]
}

const MOST_ROWS = 5_000

/** RFC 4180, with commas or the semicolons of European spreadsheets; the first line decides which. */
export function parseCsv(text: string): {
  rows: CsvRow[]
  problem: { line: number; message: string } | null
} {
  const [firstLine = ''] = text.split('\n', 1)
  const rows: CsvRow[] = []
  let line = 1
  let countedTwice = 0
  try {
    parse(text, {
      delimiter: firstLine.includes(';') && !firstLine.includes(',') ? ';' : ',',
      record_delimiter: ['\r\n', '\n'],
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      // Every further row costs time, and a file with so many is refused.
      to: MOST_ROWS,
      on_record: (cells: string[], { lines }) => {
        rows.push({ line, cells })
        // The parser counts a Windows line end inside a cell as two lines.
        countedTwice += cells.join().split('\r\n').length - 1
        line = lines + 1 - countedTwice
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED'
    const message = isOpen ? 'opens a quote that is never closed' : 'goes on after the end of a quoted cell'
    return { rows, problem: { line, message } }
  }
  return { rows, problem: null }
}
