import { csvOf } from '@veracite/terms/csv-text'
import type { CatalogueEntry } from './product-store.ts'

export const { head: csvHead, line: csvLine } = csvOf<CatalogueEntry>([
  ['key', ({ key }) => key],
  ['name', ({ item }) => item.name],
  ['brand', ({ item }) => item.brand],
  ['gtin', ({ item }) => item.gtin],
  ['mpn', ({ item }) => item.mpn],
  ['sku', ({ item }) => item.sku],
  ['item_group_id', ({ item }) => item.group],
  ['product_type', ({ item }) => item.line],
  ['link', ({ item }) => item.url],
  ['availability', ({ item }) => item.availability],
  ['country', ({ item }) => item.country],
  ['price', ({ item }) => item.price && `${item.price.amount} ${item.price.currency}`],
  ['sale_price', ({ item }) => item.salePrice && `${item.salePrice.amount} ${item.salePrice.currency}`],
  ['sale_price_start_date', ({ item }) => item.salePrice?.from],
  ['sale_price_end_date', ({ item }) => item.salePrice?.until],
  ['popularity_score', ({ item }) => item.demand],
  ['variant', ({ item }) => item.variant && JSON.stringify(item.variant)],
  ['changed_at', ({ changedAt }) => changedAt.toISOString()],
  ['gone_at', ({ goneAt }) => goneAt?.toISOString()],
])
