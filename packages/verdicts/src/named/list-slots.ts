import type { Cell, Document, Unit } from '../plain/document.ts'
import type { Token } from '../text/token.ts'

/** A list, the rows or the columns of a table, or the headings under one heading. */
export interface SlotList {
  form: ListForm
  slots: Slot[]
  /** Headings without numbers count only if they are names. */
  isByName: boolean
}

/** An entry of a list: a name at its head has a place. */
export interface Slot {
  /** From 1. */
  place: number
  /** The head of the entry: a name counts only if it begins here. */
  start: number
  end: number
  /** Of a cell in a row: only the first column that holds names counts. */
  column: number
}

export const LIST_FORMS = ['list', 'table', 'headings'] as const
export type ListForm = (typeof LIST_FORMS)[number]

/** Everything in an answer that could give a name a place. Knows no names. */
export const slotLists = (document: Document): SlotList[] => [
  ...itemLists(document),
  ...tableLists(document),
  ...headingLists(document),
]

interface OpenList {
  depth: number
  number: number | null
  slots: Slot[]
}

function itemLists({ text, units }: Document): SlotList[] {
  const lists: SlotList[] = []
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
    let current = open.at(-1)
    if (current?.depth !== depth || !continues(current, number, isInterrupted)) {
      current = { depth, number, slots: [] }
      open = [...open.filter((one) => one.depth < depth), current]
      lists.push({ form: 'list', slots: current.slots, isByName: false })
    }
    current.number = number
    current.slots.push({ place: current.slots.length + 1, ...headOf(unit.tokens, unit.label), column: 0 })
    isInterrupted = false
  }
  return lists
}

const BOLD_LINE = 7
/** Less than any indentation. */
const UNDER = 0.5

/** "2." behind "1." is the same list, whatever stands between; so is "1." behind "1." where nothing does. */
function continues(last: OpenList, number: number | null, isInterrupted: boolean): boolean {
  if (number === null || last.number === null) return number === last.number && !isInterrupted
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
function tableLists({ units }: Document): SlotList[] {
  const cells = units.filter(({ cell }) => cell !== null)
  return [...Map.groupBy(cells, ({ cell }) => cell?.table).values()].flatMap((table) => {
    const hasHeader = table.some(({ cell }) => cell?.columnHead != null)
    const [rows, columns]: [Slot[], Slot[]] = [[], []]
    for (const { cell, tokens } of table.filter(({ tokens }) => tokens.length > 0)) {
      const { row, column } = cell as Cell
      const head = headOf(tokens, 0)
      if (!hasHeader) rows.push({ ...head, place: row + 1, column })
      else if (row > 0) rows.push({ ...head, place: row, column })
      else if (column > 0) columns.push({ ...head, place: column, column: 0 })
    }
    return [rows, columns].map((slots): SlotList => ({ form: 'table', slots, isByName: false }))
  })
}

/** Headings under the same heading, of the same level. */
function headingLists({ units }: Document): SlotList[] {
  const headings = units.filter(({ kind }) => kind === 'heading')
  const siblings = Map.groupBy(headings, ({ headings: above, depth }) => `${above.at(-1)} ${depth}`)
  return Array.from(siblings.values(), (group) => {
    const numbers = group.map(({ tokens }) => rankOf(tokens))
    const slots = group.map(
      ({ tokens }, at): Slot => ({
        place: numbers[at]?.number ?? at + 1,
        ...headOf(tokens.slice(numbers[at]?.length), 0),
        column: 0,
      }),
    )
    return { form: 'headings', slots, isByName: numbers.every(({ number }) => number === null) }
  })
}

/** "1.", "2)", "#3", "No. 4:" before a heading: how many tokens it has, and its number. */
function rankOf(tokens: readonly Token[]): { length: number; number: number | null } {
  const at = tokens.findIndex(({ kind }) => kind === 'number')
  const isOpening = at >= 0 && at <= 2 && tokens.slice(0, at).every(({ fold }) => RANK_WORDS.has(fold))
  const isEnded = RANK_ENDS.has(tokens[at + 1]?.fold ?? '')
  if (!isOpening || (at === 0 && !isEnded)) return { length: 0, number: null }
  const number = Number(tokens[at]?.text)
  return { length: at + (isEnded ? 2 : 1), number: Number.isInteger(number) && number > 0 ? number : null }
}

const RANK_WORDS = new Set(['#', 'no', 'nr', '.', 'platz', 'place', 'puesto', 'nº'])
const RANK_ENDS = new Set(['.', ')', ':', '-', '–'])

/** Up to a label's colon, a dash, a bracket or the end of what is bold; else a few words. */
function headOf(tokens: readonly Token[], label: number): { start: number; end: number } {
  const skipped = Math.max(
    0,
    tokens.findIndex(({ kind }) => kind !== 'sign'),
  )
  const rest = tokens.slice(skipped)
  const [opening] = rest
  if (opening === undefined) return { start: 0, end: 0 }
  const to = label > 0 ? label - skipped : rest.findIndex((token, at) => at > 0 && endsHead(token, opening))
  const length = Math.min(to > 0 ? to : rest.length, MOST_WORDS)
  return { start: opening.start, end: rest[length - 1]?.end ?? opening.end }
}

const MOST_WORDS = 8

const endsHead = ({ fold, gap, bold, kind }: Token, opening: Token): boolean =>
  (gap && DASHES.has(fold)) || HEAD_ENDS.has(fold) || (opening.bold && !bold && kind !== 'sign')

const DASHES = new Set(['-', '–', '—', '→', '|'])
const HEAD_ENDS = new Set([':', '(', '.', ';', '!', '?', '：', '（', '。'])
