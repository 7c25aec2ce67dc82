import { expect, test } from 'vitest'
import { comparedBrand, fitOfNames } from '../predicates/product-names.ts'
import { chooseProducts, MOST_LOOKED_AT } from './candidates.ts'
import { indexWordsOf, probeOf } from './index-words.ts'
import { randomFrom, randomlySaid, randomName } from './random-catalogue.fixture.ts'

const BRANDS = ['Orvane', 'Orvane Outdoor']
const brand = comparedBrand(BRANDS)
const CASES = process.env.VERACITE_TESTS === 'thorough' ? 10_000 : 300

function indexOf(names: readonly string[]) {
  const postings = new Map<string, number[]>()
  for (const [id, name] of names.entries())
    for (const word of indexWordsOf(name, BRANDS)) {
      const list = postings.get(word) ?? []
      if (list.length <= MOST_LOOKED_AT.ofWord) list.push(id)
      postings.set(word, list)
    }
  return postings
}

test('every product that is comparable with a stated name is found by its words', () => {
  const missed: string[] = []
  let found = 0
  for (let seed = 0; seed * 20 < CASES; seed++) {
    const random = randomFrom(seed)
    const names = Array.from({ length: 10 + random(150) }, () => randomName(random, 'Orvane'))
    const postings = indexOf(names)
    for (let at = 0; at < 20; at++) {
      const said = randomlySaid(random, names[random(names.length)] as string, 'Orvane')
      const { ids, isBeyond } = chooseProducts(probeOf(said, BRANDS), postings)
      const chosen = new Set(ids)
      for (const [id, name] of names.entries()) {
        const fit = fitOfNames(said, name, brand)
        if (fit === 'other' || isBeyond) continue
        if (chosen.has(id)) found += 1
        else missed.push(`${said} / ${name}: ${fit}`)
      }
    }
  }
  expect(missed.slice(0, 20)).toEqual([])
  expect(found).toBeGreaterThan(CASES)
})
