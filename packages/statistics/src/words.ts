import { confidenceSequence, SEQUENCE_ERROR } from './confidence-sequence.ts'
import type { DrawnRate } from './drawn-rate.ts'
import { exactRate } from './exact-rate.ts'
import type { Counted, Interval } from './interval.ts'
import type { RateLikeThese } from './questions-like-these.ts'

/** Below this many answers, a percentage would suggest false precision: counts only. */
export const COUNTS_ONLY_BELOW = 5

/** `7 of 10 · 25–94 %`, everywhere a rate is shown; `2 of 3` below five answers. */
export function sayRate({ seen, asked }: Counted): string {
  const rate = exactRate({ seen, asked })
  const counts = `${seen} of ${asked}`
  return rate === null || asked < COUNTS_ONLY_BELOW ? counts : `${counts} · ${sayInterval(rate)}`
}

/** `25–94 %` */
export function sayInterval(interval: Interval): string {
  const { low, high } = endsOf(interval)
  return `${low}–${high} %`
}

/** Both ends in percent, as they are printed. */
export const endsOf = ({ low, high }: Interval) => ({ low: Number(atLeast(low)), high: Number(upTo(high)) })

/** `62–88 % for questions like these, from 12 prompts` */
export const sayLikeThese = ({ prompts, ...interval }: RateLikeThese): string =>
  `${sayInterval(interval)} for questions like these, from ${prompts} prompts`

/** `9 of 40 · 10–41 % of the catalogue, from 40 drawn products` */
export function sayDrawn({ seen, asked }: Counted, { products, answered, ...interval }: DrawnRate): string {
  const of = answered === products ? '' : `${answered} of `
  return `${seen} of ${asked} · ${sayInterval(interval)} of the catalogue, from ${of}${products} drawn products`
}

/** `−12 to +40 points`, for a difference of two rates. */
export const sayDifference = ({ low, high }: Interval): string =>
  `${points(downward(low * 100))} to ${points(upward(high * 100))} points`

/** `3 of 40 · 0–28 %` beside a decision that may be made after any answer; counts only below five answers. */
export function saySequence(counted: Counted, error: number = SEQUENCE_ERROR): string {
  const counts = `${counted.seen} of ${counted.asked}`
  return counted.asked < COUNTS_ONLY_BELOW
    ? counts
    : `${counts} · ${sayInterval(confidenceSequence(counted, error))}`
}

/** `26 %`, as an upper end: rounded up. */
export const sayUpper = (share: number): string => `${upTo(share)} %`

/** Printed ends are rounded away from the estimate: what is printed never excludes more than what was computed. */
const upward = (percent: number): number => Math.ceil(percent - ROUNDING)
const downward = (percent: number): number => Math.floor(percent + ROUNDING)
/** 0.26 · 100 is 26.000000000000004. */
const ROUNDING = 1e-9

/** Whole, except where that would hide what is known: of 1,000 answers without it, up to 0.4 % may still make it. */
const upTo = (share: number): string => {
  const percent = share * 100
  return String(percent > 0 && percent < 1 ? Math.min(1, upward(percent * 10) / 10) : upward(percent))
}

/** The same from the other side: at least 99.6 %, not 99. */
const atLeast = (share: number): string => {
  const percent = share * 100
  return String(percent > 99 && percent < 100 ? downward(percent * 10) / 10 : downward(percent))
}

function points(rounded: number): string {
  return rounded > 0 ? `+${rounded}` : rounded < 0 ? `−${-rounded}` : '0'
}
