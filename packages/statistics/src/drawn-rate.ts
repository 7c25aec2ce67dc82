import type { Interval } from './interval.ts'

/** One drawn product: how many it stands for, and the share of its answers; null where nobody answered. */
export interface DrawnShare {
  standsFor: number
  share: number | null
}

export interface DrawnRate extends Interval {
  /** Each product's share, weighted by how many it stands for (Horvitz and Thompson). */
  rate: number
  products: number
  answered: number
}

/** The error of each end. */
const MISSED = 0.025
/** Parts of the largest bet that is allowed; a mean over them needs no guess at the variance. */
const BETS = [0.02, 0.05, 0.1, 0.2, 0.3, 0.45, 0.6, 0.75, 0.9, 1]

/**
 * The rate of a whole catalogue from products that were drawn, one of each block with equal chances. Blocks are
 * independent and shares lie between 0 and 1; nothing else is assumed, whatever the catalogue looks like. A bet against a
 * mean m multiplies by 1 − c + c·x/m. Over independent blocks whose mean is m this does not grow on average, by
 * the inequality of the means, so reaching 1/0.025 has a chance of 0.025 (Markov). Products that stand for fewer than others
 * count with a smaller share; one without an answer counts as 0 for the lower end and as 1 for the upper.
 */
export function drawnRate(drawn: readonly DrawnShare[]): DrawnRate | null {
  const answered = drawn.filter((one): one is DrawnShare & { share: number } => one.share !== null)
  if (answered.length === 0) return null
  const all = sum(drawn.map(({ standsFor }) => standsFor))
  const largest = Math.max(...drawn.map(({ standsFor }) => standsFor))
  const rate =
    sum(answered.map(({ standsFor, share }) => standsFor * share)) /
    sum(answered.map(({ standsFor }) => standsFor))
  const lower = (of: (one: DrawnShare) => number): number =>
    lowerEnd(drawn.map((one) => (one.standsFor / largest) * of(one))) * ((drawn.length * largest) / all)
  return {
    rate,
    low: Math.min(
      rate,
      lower(({ share }) => share ?? 0),
    ),
    high: Math.max(rate, 1 - lower(({ share }) => 1 - (share ?? 1))),
    products: drawn.length,
    answered: answered.length,
  }
}

/** The largest mean that the bets exclude from below; they pay less the larger it is. */
function lowerEnd(values: readonly number[]): number {
  const pays = (mean: number): boolean =>
    sum(
      BETS.map((bet) =>
        Math.exp(values.reduce((log, value) => log + Math.log(1 - bet + (bet * value) / mean), 0)),
      ),
    ) /
      BETS.length >=
    1 / MISSED
  let [excluded, kept] = [0, 1]
  for (let step = 0; step < 50; step++) {
    const middle = (excluded + kept) / 2
    if (pays(middle)) excluded = middle
    else kept = middle
  }
  return excluded
}

const sum = (values: readonly number[]): number => values.reduce((total, one) => total + one, 0)
