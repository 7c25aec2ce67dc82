import { type Drawing, INK, type Shape, textShape, titleShape } from '../widgets/shapes.tsx'
import {
  answersWord,
  CLASSES,
  className,
  type FromAnswers,
  INTENTS,
  intentName,
  originOf,
  originTitle,
  shortSpeaker,
} from '../widgets/words.ts'
import { type Cell, wrongInWords } from './heat-map.tsx'

const LEFT = 190
const COLUMN = 240
const ROW = 46
const TOP = 64

/** The heat map as a stand-alone picture, with its title. */
export function heatMapDrawing(title: string, cells: readonly Cell[], from: FromAnswers = {}): Drawing {
  const engines = [...new Set(cells.map(({ engine }) => engine ?? ''))]
  const intents = INTENTS.filter((intent) => cells.some((cell) => cell.intent === intent))
  const shapes: Shape[] = [
    titleShape(originTitle(title, from)),
    ...intents.map((intent, at) => textShape(LEFT + at * COLUMN, TOP - 12, INK.soft, intentName(intent))),
  ]
  for (const [row, engine] of engines.entries()) {
    const y = TOP + row * ROW
    shapes.push(textShape(16, y + 14, INK.ink, shortSpeaker(engine, originOf(from))))
    for (const [column, intent] of intents.entries()) {
      const cell = cells.find((one) => one.engine === engine && one.intent === intent)
      if (cell) shapes.push(...cellShapes(cell, LEFT + column * COLUMN, y))
    }
  }
  const below = TOP + engines.length * ROW + 14
  for (const [at, name] of CLASSES.entries()) {
    const x = 16 + at * 160
    shapes.push({ tag: 'rect', attributes: { x, y: below - 10, width: 11, height: 11, fill: INK[name] } })
    shapes.push(textShape(x + 17, below, INK.soft, className(name), { 'font-size': 12 }))
  }
  return { width: Math.max(LEFT + intents.length * COLUMN, 16 + 5 * 160), height: below + 16, shapes }
}

function cellShapes({ rates }: Cell, x: number, y: number): Shape[] {
  const width = COLUMN - 24
  const counts = CLASSES.map((name) => [name, rates[name]?.seen ?? 0] as const).filter(([, n]) => n > 0)
  const total = counts.reduce((sum, [, n]) => sum + n, 0)
  let from = x
  const bar = counts.map(([name, n]): Shape => {
    const part = (n / total) * width
    const shape: Shape = {
      tag: 'rect',
      attributes: { x: from, y: y + 2, width: Math.max(0, part - 1), height: 12, fill: INK[name] },
    }
    from += part
    return shape
  })
  const wrong = rates.CONFABULATED
  const isWrong = wrong !== null && wrong !== undefined && wrong.seen > 0
  return [
    ...bar,
    textShape(x, y + 30, isWrong ? INK.CONFABULATED : INK.soft, wrongInWords(wrong), {
      'font-weight': isWrong ? 600 : 400,
    }),
  ]
}

/** One row for each engine and intent. */
export const heatMapRows = (cells: readonly Cell[], from: FromAnswers = {}): (string | number | null)[][] => [
  [
    ...['answers', 'engine', 'intent', 'planned', 'classified', ...CLASSES],
    ...['confabulated_low', 'confabulated_high'],
  ],
  ...cells.map(({ engine, intent, planned, classified, rates }) => [
    ...[answersWord(from), engine, intent, planned, classified],
    ...CLASSES.map((name) => rates[name]?.seen ?? 0),
    ...[rates.CONFABULATED?.low ?? null, rates.CONFABULATED?.high ?? null],
  ]),
]
