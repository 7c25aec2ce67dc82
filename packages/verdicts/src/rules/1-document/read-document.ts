import type { Engine } from '../../engine.ts'
import { type Language, NO_LANGUAGE } from '../../languages/language.ts'
import type { Hit } from '../../text/phrases.ts'
import { sentenceEnds } from '../../text/sentences.ts'
import type { Token } from '../../text/token.ts'
import { detectLanguage } from './detect-language.ts'
import type { Document, Unit } from './document.ts'
import { labelOf } from './label.ts'
import { type Line, readLines } from './lines.ts'
import { sourcesOf } from './sources.ts'
import { readTable } from './tables.ts'

/** Cuts an answer in Markdown into units that remember the markup they stood in. `beside` is a text of likely the same language, for texts too short to tell. */
export function readDocument(
  text: string,
  beside: string,
  engine: Engine,
  declared: string | null = null,
): Document {
  const lines = joinWrapped(readLines(text, engine.cutting.elisions))
  const code = detectLanguage(lines, beside, engine, declared)
  const words = engine.languages.find((language) => language.code === code) ?? NO_LANGUAGE
  const open = { headings: [], items: [], leadIn: null, previous: null }
  const builder: Builder = { engine, words, units: [], block: 0, tables: 0, ...open }
  let at = 0
  while (at < lines.length) {
    const from = at
    while (lines[at]?.kind === 'row' || lines[at]?.kind === 'rule') at += 1
    if (at > from) addTable(builder, lines.slice(from, at))
    else addLine(builder, lines[at++] as Line)
  }
  return { text, units: builder.units, language: code, words, sources: sourcesOf(lines, words) }
}

interface Builder {
  engine: Engine
  words: Language
  units: Unit[]
  /** The headings that are open, outermost first. */
  headings: { depth: number; index: number }[]
  /** The items that are open, outermost first. */
  items: { depth: number; index: number }[]
  /** The unit that a list which begins now is introduced by. */
  leadIn: number | null
  block: number
  previous: Line | null
  tables: number
}

/** A line that goes on in lower case, or behind a line that was cut for its width, belongs to the sentence before. */
function joinWrapped(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of lines) {
    const before = joined.at(-1)
    const isSetext = line.kind === 'rule' && before?.kind === 'text' && before.paragraph === line.paragraph
    if (isSetext) joined[joined.length - 1] = { ...before, kind: 'heading', depth: line.depth }
    else if (before !== undefined && isWrapped(before, line)) {
      for (const token of line.tokens) before.tokens.push(token)
      before.width = Math.max(before.width, line.width)
    } else joined.push(line)
  }
  return joined
}

function isWrapped(before: Line, line: Line): boolean {
  const isProse = line.kind === 'text' && (before.kind === 'text' || before.kind === 'item')
  if (!isProse || line.paragraph !== before.paragraph || line.quoted !== before.quoted) return false
  const last = before.tokens.at(-1)
  const first = line.tokens[0]
  if (first === undefined || last === undefined || first.bold || ENDS.has(last.fold)) return false
  return first.caps === 'lower' || (before.width >= WRAPPED_WIDTH && !LABELLED.test(first.text))
}

const ENDS = new Set(['.', '!', '?', ':', ';', '…'])
const WRAPPED_WIDTH = 60
const LABELLED = /^[\p{So}\p{Sc}]/u

function addLine(builder: Builder, line: Line): void {
  openBlock(builder, line)
  const { units, headings, items } = builder
  const whole = { from: 0, to: line.tokens.length }
  const index = units.length
  if (line.kind === 'heading') {
    while ((headings.at(-1)?.depth ?? 0) >= line.depth) headings.pop()
    addUnit(builder, line, whole, { kind: 'heading', opens: true })
    if (units.length > index) headings.push({ depth: line.depth, index })
    builder.leadIn = null
    return
  }
  if (line.kind === 'text') {
    addSentences(builder, line, whole, { kind: 'sentence' })
    if (units.length > index) builder.leadIn = units.length - 1
    return
  }
  while ((items.at(-1)?.depth ?? -1) >= line.depth) items.pop()
  addSentences(builder, line, whole, { kind: 'item', leadIn: items.at(-1)?.index ?? builder.leadIn })
  if (units.length > index) items.push({ depth: line.depth, index })
}

/** A paragraph, a list and a table are blocks; the blank lines between the items of one list do not end it. */
function openBlock(builder: Builder, line: Line): void {
  const { previous } = builder
  builder.previous = line
  if (line.kind === 'item' && previous?.kind === 'item') return
  const isSame = line.paragraph === previous?.paragraph && line.kind === previous.kind
  if (previous !== null && !isSame) builder.block += 1
  builder.items = []
  // Only what stands directly above introduces a list: a heading or a table in between cuts them apart.
  if (line.kind === 'item' && previous?.kind !== 'text') builder.leadIn = null
}

function addTable(builder: Builder, lines: readonly Line[]): void {
  const { rows, hasHeader } = readTable(lines)
  const first = rows[0]?.[0]
  if (first === undefined) return
  openBlock(builder, first.line)
  const table = builder.tables++
  const columnHeads: (number | null)[] = []
  rows.forEach((cells, row) => {
    const isHeader = hasHeader && row === 0
    let head: number | null = null
    cells.forEach((cell, column) => {
      const index = builder.units.length
      const isHead = isHeader || column === 0
      const rowHead = isHead ? null : head
      const columnHead = isHead ? null : (columnHeads[column] ?? null)
      addSentences(builder, cell.line, cell, {
        kind: 'cell',
        cell: { table, row, column, rowHead, columnHead },
      })
      const added = builder.units.length > index ? index : null
      if (column === 0) head = added
      if (isHeader) columnHeads[column] = added
    })
  })
}

/** One unit for each sentence; those behind the first of an item know the one that opens it. */
function addSentences(builder: Builder, line: Line, { from, to }: Hit, place: Omit<Place, 'opens'>): void {
  const first = builder.units.length
  let start = from
  for (const end of sentenceEnds(line.tokens.slice(from, to), builder.engine.cutting)) {
    const opens = start === from
    const itemHead = place.kind === 'item' && !opens ? first : null
    addUnit(builder, line, { from: start, to: from + end }, { ...place, opens, itemHead })
    start = from + end
  }
}

type Place = Pick<Unit, 'kind' | 'opens'> & Partial<Pick<Unit, 'leadIn' | 'itemHead' | 'cell'>>

function addUnit(builder: Builder, line: Line, { from, to }: Hit, place: Place): void {
  if (from >= to) return
  const tokens = line.tokens.slice(from, to)
  builder.units.push({
    index: builder.units.length,
    tokens,
    start: (tokens[0] as Token).start,
    end: (tokens.at(-1) as Token).end,
    block: builder.block,
    depth: line.depth,
    headings: builder.headings.map(({ index }) => index),
    leadIn: null,
    itemHead: null,
    label: place.kind === 'cell' ? 0 : labelOf(tokens),
    cell: null,
    quotes: quotesIn(tokens),
    quoted: line.quoted,
    asks: tokens.slice(-3).some(({ fold }) => fold === '?'),
    cues: builder.words.cues.in(tokens),
    ...place,
  })
}

function quotesIn(tokens: readonly Token[]): Hit[] {
  const quotes: Hit[] = []
  let open = -1
  tokens.forEach(({ fold }, at) => {
    if (fold !== '"') return
    if (open !== -1 && at > open + 1) quotes.push({ from: open + 1, to: at })
    open = open === -1 ? at : -1
  })
  return quotes
}
