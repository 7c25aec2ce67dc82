// Plain SQL: strata are formed and cut into blocks by windows over all products.
import type {
  CatalogueToDraw,
  DrawnProducts,
  PromptSampleStore,
  Stratum,
} from '@veracite/core/prompts/sample-store'
import { sha256 } from '@veracite/terms/digest'
import { originOfKind } from '@veracite/terms/prompt-origins'
import type { CatalogueItem } from '@veracite/verify/catalogue/catalogue-item'
import { productNameOf } from '@veracite/verify/catalogue/item-facts'
import { type Fragment, inTransaction, type Pool, SNAPSHOT, type Tx } from '../../connection.ts'
import { hex, isUuid } from '../ids.ts'
import { queueLeaf } from '../queue-leaf.ts'

export const createPromptSampleStore = (pool: Pool): PromptSampleStore => ({
  async describe(brandId) {
    if (!isUuid(brandId)) return NOTHING
    return inTransaction(pool, (tx) => describe(tx, brandId), SNAPSHOT)
  },

  async draw(brandId, size, seed) {
    if (!isUuid(brandId)) return { ...NOTHING, items: [] }
    return inTransaction(pool, (tx) => draw(tx, brandId, size, seed), SNAPSHOT)
  },

  decide: (brandId, { id, body, signature, keyId, leaf }, now) =>
    inTransaction(pool, async (tx) => {
      await tx.sql`
        insert into evidence.draw_decisions (id, brand_id, body, signature, key_id, created_at)
        values (${id}, ${brandId}, ${body}, ${signature}, ${keyId}, ${now.toISOString()}::timestamptz)`
      await queueLeaf(tx, 'plan', id, leaf, now)
    }),

  async findDecision(brandId, decisionId) {
    if (!isUuid(decisionId)) return null
    const [found] = await pool.sql<{ body: string }[]>`
      select convert_from(body, 'UTF8') as body from evidence.draw_decisions
      where id = ${decisionId}::uuid and brand_id = ${brandId}::uuid`
    return found?.body ?? null
  },

  addDrawn: (brandId, sample, prompts, now) =>
    inTransaction(pool, async ({ sql }) => {
      const at = now.toISOString()
      const kept = await sql`
        insert into veracite.prompt_samples (id, brand_id, drawn, created_at)
        values (${sample.sample}::uuid, ${brandId}::uuid, ${JSON.stringify(sample)}::text::jsonb, ${at}::timestamptz)
        on conflict do nothing returning id`
      if (kept.length === 0) return []
      const given = prompts.map(({ text, ...prompt }) => ({ ...prompt, text, sha256: hex(sha256(text)) }))
      const rows = await sql<Omit<AddedPrompt, 'createdAt' | 'archivedAt' | 'origin'>[]>`
        with given as (
          select * from json_to_recordset(${JSON.stringify(given)}::text::json) as given (id uuid, text text, sha256 text,
            intent text, locale text, block int, "standsFor" int)
        ), added as (
          insert into veracite.prompts (id, brand_id, text, text_sha256, intent, locale, created_at, sample_id)
          select distinct on (locale, sha256) id, ${brandId}::uuid, text, decode(sha256, 'hex'), intent, locale,
            ${at}::timestamptz, ${sample.sample}::uuid
          from given order by locale, sha256, id
          on conflict do nothing
          returning id, brand_id as "brandId", text, intent, locale, text_sha256
        ), asked as (
          select id, locale, text_sha256 from added
          union all
          select p.id, p.locale, p.text_sha256 from veracite.prompts p
          where p.brand_id = ${brandId}::uuid and p.archived_at is null
            and p.text_sha256 in (select decode(sha256, 'hex') from given)
        ), linked as (
          insert into veracite.drawn_prompts (sample_id, prompt_id, block, stands_for)
          select ${sample.sample}::uuid, asked.id, given.block, given."standsFor"
          from given join asked on asked.locale = given.locale and asked.text_sha256 = decode(given.sha256, 'hex')
          on conflict do nothing
        )
        select id, "brandId", text, intent, locale from added order by id`
      return rows.map((row) => ({
        ...row,
        ...{ createdAt: now, archivedAt: null, origin: originOfKind('catalogue') },
      }))
    }),
})

type AddedPrompt = Awaited<ReturnType<PromptSampleStore['addDrawn']>>[number]

const NOTHING: CatalogueToDraw = { imports: [], products: 0, strata: [] }

/** So many lines have strata of their own; the products of all others are in those of no line in particular. */
const MOST_LINES = 15

async function describe({ sql }: Tx, brandId: string): Promise<CatalogueToDraw> {
  const imports = await sql<{ sha256: Uint8Array; root: Uint8Array }[]>`
    select n.sha256, n.root from veracite.feeds f cross join lateral (
      select sha256, root from evidence.catalogue_imports m where m.feed_id = f.id order by m.created_at desc limit 1) n
    where f.brand_id = ${brandId}::uuid and f.removed_at is null order by f.id`
  const strata = await sql<Omit<Stratum, 'drawn'>[]>`
    with ${strataOf(sql, brandId)}
    select line, by_price as price, by_demand as demand, count(*)::int as products from placed
    group by line, by_price, by_demand order by line nulls last, by_price, by_demand`
  return {
    imports: imports.map(({ sha256: digest, root }) => ({ sha256: hex(digest), root: hex(root) })),
    products: strata.reduce((sum, { products }) => sum + products, 0),
    strata: strata.map((one) => ({ ...one, drawn: 0 })),
  }
}

async function draw(tx: Tx, brandId: string, size: number, seed: string): Promise<DrawnProducts> {
  const { sql } = tx
  const { strata, ...catalogue } = await describe(tx, brandId)
  const random = (what: string): Fragment =>
    sql`encode(sha256(convert_to(${`${seed}\n${what}\n`} || key, 'UTF8')), 'hex')`
  const drawn = await sql<DrawnRow[]>`
    with ${strataOf(sql, brandId)}, blocks as (
      select placed.*, ${random('product')} as pick,
        ntile(${size}) over (order by line collate "C" nulls last, by_price, by_demand, ${random('place')}, key) as block
      from placed
    ), ranked as (
      select *, row_number() over (partition by block order by pick, key) as place,
        count(*) over (partition by block) as stands_for
      from blocks
    )
    select i.body, r.line, r.by_price as price, r.by_demand as demand, r.block::int as block,
      r.stands_for::int as "standsFor"
    from ranked r join evidence.catalogue_items i on i.id = r.item_id
    where r.place = 1 order by r.block`
  const of = (one: Omit<Stratum, 'drawn' | 'products'>) => `${one.price} ${one.demand} ${one.line}`
  const counts = Map.groupBy(drawn, of)
  return {
    ...catalogue,
    strata: strata.map((one) => ({ ...one, drawn: counts.get(of(one))?.length ?? 0 })),
    items: drawn.map(({ body, block, standsFor }) => {
      const item = JSON.parse(body) as CatalogueItem
      return { key: item.key, name: productNameOf(item), block, standsFor }
    }),
  }
}

interface DrawnRow {
  body: string
  line: string | null
  price: number
  demand: number
  block: number
  standsFor: number
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
