import type { FactForVerdict } from '@veracite/ground-truth/facts/fact'
import { randomFrom, randomlySaid, randomName } from '@veracite/verdicts/range/random-catalogue.fixture'
import type { ReadClaim, Reading } from '@veracite/verdicts/reading'
import { verdict } from '@veracite/verdicts/verdict/decide'
import type { Verdict } from '@veracite/verdicts/verdict/verdict'
import { hexEncode } from '@veracite/verify/bytes'
import {
  CATALOGUE_ITEM_TYPE,
  type CatalogueItem,
  catalogueLeaf,
} from '@veracite/verify/catalogue/catalogue-item'
import { expect, test } from 'vitest'
import { factsToCompare } from './facts-to-compare.ts'
import { factsOfItems, wholeCatalogue } from './item-facts.ts'
import type { CurrentImport, IndexedItem, ProductIndex } from './product-index.ts'
import { indexWordsOf } from './product-index.ts'

const BRAND = { id: '0199c0de-7000-7000-8000-000000000001', name: 'Orvane', aliases: ['Orvane Outdoor'] }
const NAMES = [BRAND.name, ...BRAND.aliases]
const NOW = new Date('2026-11-17T12:00:00Z')
const CASES = process.env.VERACITE_TESTS === 'thorough' ? 2_000 : 40

type Random = ReturnType<typeof randomFrom>

function randomItem(random: Random, n: number): CatalogueItem {
  const amount = String(10 + random(60) * 10)
  return {
    type: CATALOGUE_ITEM_TYPE,
    key: `sku:${String(n).padStart(4, '0')}`,
    name: randomName(random, 'Orvane'),
    ...(random(10) > 0 && { price: { amount, currency: random(8) === 0 ? 'USD' : 'EUR' } }),
    ...(random(8) === 0 && { country: random(2) === 0 ? 'DE' : 'ES' }),
    ...(random(10) === 0 && { availability: 'discontinued' as const }),
    ...(random(6) === 0 && {
      salePrice: { amount: String(random(100) + 1), currency: 'EUR', ...saleDays(random(4)) },
    }),
  }
}

const saleDays = (n: number) =>
  [
    {},
    { from: '2026-11-01T00:00:00.000Z', until: '2026-11-30T00:00:00.000Z' },
    { until: '2026-10-01T00:00:00.000Z' },
    { from: '2027-01-01T00:00:00.000Z' },
  ][n] ?? {}

const IMPORT: CurrentImport = {
  importId: '0199c0de-7000-7000-8000-000000000002',
  feedId: 'feed',
  sha256: 'a'.repeat(64),
  complete: false,
  importedAt: new Date('2026-11-16T00:00:00Z'),
}

/** Words and products in memory, with the same bounds as in a database. */
function indexOver(items: readonly IndexedItem[], complete: boolean): ProductIndex {
  const postings = new Map<string, string[]>()
  for (const { itemId, item } of items)
    for (const word of indexWordsOf(item, NAMES)) postings.set(word, [...(postings.get(word) ?? []), itemId])
  return {
    listCurrent: async () => [{ ...IMPORT, complete }],
    findPostings: async (_, words, most) =>
      new Map(
        words.flatMap((word) => {
          const found = postings.get(word)
          return found === undefined ? [] : [[word, found.slice(0, most)]]
        }),
      ),
    readProducts: async (_, ids) => items.filter(({ itemId }) => ids.includes(itemId)),
    readEarlier: async () => [],
    findWithdrawn: async () => [],
  }
}

const asIndexed = (item: CatalogueItem, n: number): IndexedItem => ({
  itemId: String(n),
  item,
  leaf: hexEncode(catalogueLeaf(item)),
  isCurrent: true,
  provenBy: IMPORT,
})

