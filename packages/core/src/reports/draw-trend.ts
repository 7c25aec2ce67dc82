import type { ReportPoint } from './figures.ts'

/** The size of the drawing, in its own units. */
export const TREND_SIZE = { width: 600, height: 120 } as const

export interface TrendDrawing {
  /** The range of the shares, closed, and the shares themselves. */
  band: string
  line: string
  /** The share at the upper edge; the lower edge is zero. */
  top: number
}

/** One line over time with its range, from two scans with answers on; null before that. Pure. */
export function drawTrend(points: readonly ReportPoint[]): TrendDrawing | null {
  const known = points.flatMap(({ at, wrong }) => (wrong === null ? [] : [{ at: Date.parse(at), ...wrong }]))
  const [first, last] = [known[0]?.at, known.at(-1)?.at]
  if (first === undefined || last === undefined || last <= first) return null
  const top = niceTop(Math.max(...known.map(({ high }) => high)))
  const place = (share: number, at: number): string =>
    `${Math.round(((at - first) / (last - first)) * TREND_SIZE.width)} ${Math.round((1 - share / top) * TREND_SIZE.height)}`
  const highs = known.map(({ high, at }) => place(high, at))
  const lows = known.map(({ low, at }) => place(low, at))
  return {
    band: `M${[...highs, ...lows.reverse()].join('L')}Z`,
    line: `M${known.map(({ rate, at }) => place(rate, at)).join('L')}`,
    top,
  }
}

/** The smallest round share above: 10, 20, 30, 50 or 100 %. */
const niceTop = (high: number): number => [0.1, 0.2, 0.3, 0.5].find((share) => share >= high) ?? 1
