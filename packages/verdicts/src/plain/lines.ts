import { type Cleaned, clean } from '../text/clean.ts'
import type { Token } from '../text/token.ts'
import { type Elisions, lineTokens } from '../text/tokens.ts'

export interface Line {
  kind: 'text' | 'heading' | 'item' | 'row' | 'rule'
  depth: number
  /** Lines without a blank line between them share it. */
  paragraph: number
  quoted: boolean
  tokens: Token[]
}

/** Cuts a text into lines without their markup. Code blocks are left out. */
export function readLines(text: string, elisions: Elisions): Line[] {
  const cleaned = clean(text)
  const lines: Line[] = []
  let paragraph = 0
  let fence: string | null = null
  let start = 0
  for (const { length } of cleaned.text.split('\n')) {
    const end = start + length
    // A line may be a hundred kilobytes long; its markup is at the start.
    const head = cleaned.text.slice(start, Math.min(end, start + LONGEST_HEAD))
    const [, mark, format = ''] = FENCE.exec(head) ?? []
    if (fence !== null) fence = mark === fence ? null : fence
    else if (mark !== undefined) fence = PROSE_FENCES.has(format.toLowerCase()) ? null : mark
    else if (head.trim() === '' && length < LONGEST_HEAD) paragraph += 1
    else if (!REFERENCE.test(head))
      lines.push({ ...readLine(cleaned, start, end, head, elisions), paragraph })
    start = end + 1
  }
  return withNarrowTables(lines)
}

/** Two columns without bars at their ends: one bar makes a row only above and below a line such as "--- | ---". */
function withNarrowTables(lines: readonly Line[]): Line[] {
  let isOpen = false
  return lines.map((line, at) => {
    const next = lines[at + 1]
    const isBelow = isOpen && lines[at - 1]?.paragraph === line.paragraph
    const isHeader = next !== undefined && next.paragraph === line.paragraph && isNarrowRule(next)
    isOpen = line.kind === 'text' && barsIn(line) === 1 && (isBelow || isHeader)
    return isOpen ? { ...line, kind: 'row' } : line
  })
}

const isNarrowRule = (line: Line): boolean =>
  line.kind === 'text' && barsIn(line) === 1 && line.tokens.every(({ fold }) => '|-:–'.includes(fold))

const barsIn = ({ tokens }: Pick<Line, 'tokens'>): number => tokens.filter(({ fold }) => fold === '|').length

function readLine(cleaned: Cleaned, start: number, end: number, head: string, elisions: Elisions) {
  const quote = QUOTE.exec(head)?.[0].length ?? 0
  const rest = head.slice(quote)
  const heading = HEADING.exec(rest)
  const item = heading === null ? ITEM.exec(rest) : null
  const prefix = quote + ((heading ?? item)?.[0].length ?? 0)
  const tokens = lineTokens(cleaned, start + prefix, end, elisions)
  const line = { quoted: quote > 0, tokens }
  const as = (kind: Line['kind'], depth = 0) => ({ kind, depth, ...line })
  if (RULE.test(rest)) return as('rule')
  if (heading !== null) return as('heading', heading[1]?.length)
  if (item !== null) return as('item', (item[1] ?? '').replaceAll('\t', '    ').length)
  const bars = barsIn(line)
  if (bars >= 2 || (bars === 1 && tokens[0]?.fold === '|')) return as('row')
  return isBoldLine(tokens) ? as('heading', BOLD_LINE) : as('text')
}

const LONGEST_HEAD = 240
const FENCE = /^\s{0,12}(```|~~~)\s*([\w-]{0,20})/
/** Some engines fence their whole answer. */
const PROSE_FENCES = new Set(['markdown', 'md', 'text', 'txt'])
/** "[1]: https://…": where a link leads. */
const REFERENCE = /^\s{0,8}\[\^?[\w-]{1,20}\]:\s/
const QUOTE = /^[ \t]*>[> \t]*/
const HEADING = /^\s{0,8}(#{1,6})\s+/
const ITEM = /^(\s*)(?:[-*+•·‣▪◦–—]|\d{1,3}[.)]|[a-zA-Z]\))\s+(?=\S)/
const RULE = /^\s*(?:-[-\s]*|\*[*\s]*|_[_\s]*|=+\s*)$/
const BOLD_LINE = 7

/** "**Key facts**", "**Acme:**": short, all bold, and not a sentence. */
function isBoldLine(tokens: readonly Token[]): boolean {
  const last = tokens.at(-1)?.fold
  if (last === undefined || tokens.length > 16 || last === '.' || last === '!') return false
  return tokens.every((token) => token.bold || token.fold === ':')
}
