// Plain SQL: words and products are looked up in lists, each with a limit of its own.
import type { CurrentImport, IndexedItem, ProductIndex } from '@veracite/core/products/product-index'
import type { CatalogueItem } from '@veracite/verify/catalogue/catalogue-item'
import type { Fragment, Pool } from '../../connection.ts'
import type { Queryable } from '../../open-postgres.ts'
import { hex, isUuid } from '../ids.ts'

export function createProductIndex({ sql }: Pool): ProductIndex {
  return {
    async listCurrent(brandId) {
      if (!isUuid(brandId)) return []
      const rows = await sql<(ImportRow & { feedId: string; complete: boolean | null })[]>`
        select n.*, f.id as "feedId", (convert_from(n.body, 'UTF8')::json ->> 'complete')::boolean as complete
        from veracite.feeds f cross join lateral (${newestImport(sql, sql`f.id`)}) n
        where f.brand_id = ${brandId}::uuid and f.removed_at is null
        order by n.created desc`
      return rows.map(
        ({ feedId, complete, ...row }): CurrentImport => ({
          ...toImport(row),
          feedId,
          complete: complete === true,
        }),
      )
    },
    async findPostings(brandId, words, most) {
      const rows = await sql<{ word: string; ids: string[] }[]>`
        select wanted.word, array(
          select product_id from veracite.catalogue_words
          where brand_id = ${brandId}::uuid and word = wanted.word order by product_id limit ${most})::text[] as ids
        from unnest(${[...words]}::text[]) as wanted (word)`
      return new Map(rows.filter(({ ids }) => ids.length > 0).map(({ word, ids }) => [word, ids]))
    },
    async readProducts(brandId, productIds) {
      if (productIds.length === 0) return []
      const rows = await sql<ItemRow[]>`
        with newest as materialized (
          select f.id as feed_id, n.* from veracite.feeds f
          cross join lateral (${newestImport(sql, sql`f.id`)}) n where f.brand_id = ${brandId}::uuid
        )
        select i.id::text as "itemId", i.body, i.leaf, n."importId", n.sha256, n.created, true as "isCurrent"
        from unnest(${[...productIds]}::bigint[]) as wanted (id)
        join veracite.catalogue_products p on p.id = wanted.id and p.gone_at is null and p.brand_id = ${brandId}::uuid
        join evidence.catalogue_items i on i.id = p.item_id
        join newest n on n.feed_id = p.feed_id
        order by p.key, p.id`
      return rows.map(toItem)
    },
    async readEarlier(itemIds, most) {
      if (itemIds.length === 0) return []
      const rows = await sql<ItemRow[]>`
        select e.id::text as "itemId", e.body, e.leaf, m.id as "importId", m.sha256,
          m.created_at as created, false as "isCurrent"
        from unnest(${[...itemIds]}::bigint[]) as wanted (id)
        join evidence.catalogue_items i on i.id = wanted.id
        cross join lateral (
          select id, body, leaf, first_import_id from evidence.catalogue_items o
          where o.feed_id = i.feed_id and o.key = i.key and o.id <> i.id order by o.id desc limit ${most}) e
        join evidence.catalogue_imports m on m.id = e.first_import_id
        order by i.key, e.id desc`
      return rows.map(toItem)
    },
    async findWithdrawn(factIds) {
      if (factIds.length === 0) return []
      const rows = await sql<{ id: string }[]>`
        select fact_id as id from veracite.fact_states
        where fact_id = any(${[...factIds]}::uuid[]) and withdrawn_at is not null`
      return rows.map(({ id }) => id)
    },
  }
}

interface ImportRow {
  importId: string
  sha256: Uint8Array
  created: string
}

interface ItemRow extends ImportRow {
  itemId: string
  body: string
  leaf: Uint8Array
  isCurrent: boolean
}

const newestImport = (sql: Queryable, feedId: Fragment): Fragment => sql`
  select m.id as "importId", m.sha256, m.body, m.created_at as created
  from evidence.catalogue_imports m where m.feed_id = ${feedId} order by m.created_at desc limit 1`

const toImport = ({ importId, sha256, created }: ImportRow) => ({
  importId,
  sha256: hex(sha256),
  importedAt: new Date(created),
})

const toItem = ({ itemId, body, leaf, isCurrent, ...row }: ItemRow): IndexedItem => ({
  itemId,
  item: JSON.parse(body) as CatalogueItem,
  leaf: hex(leaf),
  isCurrent,
  provenBy: toImport(row),
})
