import { expect, test } from 'vitest'
import { BRAND, byModel, claim, fact, reading } from './a-reading.fixture.ts'
import { verdict } from './decide.ts'

const ofModel = (claims: Parameters<typeof byModel>[0], facts: ReturnType<typeof fact>[]) =>
  verdict([reading([]), byModel(claims)], facts, BRAND)

test.each([
  ['headquarters', 'Leeds, England', { place: 'Leeds' }, { place: 'Milan' }],
  ['parent_company', 'Granite', { name: 'Granite' }, { name: 'Brandt Capital' }],
  ['ceo', 'Ines Valcke', { name: 'Ines Valcke' }, { name: 'Tom Reyk' }],
  ['founded_year', 2004, { from: 2004, to: 2004, about: false }, { from: 1987, to: 1987, about: false }],
] as const)('%s: beside the right value a second one is at most likely', (predicate, truth, right, wrong) => {
  const known = fact(predicate, truth)
  const alone = ofModel([claim(predicate, wrong as never)], [known])
  expect(alone).toMatchObject({ class: 'CONFABULATED', needsReview: [] })
  const both = ofModel([claim(predicate, right as never), claim(predicate, wrong as never)], [known])
  expect(both.class).toBe('STRONG')
  expect(both.claims[1]).toMatchObject({ verdict: 'contradicted', certainty: 'likely', reason: 'one_right' })
  expect(both.needsReview).toMatchObject([{ message: expect.stringContaining('also gives the right one') }])
})

test('one founder of two may be wrong, and one price of two', () => {
  const founders = [claim('founder', { names: ['Ana Roy'] }), claim('founder', { names: ['Tom Reyk'] })]
  expect(ofModel(founders, [fact('founder', ['Ana Roy', 'Bo Lind'])]).class).toBe('CONFABULATED')
  const money = { product: 'Loom', most: null, currency: 'EUR', period: 'month', about: false, least: false }
  const prices = [29, 35].map((amount) => claim('price', { ...money, amount }))
  const known = fact('price', { product: 'Loom', amount: 29, currency: 'EUR', period: 'month' })
  expect(ofModel(prices, [known]).class).toBe('CONFABULATED')
})

test('a fact that may be old accuses nobody, and the claim says so', () => {
  const money = { product: 'Loom', most: null, currency: 'EUR', period: 'month', about: false, least: false }
  const known = {
    ...fact('price', { product: 'Loom', amount: 29, currency: 'EUR', period: 'month' }),
    lastSeenAt: new Date('2026-01-01T00:00:00Z'),
  }
  const readings = [reading([]), byModel([claim('price', { ...money, amount: 35 })])]
  const judged = (now: string) =>
    verdict(readings, [known], BRAND, { at: { now: new Date(now), priceFreshDays: 90 } })
  expect(judged('2026-02-01T00:00:00Z').class).toBe('CONFABULATED')
  const later = judged('2026-11-01T00:00:00Z')
  expect(later.class).toBe('DESCRIPTIVE')
  expect(later.claims).toMatchObject([{ certainty: 'likely', reason: 'fact_may_be_old' }])
})
