// Plain SQL: items are found by words whose numbers decide the way, and paged through by conditions that vary.
import type { CatalogueEntry, CatalogueVersion, ProductStore } from '@veracite/core/products/product-store'
import type { CatalogueItem } from '@veracite/verify/catalogue/catalogue-item'
import type { Fragment, Pool } from '../../connection.ts'
import type { Sql } from '../../open-postgres.ts'
import { isUuid } from '../ids.ts'
import type { Raw } from '../times.ts'
import { matching, readSearch } from './matching-products.ts'

const PORTION = 1_000

export function createProductStore({ sql }: Pool): ProductStore {
  return { ...findersOf(sql), ...listsOf(sql) }
}

const findersOf = (sql: Sql) =>
  ({
    async findProduct(productId) {
      if (!isNumber(productId)) return null
      const [row] = await sql<(EntryRow & { brandId: string })[]>`
      select p.brand_id as "brandId", ${entry(sql)} where p.id = ${productId}`
      return row ? toEntry(row) : null
    },
    async listVersions(productId, limit) {
      if (!isNumber(productId)) return []
      const rows = await sql<(VersionRow & { firstImportId: string })[]>`
      select ${version(sql)}, i.first_import_id as "firstImportId"
      from veracite.catalogue_products p
      join evidence.catalogue_items i on i.feed_id = p.feed_id and i.key = p.key
      where p.id = ${productId} order by i.id desc limit ${limit}`
      return rows.map(toVersion)
    },
  }) satisfies Partial<ProductStore>

const listsOf = (sql: Sql) =>
  ({
    async list(brandId, filter, { limit, cursor }) {
      if (!isUuid(brandId) || (cursor !== null && !isNumber(cursor))) return { items: [], nextCursor: null }
      const search = await readSearch(sql, brandId, filter)
      const rows = await sql<EntryRow[]>`
      select ${entry(sql)} where ${matching(sql, brandId, filter, search)} and p.id > ${cursor ?? '0'}
      order by p.id limit ${limit + 1}`
      const items = rows.slice(0, limit).map(toEntry)
      return { items, nextCursor: rows.length > limit ? (items.at(-1)?.productId ?? null) : null }
    },
    async *export(brandId, filter) {
      if (!isUuid(brandId)) return
      const search = await readSearch(sql, brandId, filter)
      for (let after = '0'; ; ) {
        const rows = await sql<EntryRow[]>`
        select ${entry(sql)} where ${matching(sql, brandId, filter, search)} and p.id > ${after} order by p.id limit ${PORTION}`
        if (rows.length > 0) yield rows.map(toEntry)
        if (rows.length < PORTION) return
        after = String(rows.at(-1)?.productId)
      }
    },
    async count(brandId) {
      if (!isUuid(brandId)) return { current: 0, gone: 0 }
      const [row] = await sql<{ current: number; gone: number }[]>`
      select count(*) filter (where gone_at is null) as current, count(*) filter (where gone_at is not null) as gone
      from veracite.catalogue_products where brand_id = ${brandId}`
      return { current: row?.current ?? 0, gone: row?.gone ?? 0 }
    },
    async listLines(brandId, limit) {
      if (!isUuid(brandId)) return []
      return await sql<{ line: string | null; products: number }[]>`
      select line, count(*) as products from veracite.catalogue_products
      where brand_id = ${brandId} and gone_at is null group by line order by 2 desc, 1 limit ${limit}`
    },
  }) satisfies Partial<ProductStore>

type VersionRow = Omit<CatalogueVersion, 'item'>

type EntryRow = VersionRow &
  Raw<Omit<CatalogueEntry, keyof CatalogueVersion | 'importId'>> & { importId: string | null }

const version = (sql: Sql): Fragment =>
  sql`i.id::text as "itemId", i.feed_id as "feedId", i.key, i.body, i.leaf`

const entry = (sql: Sql): Fragment => sql`
  p.id::text as "productId", ${version(sql)}, p.changed_at as "changedAt", p.gone_at as "goneAt", newest.id as "importId"
  from veracite.catalogue_products p
  join evidence.catalogue_items i on i.id = p.item_id
  left join lateral (
    select id from evidence.catalogue_imports where feed_id = p.feed_id order by created_at desc, id desc limit 1
  ) newest on true`

const toVersion = <Row extends VersionRow>(row: Row) => ({
  ...row,
  item: JSON.parse(row.body) as CatalogueItem,
})

const toEntry = <Row extends EntryRow>(row: Row) => ({
  ...toVersion(row),
  importId: row.importId ?? '',
  changedAt: new Date(row.changedAt),
  goneAt: row.goneAt === null ? null : new Date(row.goneAt),
})

/** bigint has 19 digits at most. */
const isNumber = (id: string): boolean => /^\d{1,18}$/.test(id)
