import type { Document, Unit } from '../plain/document.ts'
import type { Token } from '../text/token.ts'

/** An entry of a list, a row or column of a table, or one of several headings: where a name at its start has a place. */
export interface Slot {
  /** Slots of one list share a number. */
  list: number
  form: ListForm
  /** From 1. */
  place: number
  /** The head of the entry: a name counts only if it begins here. */
  start: number
  end: number
  /** Only of tables: names in the header row go before names in its rows. */
  column: number | null
  /** Headings that are not numbered count only if they are names. */
  isNumbered: boolean
}

export const LIST_FORMS = ['list', 'table', 'headings'] as const
export type ListForm = (typeof LIST_FORMS)[number]

/** Everything in an answer that could give a name a place, in the order of the text. Knows no names. */
export function slotsOf(document: Document): Slot[] {
  const lists = { next: 0 }
  return [...itemSlots(document, lists), ...cellSlots(document, lists), ...headingSlots(document, lists)]
}

type Lists = { next: number }

interface OpenList {
  list: number
  depth: number
  number: number | null
  place: number
}

function itemSlots({ text, units }: Document, lists: Lists): Slot[] {
  const slots: Slot[] = []
  let open: OpenList[] = []
  // Sentences between two items: what stands under an entry continues it, a new lead-in ends an unnumbered list.
  let isInterrupted = false
  for (const unit of units) {
    // Numbers may go on under the next heading.
    if (unit.kind === 'heading' && unit.depth < BOLD_LINE) open = open.filter(({ number }) => number !== null)
    if (unit.kind === 'heading' || unit.kind === 'cell' || opensParagraph(text, unit)) isInterrupted = true
    if (unit.kind !== 'item' || unit.itemHead !== null) continue
    const number = numberOf(text, unit)
    // Points at the margin of the number above them stand under it.
    const isUnderNumber =
      number === null && open.some((one) => one.depth === unit.depth && one.number !== null)
    const depth = unit.depth + (isUnderNumber ? UNDER : 0)
    open = open.filter((one) => one.depth <= depth)
    const last = open.at(-1)
    const isSame = last !== undefined && last.depth === depth && continues(last, number, isInterrupted)
    if (!isSame) {
      open = open.filter((one) => one.depth < depth)
      open.push({ list: lists.next++, depth, number, place: 0 })
    }
    const current = open.at(-1) as OpenList
    current.place += 1
    current.number = number
    isInterrupted = false
    const { list, place } = current
    slots.push({
      list,
      form: 'list',
      place,
      ...headOf(unit.tokens, unit.label),
      column: null,
      isNumbered: number !== null,
    })
  }
  return slots
}

const BOLD_LINE = 7
/** Less than any indentation. */
const UNDER = 0.5

/** "2." behind "1." is the same list, whatever stands between; so is "1." behind "1." where nothing does. */
function continues(last: OpenList, number: number | null, isInterrupted: boolean): boolean {
  if ((last.number === null) !== (number === null)) return false
  if (number === null || last.number === null) return !isInterrupted
  return number === last.number + 1 || (number === last.number && !isInterrupted)
}

/** A sentence that begins at the margin of its line, behind a blank line or with a colon at its end: it belongs to no entry. */
function opensParagraph(text: string, unit: Unit): boolean {
  if (unit.kind !== 'sentence') return false
  const before = lineStart(text, unit)
  if (/^[ \t]{2,}/.test(before)) return false
  return unit.tokens.at(-1)?.fold === ':' || isBehindBlankLine(text, unit.start - before.length)
}

const isBehindBlankLine = (text: string, at: number): boolean =>
  /\n[ \t]*\n$/.test(text.slice(Math.max(0, at - LONGEST_MARK), at))

/** The text of its line before the unit, at most so long. */
function lineStart(text: string, { start }: Pick<Unit, 'start'>): string {
  const near = text.slice(Math.max(0, start - LONGEST_MARK), start)
  return near.slice(near.lastIndexOf('\n') + 1)
}

