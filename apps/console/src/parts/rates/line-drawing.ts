import type { AnswerOf } from '@veracite/contract/routes'
import { LOCALE } from '@veracite/words/say'
import { type Drawing, INK, type Shape, textShape, titleShape } from '../widgets/shapes.tsx'
import { formatDay } from '../widgets/words.ts'

type Trend = AnswerOf<'GET /api/admin/brands/{brandId}/trend'>
type Rate = Pick<NonNullable<Trend['points'][number]['overall']>, 'seen' | 'asked' | 'rate' | 'low' | 'high'>

/** One scan on the line; null if it has no answer. */
export interface LinePoint {
  scanId: string
  at: string
  rate: Rate | null
}

/** One engine, or all of them when it is null. */
export const lineOf = ({ points }: Trend, engine: string | null): LinePoint[] =>
  points.map(({ scan, overall, engines }) => ({
    scanId: scan.id,
    at: scan.createdAt,
    rate: engine === null ? overall : (engines.find((one) => one.engine === engine)?.rate ?? null),
  }))

export interface LinePlan extends Drawing {
  /** Where each point is, for hovering. */
  places: { x: number; y: number | null; point: LinePoint }[]
}

const HEIGHT = 220
const PAD = { left: 48, right: 20, top: 16, bottom: 34 }

/** Lines beside the one that the drawing is about; its points are theirs too. They have no band. */
export type Beside = readonly (readonly LinePoint[])[]

/** Of lines beside, so that they are told apart without colour. */
export const DASHES = ['6 4', '2 3', '10 3 2 3', '1 5'] as const

/** A dated line with the band that the answers allow. Gaps stay gaps; the scale starts at zero. Pure. */
export function linePlan(points: readonly LinePoint[], width: number, beside: Beside = []): LinePlan {
  const highest = [...points.map(({ rate }) => rate?.high), ...beside.flat().map(({ rate }) => rate?.rate)]
  const top = niceTop(Math.max(0, ...highest.map((share) => share ?? 0)))
  const inner = { width: width - PAD.left - PAD.right, height: HEIGHT - PAD.top - PAD.bottom }
  const times = points.map(({ at }) => Date.parse(at))
  const [first, last] = [Math.min(...times), Math.max(...times)]
  const x = (at: number) =>
    PAD.left + (last === first ? 0.5 : ((times[at] ?? first) - first) / (last - first)) * inner.width
  const y = (share: number) => PAD.top + (1 - Math.min(share, top) / top) * inner.height
  const places = points.map((point, at) => ({ x: x(at), y: point.rate && y(point.rate.rate), point }))
  return {
    width,
    height: HEIGHT,
    places,
    shapes: [
      ...gridOf(top, width, y),
      ...daysOf(points, x, width),
      ...beside.flatMap((line, at) => dashedOf(line, x, y, at)),
      ...bandsOf(points, x, y),
      ...dotsOf(places),
    ],
  }
}

/** The smallest round share above: 10, 20, 30, 50 or 100 %. */
const niceTop = (high: number): number => [0.1, 0.2, 0.3, 0.5].find((share) => share >= high) ?? 1

/** What is beside the drawing, small. */
const label = (x: number, y: number, anchor: string, text: string): Shape =>
  textShape(x, y, INK.soft, text, { class: 'd-soft', 'text-anchor': anchor, 'font-size': 12 })

const gridOf = (top: number, width: number, y: Scale): Shape[] =>
  [0, top / 2, top].flatMap((share) => {
    const at = { x1: PAD.left, x2: width - PAD.right, y1: y(share), y2: y(share) }
    return [
      { tag: 'line', attributes: { class: 'd-grid', ...at, stroke: INK.line } },
      label(PAD.left - 8, y(share) + 4, 'end', `${Math.round(share * 100)} %`),
    ]
  })

