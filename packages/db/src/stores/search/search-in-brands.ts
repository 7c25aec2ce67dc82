// Plain SQL: five kinds of rows are united, each by a lateral join over the brands.
import type { FoundOfBrand, SearchStore } from '@veracite/core/search/search-store'
import type { VisibleAccounts } from '@veracite/terms/ports'
import type { Fragment } from '../../connection.ts'
import type { Database } from '../../open-postgres.ts'

/** The most brands that are looked into when none is named: each costs a look at its own rows. */
const MAX_BRANDS = 50

/** A condition that confines to these accounts; none for every account. */
export const ofAccounts = (sql: Database['sql'], accounts: VisibleAccounts, column: Fragment): Fragment =>
  accounts === null ? sql`` : sql`and ${column} = any(${[...accounts]}::uuid[])`

/** Brand by brand, each through its own index: what one brand has is little, however much there is in all. */
export async function findInBrands(
  sql: Database['sql'],
  { words, predicates, brandId, accounts }: Parameters<SearchStore['ofBrands']>[0],
  limit: number,
): Promise<FoundOfBrand[]> {
  const has = (text: Fragment) => sql`position(lower(${words}::text) in lower(${text})) > 0`
  const isAbout = sql`f.predicate = any(${[...predicates]}::text[])`
  const only = brandId === null ? sql`` : sql`and id = ${brandId}::uuid`
  return sql<FoundOfBrand[]>`
    with chosen as (
      select id, name from veracite.brands where archived_at is null ${only} ${ofAccounts(sql, accounts, sql`account_id`)} order by id desc limit ${MAX_BRANDS}
    )
    (select 'finding' as kind, f.id::text, chosen.id::text as "brandId", chosen.name as brand, f.stated as title,
       f.predicate as about, f.engine, f.origin, f.id::text as "findingId"
     from chosen cross join lateral (
       select * from veracite.findings f where brand_id = chosen.id and state in ('open', 'returned', 'not_seen')
         and (${isAbout} or ${has(sql`concat_ws(' / ', stated, truth, about)`)}) order by id desc limit ${limit}
     ) f limit ${limit})
    union all
    (select 'prompt', p.id::text, chosen.id::text, chosen.name, p.text, p.intent, null, null, null
     from chosen cross join lateral (
       select * from veracite.prompts where brand_id = chosen.id and archived_at is null and ${has(sql`text`)}
       order by id limit ${limit}
     ) p limit ${limit})
    union all
    (select 'fact', f.id::text, chosen.id::text, chosen.name, f.value::text, f.predicate, null, null, null
     from chosen cross join lateral (
       select f.id, f.value, f.predicate from evidence.facts f join veracite.fact_states s on s.fact_id = f.id
       where f.brand_id = chosen.id and s.active and (${isAbout} or ${has(sql`f.value::text`)}) order by f.id limit ${limit}
     ) f limit ${limit})
    union all
    (select 'page', s.address, chosen.id::text, chosen.name, s.address, '', null, null, s.finding_id::text
     from chosen cross join lateral (
       select distinct on (s.address) s.address, f.id as finding_id
       from veracite.source_statements s
       join veracite.findings f on f.brand_id = s.brand_id and f.predicate = s.predicate and f.about = s.about
         and f.value = s.value
       where s.brand_id = chosen.id and s.says = 'same_error' and ${has(sql`s.address`)} order by s.address limit ${limit}
     ) s limit ${limit})
    union all
    (select 'scan', s.id::text, chosen.id::text, chosen.name, to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI'),
       s.status, null, null, null
     from chosen cross join lateral (
       select * from veracite.scans where brand_id = chosen.id
         and (${has(sql`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`)} or ${has(sql`'scan ' || chosen.name`)})
       order by id desc limit 5
     ) s limit ${limit})`
}
