import {
  type Block,
  type FrameLook,
  type InlineStyle,
  PLAIN,
  type Run,
  type TableRow,
  textOf,
} from './blocks.ts'
import type { Faces } from './faces.ts'
import type { Fragment } from './line-maker.ts'
import { type Frame, type Item, type Line, PICTURE, type Row, type Tag } from './sheet.ts'
import { type PrintNotes, wrapText } from './wrap-text.ts'

/** Where blocks are laid out, and in what. */
interface Area {
  x: number
  width: number
  size: number
  frames: readonly Frame[]
  tag: Tag
}

interface Typesetting {
  faces: Faces
  notes: PrintNotes
}

const LEADING = 1.42
const HEADINGS = [
  { size: 1.75, before: 4, after: 6, tag: 'H1' },
  { size: 1.25, before: 18, after: 5, tag: 'H2' },
  { size: 1.05, before: 10, after: 3, tag: 'H3' },
  { size: 1, before: 6, after: 2, tag: 'H4' },
] as const
/** A further line of a heading. */
const CONTINUED = { level: 0, text: '' }
const INDENT = 18

/** Blocks as lines and rows, one under the other. Lazy: a long text is never there as a whole. */
export function* layOut(blocks: readonly Block[], area: Area, setting: Typesetting): Generator<Item> {
  for (const block of blocks) yield* itemsOf(block, area, setting)
}

function* itemsOf(block: Block, area: Area, setting: Typesetting): Generator<Item> {
  switch (block.kind) {
    case 'heading':
      return yield* headingItems(block, area, setting)
    case 'paragraph':
      yield* textItems(block.runs, area, 'P', setting)
      return yield gap(area, 5)
    case 'frame':
      return yield* frameItems(block, area, setting)
    case 'list':
      return yield* listItems(block, area, setting)
    case 'table':
      return yield* rowItems(block, area, setting)
    case 'trend':
      return yield trendItem(block, area)
    case 'drawing':
      return yield drawingItem(block, area)
    case 'picture':
      // A logo means nothing to a program that reads aloud: it has no tag.
      return yield figureItem(area, [PICTURE.width, PICTURE.height + 8], null, { picture: block.bytes })
    case 'sheet':
      return yield block
  }
}

/** Text in these needs no paragraph around it: there are thousands of them. */
const HOLDS_TEXT = new Set<Tag['type']>(['TH', 'TD', 'LI'])

function* textItems(
  runs: readonly Run[],
  area: Area,
  type: Tag['type'],
  { faces, notes }: Typesetting,
): Generator<Item> {
  const tag = type === 'P' && HOLDS_TEXT.has(area.tag.type) ? area.tag : { type, within: area.tag }
  const size = runs.every(({ style }) => style.small) ? area.size * 0.92 : area.size
  let first = true
  for (const fragments of wrapText(runs, { size, width: area.width }, faces, notes)) {
    const line = lineOf(fragments, { ...area, size }, tag, faces)
    // Two lines of a paragraph stay together.
    yield { kind: 'line', line, needs: first ? line.height * 2 : line.height }
    first = false
  }
}

function lineOf(fragments: readonly Fragment[], area: Area, tag: Tag, { ascent, descent }: Faces): Line {
  const height = area.size * LEADING
  return {
    height,
    baseline: (height - area.size * (ascent + descent)) / 2 + area.size * ascent,
    fragments: fragments.map((fragment) => ({ ...fragment, x: fragment.x + area.x })),
    frames: area.frames,
    tag,
  }
}

/** A line without text. */
const blank = ({ frames, tag }: Area, height: number): Line => ({
  height,
  baseline: 0,
  fragments: [],
  frames,
  tag,
})

const gap = (area: Area, height: number): Item => ({ kind: 'gap', line: blank(area, height) })

