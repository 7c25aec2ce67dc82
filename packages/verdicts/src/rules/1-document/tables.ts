import type { Hit } from '../../text/phrases.ts'
import type { Line } from './lines.ts'

/** A cell: the tokens [from, to) of its line. */
interface TableCell extends Hit {
  line: Line
}

/** The cells of a table by row. The line that rules off a header is none; without one, three columns have a header. */
export function readTable(lines: readonly Line[]): { rows: TableCell[][]; hasHeader: boolean } {
  const rows: TableCell[][] = []
  let isRuledOff = false
  for (const line of lines) {
    const cells = line.kind === 'row' ? cellsOf(line) : []
    if (cells.every(isRuled)) isRuledOff ||= rows.length === 1
    else rows.push(cells)
  }
  return { rows, hasHeader: isRuledOff || (rows[0]?.length ?? 0) > 2 }
}

function cellsOf(line: Line): TableCell[] {
  const cells: TableCell[] = []
  const { tokens } = line
  let from = tokens[0]?.fold === '|' ? 1 : 0
  for (let at = from; at <= tokens.length && cells.length < MOST_COLUMNS; at += 1) {
    const isEnd = at === tokens.length
    if (!isEnd && tokens[at]?.fold !== '|') continue
    if (!isEnd || from < at) cells.push({ line, from, to: at })
    from = at + 1
  }
  return cells
}

const MOST_COLUMNS = 40

/** "|---|:--|": what stands between the header and the rest. */
function isRuled({ line, from, to }: TableCell): boolean {
  return line.tokens.slice(from, to).every(({ fold }) => '-:–'.includes(fold))
}
