import { asRecord, items } from '../loose.ts'

const HEADS = ['table_header', 'headers', 'header'] as const
const BODIES = ['table_content', 'rows', 'content'] as const

/** Rows of cells, head first, from a list of rows or from a head and a body. */
export function rowsOf(value: unknown): string[][] {
  const record = asRecord(value)
  if (record === null) return bodyOf(value)
  const head = HEADS.map((name) => record[name]).find(Array.isArray)
  const body = BODIES.map((name) => record[name]).find(Array.isArray)
  return [...(head === undefined ? [] : [cellsOf(head)]), ...bodyOf(body)]
}

const bodyOf = (value: unknown): string[][] => items.parse(value).filter(Array.isArray).map(cellsOf)

const cellsOf = (row: readonly unknown[]): string[] => row.map(cellOf)

function cellOf(cell: unknown): string {
  if (typeof cell === 'string') return cell
  if (typeof cell === 'number') return String(cell)
  const record = asRecord(cell)
  const words = [record?.snippet, record?.text, record?.title].find((entry) => typeof entry === 'string')
  return typeof words === 'string' ? words : ''
}
