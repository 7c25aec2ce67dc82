// Plain SQL: ranges of two indexes are united, and names are searched in several columns at once.
import type {
  FoundBrand,
  FoundOfBrand,
  FoundRun,
  FoundScan,
  SearchStore,
} from '@veracite/core/search/search-store'
import type { VisibleAccounts } from '@veracite/terms/ports'
import type { Fragment, Pool } from '../../connection.ts'
import type { Database } from '../../open-postgres.ts'

/** By index where there can be many rows: ids, and ranges of hashes. Brands are few enough to scan. */
export function createSearchStore({ sql }: Pool): SearchStore {
  const of = (accounts: VisibleAccounts, column: Fragment) => ofAccounts(sql, accounts, column)
  return {
    async brandsNamed(words, limit, accounts) {
      return await sql<FoundBrand[]>`
      select id, name, domain, aliases from (
        select *, lower(concat_ws(E'\n', name, domain, array_to_string(aliases, E'\n'))) as names
        from veracite.brands where archived_at is null ${of(accounts, sql`account_id`)}
      ) as brand
      where position(lower(${words}::text) in names) > 0
      order by lower(${words}::text) = any(string_to_array(names, E'\n')) desc, lower(name), id limit ${limit}`
    },

    ofBrands: (wanted, limit) => findInBrands(sql, wanted, limit),

    async scan(id, accounts) {
      const [row] = await sql<FoundScan[]>`
      select b.name as brand, s.status, coalesce((
        select r.origin from veracite.runs r where r.scan_id = s.id
        order by array_position(array['engine', 'app', 'stand_in', 'demo'], r.origin) limit 1), 'engine') as origin from veracite.scans s join veracite.brands b on b.id = s.brand_id
      where s.id = ${id}::uuid ${of(accounts, sql`s.account_id`)}`
      return row ?? null
    },

    async run(id, accounts) {
      const [row] = await sql<FoundRun[]>`
      select r.id, r.engine, r.origin, p.text as prompt from veracite.runs r join veracite.prompts p on p.id = r.prompt_id
      where r.id = ${id}::uuid ${of(accounts, sql`r.account_id`)}`
      return row ?? null
    },

    async runsBetween(first, last, limit, accounts) {
      // Before the limit: what others have captured must not push one's own out.
      const own =
        accounts === null
          ? sql``
          : sql`and exists (select from veracite.runs o where o.id = run_id ${of(accounts, sql`o.account_id`)})`
      return await sql<FoundRun[]>`
      select r.id, r.engine, r.origin, p.text as prompt
      from (
        select distinct run_id from (
          (select run_id from evidence.captures
           where sha256 >= ${first}::bytea and sha256 <= ${last}::bytea ${own} order by sha256 limit ${limit})
          union all
          (select run_id from evidence.captures
           where answer_sha256 >= ${first}::bytea and answer_sha256 <= ${last}::bytea ${own}
           order by answer_sha256 limit ${limit})
        ) as captured
      ) as found
      join veracite.runs r on r.id = found.run_id
      join veracite.prompts p on p.id = r.prompt_id
      order by r.id limit ${limit}`
    },
  }
}

/** The most brands that are looked into when none is named: each costs a look at its own rows. */
const MAX_BRANDS = 50

/** A condition that confines to these accounts; none for every account. */
const ofAccounts = (sql: Database['sql'], accounts: VisibleAccounts, column: Fragment): Fragment =>
  accounts === null ? sql`` : sql`and ${column} = any(${[...accounts]}::uuid[])`

/** Brand by brand, each through its own index: what one brand has is little, however much there is in all. */
async function findInBrands(
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
       select * from veracite.scans where brand_id = chosen.id and not imported
         and (${has(sql`to_char(created_at at time zone 'UTC', 'YYYY-MM-DD')`)} or ${has(sql`'scan ' || chosen.name`)})
       order by id desc limit 5
     ) s limit ${limit})`
}
