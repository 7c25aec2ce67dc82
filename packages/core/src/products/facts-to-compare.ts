import type { FactForVerdict } from '@veracite/ground-truth/facts/fact'
import { factKey } from '@veracite/verdicts/predicates/all'
import { chooseProducts, fitsAny, MOST_LOOKED_AT } from '@veracite/verdicts/range/candidates'
import { poolOf } from '@veracite/verdicts/range/fact-pool'
import { probeOf } from '@veracite/verdicts/range/index-words'
import { statedProducts } from '@veracite/verdicts/range/stated-products'
import type { Reading } from '@veracite/verdicts/reading'
import type { FactRange } from '@veracite/verdicts/verdict/verdict'
import { productNameOf } from '@veracite/verify/catalogue/item-facts'
import { factsOfItems, wholeCatalogue } from './item-facts.ts'
import type { CurrentImport, IndexedItem, ProductIndex } from './product-index.ts'

/** The facts that an answer is held against, and what they are of. */
export interface FactsToCompare {
  facts: FactForVerdict[]
  range: FactRange
}

interface JudgedAnswer {
  brand: { id: string; name: string; aliases: readonly string[] }
  capturedAt: Date
  readings: readonly Reading[]
}

/**
 * What readings of an answer have to be compared with: the brand's facts, and products of its catalogue that the answer
 * names. Costs the same however many there are; where more of them fit a name than are looked at, `range.beyond` says so.
 */
export async function factsToCompare(
  index: ProductIndex,
  answer: JudgedAnswer,
  facts: readonly FactForVerdict[],
): Promise<FactsToCompare> {
  const { brand } = answer
  const brandNames = [brand.name, ...brand.aliases]
  const pool = poolOf(facts, brandNames)
  const stated = statedProducts(answer.readings, brandNames)
  const own = pool.about(stated)
  const range = { facts: pool.active, hasCatalogue: false, beyond: own.beyond }
  if (stated.names.length === 0) return { facts: own.facts, range }
  const current = await index.listCurrent(brand.id)
  if (current.length === 0) return { facts: own.facts, range }
  const found = await itemsNamed(index, brand.id, stated.names, brandNames)
  const theirs = await factsOfCatalogue(index, answer, current, found.items)
  const before = new Set(own.facts.filter(({ active }) => active).map(factKey))
  // Facts of the operator and of pages win over facts of a feed.
  const added = theirs.filter((fact) => !before.has(factKey(fact)))
  return {
    facts: [...own.facts, ...added],
    range: {
      facts: pool.active + added.filter(({ active }) => active).length,
      hasCatalogue: true,
      beyond: [...new Set([...own.beyond, ...found.beyond])],
    },
  }
}

/** The most items that one answer is held against. */
const MOST_ITEMS = 1_000
/** How many versions back a price is recognised as one that was true once. */
const EARLIER = 3

async function itemsNamed(
  index: ProductIndex,
  brandId: string,
  names: readonly string[],
  brandNames: readonly string[],
): Promise<{ items: IndexedItem[]; beyond: string[] }> {
  const probes = names.map((name) => probeOf(name, brandNames))
  const words = new Set(probes.flatMap(({ own, others }) => [...own, ...others]))
  const postings = await index.findPostings(brandId, [...words], MOST_LOOKED_AT.ofWord + 1)
  const chosen = probes.map((probe) => ({ name: probe.name, ...chooseProducts(probe, postings) }))
  const ids = [...new Set(chosen.flatMap((one) => one.ids))]
  const leftOut = new Set(ids.slice(MOST_ITEMS))
  const isBeyond = (one: (typeof chosen)[number]) => one.isBeyond || one.ids.some((id) => leftOut.has(id))
  const looked = await index.readProducts(brandId, ids.slice(0, MOST_ITEMS))
  const items = looked.filter(({ item }) => fitsAny(productNameOf(item), names, brandNames))
  const earlier = await index.readEarlier(
    items.map(({ itemId }) => itemId),
    EARLIER,
  )
  return {
    items: [...items, ...earlier],
    beyond: chosen.filter(isBeyond).map(({ name }) => name),
  }
}

async function factsOfCatalogue(
  index: ProductIndex,
  { brand, capturedAt }: JudgedAnswer,
  current: readonly CurrentImport[],
  items: readonly IndexedItem[],
): Promise<FactForVerdict[]> {
  const whole = current.filter(({ complete }) => complete).slice(0, 1)
  const facts = [
    ...factsOfItems(brand.id, items, capturedAt),
    ...whole.map((one) => wholeCatalogue(brand.id, one)),
  ]
  const withdrawn = new Set(await index.findWithdrawn(facts.map(({ id }) => id)))
  return facts.filter(({ id }) => !withdrawn.has(id))
}
