import type { Counted } from './newcombe.ts'
import { seededRandom } from './seeded-random.ts'
import { studentQuantile } from './student-t.ts'
import { type Interval, wilson } from './wilson.ts'

/** How an interval was computed: shown with it, because each method has its limits. */
export const RATE_METHODS = ['wilson', 'cluster_t', 'cluster_bootstrap', 'wilson_of_prompts'] as const
export type RateMethod = (typeof RATE_METHODS)[number]

export interface Rate extends Interval {
  /** The mean of the prompts' rates; of a single prompt, its rate. */
  rate: number
  method: RateMethod
}

/** With fewer prompts than this, the t interval is too narrow. */
const PROMPTS_FOR_T = 10
const DRAWS = 2_000

/**
 * A rate over several prompts, one count for each. Answers to one prompt resemble each other, so prompts are
 * the sampling units: ten answers to one prompt do not equal ten independent answers about the brand. `seed`
 * is the scan's id.
 */
export function rateOverPrompts(prompts: readonly Counted[], seed: string): Rate | null {
  const asked = prompts.filter((prompt) => prompt.asked > 0)
  const [only] = asked
  if (only === undefined) return null
  if (asked.length === 1)
    return { rate: only.seen / only.asked, ...wilson(only.seen, only.asked), method: 'wilson' }
  const rates = asked.map((prompt) => prompt.seen / prompt.asked)
  const rate = meanOf(rates)
  if (rates.every((one) => one === rates[0]))
    return { rate, ...wilson(rate * rates.length, rates.length), method: 'wilson_of_prompts' }
  return rates.length < PROMPTS_FOR_T
    ? { rate, ...bootstrap(rates, seed), method: 'cluster_bootstrap' }
    : { rate, ...clusterT(rates, rate), method: 'cluster_t' }
}

function clusterT(rates: readonly number[], rate: number): Interval {
  const half = studentQuantile(0.05, rates.length - 1) * standardError(rates, rate)
  return { low: Math.max(0, rate - half), high: Math.min(1, rate + half) }
}

/** √(Σ(pᵢ − p̄)² / (S(S − 1))) */
export const standardError = (values: readonly number[], mean: number): number =>
  Math.sqrt(
    values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length * (values.length - 1)),
  )

export const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

/** Resamples the prompts with replacement many times: the middle 95 % of the means. */
function bootstrap(rates: readonly number[], seed: string): Interval {
  const random = seededRandom(seed)
  const means = new Float64Array(DRAWS).map(() => {
    let sum = 0
    for (let n = 0; n < rates.length; n++) sum += rates[Math.floor(random() * rates.length)] ?? 0
    return sum / rates.length
  })
  means.sort()
  return { low: quantileOf(means, 0.025), high: quantileOf(means, 0.975) }
}

/** Between two values in proportion, as R (type 7) and NumPy do by default. */
function quantileOf(sorted: Float64Array, share: number): number {
  const at = share * (sorted.length - 1)
  const below = sorted[Math.floor(at)] ?? 0
  const above = sorted[Math.ceil(at)] ?? below
  return below + (above - below) * (at - Math.floor(at))
}
