// Plain SQL: the conditions of a list vary with its filter.
import type { CatalogueFilter } from '@veracite/core/products/product-store'
import { wordsOf } from '@veracite/verdicts/predicates/words'
import type { Fragment } from '../../connection.ts'
import type { Sql } from '../../open-postgres.ts'
import { isUuid } from '../ids.ts'

/** A search: given products, or words of which one may be in the index; null without a search. */
type Search = { ids: string[] } | { words: string[]; indexed: string | null } | null

/** A whole key or number of an item, or words that all stand in the name. */
export async function readSearch(sql: Sql, brandId: string, filter: CatalogueFilter): Promise<Search> {
  const search = filter.search?.trim() ?? ''
  if (search === '') return null
  const ids = await productsByKey(sql, brandId, search)
  const words = wordsOf(search).slice(0, 8)
  if (ids.length > 0 || words.length === 0) return { ids }
  // Words of products that are gone are not in the index.
  return { words, indexed: filter.state === 'current' ? await indexedWord(sql, brandId, words) : null }
}

/** The condition of the filter on a row `p` of products. */
export function matching(sql: Sql, brandId: string, filter: CatalogueFilter, search: Search): Fragment {
  const { feedId, availability, line, group, country, state } = filter
  if (feedId !== null && !isUuid(feedId)) return sql`false`
  const all: Fragment[] = [sql`p.brand_id = ${brandId}`]
  if (feedId !== null) all.push(sql`p.feed_id = ${feedId}`)
  if (availability !== null) all.push(sql`p.availability = ${availability}`)
  if (line !== null) all.push(sql`p.line = ${line}`)
  if (group !== null) all.push(sql`p.product_group = ${group}`)
  if (country !== null) all.push(sql`p.country = ${country}`)
  if (state !== 'all') all.push(state === 'gone' ? sql`p.gone_at is not null` : sql`p.gone_at is null`)
  if (search !== null) all.push(found(sql, brandId, search))
  return all.reduce((left, right) => sql`${left} and ${right}`)
}

function found(sql: Sql, brandId: string, search: NonNullable<Search>): Fragment {
  if ('ids' in search) return sql`p.id = any(${search.ids}::bigint[])`
  const named = search.words
    .map((word) => sql`p.name ilike ${`%${word.replaceAll(/[\\%_]/g, '\\$&')}%`}`)
    .reduce((left, right) => sql`${left} and ${right}`)
  // A word of the index leads to its products at once; names are looked through only where no word is one.
  if (search.indexed === null) return sql`(${named})`
  return sql`(${named}) and exists (
    select from veracite.catalogue_words w
    where w.brand_id = ${brandId} and w.word = ${search.indexed} and w.product_id = p.id)`
}

async function productsByKey(sql: Sql, brandId: string, search: string): Promise<string[]> {
  const digits = search.replaceAll(/[\s-]/g, '')
  const bare = [
    search,
    `sku:${search}`,
    ...(/^\d{8,14}$/.test(digits) ? [`gtin:${digits.padStart(14, '0')}`] : []),
  ]
  const rows = await sql<{ id: string }[]>`
    with own as (select id, country from veracite.feeds where brand_id = ${brandId}),
    keys as (
      select unnest(${bare}::text[]) collate "C" as key
      union all
      select bare || '@' || lower(country) collate "C" from own cross join unnest(${bare}::text[]) as given (bare)
      where country is not null
    )
    select p.id::text as id from own
    join veracite.catalogue_products p on p.feed_id = own.id and p.key in (select key from keys) limit 100`
  return rows.map(({ id }) => id)
}

/** The rarest of the words that the index has; beyond some thousands, all are as common. */
async function indexedWord(sql: Sql, brandId: string, words: readonly string[]): Promise<string | null> {
  const rows = await sql<{ word: string }[]>`
    select word from (
      select g.word, (
        select count(*) from (
          select from veracite.catalogue_words w
          where w.brand_id = ${brandId} and w.word = g.word collate "C" limit 5000
        ) bounded
      ) as products
      from unnest(${[...words]}::text[]) as g (word)
    ) counted
    where products > 0 order by products, length(word) desc limit 1`
  return rows[0]?.word ?? null
}
