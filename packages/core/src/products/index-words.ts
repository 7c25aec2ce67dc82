import { indexWordsOf as wordsOfName } from '@veracite/verdicts/range/index-words'
import type { CatalogueItem } from '@veracite/verify/catalogue/catalogue-item'
import { productNameOf } from '@veracite/verify/catalogue/item-facts'

/** No item is found by more words: a title stuffed with words must not fill the index. */
const MOST_INDEX_WORDS = 16

/**
 * The words by which answers find an item (`verdicts/range/index-words`), each once. `brandNames` are those of the brand
 * whose catalogue it is, not of the item's maker: a shop's answers name the maker.
 */
export const indexWordsOf = (item: CatalogueItem, brandNames: readonly string[]): string[] =>
  wordsOfName(productNameOf(item), brandNames).slice(0, MOST_INDEX_WORDS)
