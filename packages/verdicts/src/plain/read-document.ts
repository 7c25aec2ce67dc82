import { ELISIONS, languages, STOP_WORDS } from '../languages/all.ts'
import type { Language } from '../languages/language.ts'
import type { Hit } from '../text/phrases.ts'
import { sentenceEnds } from '../text/sentences.ts'
import type { Token } from '../text/token.ts'
import type { Document, Unit } from './document.ts'
import { type Line, readLines } from './lines.ts'

/** Cuts Markdown into units. */
export function readDocument(text: string): Document {
  const lines = readLines(text, ELISIONS)
  const open = { headings: [], items: [], leadIn: null, previous: null }
  const builder: Builder = { units: [], block: 0, tables: 0, ...open }
  let at = 0
  while (at < lines.length) {
    const from = at
    while (lines[at]?.kind === 'row' || lines[at]?.kind === 'rule') at += 1
    if (at > from) addTable(builder, lines.slice(from, at))
    else addLine(builder, lines[at++] as Line)
  }
  return {
    text,
    units: builder.units,
    language: languageOf(builder.units),
    links: linksOf(lines),
  }
}

function languageOf(units: readonly Unit[]): Language | null {
  // The first thirty tell it.
  const words = units.slice(0, 30).flatMap(({ tokens }) => tokens.map(({ fold }) => fold))
  let best: { language: Language | null; count: number } = { language: null, count: 0 }
  for (const language of languages()) {
    const count = words.filter((word) => language.functionWords.has(word)).length
    if (count > best.count) best = { language, count }
  }
  return best.language
}

interface Builder {
  units: Unit[]
  /** Open headings and items, outermost first. */
  headings: { depth: number; index: number }[]
  items: { depth: number; index: number }[]
  leadIn: number | null
  block: number
  previous: Line | null
  tables: number
}

const ENDS = new Set(['.', '!', '?', ':', ';', '…'])

function addLine(builder: Builder, line: Line): void {
  openBlock(builder, line)
  const { headings, items } = builder
  const whole = { from: 0, to: line.tokens.length }
  if (line.kind === 'heading') {
    while ((headings.at(-1)?.depth ?? 0) >= line.depth) headings.pop()
    const index = add(builder, line, whole, { kind: 'heading' })
    if (index !== null) headings.push({ depth: line.depth, index })
    builder.leadIn = null
  } else if (line.kind === 'item') {
    while ((items.at(-1)?.depth ?? -1) >= line.depth) items.pop()
    const leadIn = items.at(-1)?.index ?? builder.leadIn
    const index = add(builder, line, whole, { kind: 'item', leadIn })
    if (index !== null) items.push({ depth: line.depth, index })
  } else if (add(builder, line, whole, { kind: 'sentence' }) !== null)
    builder.leadIn = builder.units.length - 1
}

/** Paragraphs, lists and tables are blocks; a blank line between items does not end a list. */
function openBlock(builder: Builder, line: Line): void {
  const { previous } = builder
  builder.previous = line
  if (line.kind === 'item' && previous?.kind === 'item') return
  const isSame = line.paragraph === previous?.paragraph && line.kind === previous.kind
  if (previous !== null && !isSame) builder.block += 1
  builder.items = []
}

/** A table has a header only when a line separates it. */
function addTable(builder: Builder, lines: readonly Line[]): void {
  const rows = lines.filter((line) => !isRuled(line))
  const [first] = rows
  if (first === undefined) return
  openBlock(builder, first)
  const table = builder.tables++
  const width = Math.max(...rows.slice(0, ROWS_THAT_TELL).map((line) => cellsOf(line).length))
  const hasHeader = first === lines[0] && lines[1] !== undefined && isRuled(lines[1])
  const columnHeads: (number | null)[] = []
  rows.forEach((line, row) => {
    const isHeader = hasHeader && row === 0
    let rowHead: number | null = null
    cellsOf(line).forEach((cell, column) => {
      const isHead = isHeader || column === 0
      const columnHead = columnHeads[column] ?? null
      const heads = isHead ? { rowHead: null, columnHead: null } : { rowHead, columnHead }
      const index = add(builder, line, cell, { kind: 'cell', cell: { table, width, row, column, ...heads } })
      if (column === 0) rowHead = index
      if (isHeader) columnHeads[column] = index
    })
  })
}

const isRuled = ({ kind, tokens }: Line): boolean =>
  kind === 'rule' || tokens.every(({ fold }) => '|-:–'.includes(fold))

/** The cells of a row; bars at its ends are not cells. */
function cellsOf({ tokens }: Line): Hit[] {
  const bars = tokens.flatMap(({ fold }, at) => (fold === '|' ? at : []))
  const starts = [...(bars[0] === 0 ? [] : [0]), ...bars.map((at) => at + 1)].slice(0, MAX_COLUMNS)
  const cells = starts.map((from) => ({ from, to: bars.find((at) => at >= from) ?? tokens.length }))
  return cells.filter(({ from }) => from < tokens.length)
}

const MAX_COLUMNS = 40
const ROWS_THAT_TELL = 50

type Place = Pick<Unit, 'kind'> & Partial<Pick<Unit, 'leadIn' | 'cell'>>

/** Adds a unit for each sentence, one for a heading, and returns the index of the first; null when there is none. */
function add(builder: Builder, line: Line, { from, to }: Hit, place: Place): number | null {
  const { units, block } = builder
  const first = units.length
  const all = line.tokens.slice(from, to)
  const headings = builder.headings.map(({ index }) => index)
  const shared = { block, headings, depth: line.depth, quoted: line.quoted, leadIn: null, cell: null }
  let start = 0
  for (const end of place.kind === 'heading' ? [all.length] : sentenceEnds(all, STOP_WORDS)) {
    const tokens = all.slice(start, end)
    const opens = start === 0
    start = end
    if (tokens.length === 0) continue
    units.push({
      tokens,
      ...shared,
      index: units.length,
      start: (tokens[0] as Token).start,
      end: (tokens.at(-1) as Token).end,
      itemHead: place.kind === 'item' && !opens ? first : null,
      label: place.kind === 'cell' ? 0 : labelOf(tokens),
      asks: tokens.slice(-3).some(({ fold }) => fold === '?'),
      ...place,
    })
  }
  return units.length > first ? first : null
}

/** The length of a label with its colon or dash: "Seat: Leeds", `**Founded** – 2014`; 0 when there is none. */
function labelOf(tokens: readonly Token[]): number {
  const isEnd = ({ fold, gap }: Token) => ENDS.has(fold) || fold === '"' || (gap && DASHES.has(fold))
  const at = tokens.slice(0, LONGEST_LABEL).findIndex((token, index) => index > 0 && isEnd(token))
  const [before, end, next] = [tokens[at - 1], tokens[at]?.fold ?? '', tokens[at + 1]]
  const isTime = before?.kind === 'number' && next?.kind === 'number' && !next.gap
  const isLabel =
    end === ':'
      ? !isTime && !tokens.slice(0, at).some(({ fold }) => fold === '(')
      : DASHES.has(end) && tokens[0]?.bold && before?.bold
  return isLabel ? at + 1 : 0
}

const LONGEST_LABEL = 10
const DASHES = new Set(['–', '-'])

const addressesIn = ({ tokens }: Line): string[] =>
  tokens.flatMap(({ kind, text, link }) => link ?? (kind === 'url' ? text : []))

const linksOf = (lines: readonly Line[]): string[] =>
  lines.flatMap(addressesIn).filter((address) => /^https?:\/\//i.test(address))
