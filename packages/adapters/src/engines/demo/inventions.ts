import type { Draw } from './draw.ts'
// Everything in these lists is meant to be fictitious; anything that resembles the brand's own facts is
// skipped.
import lists from './inventions.json' with { type: 'json' }

export const THIRD_PARTIES: readonly string[] = lists.thirdParties

export interface Inventions {
  rivals: (count: number) => string[]
  person: () => string
  city: () => string
  owner: () => string
  industry: () => string
  product: (label?: string) => string
  legalName: () => string
  /** A shop for this card; the same label always gets the same one. */
  shop: (label: string) => string
  /** What makers put behind a product's name. */
  variants: readonly string[]
}

/** Draws inventions that share no word with the brand's facts, so that they are certainly false. */
export function inventionsFor(draw: Draw, truths: readonly string[]): Inventions {
  const known = new Set(truths.flatMap(wordsOf))
  const free = <Item extends string>(list: readonly Item[]) => {
    const unlike = list.filter((item) => wordsOf(item).every((word) => !known.has(word)))
    return unlike.length > 0 ? unlike : list
  }
  const one = (label: string, list: readonly string[]): string =>
    draw.pick(label, free(list)) ?? list[0] ?? ''
  return {
    rivals: (count) => {
      const list = free(lists.rivals)
      const start = draw.integer('rivals', list.length)
      return Array.from({ length: count }, (_, at) => list[(start + at * 5) % list.length] ?? '')
    },
    person: () => one('person', lists.people),
    city: () => one('city', lists.cities),
    owner: () => one('owner', lists.owners),
    industry: () => one('industry', lists.industries),
    product: (label = 'product') => one(label, lists.products),
    legalName: () => one('legal name', lists.legalNames),
    shop: (label) => one(`shop ${label}`, lists.shops),
    variants: lists.variants,
  }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? []
