import { type Card, cardLines } from './cards.ts'
import { linesOf, oneLine } from './lines.ts'

/** An answer's parts as a page or a provider tells them apart. Every one gets lines of its own. */
export type AnswerBlock =
  | { kind: 'heading'; level: number; text: string }
  /** Markdown of any number of lines. */
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; items: ListItem[] }
  | { kind: 'table'; rows: string[][] }
  | { kind: 'code'; text: string }
  | { kind: 'cards'; cards: Card[] }

export interface ListItem {
  text: string
  inner: AnswerBlock[]
}

/** Markdown in which no two blocks share a line: a blank line lies between any two of them. */
export function markdownOf(blocks: readonly AnswerBlock[]): string {
  return blocks
    .flatMap((block) => chunksOf(piecesOf(block, '')))
    .filter((chunk) => chunk !== '')
    .join('\n\n')
}

/** A line of a list, or something that ends the list. */
type Piece = { listed: string } | { apart: string }

function piecesOf(block: AnswerBlock, indent: string): Piece[] {
  switch (block.kind) {
    case 'heading':
      return [{ apart: headingText(block.level, block.text) }]
    case 'paragraph':
      return [{ apart: linesOf(block.text).join('\n').trim() }]
    case 'code':
      return [{ apart: block.text.trim() === '' ? '' : `\`\`\`\n${block.text}\n\`\`\`` }]
    case 'table':
      return [{ apart: tableText(block.rows) }]
    case 'cards':
      return block.cards.flatMap(cardLines).map((line) => ({ listed: `${indent}${line}` }))
    case 'list':
      return block.items.flatMap((item) => piecesOfItem(item, indent))
  }
}

function piecesOfItem({ text, inner }: ListItem, indent: string): Piece[] {
  const [first = '', ...rest] = linesOf(text.trim()).filter((line) => line.trim() !== '')
  const own = first === '' ? [] : [`${indent}- ${first}`, ...rest.map((line) => `${indent}  ${line.trim()}`)]
  const below = first === '' ? indent : `${indent}  `
  return [...own.map((line) => ({ listed: line })), ...inner.flatMap((block) => piecesOf(block, below))]
}

/** Neighbouring lines of a list belong together; anything else stands alone. */
function chunksOf(pieces: readonly Piece[]): string[] {
  const chunks: string[] = []
  let list: string[] = []
  const endList = () => {
    chunks.push(list.join('\n'))
    list = []
  }
  for (const piece of pieces) {
    if ('listed' in piece) list.push(piece.listed)
    else if (piece.apart !== '') {
      endList()
      chunks.push(piece.apart)
    }
  }
  endList()
  return chunks
}

function headingText(level: number, text: string): string {
  const words = oneLine(text).replace(/^#+\s*/, '')
  return words === '' ? '' : `${'#'.repeat(level)} ${words}`
}

/** The first row is the head. Rows are made equally long, so that no cell moves to another column. */
function tableText(rows: readonly (readonly string[])[]): string {
  const filled = rows.map((row) => row.map(cellText)).filter((row) => row.some((cell) => cell !== ''))
  const width = Math.max(0, ...filled.map((row) => row.length))
  const line = (cells: readonly string[]) =>
    `| ${Array.from({ length: width }, (_, at) => cells[at] ?? '').join(' | ')} |`
  const [head, ...body] = filled
  if (head === undefined) return ''
  return [line(head), `|${' --- |'.repeat(width)}`, ...body.map(line)].join('\n')
}

const cellText = (cell: string): string => oneLine(cell).replaceAll('|', '\\|')
