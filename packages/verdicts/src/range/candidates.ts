import { comparedBrand, fitOfNames } from '../predicates/product-names.ts'
import { isMarked, type NameProbe } from './index-words.ts'

/** The first products that have each word, at most one more than are looked at, in the order of their ids. */
type Postings<Id> = ReadonlyMap<string, readonly Id[]>

/**
 * What more products than `ofWord` have in common tells none of them from the others; no name is held against more than
 * `ofName`.
 */
export const MOST_LOOKED_AT = { ofWord: 64, ofName: 256 }

interface ChosenProducts<Id> {
  ids: Id[]
  /** More products may have this name than were looked at. */
  isBeyond: boolean
}

/**
 * The products that a stated name may mean: those with its rarest word, and those that have words of it and no others.
 * Where every word of it is common, those among the first ones that have all of them, and nobody is accused by that.
 */
export function chooseProducts<Id>(
  { own, whole, others }: NameProbe,
  postings: Postings<Id>,
  most: typeof MOST_LOOKED_AT = MOST_LOOKED_AT,
): ChosenProducts<Id> {
  const listOf = (word: string) => postings.get(word) ?? []
  const isRare = (word: string) => listOf(word).length <= most.ofWord
  const rarest = own.filter(isRare).toSorted((a, b) => listOf(a).length - listOf(b).length)[0]
  // What is found by its whole name need not be looked for among those that have more words.
  const isFound = listOf(whole).length > 0 && isRare(whole)
  const isBeyond = own.length > 0 && rarest === undefined && !isFound
  const shared = isBeyond ? sharedBy(own.map(listOf)) : []
  const isTelling = (word: string) => listOf(word).length <= (isMarked(word) ? most.ofWord : most.ofWord / 4)
  const few = others.filter(isTelling).flatMap(listOf)
  // A product with a common number in front may be a variant: a few show whether there are any.
  const numbers = others
    .filter((word) => !isRare(word) && /\d{3}/.test(word))
    .flatMap((word) => listOf(word).slice(0, 8))
  const all = new Set([...(rarest === undefined ? [] : listOf(rarest)), ...shared, ...few, ...numbers])
  return { ids: [...all].slice(0, most.ofName), isBeyond: isBeyond || all.size > most.ofName }
}

function sharedBy<Id>(lists: readonly (readonly Id[])[]): Id[] {
  const [first = [], ...rest] = lists.map((list) => new Set(list))
  return [...first].filter((id) => rest.every((list) => list.has(id)))
}

/** Whether a product has anything to do with one of the names. */
export function fitsAny(product: string, names: readonly string[], brandNames: readonly string[]): boolean {
  const brand = comparedBrand(brandNames)
  return names.some((name) => fitOfNames(name, product, brand) !== 'other')
}
