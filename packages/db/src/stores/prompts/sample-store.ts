// Plain SQL: strata are formed and drawn from by windows over all products.
import type { DrawnProducts, PromptSampleStore, Stratum } from '@veracite/core/prompts/sample-store'
import { sha256 } from '@veracite/terms/digest'
import type { CatalogueItem } from '@veracite/verify/catalogue/catalogue-item'
import { productNameOf } from '@veracite/verify/catalogue/item-facts'
import { type Fragment, inTransaction, type Pool, SNAPSHOT, type Tx } from '../../connection.ts'
import { hex, isUuid } from '../ids.ts'

export const createPromptSampleStore = (pool: Pool): PromptSampleStore => ({
  async draw(brandId, size, seed) {
    if (!isUuid(brandId)) return NOTHING
    return inTransaction(pool, (tx) => draw(tx, brandId, size, seed), SNAPSHOT)
  },

  addDrawn: (brandId, sample, prompts, now) =>
    inTransaction(pool, async ({ sql }) => {
      const at = now.toISOString()
      await sql`
        insert into veracite.prompt_samples (id, brand_id, drawn, created_at)
        values (${sample.sample}::uuid, ${brandId}::uuid, ${JSON.stringify(sample)}::text::jsonb, ${at}::timestamptz)`
      const given = prompts.map(({ id, text, intent, locale }) => ({
        ...{ id, text, intent, locale, sha256: hex(sha256(text)) },
      }))
      const rows = await sql<(Omit<AddedPrompt, 'createdAt' | 'archivedAt'> & object)[]>`
        insert into veracite.prompts (id, brand_id, text, text_sha256, intent, locale, created_at, sample_id)
        select id, ${brandId}::uuid, text, decode(sha256, 'hex'), intent, locale, ${at}::timestamptz, ${sample.sample}::uuid
        from json_to_recordset(${JSON.stringify(given)}::text::json) as given (id uuid, text text, sha256 text,
          intent text, locale text)
        order by id
        on conflict do nothing
        returning id, brand_id as "brandId", text, intent, locale`
      return rows.map((row) => ({ ...row, createdAt: now, archivedAt: null }))
    }),
})

type AddedPrompt = Awaited<ReturnType<PromptSampleStore['addDrawn']>>[number]

const NOTHING: DrawnProducts = { imports: [], products: 0, strata: [], items: [] }

/** So many lines have strata of their own; the products of all others are in those of no line in particular. */
const MOST_LINES = 15

async function draw({ sql }: Tx, brandId: string, size: number, seed: string): Promise<DrawnProducts> {
  const imports = await sql<{ sha256: Uint8Array; root: Uint8Array }[]>`
    select n.sha256, n.root from veracite.feeds f cross join lateral (
      select sha256, root from evidence.catalogue_imports m where m.feed_id = f.id order by m.created_at desc limit 1) n
    where f.brand_id = ${brandId}::uuid and f.removed_at is null order by f.id`
  const drawn = await sql<{ body: string; line: string | null; price: number; demand: number }[]>`
    with ${strataOf(sql, brandId)}, drawn as (
      select placed.*, encode(sha256(convert_to(${seed} || E'\\n' || key, 'UTF8')), 'hex') as draw from placed
    ), ranked as (
      select *, row_number() over (partition by line, by_price, by_demand order by draw, key) as place,
        count(*) over (partition by line, by_price, by_demand) as strength
      from drawn
    ), chosen as (
      select * from ranked order by case when place = 1 then 0 else 1 end, place::numeric / strength, draw, key limit ${size}
    )
    select i.body, c.line, c.by_price as price, c.by_demand as demand
    from chosen c join evidence.catalogue_items i on i.id = c.item_id
    order by case when c.place = 1 then 0 else 1 end, c.place::numeric / c.strength, c.draw, c.key`
  const strata = await sql<Omit<Stratum, 'drawn'>[]>`
    with ${strataOf(sql, brandId)}
    select line, by_price as price, by_demand as demand, count(*)::int as products from placed
    group by line, by_price, by_demand order by line nulls last, by_price, by_demand`
  const of = (one: Omit<Stratum, 'drawn' | 'products'>) => `${one.price} ${one.demand} ${one.line}`
  const counts = Map.groupBy(drawn, of)
  return {
    imports: imports.map(({ sha256: digest, root }) => ({ sha256: hex(digest), root: hex(root) })),
    products: strata.reduce((sum, { products }) => sum + products, 0),
    strata: strata.map((one) => ({ ...one, drawn: counts.get(of(one))?.length ?? 0 })),
    items: drawn.map(({ body }) => {
      const item = JSON.parse(body) as CatalogueItem
      return { key: item.key, name: productNameOf(item) }
    }),
  }
}

/** Variants count as one. Bands are thirds of what has a price or a demand; what has none is apart. */
const strataOf = (sql: Tx['sql'], brandId: string): Fragment => sql`
  units as (
    select distinct on (coalesce('g' || product_group, 'k' || key)) key, line, price, currency, demand, item_id
    from veracite.catalogue_products
    where brand_id = ${brandId}::uuid and gone_at is null and availability is distinct from 'discontinued'
    order by coalesce('g' || product_group, 'k' || key), key
  ), lines as (
    select coalesce(line, '') as line from units group by 1 order by count(*) desc, 1 limit ${MOST_LINES}
  ), placed as (
    select u.key, u.item_id, l.line,
      case when u.price is null then 0 else ntile(3) over (
        partition by l.line, u.currency, u.price is null order by u.price, u.key) end as by_price,
      case when u.demand is null then 0 else ntile(3) over (
        partition by u.demand is null order by u.demand, u.key) end as by_demand
    from units u left join lines l on l.line = coalesce(u.line, '')
  )`
