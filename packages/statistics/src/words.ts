import { boundWhenNoneSeen, exactRate } from './exact-rate.ts'
import type { Counted, Interval } from './interval.ts'
import type { RateLikeThese } from './questions-like-these.ts'

/** Below this many answers, a percentage would suggest false precision: counts only. */
export const COUNTS_ONLY_BELOW = 5

/** `7 of 10 · 35–93 %`, everywhere a rate is shown; `2 of 3` below five answers. */
export function sayRate({ seen, asked }: Counted): string {
  const rate = exactRate({ seen, asked })
  const counts = `${seen} of ${asked}`
  return rate === null || asked < COUNTS_ONLY_BELOW ? counts : `${counts} · ${sayInterval(rate)}`
}

/** `35–93 %` */
export const sayInterval = ({ low, high }: Interval): string => `${atLeast(low)}–${upTo(high)} %`

/** `62–88 % for questions like these, from 12 prompts` */
export const sayLikeThese = ({ prompts, ...interval }: RateLikeThese): string =>
  `${sayInterval(interval)} for questions like these, from ${prompts} prompts`

/** `−12 to +40 points`, for a difference of two rates. */
export const sayDifference = ({ low, high }: Interval): string => `${points(low)} to ${points(high)} points`

/** The rate that this many answers without the finding leave possible. */
export const sayNoneSeen = (asked: number): string =>
  `0 of ${asked}: a rate of up to ${sayBound(asked)} is still possible`

/** `26 %` for ten answers: the one figure for "none seen", in every help text too. */
export const sayBound = (asked: number): string => `${upTo(boundWhenNoneSeen(asked))} %`

/** Whole, except where that would read as "never": of 1,000 answers without it, up to 0.3 % may still say it. */
const upTo = (share: number): string => {
  const whole = Math.round(share * 100)
  return whole === 0 && share > 0 ? String(Number((share * 100).toPrecision(1))) : String(whole)
}

/** The same from the other side: at least 99.7 %, not 100. */
const atLeast = (share: number): string => {
  const whole = Math.round(share * 100)
  return whole === 100 && share < 1 ? String(100 - Number(((1 - share) * 100).toPrecision(1))) : String(whole)
}

function points(share: number): string {
  const rounded = Math.round(share * 100)
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : '0'
}
