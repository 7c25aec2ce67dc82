import type { JudgedFact } from '@veracite/verdicts/verdict/verdict'
import type { Draw } from './draw.ts'
import type { Inventions } from './inventions.ts'
import type { DemoBrand } from './statements.ts'
import { moneyWords, type Texts } from './texts.ts'

/** A product card, in words. */
export interface ShelfCard {
  name: string
  price: string | null
  /** The struck price. */
  was: string | null
  stars: string
  ratings: number
  shop: string
  /** What the page calls it: "Best overall". */
  tag: string
  note: string | null
}

/** The price of something that shops sell once, not of a subscription. */
export interface Good {
  product: string
  amount: number
  currency: string
}

export function goodsOf(facts: readonly JudgedFact[]): Good[] {
  return facts.flatMap((fact) => {
    if (!fact.active || fact.predicate !== 'price') return []
    const { product, amount, currency, period } = fact.value
    return period === undefined || period === 'one-time' ? [{ product, amount, currency }] : []
  })
}

interface Shelf {
  brand: DemoBrand
  texts: Texts
  draw: Draw
  invent: Inventions
  /** Words that a variant must not have. */
  known: readonly string[]
}

/** Ways to show something that is sold, none of which contradicts its list price. */
type Kind = 'list' | 'offer' | 'variant' | 'refurbished'

const SHELVES: readonly (readonly Kind[])[] = [
  ['offer'],
  ['list', 'variant'],
  ['offer', 'variant'],
  ['offer', 'refurbished'],
]

/** The brand's own cards: at its list price, on offer with the list price struck, a variant, or refurbished. */
export function ownCards(good: Good, shelf: Shelf): ShelfCard[] {
  const kinds = shelf.draw.pick('shelf', SHELVES) ?? ['offer']
  return kinds.map((kind) => ownCard(kind, good, shelf))
}

function ownCard(kind: Kind, good: Good, shelf: Shelf): ShelfCard {
  const { brand, texts, draw } = shelf
  const words = (amount: number) => moneyWords(good, Math.max(1, Math.round(amount)), texts)
  const product = good.product.includes(brand.name) ? good.product : `${brand.name} ${good.product}`
  const card = cardNamed(product, kind, shelf)
  switch (kind) {
    case 'list':
      return { ...card, price: moneyWords(good, good.amount, texts) }
    case 'offer': {
      const factor = [0.8, 0.85, 0.9][draw.integer('offer', 3)] ?? 0.9
      return { ...card, price: words(good.amount * factor), was: moneyWords(good, good.amount, texts) }
    }
    case 'variant': {
      const word = variantWord(shelf)
      const factor = SMALLER.includes(word) ? 0.7 : 1.4
      return { ...card, name: `${product} ${word}`, price: words(good.amount * factor) }
    }
    case 'refurbished':
      return { ...card, price: words(good.amount * 0.65), note: texts.shelf.refurbished }
  }
}

/** The brand without any product: nothing on this card can be checked. */
export const brandCard = (shelf: Shelf): ShelfCard => cardNamed(shelf.brand.name, 'brand', shelf)

export function rivalCard(rival: string, good: Good, shelf: Shelf): ShelfCard {
  const { draw, texts, invent } = shelf
  const amount = Math.max(1, Math.round(good.amount * (0.5 + draw.number(`price ${rival}`))))
  const card = cardNamed(`${rival} ${invent.product(`product ${rival}`)}`, rival, shelf)
  const onOffer = draw.number(`offer ${rival}`) < 0.4
  return {
    ...card,
    price: moneyWords(good, amount, texts),
    was: onOffer ? moneyWords(good, Math.round(amount * 1.2), texts) : null,
  }
}

function cardNamed(name: string, label: string, { draw, texts, invent }: Shelf): ShelfCard {
  return {
    name,
    price: null,
    was: null,
    stars: (3.9 + draw.integer(`stars ${label}`, 11) / 10).toFixed(1),
    ratings: 12 + draw.integer(`ratings ${label}`, 2400),
    shop: invent.shop(label),
    tag: draw.pick(`tag ${label}`, texts.shelf.tags) ?? '',
    note: null,
  }
}

const SMALLER: readonly string[] = ['Mini', 'Lite']

function variantWord({ draw, invent, known }: Shelf): string {
  const free = invent.variants.filter((word) => !known.some((text) => text.includes(word)))
  return draw.pick('variant', free) ?? 'Mini'
}
