// Plain SQL: ranges of two indexes are united, and names are searched in several columns at once.
import type { FoundBrand, FoundRun, SearchStore } from '@veracite/core/search/search-store'
import type { VisibleAccounts } from '@veracite/terms/ports'
import type { Origin, ScanStatus } from '@veracite/terms/vocabulary'
import type { Fragment } from '../../connection.ts'
import type { Database } from '../../open-postgres.ts'
import { findInBrands, ofAccounts } from './search-in-brands.ts'

/** By index where there can be many rows: ids, and ranges of hashes. Brands are few enough to scan. */
export function createSearchStore({ sql }: Pick<Database, 'sql'>): SearchStore {
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
      const [row] = await sql<{ id: string; brand: string; status: ScanStatus; origin: Origin }[]>`
      select s.id, b.name as brand, s.status, coalesce((
        select r.origin from veracite.runs r where r.scan_id = s.id
        order by array_position(array['engine', 'stand_in', 'demo'], r.origin) limit 1), 'engine') as origin from veracite.scans s join veracite.brands b on b.id = s.brand_id
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
