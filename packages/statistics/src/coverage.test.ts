import { seededRandom } from '@veracite/testing/seeded-random'
import { IS_THOROUGH, oneIn } from '@veracite/testing/thorough'
import { expect, test, vi } from 'vitest'
import { exactRate } from './exact-rate.ts'
import { rateLikeThese } from './questions-like-these.ts'

/**
 * How often the interval has the true rate in it. "These questions": the prompts and their rates are drawn once, and
 * then only answers vary, so the truth is the mean of the rates that were drawn. The chances of each count follow from
 * them by adding up, so coverage is computed without the noise of a simulation; simulated too, because a judge would.
 */
const SIZES = IS_THOROUGH ? [1, 2, 3, 5, 8, 10, 20, 30] : [1, 3, 10, 30]
const RATES = IS_THOROUGH
  ? [0.02, 0.05, 0.1, 0.2, 0.26, 0.3, 0.5, 0.7, 0.8, 0.9, 0.95, 0.98]
  : [0.02, 0.1, 0.3, 0.5, 0.9, 0.98]
const CORRELATIONS = IS_THOROUGH ? [0, 0.1, 0.2, 0.3, 0.5] : [0, 0.1, 0.5]
const DRAWS = IS_THOROUGH ? 20 : 1

if (IS_THOROUGH) vi.setConfig({ testTimeout: 1_800_000 })

const SETTINGS = SIZES.flatMap((prompts) =>
  SIZES.flatMap((samples) =>
    RATES.flatMap((rate) => CORRELATIONS.map((correlation) => ({ prompts, samples, rate, correlation }))),
  ),
)

test('the rate of these questions covers at least 95 % from ten answers on, at every rate there is', () => {
  // Coverage only falls where an interval ends: just beside all ends, computed by adding up all counts.
  for (let asked = 10; asked <= 200; asked += asked < 60 ? oneIn(4) : oneIn(21)) {
    const intervals = Array.from({ length: asked + 1 }, (_, seen) => exactRate({ seen, asked }))
    const ends = intervals.flatMap((one) => (one === null ? [] : [one.low, one.high]))
    for (const rate of ends.flatMap((end) => [end - 1e-10, end + 1e-10])) {
      if (rate <= 0 || rate > 0.5) continue
      let chance = (1 - rate) ** asked
      let covered = 0
      for (const [seen, one] of intervals.entries()) {
        if (one !== null && one.low <= rate && rate <= one.high) covered += chance
        chance *= ((asked - seen) / (seen + 1)) * (rate / (1 - rate))
      }
      expect(covered, `${asked} answers at ${rate}`).toBeGreaterThanOrEqual(0.95)
    }
  }
})

test('the rate of these questions: at least 95 % from ten answers on, whatever the prompts are', () => {
  const random = seededRandom('coverage')
  const all: number[] = []
  for (const { prompts, samples, rate, correlation } of SETTINGS)
    for (let draw = 0; draw < (correlation === 0 ? 1 : DRAWS); draw++) {
      const found = coverage(promptRates(random, prompts, rate, correlation), samples)
      // Of fewer answers, none and all are seen too easily for both to be excluded.
      const least = prompts * samples >= 10 ? 0.95 : 0.93
      expect(found, `${prompts} × ${samples} at ${rate}`).toBeGreaterThanOrEqual(least)
      all.push(found)
    }
  expect(mean(all)).toBeGreaterThan(0.97)
})

test.each([
  [2, 10, 0.9, 0.3],
  [3, 10, 0.5, 0.2],
  [5, 5, 0.2, 0.5],
  [1, 30, 0.1, 0],
])('simulated: %i prompts of %i samples at %f, correlation %f', (prompts, samples, rate, correlation) => {
  const random = seededRandom(`${prompts} ${samples} ${rate} ${correlation}`)
  const rounds = IS_THOROUGH ? 20_000 : 2_000
  let covered = 0
  for (let round = 0; round < rounds; round++) {
    const rates = promptRates(random, prompts, rate, correlation)
    let seen = 0
    for (const one of rates) for (let sample = 0; sample < samples; sample++) if (random() < one) seen++
    if (hasIn(exactRate({ seen, asked: prompts * samples }), mean(rates))) covered++
  }
  expect(covered / rounds).toBeGreaterThan(0.95 - 2 * Math.sqrt((0.95 * 0.05) / rounds))
})

test.each([
  [10, 1, 0.3, 0.3],
  [12, 5, 0.5, 0.2],
  [12, 10, 0.2, 0.5],
  [30, 10, 0.7, 0.3],
])(
  'questions like these: %i prompts of %i samples at %f, correlation %f',
  (prompts, samples, rate, correlation) => {
    const random = seededRandom(`like ${prompts} ${samples}`)
    const rounds = 1_000
    let covered = 0
    for (let round = 0; round < rounds; round++) {
      const counts = promptRates(random, prompts, rate, correlation).map((one) => {
        let seen = 0
        for (let sample = 0; sample < samples; sample++) if (random() < one) seen++
        return { seen, asked: samples }
      })
      if (hasIn(rateLikeThese(counts), rate)) covered++
    }
    expect(covered / rounds).toBeGreaterThan(0.85)
  },
)

const hasIn = (interval: { low: number; high: number } | null, truth: number): boolean =>
  interval !== null && interval.low <= truth + 1e-12 && truth - 1e-12 <= interval.high

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length

/** The chance that the interval of what is counted has the truth in it, over all counts there can be. */
function coverage(rates: readonly number[], samples: number): number {
  const asked = rates.length * samples
  const chances = new Float64Array(asked + 1)
  chances[0] = 1
  let answers = 0
  for (const rate of rates)
    for (let sample = 0; sample < samples; sample++) {
      answers++
      for (let seen = answers; seen >= 0; seen--)
        chances[seen] = (chances[seen] ?? 0) * (1 - rate) + (chances[seen - 1] ?? 0) * rate
    }
  const truth = mean(rates)
  return chances.reduce(
    (sum, chance, seen) => (hasIn(exactRate({ seen, asked }), truth) ? sum + chance : sum),
    0,
  )
}

/** Rates of prompts from a beta distribution with this mean, so that two answers to one prompt correlate so much. */
function promptRates(random: () => number, prompts: number, rate: number, correlation: number): number[] {
  if (correlation === 0) return Array.from({ length: prompts }, () => rate)
  const size = 1 / correlation - 1
  return Array.from({ length: prompts }, () => {
    const [a, b] = [gamma(random, rate * size), gamma(random, (1 - rate) * size)]
    return a + b === 0 ? Math.round(rate) : a / (a + b)
  })
}

/** Marsaglia and Tsang; below one, raised by one and scaled back. */
function gamma(random: () => number, shape: number): number {
  if (shape < 1) return gamma(random, shape + 1) * (1 - random()) ** (1 / shape)
  const d = shape - 1 / 3
  const c = 1 / Math.sqrt(9 * d)
  for (;;) {
    const x = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
    const v = (1 + c * x) ** 3
    if (v > 0 && Math.log(1 - random()) < x ** 2 / 2 + d - d * v + d * Math.log(v)) return d * v
  }
}
