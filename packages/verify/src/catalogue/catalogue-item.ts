import { utf8Encode } from '../bytes.ts'
import { canonicalText } from '../canonical-form.ts'
import { leafHash } from '../log/merkle.ts'

/**
 * One product of a brand's catalogue as an import has taken it. Its canonical JSON is a leaf of the import's tree, and
 * the root of that tree is in the signed manifest of the import (`catalogue` in `shapes.json`). Members that a
 * feed does not give are left out, never null: one item has one spelling.
 */
export interface CatalogueItem {
  type: typeof CATALOGUE_ITEM_TYPE
  /** `gtin:…`, `mpn:brand:…`, `sku:…` or `name:…`, the best that the feed gives; `@cc` at its end where it has a country. */
  key: string
  name: string
  brand?: string
  /** 14 digits, with a valid check digit. */
  gtin?: string
  mpn?: string
  sku?: string
  /** What variants of one product have in common: `item_group_id`. */
  group?: string
  /** What tells variants apart: colour, size and the like. */
  variant?: Record<string, string>
  /** The line or category that it belongs to: `product_type`. */
  line?: string
  url?: string
  availability?: Availability
  /** Two capital letters, ISO 3166-1. */
  country?: string
  price?: CataloguePrice
  salePrice?: CatalogueSalePrice
  /** How much it is asked for, as the feed says, from 0 on; compared within one feed only. */
  demand?: string
}

/** `amount` is a decimal number without superfluous digits, `currency` ISO 4217. */
export interface CataloguePrice {
  amount: string
  currency: string
}

/** Times in UTC with milliseconds. Without them, for as long as the feed says so. */
export interface CatalogueSalePrice extends CataloguePrice {
  from?: string
  until?: string
}

export const CATALOGUE_ITEM_TYPE = 'veracite/catalogue-item/v1'

export const AVAILABILITIES = ['in_stock', 'out_of_stock', 'preorder', 'backorder', 'discontinued'] as const
export type Availability = (typeof AVAILABILITIES)[number]

/** No canonical item is longer, in bytes. */
export const MAX_ITEM_BYTES = 16_384

/** The bytes whose hash is the leaf. */
export const catalogueItemBytes = (item: CatalogueItem): Uint8Array => utf8Encode(canonicalText(item))

/** RFC 6962: SHA-256 of a zero byte and the item's canonical bytes. */
export const catalogueLeaf = (item: CatalogueItem): Uint8Array => leafHash(catalogueItemBytes(item))
