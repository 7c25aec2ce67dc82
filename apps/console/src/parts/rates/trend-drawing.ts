import type { AnswerOf } from '@veracite/contract/routes'
import { formatShare } from '../widgets/format.ts'
import { type Drawing, INK, type Shape } from '../widgets/shapes.tsx'
import { answersWord, type FromAnswers, originOf, originTitle, shortSpeaker } from '../widgets/words.ts'

type Trend = AnswerOf<'GET /api/admin/brands/{brandId}/trend'>
type Rate = Trend['points'][number]['overall']

/** One engine over scans; null for scans without an answer from it. */
export interface Series {
  engine: string
  rates: Rate[]
}

/** Every engine that any of the scans asked. */
export function seriesOf({ points }: Trend): Series[] {
  const engines = [...new Set(points.flatMap((point) => point.engines.map(({ engine }) => engine)))]
  return engines.map((engine) => ({
    engine,
    rates: points.map((point) => point.engines.find((one) => one.engine === engine)?.rate ?? null),
  }))
}

const WIDTH = 240
const HEIGHT = 96
const PAD = { left: 42, right: 12, top: 10, bottom: 14 }

/** A line with the band that the answers allow, from 0 to 100 %. Gaps stay gaps. */
export function seriesDrawing({ rates }: Series): Drawing {
  const x = (at: number) =>
    PAD.left + (rates.length < 2 ? 0.5 : at / (rates.length - 1)) * (WIDTH - PAD.left - PAD.right)
  const y = (share: number) => PAD.top + (1 - share) * (HEIGHT - PAD.top - PAD.bottom)
  const known = rates.flatMap((rate, at) => (rate === null ? [] : [{ rate, at }]))
  const grid = [0, 0.5, 1].flatMap((share): Shape[] => [
    {
      tag: 'line',
      attributes: {
        class: 'd-grid',
        x1: PAD.left,
        x2: WIDTH - PAD.right,
        y1: y(share),
        y2: y(share),
        stroke: INK.line,
      },
    },
    {
      tag: 'text',
      attributes: {
        class: 'd-soft',
        x: PAD.left - 6,
        y: y(share) + 4,
        'text-anchor': 'end',
        fill: INK.soft,
        'font-size': 11,
      },
      text: formatShare(share).replace(' ', ''),
    },
  ])
  const bands = runsOf(known).map((part): Shape => {
    const upper = part.map(({ rate, at }) => `${x(at)},${y(rate.high)}`)
    const lower = part.map(({ rate, at }) => `${x(at)},${y(rate.low)}`).reverse()
    return {
      tag: 'path',
      attributes: {
        class: 'd-band',
        d: `M${[...upper, ...lower].join('L')}Z`,
        fill: INK.accent,
        'fill-opacity': 0.15,
      },
    }
  })
  const lines = runsOf(known).map(
    (part): Shape => ({
      tag: 'path',
      attributes: {
        class: 'd-line',
        d: `M${part.map(({ rate, at }) => `${x(at)},${y(rate.rate)}`).join('L')}`,
        fill: 'none',
        stroke: INK.accent,
        'stroke-width': 2,
      },
    }),
  )
  const dots = known.flatMap(({ rate, at }): Shape[] => [
    {
      tag: 'line',
      attributes: {
        class: 'd-whisker',
        x1: x(at),
        x2: x(at),
        y1: y(rate.low),
        y2: y(rate.high),
        stroke: INK.accent,
        'stroke-opacity': 0.4,
      },
    },
    { tag: 'circle', attributes: { class: 'd-dot', cx: x(at), cy: y(rate.rate), r: 3, fill: INK.accent } },
  ])
  return { width: WIDTH, height: HEIGHT, shapes: [...grid, ...bands, ...lines, ...dots] }
}

interface Known {
  rate: NonNullable<Rate>
  at: number
}

/** Points that follow one another without a gap. */
function runsOf(known: readonly Known[]): Known[][] {
  const runs: Known[][] = []
  for (const point of known) {
    const last = runs.at(-1)
    if (last?.at(-1)?.at === point.at - 1) last.push(point)
    else runs.push([point])
  }
  return runs
}

const COLUMNS = 4
const CELL = { width: WIDTH + 16, height: HEIGHT + 32 }

/** All of them on one sheet. */
export function trendDrawing(title: string, series: readonly Series[], from: FromAnswers = {}): Drawing {
  const shapes: Shape[] = [
    {
      tag: 'text',
      attributes: { x: 16, y: 28, fill: INK.ink, 'font-size': 18, 'font-weight': 600 },
      text: originTitle(title, from),
    },
  ]
  for (const [at, one] of series.entries()) {
    const [left, top] = [16 + (at % COLUMNS) * CELL.width, 48 + Math.floor(at / COLUMNS) * CELL.height]
    shapes.push({
      tag: 'text',
      attributes: { x: left, y: top + 12, fill: INK.ink },
      text: shortSpeaker(one.engine, originOf(from)),
    })
    for (const { attributes, ...shape } of seriesDrawing(one).shapes)
      shapes.push({ ...shape, attributes: { ...attributes, transform: `translate(${left} ${top + 16})` } })
  }
  const rows = Math.ceil(series.length / COLUMNS)
  return { width: 16 + COLUMNS * CELL.width, height: 48 + rows * CELL.height + 16, shapes }
}

export const trendRows = ({ points, measure }: Trend): (string | number | null)[][] => [
  ['answers', 'scan', 'asked_for', 'engine', 'measure', 'seen', 'asked', 'rate', 'low', 'high'],
  ...points.flatMap(({ scan, engines }) =>
    engines.map(({ engine, rate }) => [
      ...[answersWord(scan), scan.id, scan.createdAt, engine, measure],
      ...(rate ? [rate.seen, rate.asked, rate.rate, rate.low, rate.high] : [null, null, null, null, null]),
    ]),
  ),
]
