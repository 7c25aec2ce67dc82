import { say } from '@veracite/words/say'
import { rangeOf, wholeShare } from '@veracite/words/story'
import { h } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { formatTime, VOICE } from '../widgets/words.ts'
import { type Beside, type LinePoint, linePlan } from './line-drawing.ts'

/** The line as wide as there is room, so that its words keep their size on a phone. Hovering names the nearest scan. */
export function TrendChart({
  points,
  beside = [],
  isNeutral = false,
}: {
  points: readonly LinePoint[]
  beside?: Beside
  /** The line counts nothing false: it has the colour of the brand. */
  isNeutral?: boolean
}) {
  const box = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  const [over, setOver] = useState<number | null>(null)
  useEffect(() => {
    const watch = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)))
    if (box.current) watch.observe(box.current)
    return () => watch.disconnect()
  }, [])
  const plan = linePlan(points, Math.max(width, 240), beside)
  const hover = ({ clientX }: { clientX: number }) => {
    const left = box.current?.getBoundingClientRect().left ?? 0
    setOver(nearest(plan.places, clientX - left))
  }
  const place = over === null ? null : (plan.places[over] ?? null)
  return (
    <div
      class={isNeutral ? 'chart chart-neutral' : 'chart'}
      ref={box}
      onPointerMove={hover}
      onPointerDown={hover}
      onPointerLeave={() => setOver(null)}
    >
      {width > 0 && (
        // Hidden from screen readers: a table beside it says the same.
        <svg class="drawing" viewBox={`0 0 ${plan.width} ${plan.height}`} aria-hidden="true">
          {plan.shapes.map(({ tag, attributes, text }, at) => h(tag, { key: at, ...attributes }, text))}
        </svg>
      )}
      {place && (
        <p
          class="chart-tip"
          style={{
            insetInlineStart: `${Math.min(Math.max(place.x, 84), plan.width - 84)}px`,
            top: `${(place.y ?? 60) + 12}px`,
          }}
        >
          <strong>{formatTime(new Date(place.point.at))}</strong>
          <span>{tipOf(place.point)}</span>
        </p>
      )}
    </div>
  )
}

const tipOf = ({ rate }: LinePoint): string =>
  rate === null
    ? say('rates.noAnswer')
    : say('rates.of', { ...rate, rate: wholeShare(VOICE, rate.rate), low: rangeOf(VOICE, rate) })

const nearest = (places: readonly { x: number }[], x: number): number | null =>
  places.reduce<number | null>((best, place, at) => {
    const least = best === null ? Number.POSITIVE_INFINITY : Math.abs((places[best]?.x ?? 0) - x)
    return Math.abs(place.x - x) < least ? at : best
  }, null)
