import { DAY_MS } from '@veracite/terms/days'

/** Times of day in a time zone. A wall time is the milliseconds it would have in UTC, so that it can be compared. */
export interface WallClock {
  /** What the clocks show. */
  at(instant: number): number
  /** When the clocks first show this or later: once if shown twice, right after the jump if left out. */
  first(wall: number): number
}

export function wallClock(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  function at(instant: number): number {
    const shown = new Map(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]))
    const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0
    const day = Date.UTC(part('year'), part('month') - 1, part('day'))
    const seconds = (part('hour') * 60 + part('minute')) * 60 + part('second')
    return day + seconds * 1000 + (((instant % 1000) + 1000) % 1000)
  }
  const offset = (instant: number): number => at(instant) - instant

  function first(wall: number): number {
    // Clocks change at most once in two days.
    const candidates = [wall - offset(wall - DAY_MS), wall - offset(wall + DAY_MS)]
    const shown = candidates.filter((instant) => at(instant) === wall)
    return shown.length > 0 ? Math.min(...shown) : jump(Math.min(...candidates), Math.max(...candidates))
  }

  /** The instant between these two from which on the clocks are ahead. */
  function jump(from: number, to: number): number {
    const before = offset(from)
    let [early, late] = [from, to]
    while (late - early > 1) {
      const middle = Math.floor((early + late) / 2)
      if (offset(middle) === before) early = middle
      else late = middle
    }
    return late
  }
  return { at, first }
}
