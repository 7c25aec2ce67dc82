import type { Area, Typesetting } from './area.ts'
import type { Block, TableRow } from './blocks.ts'
import type { Item, Line, Row, Tag } from './sheet.ts'

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

type LayOut = (blocks: readonly Block[], area: Area, setting: Typesetting) => Generator<Item>

/** A table as rows; its first row is printed again on every sheet that it reaches. */
export function* rowsOf(
  { name, head, rows }: Extract<Block, { kind: 'table' }>,
  area: Area,
  setting: Typesetting,
  cellLayout: LayOut,
): Generator<Item> {
  const columns = rows.reduce((most, { cells }) => Math.max(most, cells.length), head?.cells.length ?? 0)
  if (columns === 0) return
  const widths = widthsOf(name, columns, area.width)
  const table: Tag = { type: 'Table', within: area.tag }
  const cellsOf = (row: TableRow) => linesOf(row, { ...area, tag: table }, widths, setting, cellLayout)
  let printedHead: Row | null = null
  if (head !== null) {
    const cells = yield* cellsOf(head)
    printedHead = { cells, head: null, isHead: true, x: area.x, width: area.width }
    yield { kind: 'row', row: printedHead }
  }
  for (const row of rows) {
    const cells = yield* cellsOf(row)
    yield { kind: 'row', row: { cells, head: printedHead, isHead: false, x: area.x, width: area.width } }
  }
  yield { kind: 'gap', line: space(area, 8) }
}

function widthsOf(name: string, columns: number, width: number): number[] {
  const fixed = (COLUMNS[name] ?? []).slice(0, columns - 1).map((mm) => mm * MM)
  const rest = width - fixed.reduce((sum, one) => sum + one, 0)
  const others = columns - fixed.length
  return [...fixed, ...Array<number>(others).fill(rest / others)]
}

function* linesOf(
  row: TableRow,
  area: Area,
  widths: readonly number[],
  setting: Typesetting,
  cellLayout: LayOut,
): Generator<Item, Line[][]> {
  const tr: Tag = { type: 'TR', within: area.tag }
  const cells: Line[][] = []
  let x = area.x
  for (const [i, cell] of row.cells.entries()) {
    const width = widths[i] ?? 0
    const tag: Tag = { type: cell.heads ? 'TH' : 'TD', within: tr }
    const inner: Area = { ...area, x, width: width - CELL.right, size: area.size * CELL.size, tag }
    const lines: Line[] = []
    for (const item of cellLayout(cell.blocks, inner, setting)) {
      if (item.kind === 'line' || item.kind === 'gap') lines.push(item.line)
      if (lines.length % STRIDE === 0) yield { kind: 'step' }
    }
    while (lines.at(-1)?.fragments.length === 0 && lines.at(-1)?.frames === area.frames) lines.pop()
    cells.push([space(inner, CELL.y), ...lines, space(inner, CELL.y)])
    x += width
  }
  return cells
}

const space = ({ frames, tag }: Pick<Area, 'frames' | 'tag'>, height: number): Line => ({
  height,
  baseline: 0,
  fragments: [],
  frames,
  tag,
})
