import { type Inline, inlineOf } from './inline.ts'

/** An answer as people saw it: headings, paragraphs, lists, tables, quotes and code, and nothing else. */
export type Block =
  | { kind: 'heading'; level: number; line: Inline[] }
  | { kind: 'paragraph' | 'quote'; lines: Inline[][] }
  | { kind: 'list'; ordered: boolean; first: number; items: Item[] }
  | { kind: 'table'; head: Inline[][]; rows: Inline[][][] }
  | { kind: 'code'; start: number; end: number }
  | { kind: 'rule' }

export interface Item {
  lines: Inline[][]
  lists: Extract<Block, { kind: 'list' }>[]
}

interface Line {
  start: number
  end: number
  /** The text of the block, trimmed. */
  text: string
  indent: number
}

/** In one pass over the lines: what a line begins never depends on one far below. Pure. */
export function blocksOf(source: string): Block[] {
  const lines = linesOf(source)
  const blocks: Block[] = []
  for (let at = 0; at < lines.length; ) {
    const line = lines[at] as Line
    if (line.text === '') {
      at += 1
      continue
    }
    const [block, next] =
      fenceAt(lines, at) ??
      headingAt(source, lines, at) ??
      ruleAt(lines, at) ??
      tableAt(source, lines, at) ??
      listAt(source, lines, at) ??
      linesAt(source, lines, at)
    blocks.push(block)
    at = next
  }
  return blocks
}

type Found = [Block, number]

function linesOf(source: string): Line[] {
  const lines: Line[] = []
  for (let start = 0; start <= source.length; ) {
    const found = source.indexOf('\n', start)
    const end = found < 0 ? source.length : found
    const raw = source.slice(start, end)
    const text = raw.trim()
    const indent = raw.length - raw.trimStart().length
    lines.push({ start: start + indent, end: start + indent + text.length, text, indent })
    start = end + 1
  }
  return lines
}

