import { MAX_RECORD_CHARS } from './feed-record.ts'

interface Row {
  cells: string[]
  /** Where the next row begins. */
  next: number
  lines: number
}

/** The cells of the row at `at` (RFC 4180). `more`: its end is not here yet; `stray`: it would swallow rows. */
export function readCells(
  text: string,
  at: number,
  delimiter: string,
  { width, isEnd }: { width: number; isEnd: boolean },
): Row | 'more' | 'stray' {
  const cells: string[] = []
  let lines = 1
  let from = at
  // Looked for once: once for every cell would take time that follows the square of the line's length.
  let eol = text.indexOf('\n', at)
  for (;;) {
    const quoted = text[from] === '"' ? quotedCell(text, from, delimiter) : null
    if (quoted === 'more') return isEnd || text.length - from > MAX_RECORD_CHARS ? 'stray' : 'more'
    let cell = quoted
    if (cell === null) {
      const end = endOfCell(text, from, eol, delimiter)
      cell = { value: withoutStray(withoutReturn(text.slice(from, end), text[end])), end }
    } else if (cell.value.includes('\n')) {
      const swallowed = cell.value.split(delimiter).length - 1
      if (swallowed > 0 && swallowed * 2 >= width - 1) return 'stray'
      lines += cell.value.split('\n').length - 1
    }
    cells.push(cell.value)
    if (cell.end > eol) eol = text.indexOf('\n', cell.end)
    // A quoted cell of several lines is here, and the end of its row is not: a row must never begin where this one did.
    if (eol < 0) return isEnd ? { cells, next: text.length, lines } : 'more'
    if (text[cell.end] !== delimiter) return { cells, next: eol + 1, lines }
    from = cell.end + 1
  }
}

/** Null for a cell that begins with a quote but is not quoted: "Best" mattress. */
function quotedCell(
  text: string,
  from: number,
  delimiter: string,
): { value: string; end: number } | 'more' | null {
  let value = ''
  for (let at = from + 1; ; ) {
    const quote = text.indexOf('"', at)
    if (quote < 0 || quote - from > MAX_RECORD_CHARS) return 'more'
    value += text.slice(at, quote)
    const after = text[quote + 1]
    if (after === '"') {
      value += '"'
      at = quote + 2
    } else if (after === undefined) return 'more'
    else if (after === delimiter || after === '\n') return { value, end: quote + 1 }
    else if (after === '\r') return { value, end: quote + 2 }
    else return null
  }
}

/** Within the line: where it has no more delimiters, the rest of the text must not be searched for one. */
function endOfCell(text: string, from: number, eol: number, delimiter: string): number {
  const next = text.slice(from, eol).indexOf(delimiter)
  return next < 0 ? eol : from + next
}

const withoutReturn = (cell: string, end: string | undefined): string =>
  end === '\n' && cell.endsWith('\r') ? cell.slice(0, -1) : cell

/** A quote that opens and is the only one. */
const withoutStray = (cell: string): string =>
  cell.startsWith('"') && cell.indexOf('"', 1) < 0 ? cell.slice(1) : cell