function* headingItems(
  { level, runs }: Extract<Block, { kind: 'heading' }>,
  area: Area,
  setting: Typesetting,
): Generator<Item> {
  const look = HEADINGS[level - 1] ?? HEADINGS[3]
  yield gap(area, look.before)
  const inner = { ...area, size: area.size * look.size }
  const heading = { level, text: textOf(runs) }
  let first = true
  for (const item of textItems(runs, inner, look.tag, setting)) {
    if (item.kind !== 'line') continue
    yield first ? { ...item, heading } : { ...item, heading: CONTINUED }
    first = false
  }
  if (level === 2) yield { kind: 'rule', x: area.x, width: area.width }
  yield gap(area, look.after)
}

const PADDING: Record<FrameLook, { x: number; y: number; tag: Tag['type'] }> = {
  warning: { x: 12, y: 9, tag: 'P' },
  pending: { x: 12, y: 8, tag: 'P' },
  summary: { x: 12, y: 9, tag: 'P' },
  quote: { x: 13, y: 7, tag: 'BlockQuote' },
  code: { x: 8, y: 6, tag: 'Code' },
}

function* frameItems(
  { look, blocks }: Extract<Block, { kind: 'frame' }>,
  area: Area,
  setting: Typesetting,
): Generator<Item> {
  const { x, y, tag } = PADDING[look]
  const frame: Frame = { look, x: area.x, width: area.width }
  const inner: Area = {
    ...area,
    x: area.x + x,
    width: area.width - 2 * x,
    frames: [...area.frames, frame],
  }
  yield gap(area, 3)
  // With its first lines, or an empty edge would be left at the foot of a sheet.
  yield { kind: 'line', line: blank(inner, y), needs: y + area.size * LEADING * 2 }
  for (const [i, block] of blocks.entries()) {
    if (block.kind !== 'paragraph') yield* itemsOf(block, inner, setting)
    else {
      if (i > 0) yield gap(inner, 4)
      yield* textItems(block.runs, inner, tag, setting)
    }
  }
  yield { kind: 'line', line: blank(inner, y), needs: 0 }
  yield gap(area, 8)
}

function* listItems(
  { ordered, items }: Extract<Block, { kind: 'list' }>,
  area: Area,
  setting: Typesetting,
): Generator<Item> {
  const list: Tag = { type: 'L', within: area.tag }
  for (const [i, blocks] of items.entries()) {
    const tag: Tag = { type: 'LI', within: list }
    const inner = { ...area, x: area.x + INDENT, width: area.width - INDENT, tag }
    const style: InlineStyle = firstStyle(blocks)
    const marker = [{ text: ordered ? `${i + 1}.` : '•', style, group: false }]
    const size = style.small ? area.size * 0.92 : area.size
    const [fragments = []] = wrapText(marker, { size, width: INDENT * 2 }, setting.faces, setting.notes)
    let first = true
    for (const item of layOut(blocks, inner, setting)) {
      if (item.kind === 'line' && first) {
        const shifted = fragments.map((fragment) => ({ ...fragment, x: fragment.x + area.x }))
        const line = { ...item.line, fragments: [...shifted, ...item.line.fragments] }
        yield { ...item, line }
        first = false
      } else yield item.kind === 'gap' ? gap(inner, 3) : item
    }
  }
  yield gap(area, 4)
}

function firstStyle(blocks: readonly Block[]): InlineStyle {
  const [first] = blocks
  const style = first?.kind === 'paragraph' ? first.runs[0]?.style : undefined
  return { ...PLAIN, small: style?.small ?? false, tone: style?.tone === 'soft' ? 'soft' : 'ink' }
}

/** Something that is not text, and keeps this much room. */
function figureItem(
  area: Area,
  [width, height]: [number, number],
  tag: Tag | null,
  shown: Partial<Line>,
): Item {
  const place = { x: area.x, width, text: '', said: null, face: 'serif', size: 0, style: PLAIN } as const
  return { kind: 'line', line: { ...blank(area, height), fragments: [place], tag, ...shown }, needs: height }
}

