import { indexWordsOf as wordsOfName } from '@veracite/verdicts/range/index-words'
import type { CatalogueItem } from '@veracite/verify/catalogue/catalogue-item'
import { productNameOf } from '@veracite/verify/catalogue/item-facts'

/** The newest import of a feed: what a brand's catalogue says now. */
export interface CurrentImport {
  importId: string
  feedId: string
  /** SHA-256 of its signed manifest, in hexadecimal. */
  sha256: string
  /** The brand has no products but those in its catalogue. */
  complete: boolean
  importedAt: Date
}

/** One version of an item, and an import that it was in. */
export interface IndexedItem {
  itemId: string
  item: CatalogueItem
  /** Hash of the leaf, in hexadecimal. */
  leaf: string
  /** False for a version that a later import has replaced. */
  isCurrent: boolean
  provenBy: Pick<CurrentImport, 'importId' | 'sha256' | 'importedAt'>
}

/** Finds products by words. Rows read depend on the question, not on the size of the catalogue. */
export interface ProductIndex {
  /** One for each feed of the brand that has been imported; none if it has no catalogue. */
  listCurrent(brandId: string): Promise<CurrentImport[]>
  /** For each of the words the first products that have it, at most `most`, in a fixed order. */
  findPostings(brandId: string, words: readonly string[], most: number): Promise<Map<string, string[]>>
  /** The current versions of these products, in the order of their keys. */
  readProducts(brandId: string, productIds: readonly string[]): Promise<IndexedItem[]>
  /** For each of these versions at most `most` others that the item has had, newest first. */
  readEarlier(itemIds: readonly string[], most: number): Promise<IndexedItem[]>
  /** Those among these facts that the operator has withdrawn. */
  findWithdrawn(factIds: readonly string[]): Promise<string[]>
}

/** No item is found by more words: a title stuffed with words must not fill the index. */
const MOST_INDEX_WORDS = 16

/**
 * The words by which answers find an item (`verdicts/range/index-words`), each once. `brandNames` are those of the brand
 * whose catalogue it is, not of the item's maker: a shop's answers name the maker.
 */
export const indexWordsOf = (item: CatalogueItem, brandNames: readonly string[]): string[] =>
  wordsOfName(productNameOf(item), brandNames).slice(0, MOST_INDEX_WORDS)
