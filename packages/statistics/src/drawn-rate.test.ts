import { seededRandom } from '@veracite/testing/seeded-random'
import { IS_THOROUGH } from '@veracite/testing/thorough'
import { expect, test } from 'vitest'
import { drawnRate } from './drawn-rate.ts'

/** Catalogues by shape: the rate of each product, in the order in which blocks are cut. */
const SHAPES: Record<string, (random: () => number) => number[]> = {
  'all alike': () => Array.from({ length: 300 }, () => 0.3),
  'a few lines, one always wrong': () => Array.from({ length: 400 }, (_, at) => (at < 60 ? 1 : 0.05)),
  'many tiny lines': (random) => Array.from({ length: 250 }, () => (random() < 0.2 ? 0.9 : 0.1)),
  'hardly larger than the draw': (random) => Array.from({ length: 55 }, () => random()),
  'one product in fifty': () => Array.from({ length: 500 }, (_, at) => (at % 50 === 0 ? 1 : 0)),
  'a period as long as a block': () => Array.from({ length: 400 }, (_, at) => (at % 10 === 0 ? 1 : 0)),
}

test.each(
  Object.entries(SHAPES).flatMap(([name, make]) => [1, 5].map((answers) => ({ name, make, answers }))),
)('the interval has the rate of the whole catalogue in it: $name, $answers answers each', (setting) => {
  const random = seededRandom(`${setting.name} ${setting.answers}`)
  const rounds = IS_THOROUGH ? 5_000 : 120
  const rates = setting.make(random)
  const truth = rates.reduce((sum, rate) => sum + rate, 0) / rates.length
  let covered = 0
  for (let round = 0; round < rounds; round++) {
    const found = drawnRate(
      blocksOf(rates, 40).map((block) => {
        const rate = block[Math.floor(random() * block.length)] ?? 0
        let seen = 0
        for (let answer = 0; answer < setting.answers; answer++) seen += random() < rate ? 1 : 0
        return { standsFor: block.length, share: seen / setting.answers }
      }),
    )
    if (found !== null && found.low <= truth && truth <= found.high) covered++
  }
  expect(covered / rounds).toBeGreaterThanOrEqual(0.95)
})

/** As many blocks of neighbours as are drawn, their sizes at most one apart. */
function blocksOf(rates: readonly number[], drawn: number): number[][] {
  const blocks: number[][] = Array.from({ length: Math.min(drawn, rates.length) }, () => [])
  for (const [at, rate] of rates.entries())
    blocks[Math.floor((at * blocks.length) / rates.length)]?.push(rate)
  return blocks
}

test('each product counts for as many as it stands for', () => {
  const found = drawnRate([
    { standsFor: 3, share: 1 },
    { standsFor: 1, share: 0 },
  ])
  expect(found).toMatchObject({ rate: 0.75, products: 2, answered: 2 })
})

test('a product without an answer widens the interval on both sides', () => {
  const shares = Array.from({ length: 30 }, (_, at) => ({ standsFor: 10, share: at < 9 ? 1 : 0 }))
  const whole = drawnRate(shares)
  const broken = drawnRate(shares.map((one, at) => (at % 10 === 0 ? { ...one, share: null } : one)))
  expect(broken?.answered).toBe(27)
  expect(broken?.low).toBeLessThan(whole?.low ?? 0)
  expect(broken?.high).toBeGreaterThan(whole?.high ?? 1)
  expect(drawnRate([{ standsFor: 1, share: null }])).toBeNull()
})

test('products that are alike make it narrower than products that differ', () => {
  const of = (shares: readonly number[]) => drawnRate(shares.map((share) => ({ standsFor: 10, share })))
  const alike = of(Array.from({ length: 40 }, (_, at) => (at % 2 === 0 ? 0.25 : 0.35)))
  const different = of(Array.from({ length: 40 }, (_, at) => (at < 12 ? 1 : 0)))
  expect((alike?.high ?? 1) - (alike?.low ?? 0)).toBeLessThan(0.2)
  expect((different?.high ?? 1) - (different?.low ?? 0)).toBeLessThan(0.5)
})
