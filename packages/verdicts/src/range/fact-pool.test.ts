import { expect, test } from 'vitest'
import type { ReadClaim } from '../reading.ts'
import { byModel, claim } from '../verdict/a-reading.fixture.ts'
import { verdict } from '../verdict/decide.ts'
import type { JudgedFact } from '../verdict/verdict.ts'
import { FEW_PRODUCTS, poolOf } from './fact-pool.ts'
import { randomFrom, randomlySaid, randomName } from './random-catalogue.fixture.ts'
import { statedProducts } from './stated-products.ts'

const BRAND = { name: 'Orvane', aliases: ['Orvane Outdoor'] }
const NAMES = [BRAND.name, ...BRAND.aliases]
const random = randomFrom(7)
const PRODUCTS = Array.from({ length: 400 }, () => randomName(random, 'Orvane'))
const FACTS = [
  { id: 'year', predicate: 'founded_year', value: 1987, active: true },
  ...PRODUCTS.map((product, n) => ({
    id: `price ${n}`,
    predicate: 'price',
    value: { product, amount: 10 + ((n * 37) % 900), currency: 'EUR' },
    active: n % 9 > 0,
  })),
] as JudgedFact[]

const priced = (product: string | null, amount: number): ReadClaim =>
  claim('price', { product, amount, most: null, currency: 'EUR', period: null, about: false, least: false }, {
    quote: `it costs €${amount}`,
    group: 'model',
  } as never)

test('of very many facts, verdicts need those that the answer speaks of', () => {
  const pool = poolOf(FACTS, NAMES)
  expect(poolOf(FACTS, NAMES)).toBe(pool)
  // Read again from a database, they are the same facts.
  expect(poolOf(structuredClone(FACTS), NAMES)).toBe(pool)
  expect(poolOf([...FACTS.slice(1)], NAMES)).not.toBe(pool)
  let differing = 0
  for (let n = 0; n < 20; n++) {
    const said = randomlySaid(random, PRODUCTS[random(PRODUCTS.length)] as string, 'Orvane')
    const reading = byModel([
      priced(n % 10 === 0 ? null : said, 10 + random(900)),
      claim('product', { name: said }),
    ])
    const { facts, beyond } = pool.about(statedProducts([reading], NAMES))
    expect(facts.length).toBeLessThan(FACTS.length)
    expect(facts.map(({ id }) => id)).toContain('year')
    const told = (among: readonly JudgedFact[]) =>
      verdict([reading], among, BRAND).claims.map(({ verdict: held, truth }) => `${held} ${truth}`)
    if (beyond.length > 0) differing += 1
    else expect(told(facts)).toEqual(told(FACTS))
  }
  expect(differing).toBeLessThan(4)
})

test('few facts are all at hand, as they are', () => {
  const few = FACTS.slice(0, FEW_PRODUCTS)
  const pool = poolOf(few, NAMES)
  expect(pool.about({ names: [], leftOut: [], amounts: [] })).toEqual({ facts: few, beyond: [] })
  expect(pool.in('anything')).toBe(few)
  expect(pool.active).toBe(few.filter(({ active }) => active).length)
})

test('a text is read with the products whose words stand in it', () => {
  const named = PRODUCTS.find((name) => /T40/.test(name)) as string
  const known = poolOf(FACTS, NAMES).in(`I would take the ${named}.`)
  expect(known.length).toBeLessThanOrEqual(FEW_PRODUCTS + 1)
  expect(known.some((fact) => fact.predicate === 'price' && fact.value.product === named)).toBe(true)
})

test('names beyond the first sixty-four are not looked up, and that is said', () => {
  const reading = byModel(Array.from({ length: 80 }, (_, n) => claim('product', { name: `Orvane Q${n}` })))
  const stated = statedProducts([reading], NAMES)
  expect(stated.names).toHaveLength(64)
  expect(poolOf(FACTS, NAMES).about(stated).beyond).toEqual(stated.leftOut)
})
