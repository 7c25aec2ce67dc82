import { ALL } from '../predicates/all.ts'
import { wordsOf } from '../predicates/words.ts'
import type { JudgedFact } from '../verdict/verdict.ts'
import { chooseProducts, fitsAny } from './candidates.ts'
import { indexWordsOf, probeOf } from './index-words.ts'
import type { StatedProducts } from './stated-products.ts'

/** Up to so many facts about products are held against every answer; of more, those that it speaks of. */
export const FEW_PRODUCTS = 300

/** Facts of one brand, arranged so that what an answer costs does not depend on how many there are. */
interface FactPool<Fact extends JudgedFact> {
  /** The facts that statements with these names and amounts have to be compared with. */
  about(stated: StatedProducts): { facts: Fact[]; beyond: string[] }
  /** The facts that help to read this text: those about products whose words stand in it. */
  in(text: string): readonly Fact[]
  active: number
}

/** Arranged once for a list of facts, however many answers are held against it, and however often it is read again. */
export function poolOf<Fact extends JudgedFact>(
  facts: readonly Fact[],
  brandNames: readonly string[],
): FactPool<Fact> {
  const brands = brandNames.join('|')
  const known = ofLists.get(facts)
  if (known?.brands === brands) return known.pool as unknown as FactPool<Fact>
  const pool = facts.length <= FEW_PRODUCTS ? arrange(facts, brandNames) : kept(facts, brandNames, brands)
  ofLists.set(facts, { brands, pool: pool as unknown as FactPool<JudgedFact> })
  return pool
}

const ofLists = new WeakMap<object, { brands: string; pool: FactPool<JudgedFact> }>()

/** Arranging ten thousand takes a while: the last few are remembered by what they hold. */
function kept<Fact extends JudgedFact>(
  facts: readonly Fact[],
  brandNames: readonly string[],
  brands: string,
): FactPool<Fact> {
  const content = `${brands} ${fingerprintOf(facts)}`
  const pool = last.get(content) ?? (arrange(facts, brandNames) as unknown as FactPool<JudgedFact>)
  last.delete(content)
  last.set(content, pool)
  for (const oldest of last.keys()) if (last.size > MOST_KEPT) last.delete(oldest)
  return pool as unknown as FactPool<Fact>
}

const last = new Map<string, FactPool<JudgedFact>>()
const MOST_KEPT = 4

/** A fact never changes; whether it stands, and when it was last seen, does. */
function fingerprintOf(facts: readonly JudgedFact[]): string {
  let [one, other] = [0x811c9dc5, 0x9e3779b9]
  for (const { id, active, lastSeenAt } of facts) {
    const text = `${id} ${active} ${lastSeenAt?.getTime() ?? ''}`
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at)
      one = Math.imul(one ^ unit, 0x01000193)
      other = Math.imul(other + unit, 0x85ebca6b) ^ (other >>> 13)
    }
  }
  return `${facts.length} ${one >>> 0} ${other >>> 0}`
}

interface Entry<Fact> {
  fact: Fact
  products: readonly string[]
  /** Position in the list of facts. */
  at: number
}

function arrange<Fact extends JudgedFact>(
  facts: readonly Fact[],
  brandNames: readonly string[],
): FactPool<Fact> {
  const entries = facts.map((fact, at): Entry<Fact> => ({ fact, at, products: productsOf(fact) }))
  const ofProducts = entries.filter(({ products, fact }) => products.length > 0 && !isWhole(fact))
  const active = facts.filter((fact) => fact.active).length
  if (ofProducts.length <= FEW_PRODUCTS)
    return { active, about: () => ({ facts: [...facts], beyond: [] }), in: () => facts }
  const always = entries.filter((entry) => !ofProducts.includes(entry))
  const postings = postingsOf(ofProducts, brandNames)
  const prices = ofProducts.filter(({ fact }) => fact.predicate === 'price').toSorted(byAmount)
  const inOrder = (found: Iterable<Entry<Fact>>): Fact[] =>
    [...always, ...new Set(found)].toSorted((a, b) => a.at - b.at).map(({ fact }) => fact)
  return {
    active,
    about({ names, leftOut, amounts }) {
      const beyond = [...leftOut]
      const found = names.flatMap((name) => {
        const { ids, isBeyond } = chooseProducts(probeOf(name, brandNames), postings, MOST_IN_MEMORY)
        if (isBeyond) beyond.push(name)
        return ids.filter(({ products }) => products.some((known) => fitsAny(known, [name], brandNames)))
      })
      return { facts: inOrder([...found, ...nearest(prices, amounts)]), beyond }
    },
    in: (text) => inOrder(mostNamedIn(text, postings)),
  }
}

const MOST_IN_MEMORY = { ofWord: 1_000, ofName: 2_000 }

/** A complete list says something of every name. */
const isWhole = ({ predicate, value }: JudgedFact): boolean =>
  predicate === 'product' && value.complete === true

function productsOf(fact: JudgedFact): readonly string[] {
  const knownBy = ALL.find(({ name }) => name === fact.predicate)?.knownBy
  return knownBy?.as === 'products' ? knownBy.names(fact.value) : []
}

function postingsOf<Fact>(entries: readonly Entry<Fact>[], brandNames: readonly string[]) {
  const postings = new Map<string, Entry<Fact>[]>()
  for (const entry of entries)
    for (const word of new Set(entry.products.flatMap((product) => indexWordsOf(product, brandNames)))) {
      const list = postings.get(word)
      if (list === undefined) postings.set(word, [entry])
      else list.push(entry)
    }
  return postings
}

const amountOf = ({ fact }: Entry<JudgedFact>): number => (fact.predicate === 'price' ? fact.value.amount : 0)
const byAmount = (a: Entry<JudgedFact>, b: Entry<JudgedFact>): number => amountOf(a) - amountOf(b)

/** "Acme costs 29 euros": the prices nearest to it, by the month or by the year, say whether it is one of them. */
function nearest<Fact extends JudgedFact>(
  prices: readonly Entry<Fact>[],
  amounts: readonly number[],
): Entry<Fact>[] {
  return amounts.flatMap((amount) =>
    [amount, amount * 12, amount / 12].flatMap((wanted) => {
      const at = firstAbove(prices, wanted)
      return prices.slice(Math.max(0, at - NEAR), at + NEAR)
    }),
  )
}

const NEAR = 8

function firstAbove(prices: readonly Entry<JudgedFact>[], wanted: number): number {
  let [low, high] = [0, prices.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const entry = prices[middle]
    if (entry !== undefined && amountOf(entry) < wanted) low = middle + 1
    else high = middle
  }
  return low
}

/** The entries that have most of their words in the text. */
function mostNamedIn<Fact>(text: string, postings: ReadonlyMap<string, Entry<Fact>[]>): Entry<Fact>[] {
  const shared = new Map<Entry<Fact>, number>()
  for (const word of new Set(wordsOf(text)))
    for (const form of new Set([word, word.replace(/s$/, '')]))
      for (const entry of postings.get(form)?.slice(0, MOST_IN_TEXT) ?? [])
        shared.set(entry, (shared.get(entry) ?? 0) + 1)
  return [...shared]
    .toSorted(([a, most], [b, other]) => other - most || a.at - b.at)
    .slice(0, FEW_PRODUCTS)
    .map(([entry]) => entry)
}

const MOST_IN_TEXT = 5_000