function randomReading(random: Random, items: readonly CatalogueItem[]): Reading {
  const claims = Array.from({ length: 1 + random(5) }, (_, n): ReadClaim => {
    const known = items[random(items.length)] as CatalogueItem
    const said = randomlySaid(random, known.name, 'Orvane')
    const amount = random(3) === 0 ? Number(known.price?.amount ?? 10) : 10 + random(70) * 10
    const price = {
      ...{ product: random(12) === 0 ? null : random(20) === 0 ? 'Orvane' : said, amount, most: null },
      ...{ currency: 'EUR', period: random(6) === 0 ? 'one-time' : null, about: false, least: false },
    }
    const what = random(6)
    const [predicate, value] =
      what < 3
        ? ['price', price]
        : what < 5
          ? ['product', { name: said }]
          : ['discontinued', { product: said, sold: random(2) === 0 }]
    const quote = predicate === 'price' ? `${said} costs €${amount}` : said
    const start = n * 200
    const stance = (['asserted', 'asserted', 'asserted', 'denied'] as const)[random(4)]
    return {
      predicate,
      value,
      about: 'brand',
      stance,
      group: 'model',
      start,
      end: start + quote.length,
      quote,
    } as unknown as ReadClaim
  })
  return {
    ...{ mention: 'brand', mentions: [{ start: 0, end: 6, quote: 'Orvane' }], substance: true },
    ...{ substanceRule: 'describes', promptNamesBrand: true, claims, ownedCitations: [], language: 'en' },
    ...{
      read: { characters: 100, of: 100 },
      doubts: [],
      reader: { kind: 'model', version: 'm', digest: null },
    },
  } as Reading
}

const OWN = [
  {
    id: 'own-1',
    predicate: 'price',
    value: { product: 'Orvane', amount: 50, currency: 'EUR' },
    active: true,
  },
  {
    id: 'own-2',
    predicate: 'price',
    value: { product: 'Orvane Trail T40', amount: 77, currency: 'EUR' },
    active: true,
  },
  { id: 'own-3', predicate: 'product', value: { names: ['Orvane Nova', 'Orvane Air Pro'] }, active: true },
].map((fact) => ({ ...fact, hash: '', sourceUrl: null, sourceSha256: null })) as FactForVerdict[]

const comparable = ({ class: of, rule, claims }: Verdict) => ({
  of,
  rule,
  claims: claims.map(({ stated, verdict: held, certainty, truth, factId, reason }) => ({
    ...{ stated, held, certainty, truth, factId, reason },
  })),
})

test('verdicts by the index are those by every product', async () => {
  let beyond = 0
  let told = 0
  for (let seed = 1; seed <= CASES; seed++) {
    const random = randomFrom(seed)
    const items = Array.from({ length: 10 + random(seed % 5 === 0 ? 400 : 60) }, (_, n) =>
      randomItem(random, n),
    )
    const indexed = items.map(asIndexed)
    const complete = random(2) === 0
    const own = random(3) === 0 ? OWN : []
    const reading = randomReading(random, items)
    const index = indexOver(indexed, complete)
    const atHand = await factsToCompare(index, { brand: BRAND, capturedAt: NOW, readings: [reading] }, own)
    const at = { now: NOW, priceFreshDays: 90 }
    const byIndex = comparable(verdict([reading], atHand.facts, BRAND, { at, range: atHand.range }))
    const all = [
      ...own,
      ...withoutOwn(own, factsOfItems(BRAND.id, indexed, NOW)),
      ...(complete ? [wholeCatalogue(BRAND.id, IMPORT)] : []),
    ]
    const range = { facts: all.length, hasCatalogue: true, beyond: [] }
    const byAll = comparable(verdict([reading], all, BRAND, { at, range }))
    told += byAll.claims.filter(({ held }) => held !== 'unverifiable').length
    if (atHand.range.beyond.length === 0) expect({ seed, ...byIndex }).toEqual({ seed, ...byAll })
    else {
      beyond += 1
      // Where not everything was looked at, nobody is accused who would not be otherwise.
      const accused = (one: typeof byAll) =>
        one.claims
          .filter(({ held, certainty }) => held === 'contradicted' && certainty === 'certain')
          .map(({ stated }) => stated)
      expect(accused(byAll)).toEqual(expect.arrayContaining(accused(byIndex)))
    }
  }
  expect(told).toBeGreaterThan(CASES / 2)
  expect(beyond).toBeLessThan(CASES / 10)
}, 600_000)

/** What the operator entered goes before what the catalogue says of the same thing. */
function withoutOwn(own: readonly FactForVerdict[], theirs: readonly FactForVerdict[]): FactForVerdict[] {
  return theirs.filter(
    ({ predicate, value }) =>
      predicate !== 'price' ||
      value.kind === 'offer' ||
      value.country !== undefined ||
      !own.some(
        (fact) =>
          fact.predicate === 'price' &&
          fact.value.product === value.product &&
          fact.value.currency === value.currency,
      ),
  )
}