const FENCE = /^(`{3,}|~{3,})/
const HEADING = /^(#{1,6}) +/
const RULE = /^(-{3,}|\*{3,}|_{3,})$/
const BULLET = /^([-*+•]) +(?=\S)/
const NUMBER = /^(\d{1,9})[.)] +(?=\S)/

function fenceAt(lines: readonly Line[], at: number): Found | null {
  const fence = FENCE.exec((lines[at] as Line).text)?.[1]
  if (fence === undefined) return null
  let last = at + 1
  while (last < lines.length && !(lines[last] as Line).text.startsWith(fence)) last += 1
  const [first, final] = [lines[at + 1], lines[Math.min(last, lines.length) - 1]]
  const range = first && final && last > at + 1 ? { start: first.start - first.indent, end: final.end } : null
  return [range === null ? { kind: 'code', start: 0, end: 0 } : { kind: 'code', ...range }, last + 1]
}

function headingAt(source: string, lines: readonly Line[], at: number): Found | null {
  const { start, end, text } = lines[at] as Line
  const found = HEADING.exec(text)
  if (found === null) return null
  const level = found[1]?.length ?? 1
  return [{ kind: 'heading', level, line: inlineOf(source, start + found[0].length, end) }, at + 1]
}

const ruleAt = (lines: readonly Line[], at: number): Found | null =>
  RULE.test((lines[at] as Line).text) ? [{ kind: 'rule' }, at + 1] : null

function tableAt(source: string, lines: readonly Line[], at: number): Found | null {
  const [head, below] = [lines[at] as Line, lines[at + 1]]
  if (!head.text.includes('|') || below === undefined || !isDivider(below.text)) return null
  let last = at + 2
  while (last < lines.length && (lines[last] as Line).text.includes('|')) last += 1
  const rows = lines.slice(at + 2, last).map((line) => cellsOf(source, line))
  return [{ kind: 'table', head: cellsOf(source, head), rows }, last]
}

const isDivider = (text: string): boolean =>
  text.includes('-') &&
  text
    .replace(/^\|/, '')
    .replace(/\|$/, '')
    .split('|')
    .every((cell) => /^:?-+:?$/.test(cell.trim()))

/** A stroke behind a backslash is part of the cell. */
function cellsOf(source: string, { start, end, text }: Line): Inline[][] {
  const from = text.startsWith('|') ? start + 1 : start
  const to = text.endsWith('|') && end - 1 > from ? end - 1 : end
  const cells: Inline[][] = []
  let begin = from
  for (let at = from; at <= to; at++) {
    if (at < to && (source[at] !== '|' || source[at - 1] === '\\')) continue
    const raw = source.slice(begin, at)
    const lead = raw.length - raw.trimStart().length
    cells.push(inlineOf(source, begin + lead, begin + lead + raw.trim().length))
    begin = at + 1
  }
  return cells
}

interface Marked {
  ordered: boolean
  first: number
  length: number
}

function itemMark(text: string): Marked | null {
  const bullet = BULLET.exec(text)
  if (bullet) return { ordered: false, first: 1, length: bullet[0].length }
  const number = NUMBER.exec(text)
  return number && { ordered: true, first: Number(number[1]), length: number[0].length }
}

/** Deeper indents than people can follow are shown at the last level. */
const MAX_DEPTH = 5

function listAt(source: string, lines: readonly Line[], at: number): Found | null {
  if (itemMark((lines[at] as Line).text) === null) return null
  const open: { list: Extract<Block, { kind: 'list' }>; indent: number }[] = []
  let last = at
  for (; last < lines.length; last++) {
    const line = lines[last] as Line
    const mark = itemMark(line.text)
    if (mark !== null) addItem(open, mark, line, inlineOf(source, line.start + mark.length, line.end))
    else if (line.text === '' && goesOn(lines[last + 1], open)) continue
    else if (line.text !== '' && line.indent > (open.at(-1)?.indent ?? 0))
      open
        .at(-1)
        ?.list.items.at(-1)
        ?.lines.push(inlineOf(source, line.start, line.end))
    else break
  }
  const [outer] = open
  return outer === undefined ? null : [outer.list, last]
}

/** An empty line between two items is still one list. */
const goesOn = (next: Line | undefined, open: readonly { indent: number }[]): boolean =>
  next !== undefined &&
  next.text !== '' &&
  (itemMark(next.text) !== null || next.indent > (open.at(-1)?.indent ?? 0))

function addItem(
  open: { list: Extract<Block, { kind: 'list' }>; indent: number }[],
  { ordered, first }: Marked,
  line: Line,
  content: Inline[],
): void {
  while (open.length > 1 && line.indent < (open.at(-1)?.indent ?? 0)) open.pop()
  const inner = open.at(-1)
  const item: Item = { lines: [content], lists: [] }
  const isDeeper = inner !== undefined && line.indent > inner.indent + 1 && open.length < MAX_DEPTH
  if (inner !== undefined && !isDeeper) {
    inner.list.items.push(item)
    return
  }
  const list: Extract<Block, { kind: 'list' }> = { kind: 'list', ordered, first, items: [item] }
  inner?.list.items.at(-1)?.lists.push(list)
  open.push({ list, indent: line.indent })
}

/** Lines that follow one another are a paragraph, or a quote if they begin with `>`. */
function linesAt(source: string, lines: readonly Line[], at: number): Found {
  const isQuote = (line: Line) => line.text.startsWith('>')
  const quote = isQuote(lines[at] as Line)
  let last = at + 1
  while (last < lines.length && (lines[last] as Line).text !== '' && isQuote(lines[last] as Line) === quote) {
    if (beginsAnother(lines, last)) break
    last += 1
  }
  const content = lines.slice(at, last).map(({ start, end, text }) => {
    const skip = quote ? text.length - text.slice(1).trimStart().length : 0
    return inlineOf(source, start + skip, end)
  })
  return [{ kind: quote ? 'quote' : 'paragraph', lines: content }, last]
}

function beginsAnother(lines: readonly Line[], at: number): boolean {
  const { text } = lines[at] as Line
  if (FENCE.test(text) || HEADING.test(text) || RULE.test(text) || itemMark(text) !== null) return true
  return text.includes('|') && isDivider(lines[at + 1]?.text ?? '')
}

/** The page has h1 and h2. */
const FIRST_LEVEL = 3

/**
 * For readers who go by headings: the answer's own begin below those of the page, and none skips a level, however the
 * answer numbers them. Zero for everything that is no heading.
 */
export function headingLevels(blocks: readonly Block[]): number[] {
  const highest = Math.min(...blocks.map((block) => (block.kind === 'heading' ? block.level : 6)))
  let before = FIRST_LEVEL - 1
  return blocks.map((block) => {
    if (block.kind !== 'heading') return 0
    before = Math.min(FIRST_LEVEL + block.level - highest, before + 1, 6)
    return before
  })
}
