// Plain SQL: strata are formed and drawn from by windows over all products.
import type { Sql } from '../../open-postgres.ts'

/**
 * Ids of products, drawn so that every stratum (line, third of its price within the line's currency, third of demand) has
 * its share. The n-th of a stratum of m stands at n/m: taking the smallest gives each its share, and small ones their one.
 */
export async function sampleProducts(
  sql: Sql,
  brandId: string,
  size: number,
  seed: string,
): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    with placed as (
      select id, md5(${seed} || key) as draw, line,
             ntile(3) over (partition by line, currency order by price nulls first, key) as by_price,
             ntile(3) over (partition by line order by demand nulls first, key) as by_demand
      from veracite.catalogue_products where brand_id = ${brandId} and gone_at is null
    ),
    drawn as (
      select id, draw, row_number() over stratum as place, count(*) over (partition by line, by_price, by_demand) as strength
      from placed window stratum as (partition by line, by_price, by_demand order by draw)
    )
    select id::text as id from drawn
    order by case when place = 1 then 0 else 1 end, (place::numeric / strength), draw limit ${size}`
  return rows.map(({ id }) => id)
}
