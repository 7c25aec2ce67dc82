import type { AskedPage } from '@veracite/terms/page'
import {
  AVAILABILITIES,
  type Availability,
  type CatalogueItem,
} from '@veracite/verify/catalogue/catalogue-item'

/** Availabilities that a list can be filtered by. */
export const LISTED_AVAILABILITIES = AVAILABILITIES

/** One version of an item, as an import took it. */
export interface CatalogueVersion {
  /** Decimal; names this version for ever. */
  itemId: string
  feedId: string
  key: string
  item: CatalogueItem
  /** Canonical JSON: what the leaf is the hash of. */
  body: string
  leaf: Uint8Array
}

/** A product as of the newest import of its feed. */
export interface CatalogueEntry extends CatalogueVersion {
  /** Decimal; stays the same from version to version. */
  productId: string
  /** The newest import of its feed: where its inclusion is proven. */
  importId: string
  /** When the import ran that brought this version. */
  changedAt: Date
  /** Null while it is in the feed. */
  goneAt: Date | null
}

export interface CatalogueFilter {
  feedId: string | null
  /** Words of the name, or a whole key, GTIN, SKU or MPN. */
  search: string | null
  availability: Availability | null
  line: string | null
  group: string | null
  country: string | null
  state: 'current' | 'gone' | 'all'
}

/** How many products a brand has of one line. */
export interface CatalogueLine {
  line: string | null
  products: number
}

export interface ProductStore {
  /** Every version that an item has had in its feed, newest first; at most `limit`. */
  listVersions(productId: string, limit: number): Promise<(CatalogueVersion & { firstImportId: string })[]>
  findProduct(productId: string): Promise<(CatalogueEntry & { brandId: string }) | null>
  list(
    brandId: string,
    filter: CatalogueFilter,
    page: AskedPage,
  ): Promise<{ items: CatalogueEntry[]; nextCursor: string | null }>
  /** Everything that the filter lets through, in portions; for files. */
  export(brandId: string, filter: CatalogueFilter): AsyncIterable<CatalogueEntry[]>
  count(brandId: string): Promise<{ current: number; gone: number }>
  /** The lines of the brand's current products, largest first; at most `limit`. */
  listLines(brandId: string, limit: number): Promise<CatalogueLine[]>
}
