export interface CsvRow {
  /** Where it begins, from 1. A quoted cell may hold line breaks. */
  line: number
  cells: string[]
}

/** RFC 4180, with commas or the semicolons of European spreadsheets; the first line tells which. */
export function parseCsv(text: string): {
  rows: CsvRow[]
  problem: { line: number; message: string } | null
} {
  const firstLine = text.slice(0, text.indexOf('\n') < 0 ? undefined : text.indexOf('\n'))
  const separator = firstLine.includes(';') && !firstLine.includes(',') ? ';' : ','
  const rows: CsvRow[] = []
  let line = 1
  let row: CsvRow = { line, cells: [] }
  let cell = ''
  let quotedAt: number | null = null
  const endCell = () => {
    row.cells.push(cell)
    cell = ''
  }
  for (let i = 0; i < text.length; i++) {
    const character = text[i] ?? ''
    if (character === '\n') line += 1
    if (quotedAt !== null) {
      if (character !== '"') cell += character
      else if (text[i + 1] === '"') {
        cell += '"'
        i += 1
      } else quotedAt = null
    } else if (character === '"' && cell.trim() === '') {
      cell = ''
      quotedAt = line
    } else if (character === separator) endCell()
    else if (character === '\n') {
      endCell()
      rows.push(row)
      row = { line, cells: [] }
    } else if (character !== '\r') cell += character
  }
  if (quotedAt !== null)
    return { rows, problem: { line: quotedAt, message: 'opens a quote that is never closed' } }
  if (cell !== '' || row.cells.length > 0) {
    endCell()
    rows.push(row)
  }
  return { rows, problem: null }
}