const LONGEST_MARK = 80

function numberOf(text: string, unit: Unit): number | null {
  const number = /(?:^|\s)(\d{1,3})[.)]\s/.exec(lineStart(text, unit))?.[1]
  return number === undefined ? null : Number(number)
}

/** Rows by their first cell that is not a rank, and columns by the header. */
function cellSlots({ units }: Document, lists: Lists): Slot[] {
  const cells = units.filter(({ cell }) => cell !== null)
  const slots: Slot[] = []
  for (const table of Map.groupBy(cells, ({ cell }) => cell?.table).values()) {
    const [rows, columns] = [lists.next++, lists.next++]
    const hasHeader = table.some(({ cell }) => cell?.columnHead != null)
    for (const { cell, tokens } of table) {
      if (cell === null || tokens.length === 0) continue
      const head = { ...headOf(tokens, 0), form: 'table' as const, isNumbered: false }
      const isHeader = hasHeader && cell.row === 0
      if (isHeader && cell.column > 0)
        slots.push({ ...head, list: columns, place: cell.column, column: null })
      else if (!isHeader)
        slots.push({ ...head, list: rows, place: cell.row + (hasHeader ? 0 : 1), column: cell.column })
    }
  }
  return slots
}

/** Headings under the same heading, of the same level. */
function headingSlots({ units }: Document, lists: Lists): Slot[] {
  const headings = units.filter(({ kind }) => kind === 'heading')
  const siblings = Map.groupBy(headings, ({ headings: above, depth }) => `${above.at(-1)} ${depth}`)
  return [...siblings.values()].flatMap((group) => {
    const list = lists.next++
    return group.map((unit, at): Slot => {
      const skipped = rankLength(unit.tokens)
      const number = Number(unit.tokens.slice(0, skipped).find(({ kind }) => kind === 'number')?.text)
      const isNumbered = Number.isInteger(number) && number > 0
      const head = headOf(unit.tokens.slice(skipped), 0)
      return {
        list,
        form: 'headings',
        place: isNumbered ? number : at + 1,
        ...head,
        column: null,
        isNumbered,
      }
    })
  })
}

/** How many tokens a rank has: "1.", "2)", "#3", "No. 4:". */
function rankLength(tokens: readonly Token[]): number {
  const at = tokens.findIndex(({ kind }) => kind === 'number')
  if (at < 0 || at > 2 || !tokens.slice(0, at).every(({ fold }) => RANK_WORDS.has(fold))) return 0
  const behind = tokens[at + 1]?.fold ?? ''
  return RANK_ENDS.has(behind) ? at + 2 : at > 0 ? at + 1 : 0
}

const RANK_WORDS = new Set(['#', 'no', 'nr', '.', 'platz', 'place', 'puesto', 'nº'])
const RANK_ENDS = new Set(['.', ')', ':', '-', '–'])

/** Up to a label's colon, a dash, a bracket or the end of what is bold; else a few words. */
function headOf(tokens: readonly Token[], label: number): { start: number; end: number } {
  const first = tokens.findIndex(({ kind }) => kind !== 'sign')
  const opening = tokens[Math.max(0, first)]
  if (opening === undefined) return { start: 0, end: 0 }
  const rest = tokens.slice(Math.max(0, first))
  const to =
    label > 0 ? label - Math.max(0, first) : rest.findIndex((token, at) => at > 0 && endsHead(token, opening))
  const length = Math.min(to > 0 ? to : rest.length, MOST_WORDS)
  return { start: opening.start, end: rest[length - 1]?.end ?? opening.end }
}

const MOST_WORDS = 8

const endsHead = ({ fold, gap, bold, kind }: Token, opening: Token): boolean =>
  (gap && DASHES.has(fold)) || HEAD_ENDS.has(fold) || (opening.bold && !bold && kind !== 'sign')

const DASHES = new Set(['-', '–', '—', '→', '|'])
const HEAD_ENDS = new Set([':', '(', '.', ';', '!', '?', '：', '（', '。'])
