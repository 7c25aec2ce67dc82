import { characterKind, SPACE } from './characters.ts'
import {
  type InlineScanner,
  inlineScanner,
  NUMBER,
  PUNCTUATION,
  scanLine,
  type Token,
  URL_TOKEN,
  WORD,
} from './tokens.ts'
import { TITLE, UPPER } from './words.ts'

/** A line of the answer, by what its markup says it is. */
export type LineKind = 'text' | 'heading' | 'item' | 'row'

export interface Sentence {
  tokens: Token[]
  kind: LineKind | 'cell'
  /** Nesting: the level of a heading, the indentation of a list item. */
  depth: number
  /** True for the first sentence of its line: only there can a list item name what it is about. */
  opensLine: boolean
  question: boolean
  /** For table cells: the cells that tell what the row and the column are about. */
  rowHead: Token[] | null
  columnHead: Token[] | null
  /** The number of the table a cell belongs to, and whether it is a heading there; -1 outside tables. */
  table: number
  header: boolean
  /** Blank lines end a paragraph; its number tells which sentences belong together. */
  paragraph: number
}

interface Line {
  kind: LineKind
  depth: number
  tokens: Token[]
  paragraph: number
}

/** Cuts cleaned text into sentences that remember the markup they stood in. */
export function readSentences(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let table: Line[] = []
  let tables = 0
  for (const line of joinWrapped(readLines(text))) {
    if (line.kind === 'row') {
      table.push(line)
      continue
    }
    if (table.length > 0) for (const cell of tableCells(table, tables++)) sentences.push(cell)
    table = []
    cutLine(line, sentences)
  }
  if (table.length > 0) for (const cell of tableCells(table, tables)) sentences.push(cell)
  return sentences
}

