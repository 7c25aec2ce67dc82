import type { CatalogueItem, CataloguePrice } from './catalogue-item.ts'

/** Derives facts from an item, the same everywhere, so that a holder of the item can check them. */
export type ItemFact =
  | { predicate: 'product'; value: { names: string[] } }
  | { predicate: 'discontinued'; value: string }
  | { predicate: 'price'; value: ItemPrice }

interface ItemPrice {
  product: string
  amount: number
  currency: string
  kind: 'list' | 'offer'
  country?: string
  /** Days in UTC. */
  validFrom?: string
  validUntil?: string
}

/** That it exists, what it costs, and what it costs for a while. What is discontinued has no price any more. */
export function factsOfItem(item: CatalogueItem): ItemFact[] {
  const product = productNameOf(item)
  if (item.availability === 'discontinued') return [{ predicate: 'discontinued', value: product }]
  const country = item.country === undefined ? {} : { country: item.country }
  const priced = ({ amount, currency }: CataloguePrice) => ({ product, amount: Number(amount), currency })
  const facts: ItemFact[] = [{ predicate: 'product', value: { names: [product] } }]
  if (item.price !== undefined)
    facts.push({ predicate: 'price', value: { ...priced(item.price), kind: 'list', ...country } })
  if (item.salePrice !== undefined) {
    const { from, until } = item.salePrice
    const days = {
      ...(from !== undefined && { validFrom: from.slice(0, DAY) }),
      ...(until !== undefined && { validUntil: until.slice(0, DAY) }),
    }
    facts.push({
      predicate: 'price',
      value: { ...priced(item.salePrice), kind: 'offer', ...country, ...days },
    })
  }
  return facts
}

const DAY = 'YYYY-MM-DD'.length

/** "Trail Runner - Black / 42" of a group is the "Trail Runner": what only tells variants apart is no part of its name. */
export function productNameOf({ name, group, variant }: CatalogueItem): string {
  if (group === undefined || variant === undefined) return name
  const values = Object.keys(variant)
    .sort()
    .map((member) => variant[member] as string)
    .filter((value) => value !== '')
  let rest = name
  for (let round = 0; round < MOST_VALUES; round++) {
    const bare = withoutEnd(rest)
    const value = values.find((one) => bare.endsWith(one) && isMark(bare[bare.length - one.length - 1]))
    if (value === undefined) break
    rest = bare.slice(0, -value.length)
  }
  const bare = withoutEnd(rest)
  return rest === name || bare === '' ? name : bare
}

const MOST_VALUES = 16
const MARKS = ' ,-–—/|()[]'
const isMark = (sign: string | undefined): boolean => sign !== undefined && MARKS.includes(sign)

function withoutEnd(name: string): string {
  let end = name.length
  while (end > 0 && isMark(name[end - 1])) end -= 1
  return name.slice(0, end)
}