/** Large enough for the camera of a telephone. */
const DRAWING_POINTS = 85

function drawingItem({ path, side, label }: Extract<Block, { kind: 'drawing' }>, area: Area): Item {
  const tag: Tag = { type: 'Figure', within: area.tag, alt: label }
  const drawing = { path, side, points: DRAWING_POINTS }
  return figureItem(area, [DRAWING_POINTS, DRAWING_POINTS + 4], tag, { drawing })
}

/** A trend chart as wide as the text. */
function trendItem(
  { band, line, width, height, label }: Extract<Block, { kind: 'trend' }>,
  area: Area,
): Item {
  const scale = area.width / width
  const tag: Tag = { type: 'Figure', within: area.tag, alt: label }
  return figureItem(area, [area.width, height * scale + 6], tag, { trend: { band, line, scale } })
}

/** Of the columns of our tables, the first ones; the others share what is left. In millimetres. */
const COLUMNS: Record<string, readonly number[]> = {
  facts: [44],
  claims: [25, 42, 36],
  timeline: [32, 32, 36],
  answers: [16, 30, 32],
  statements: [16, 26, 26, 46],
  scans: [68],
  custody: [16],
  steps: [8, 60, 27],
}
const MM = 72 / 25.4
const CELL = { right: 7, y: 3.5, size: 0.9 }
/** Lines of one cell between two pauses. */
const STRIDE = 100

/** A table as rows; its first row is printed again on every sheet that it reaches. */
function* rowItems(
  { name, head, rows }: Extract<Block, { kind: 'table' }>,
  area: Area,
  setting: Typesetting,
): Generator<Item> {
  const { x, width } = area
  const columns = rows.reduce((most, row) => Math.max(most, row.length), head?.length ?? 0)
  if (columns === 0) return
  const widths = widthsOf(name, columns, width)
  const inTable: Area = { ...area, tag: { type: 'Table', within: area.tag } }
  let printedHead: Row | null = null
  if (head !== null) {
    const cells = yield* cellLines(head, inTable, widths, setting)
    printedHead = { cells, head: null, isHead: true, x, width }
    yield { kind: 'row', row: printedHead }
  }
  for (const row of rows) {
    const cells = yield* cellLines(row, inTable, widths, setting)
    yield { kind: 'row', row: { cells, head: printedHead, isHead: false, x, width } }
  }
  yield gap(area, 8)
}

function widthsOf(name: string, columns: number, width: number): number[] {
  const fixed = (COLUMNS[name] ?? []).slice(0, columns - 1).map((mm) => mm * MM)
  const rest = width - fixed.reduce((sum, one) => sum + one, 0)
  const others = columns - fixed.length
  return [...fixed, ...Array<number>(others).fill(rest / others)]
}

function* cellLines(
  row: TableRow,
  area: Area,
  widths: readonly number[],
  setting: Typesetting,
): Generator<Item, Line[][]> {
  const tr: Tag = { type: 'TR', within: area.tag }
  const cells: Line[][] = []
  let { x } = area
  for (const [i, { heads, blocks }] of row.entries()) {
    const width = widths[i] ?? 0
    const tag: Tag = { type: heads ? 'TH' : 'TD', within: tr }
    const inner: Area = { ...area, x, width: width - CELL.right, size: area.size * CELL.size, tag }
    const lines: Line[] = []
    for (const item of layOut(blocks, inner, setting)) {
      if (item.kind === 'line' || item.kind === 'gap') lines.push(item.line)
      if (lines.length % STRIDE === 0) yield { kind: 'step' }
    }
    while (lines.at(-1)?.fragments.length === 0 && lines.at(-1)?.frames === area.frames) lines.pop()
    cells.push([blank(inner, CELL.y), ...lines, blank(inner, CELL.y)])
    x += width
  }
  return cells
}