const FENCE = /^\s{0,3}(?:```|~~~)\s*([\w-]*)/
const BULLET = /^(\s*)(?:>\s?)*(\s*)(?:[-*+•·‣▪◦–]|\d{1,3}[.)]|[a-z]\))\s+/
const HEADING = /^\s{0,3}(#{1,6})\s+/
const QUOTE = /^\s*(?:>\s?)+/
const REFERENCE = /^\s*\[\^?[\w-]{1,20}\]:?\s*(?=https?:\/\/)/
const SOURCE_LABEL =
  /^[\s*_>-]*(?:sources?|references?|citations?|fuentes?|referencias|fontes?|referências|quellen?|références?)\b/i
/** What such a label can begin with: most lines need not be matched. */
const SOURCE_MARKS = new Set([...'srcfqSRCFQ*_>-'].map((char) => char.charCodeAt(0)))
const ONLY_BOLD = /^\s*\*\*[^*]{1,120}\*\*:?\s*$/

function readLines(text: string): Line[] {
  const lines: Line[] = []
  const scanner = inlineScanner(text)
  let paragraph = 0
  let fenced = false
  let sources = false
  let start = 0
  while (start <= text.length) {
    let end = text.indexOf('\n', start)
    if (end === -1) end = text.length
    // Only the head of a line is matched: a line of a hundred kilobytes has its markup in front as well.
    const head = text.slice(start, Math.min(end, start + 160))
    const mark = firstMark(head)
    const fence = mark === 0x60 || mark === 0x7e ? FENCE.exec(head) : null
    if (fence !== null) {
      const language = (fence[1] ?? '').toLowerCase()
      fenced = !fenced && !['markdown', 'md', 'text', 'txt'].includes(language)
    } else if (!fenced) {
      if (Number.isNaN(mark)) paragraph += 1
      else {
        const line = readLine(scanner, start, end, head, mark, paragraph)
        sources =
          (SOURCE_MARKS.has(mark) && SOURCE_LABEL.test(head)) ||
          (sources && line.tokens.some((token) => token.kind === URL_TOKEN))
        const listed = sources || (mark === 0x5b && REFERENCE.test(head))
        if (listed) for (const token of line.tokens) if (token.kind === URL_TOKEN) token.cite()
        if (line.tokens.length > 0) lines.push(line)
        if (line.kind === 'heading') paragraph += 1
      }
    }
    start = end + 1
  }
  return lines
}

/** The first code unit that is no space; NaN for a blank line. */
function firstMark(head: string): number {
  let at = 0
  while (at < head.length && characterKind(head.charCodeAt(at)) === SPACE) at += 1
  return head.charCodeAt(at)
}

function readLine(
  scanner: InlineScanner,
  start: number,
  end: number,
  head: string,
  mark: number,
  paragraph: number,
): Line {
  scanner.tokens = []
  scanner.bold = false
  const heading = mark === 0x23 ? HEADING.exec(head) : null
  const bullet = heading === null && !isUpperLetter(mark) ? BULLET.exec(head) : null
  const quote = heading === null && bullet === null && mark === 0x3e ? QUOTE.exec(head) : null
  const prefix = (heading ?? bullet ?? quote)?.[0].length ?? 0
  scanLine(scanner, start + prefix, end)
  const { tokens } = scanner
  if (heading !== null) return { kind: 'heading', depth: heading[1]?.length ?? 1, tokens, paragraph }
  if (bullet !== null) {
    const indent = (bullet[1]?.length ?? 0) + (bullet[2]?.length ?? 0)
    return { kind: 'item', depth: indent, tokens, paragraph }
  }
  if (isRow(tokens)) return { kind: 'row', depth: 0, tokens, paragraph }
  if (mark === 0x2a && ONLY_BOLD.test(head)) return { kind: 'heading', depth: 7, tokens, paragraph }
  return { kind: 'text', depth: 0, tokens, paragraph }
}

/** Most lines begin with a letter: none of the patterns for markup needs to be tried on them. */
function isUpperLetter(code: number): boolean {
  return (code >= 0x41 && code <= 0x5a) || (code >= 0xc0 && code < 0x2000) || code > 0x2e80
}

function isRow(tokens: readonly Token[]): boolean {
  let bars = 0
  for (const token of tokens) if (token.fold === '|') bars += 1
  return bars >= 2 || (bars === 1 && tokens[0]?.fold === '|')
}

/** A line that goes on in lower case belongs to the sentence before it. */
function joinWrapped(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const first = line.tokens[0]
    const wraps =
      before !== undefined &&
      (before.kind === 'text' || before.kind === 'item') &&
      line.kind === 'text' &&
      line.paragraph === before.paragraph &&
      first?.kind === WORD &&
      first.cap !== TITLE &&
      first.cap !== UPPER &&
      !first.bold &&
      !ENDS.has(before.tokens.at(-1)?.fold ?? '.')
    if (wraps) for (const token of line.tokens) before.tokens.push(token)
    else joined.push(line)
  }
  return joined
}

/** Nobody writes longer sentences. The bound keeps every later step linear, whatever the text. */
const LONGEST = 300

const ENDS = new Set(['.', '!', '?', ':', ';', '…'])
const STOPS = new Set(['.', '!', '?', '…'])

/** Words that carry a full stop of their own. */
const ABBREVIATIONS = new Set(
  'tsd gegr fund mitarb dr mr mrs ms prof st sr jr inc ltd co corp no vs approx ca etc dept est e.g i.e eg ie fig vol al sra srta dra d dna av pag num tel aprox ej ej p pp bzw z b u a d h usw nr str inkl exkl zzgl ggf evtl mio mrd ind mme mlle m mm env ex cf art s l r c n v g'.split(
    ' ',
  ),
)

function cutLine(line: Line, into: Sentence[]): void {
  const { tokens } = line
  let from = 0
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at] as Token
    if (at - from >= LONGEST) {
      into.push(sentenceOf(line, tokens.slice(from, at), from === 0))
      from = at
    }
    if (token.kind !== PUNCTUATION || !STOPS.has(token.fold)) continue
    let end = at + 1
    while (end < tokens.length && isClosing(tokens[end] as Token)) end += 1
    if (end < tokens.length && !endsSentence(tokens, at, end)) continue
    into.push(sentenceOf(line, stretchOf(tokens, from, end), from === 0))
    from = end
    at = end - 1
  }
  if (from < tokens.length) into.push(sentenceOf(line, stretchOf(tokens, from, tokens.length), from === 0))
}

/** A line that is one sentence lends it its own list. */
function stretchOf(tokens: Token[], from: number, to: number): Token[] {
  return from === 0 && to === tokens.length ? tokens : tokens.slice(from, to)
}

function isClosing(token: Token): boolean {
  return (
    token.kind === PUNCTUATION &&
    !token.gap &&
    (STOPS.has(token.fold) || token.fold === '"' || token.fold === ')' || token.fold === "'")
  )
}

function endsSentence(tokens: readonly Token[], at: number, end: number): boolean {
  const stop = tokens[at] as Token
  const before = tokens[at - 1]
  const next = tokens[end] as Token
  if (
    !next.gap &&
    !(next.kind === WORD && next.cap === TITLE && next.end - next.start > 1 && !isInitial(before))
  )
    return isUnspaced(next)
  // "Yahoo! is": a sign inside a name, when the sentence goes on in lower case.
  if (stop.fold !== '.') return !(stop.fold === '!' && next.kind === WORD && next.cap === 0 && !next.bold)
  if (before !== undefined && !stop.gap) {
    const initial = before.kind === WORD && before.end - before.start === 1
    // "No. 5" is a number; "No. Acme is …" is an answer.
    if (NUMBERING.has(before.fold) && next.kind !== NUMBER) return true
    if (initial || (before.kind === WORD && ABBREVIATIONS.has(before.fold) && end === at + 1)) {
      // "Acme Inc. It sells": an abbreviation ends a sentence only before a word that opens one.
      return OPENERS.has(next.fold) && next.cap === TITLE
    }
    // "3. Mai" and "2. Platz": an ordinal in German is a number with a full stop.
    if (
      before.kind === NUMBER &&
      before.end - before.start <= 2 &&
      next.kind === WORD &&
      next.cap === TITLE
    ) {
      return !ORDINAL_FOLLOWERS.has(next.fold)
    }
  }
  return next.kind !== WORD || next.cap !== 0 || next.bold
}

const NUMBERING = new Set(['no', 'nr', 'num', 'non'])

function isInitial(token: Token | undefined): boolean {
  return token?.kind === WORD && token.end - token.start === 1
}

function isUnspaced(token: Token): boolean {
  return token.kind === WORD && token.fold.charCodeAt(0) > 0x2e80
}

const OPENERS = new Set(
  'it the its in they this that he she there a an der die das es sie er im in ein eine la el los las su fue es en una un le les il elle son sa dans o a os as ele ela seu sua em'.split(
    ' ',
  ),
)
const ORDINAL_FOLLOWERS = new Set(
  'januar februar marz april mai juni juli august september oktober november dezember jahrhundert platz etage generation'.split(
    ' ',
  ),
)

function sentenceOf(line: Line, tokens: Token[], opensLine: boolean): Sentence {
  let question = false
  for (let at = tokens.length - 1; at >= 0 && at > tokens.length - 4; at -= 1) {
    if (tokens[at]?.fold === '?') question = true
  }
  return {
    tokens,
    kind: line.kind,
    depth: line.depth,
    opensLine,
    question,
    rowHead: null,
    columnHead: null,
    table: -1,
    header: false,
    paragraph: line.paragraph,
  }
}

/** Each cell becomes a sentence of its own that knows its row's and its column's heading. */
function tableCells(rows: readonly Line[], table: number): Sentence[] {
  const grid = rows.map((row) => cellsOf(row.tokens).slice(0, 40)).filter((cells) => !isRule(cells))
  const header = grid[0] ?? []
  const cells: Sentence[] = []
  grid.forEach((row, rowIndex) => {
    row.forEach((tokens, column) => {
      if (tokens.length === 0) return
      // A table of two columns often has no heading row: each row is a name and its value.
      const heading = column === 0 || (rowIndex === 0 && row.length > 2)
      cells.push({
        tokens,
        kind: 'cell',
        depth: 0,
        opensLine: true,
        question: false,
        rowHead: heading ? null : (row[0] ?? null),
        columnHead: heading || rowIndex === 0 ? null : (header[column] ?? null),
        table,
        header: heading,
        paragraph: rows[0]?.paragraph ?? 0,
      })
    })
  })
  return cells
}

function cellsOf(tokens: readonly Token[]): Token[][] {
  const cells: Token[][] = [[]]
  tokens.forEach((token, index) => {
    if (token.fold !== '|') cells.at(-1)?.push(token)
    else if (index > 0) cells.push([])
  })
  if (tokens.at(-1)?.fold === '|') cells.pop()
  return cells
}

function isRule(cells: readonly Token[][]): boolean {
  return cells.every((cell) =>
    cell.every((token) => token.fold === '-' || token.fold === ':' || token.fold === '–'),
  )
}
