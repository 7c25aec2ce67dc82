import type { Counted } from './newcombe.ts'
import { boundWhenNoneSeen, type Interval } from './wilson.ts'

/** Below this many answers, a percentage would suggest false precision: counts only. */
const COUNTS_ONLY_BELOW = 5

/** `7 of 10 · 40–89 %`, everywhere a rate is shown; `2 of 3` below five answers. */
export const sayRate = ({ seen, asked }: Counted, interval: Interval): string =>
  asked < COUNTS_ONLY_BELOW ? `${seen} of ${asked}` : `${seen} of ${asked} · ${sayInterval(interval)}`

/** `40–89 %` */
export const sayInterval = ({ low, high }: Interval): string => `${percent(low)}–${percent(high)} %`

/** `−12 to +40 points`, for a difference of two rates. */
export const sayDifference = ({ low, high }: Interval): string => `${points(low)} to ${points(high)} points`

/** The rate that this many answers without the finding leave possible. */
export const sayNoneSeen = (asked: number): string =>
  `0 of ${asked}: a rate of up to ${percent(boundWhenNoneSeen(asked))} % is still possible`

const percent = (share: number): number => Math.round(share * 100)

function points(share: number): string {
  const rounded = percent(share)
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : '0'
}
