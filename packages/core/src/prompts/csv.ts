import { refusal, type Why } from '@veracite/words/refusals'
import { CsvError, parse } from 'csv-parse/sync'

export interface CsvRow {
  /** The line it begins on, from 1. A quoted cell may hold line breaks. */
  line: number
  cells: string[]
}

const MOST_ROWS = 5_000

/** RFC 4180, with commas or the semicolons of European spreadsheets; the first line decides which. Empty rows are left out. */
export function parseCsv(text: string): {
  rows: CsvRow[]
  problem: (Why & { line: number }) | null
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
        if (rows.length === 0 || cells.some((cell) => cell !== '')) rows.push({ line, cells })
        // The parser counts a Windows line end inside a cell as two lines.
        countedTwice += cells.join().split('\r\n').length - 1
        line = lines + 1 - countedTwice
        return null
      },
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    const isOpen = error.code === 'CSV_QUOTE_NOT_CLOSED'
    const why = refusal(isOpen ? 'opens_a_quote_never_closed' : 'goes_on_after_a_quoted_cell')
    return { rows, problem: { line, ...why } }
  }
  return { rows, problem: null }
}
