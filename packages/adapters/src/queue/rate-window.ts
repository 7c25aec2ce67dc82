export interface RateWindow {
  /** How many may start at `nowMs`. */
  free(nowMs: number): number
  /** Records that `count` started at `nowMs`. */
  take(count: number, nowMs: number): void
  /** Time until at least one more may start. */
  msToFree(nowMs: number): number
}

/** At most `max` starts in any `perMs`: remembers those that count, oldest first. */
export function createRateWindow({ max, perMs }: { max: number; perMs: number }): RateWindow {
  const starts: number[] = []
  let first = 0
  /** Visits each start once, however many there are in a window. */
  const forgetOld = (nowMs: number) => {
    while (first < starts.length && nowMs - (starts[first] ?? 0) >= perMs) first += 1
    if (first < 1_000 || first < starts.length / 2) return
    starts.splice(0, first)
    first = 0
  }
  return {
    free: (nowMs) => {
      forgetOld(nowMs)
      return max - (starts.length - first)
    },
    take: (count, nowMs) => {
      for (let n = 0; n < count; n++) starts.push(nowMs)
    },
    msToFree: (nowMs) => {
      forgetOld(nowMs)
      const oldest = starts[first]
      return starts.length - first < max || oldest === undefined ? 0 : oldest + perMs - nowMs
    },
  }
}
