import { type Cleaned, clean } from '../../text/clean.ts'
import type { Token } from '../../text/token.ts'
import { type Elisions, lineTokens } from '../../text/tokens.ts'

/** A line of the answer, by what its markup says it is. */
export interface Line {
  kind: 'text' | 'heading' | 'item' | 'row' | 'rule'
  /** The level of a heading, the indentation of an item. */
  depth: number
  /** Lines between two blank ones share it. */
  paragraph: number
  quoted: boolean
  tokens: Token[]
  /** Its length in characters tells a line that was wrapped from one that ended. */
  width: number
}

/** Cuts a text into lines without their markup. Code blocks are left out, and so are the lines that only rule. */
export function readLines(text: string, elisions: Elisions): Line[] {
  const cleaned = clean(text)
  const lines: Line[] = []
  let paragraph = 0
  let fence: string | null = null
  let start = 0
  for (const { length } of cleaned.text.split('\n')) {
    const end = start + length
    // Only the head of a line is matched: a line of a hundred kilobytes has its markup in front as well.
    const head = cleaned.text.slice(start, Math.min(end, start + LONGEST_HEAD))
    const [, mark, format = ''] = FENCE.exec(head) ?? []
    if (fence !== null) fence = mark === fence ? null : fence
    else if (mark !== undefined) fence = PROSE_FENCES.has(format.toLowerCase()) ? null : mark
    else if (head.trim() === '' && length < LONGEST_HEAD) paragraph += 1
    else lines.push({ ...readLine(cleaned, start, end, head, elisions), paragraph })
    start = end + 1
  }
  return lines
}

const LONGEST_HEAD = 240
const FENCE = /^\s{0,12}(```|~~~)\s*([\w-]{0,20})/
/** Some engines fence their whole answer. */
const PROSE_FENCES = new Set(['markdown', 'md', 'text', 'txt'])

function readLine(
  cleaned: Cleaned,
  start: number,
  end: number,
  head: string,
  elisions: Elisions,
): Omit<Line, 'paragraph'> {
  const quote = QUOTE.exec(head)?.[0].length ?? 0
  const rest = head.slice(quote)
  const heading = HEADING.exec(rest)
  const item = heading === null ? ITEM.exec(rest) : null
  const prefix = quote + ((heading ?? item)?.[0].length ?? 0)
  const tokens = lineTokens(cleaned, start + prefix, end, elisions)
  const line = { quoted: quote > 0, tokens, width: end - start }
  if (RULE.test(rest)) return { ...line, kind: 'rule', depth: 0 }
  if (heading !== null) return { ...line, kind: 'heading', depth: heading[1]?.length ?? 1 }
  if (item !== null) return { ...line, kind: 'item', depth: (item[1] ?? '').replaceAll('\t', '    ').length }
  if (isRow(tokens)) return { ...line, kind: 'row', depth: 0 }
  return isBoldLine(tokens)
    ? { ...line, kind: 'heading', depth: BOLD_LINE }
    : { ...line, kind: 'text', depth: 0 }
}

const QUOTE = /^[ \t]*>[> \t]*/
const HEADING = /^\s{0,8}(#{1,6})\s+/
const ITEM = /^(\s*)(?:[-*+•·‣▪◦–—]|\d{1,3}[.)]|[a-zA-Z]\))\s+(?=\S)/
const RULE = /^\s*(?:-[-\s]*|\*[*\s]*|_[_\s]*|=+\s*)$/

/** The depth of a bold line that stands alone: below every marked heading. */
const BOLD_LINE = 7

function isRow(tokens: readonly Token[]): boolean {
  const bars = tokens.filter(({ fold }) => fold === '|').length
  return bars >= 2 || (bars === 1 && tokens[0]?.fold === '|')
}

/** "**Key facts**", "**Acme:**": short, bold from end to end, and no sentence. */
function isBoldLine(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)?.fold
  if (last === undefined || tokens.length > 16 || last === '.' || last === '!') return false
  return tokens.every((token) => token.bold || token.fold === ':')
}