/** As many dates as there is room for, the newest always. */
function daysOf(points: readonly LinePoint[], x: Scale, width: number): Shape[] {
  const nameOf = pointNames(points)
  const shown: Shape[] = []
  let free = Number.POSITIVE_INFINITY
  for (let at = points.length - 1; at >= 0; at--) {
    const place = x(at)
    if (free - place < 64 && at !== points.length - 1) continue
    free = place
    const anchor = place > width - 50 ? 'end' : place < 70 ? 'start' : 'middle'
    const words = nameOf(points[at]?.at ?? '')
    shown.push(label(anchor === 'end' ? Math.min(place + 12, width) : place, HEIGHT - 10, anchor, words))
  }
  return shown
}

/** Scans of the same day are told apart by the hour. */
export function pointNames(points: readonly LinePoint[]): (at: string) => string {
  const days = points.map(({ at }) => formatDay(new Date(at)))
  if (new Set(days).size > points.length / 2) return (at) => formatDay(new Date(at))
  const isOneDay = new Set(days).size === 1
  return (at) => {
    const hour = new Date(at).toLocaleTimeString(LOCALE, { hour: '2-digit', minute: '2-digit' })
    return isOneDay ? hour : `${formatDay(new Date(at))} ${hour}`
  }
}

const path = (look: string, d: string, more: Shape['attributes']): Shape => ({
  tag: 'path',
  attributes: { class: look, d, ...more },
})

type Scale = (of: number) => number

function bandsOf(points: readonly LinePoint[], x: Scale, y: Scale): Shape[] {
  return runsOf(points).flatMap((run): Shape[] => {
    const line = (share: (rate: Rate) => number) => run.map(({ at, rate }) => `${x(at)},${y(share(rate))}`)
    const band = [...line(({ high }) => high), ...line(({ low }) => low).reverse()]
    const [only] = run
    return [
      path('d-band', `M${band.join('L')}Z`, { fill: INK.CONFABULATED, 'fill-opacity': 0.13 }),
      path('d-line', `M${line(({ rate }) => rate).join('L')}`, {
        ...{ stroke: INK.CONFABULATED, fill: 'none', 'stroke-width': 2.5 },
      }),
      // One scan alone has no band: a line shows its interval.
      ...(run.length > 1 || only === undefined ? [] : [whisker(only, x, y)]),
    ]
  })
}

const dashedOf = (points: readonly LinePoint[], x: Scale, y: Scale, at: number): Shape[] =>
  runsOf(points).map((run) =>
    path('d-beside', `M${run.map(({ at: place, rate }) => `${x(place)},${y(rate.rate)}`).join('L')}`, {
      ...{ fill: 'none', stroke: INK.soft, 'stroke-width': 1.5 },
      'stroke-dasharray': DASHES[at % DASHES.length] ?? '',
    }),
  )

interface Known {
  at: number
  rate: Rate
}

const whisker = ({ at, rate: { low, high } }: Known, x: Scale, y: Scale): Shape => ({
  tag: 'line',
  attributes: {
    ...{ class: 'd-line', x1: x(at), x2: x(at), y1: y(low), y2: y(high) },
    ...{ stroke: INK.CONFABULATED, 'stroke-opacity': 0.5, 'stroke-width': 2 },
  },
})

const dotsOf = (places: LinePlan['places']): Shape[] =>
  places.flatMap(({ x, y }, at): Shape[] => {
    if (y === null) return []
    const r = at === places.length - 1 ? 5 : 3
    return [{ tag: 'circle', attributes: { class: 'd-dot', cx: x, cy: y, r, fill: INK.CONFABULATED } }]
  })

/** Scans with answers that follow one another without a gap. */
function runsOf(points: readonly LinePoint[]): Known[][] {
  const runs: Known[][] = []
  for (const [at, { rate }] of points.entries()) {
    if (rate === null) continue
    const last = runs.at(-1)
    if (last?.at(-1)?.at === at - 1) last.push({ at, rate })
    else runs.push([{ at, rate }])
  }
  return runs
}

/** For a file: the line under its title, and whose answers it shows. */
export function lineDrawing(title: string, points: readonly LinePoint[]): Drawing {
  const { width, height, shapes } = linePlan(points, 960)
  const moved = shapes.map(({ attributes, ...shape }) => ({
    ...shape,
    attributes: { ...attributes, transform: 'translate(0 44)' },
  }))
  return { width, height: height + 52, shapes: [titleShape(title), ...moved] }
}
