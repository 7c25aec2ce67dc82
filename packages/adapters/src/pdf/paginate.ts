import type { Item, Line, Row, Sheet } from './sheet.ts'
import { SHEET, TEXT_HEIGHT } from './sheet.ts'

/** A row that is not higher than this part of a sheet is not broken. */
const KEPT_TOGETHER = 0.4
/** Of a row that is broken, at least this much stands on the sheet that it begins on. */
const LEAST_OF_ROW = 60
const BOTTOM = SHEET.height - SHEET.bottom

/** Puts lines and rows on sheets, from the top. */
export class Paginator {
  readonly sheets: Sheet[] = []
  #sheet: Sheet | null = null
  #y = 0
  #label = ''
  #demonstration = false
  #marksSections = false
  #waiting: Item[] = []

  /** What follows begins on a new sheet, under this label, and with bookmarks for its sections if that is asked. */
  begin(label: string, demonstration: boolean, marksSections: boolean): void {
    this.end()
    this.#label = label
    this.#marksSections = marksSections
    this.#demonstration = demonstration
    this.#turn()
  }

  bookmark(title: string, depth: number): void {
    this.#open().bookmarks.push({ title, depth, y: this.#y })
  }

  /** Headings, and the heads of tables, wait for what they are of: they never stand alone at the foot. */
  add(item: Item): void {
    const waits = item.kind === 'row' ? item.row.isHead : item.kind === 'line' && item.heading !== undefined
    const follows = (item.kind === 'gap' || item.kind === 'rule') && this.#waiting.length > 0
    if (waits || follows) {
      this.#waiting.push(item)
      return
    }
    if (item.kind === 'line' || (item.kind === 'row' && this.#waiting.length > 0))
      this.#makeRoom(sumOf(this.#waiting.map(heightOfItem)) + needsOf(item))
    if (item.kind !== 'step') this.#putWaiting()
    this.#put(item)
  }

  /** The last item was added. */
  end(): void {
    this.#putWaiting()
  }

  #putWaiting(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const item of waiting) this.#put(item)
  }

  #makeRoom(height: number): void {
    if (this.#y + Math.min(height, TEXT_HEIGHT) > BOTTOM && this.#y > SHEET.top) this.#turn()
  }

  #put(item: Item): void {
    if (item.kind === 'line') this.#line(item)
    else if (item.kind === 'gap') this.#gap(item.line)
    else if (item.kind === 'rule') this.#rule(item.x, item.width, true)
    else if (item.kind === 'row') this.#row(item.row)
    else if (item.kind === 'sheet' && this.#y > SHEET.top) this.#turn()
  }

  #open(): Sheet {
    return this.#sheet ?? this.#turn()
  }

  #turn(): Sheet {
    const sheet: Sheet = {
      label: this.#label,
      demonstration: this.#demonstration,
      lines: [],
      frames: new Map(),
      rules: [],
      bookmarks: [],
    }
    this.#sheet = sheet
    this.sheets.push(sheet)
    this.#y = SHEET.top
    return sheet
  }

  #line({ line, heading }: Extract<Item, { kind: 'line' }>): void {
    if (this.#y + line.height > BOTTOM && this.#y > SHEET.top) this.#turn()
    if (heading?.level === 2 && this.#marksSections) this.bookmark(heading.text, 1)
    this.#lay(line, this.#y)
    this.#y += line.height
  }

  #gap(line: Line): void {
    if (this.#y === SHEET.top || this.#y + line.height > BOTTOM) return
    this.#lay(line, this.#y)
    this.#y += line.height
  }

  #rule(x: number, width: number, strong: boolean): void {
    this.#open().rules.push({ x, width, y: this.#y + 1, strong })
    this.#y += RULE_HEIGHT
  }

  #row(row: Row): void {
    let left = row.cells
    if (this.#y > SHEET.top && heightOf(left) > BOTTOM - this.#y && isKept(left, BOTTOM - this.#y))
      this.#turnInTable(row)
    while (heightOf(left) > BOTTOM - this.#y) {
      const [here, later] = split(left, BOTTOM - this.#y)
      this.#cells(here)
      left = later
      this.#turnInTable(row)
    }
    this.#cells(left)
    this.#rule(row.x, row.width, row.isHead)
  }

  #turnInTable({ head }: Row): void {
    this.#turn()
    if (head === null) return
    this.#cells(head.cells.map((lines) => lines.map((line) => ({ ...line, tag: null }))))
    this.#rule(head.x, head.width, true)
  }

  #cells(cells: Row['cells']): void {
    for (const lines of cells) {
      let y = this.#y
      for (const line of lines) {
        this.#lay(line, y)
        y += line.height
      }
    }
    this.#y += heightOf(cells)
  }

  #lay(line: Line, y: number): void {
    const sheet = this.#open()
    if (line.fragments.length > 0) sheet.lines.push({ y, line })
    for (const frame of line.frames) {
      const known = sheet.frames.get(frame)
      sheet.frames.set(frame, {
        top: Math.min(y, known?.top ?? y),
        bottom: Math.max(y + line.height, known?.bottom ?? 0),
      })
    }
  }
}

const sumOf = (heights: readonly number[]): number => heights.reduce((sum, height) => sum + height, 0)

const heightOf = (cells: Row['cells']): number =>
  cells.reduce((most, lines) => Math.max(most, sumOf(lines.map(({ height }) => height))), 0)

const RULE_HEIGHT = 2

function heightOfItem(item: Item): number {
  if (item.kind === 'line' || item.kind === 'gap') return item.line.height
  if (item.kind === 'row') return heightOf(item.row.cells) + RULE_HEIGHT
  return item.kind === 'rule' ? RULE_HEIGHT : 0
}

/** Of what follows a heading: how much of it must be on the same sheet. */
function needsOf(item: Extract<Item, { kind: 'line' | 'row' }>): number {
  if (item.kind === 'line') return Math.max(item.needs, item.line.height)
  const height = heightOf(item.row.cells)
  return height <= TEXT_HEIGHT * KEPT_TOGETHER ? height : LEAST_OF_ROW
}

/** Whether a row that does not fit what is left of the sheet goes to the next as a whole. */
const isKept = (cells: Row['cells'], left: number): boolean =>
  heightOf(cells) <= TEXT_HEIGHT * KEPT_TOGETHER || left < LEAST_OF_ROW

/** What of each cell fits, and the rest of it. Of one cell at least, something fits a sheet that is empty. */
function split(cells: Row['cells'], height: number): [Line[][], Line[][]] {
  const ends = cells.map((lines) => endWithin(lines, height))
  return [cells.map((lines, i) => lines.slice(0, ends[i])), cells.map((lines, i) => lines.slice(ends[i]))]
}

function endWithin(lines: readonly Line[], height: number): number {
  let used = 0
  for (const [i, line] of lines.entries()) {
    used += line.height
    if (used > height) return i
  }
  return lines.length
}
