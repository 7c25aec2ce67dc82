import { expect, test } from 'vitest'
import type { ReadClaim } from '../reading.ts'
import { boundedClaims } from './4-claims/bounded-claims.ts'
import { readByRules } from './read-by-rules.ts'

const claim = (year: number, start: number, about: ReadClaim['about'] = 'brand') =>
  ({
    predicate: 'founded_year',
    value: { from: year, to: year, about: false },
    about,
    stance: 'asserted',
    group: 'founded_year:verb',
    start,
    end: start + 1,
    quote: 'x',
  }) as ReadClaim
const yearsOf = (claims: readonly ReadClaim[]) => claims.map(({ value }) => (value as { from: number }).from)

test('few statements stay as they are', () => {
  const claims = [claim(1, 0), claim(1, 5), claim(2, 9)]
  expect(boundedClaims(claims)).toEqual({ claims, isCut: false })
})

test('of many, different ones are kept before repetitions, in the order of the text', () => {
  const claims = [...Array.from({ length: 50 }, (_, at) => claim(1, at)), claim(2, 60), claim(3, 70, 'other')]
  const bounded = boundedClaims(claims, 4)
  expect(yearsOf(bounded.claims)).toEqual([1, 1, 2, 3])
  expect(bounded.isCut).toBe(false)
})

test('those about the brand are kept before others, and it is said if one of them is not', () => {
  const claims = [claim(9, 0, 'other'), claim(1, 1), claim(2, 2), claim(3, 3)]
  expect(boundedClaims(claims, 3)).toMatchObject({ isCut: false })
  expect(yearsOf(boundedClaims(claims, 3).claims)).toEqual([1, 2, 3])
  expect(boundedClaims(claims, 2)).toMatchObject({ isCut: true })
})

test('an answer with thousands of different statements is for a person', () => {
  const read = (text: string) =>
    readByRules({
      brand: { name: 'Acme', aliases: [], domain: 'acme.com', products: [], people: [], trades: [] },
      prompt: { text: 'What is Acme?', intent: 'BRANDED' },
      answer: { text, citations: [] },
    })
  const said = Array.from({ length: 550 }, (_, at) => `Acme employs ${3000 + at} people.`).join('\n')
  const { claims, doubts } = read(said)
  expect(claims).toHaveLength(500)
  expect(doubts).toEqual([{ reason: 'answer_too_long', span: null }])
  const repeated = read('Acme employs 3000 people.\n'.repeat(550))
  expect([repeated.claims.length, repeated.doubts]).toEqual([500, []])
})
