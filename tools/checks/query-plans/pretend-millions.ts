import type { Sql } from '../../../packages/db/src/open-postgres.ts'
import TABLES from './tables.json' with { type: 'json' }

/**
 * Tables that an operator fills, that have one row per day, key or task, or that are temporary tables of one
 * import: reading them whole is fast.
 */
export const SMALL_TABLES = new Set(TABLES.small)

/**
 * The planner estimates rows as pages times rows per page: with statistics that claim a million rows on the
 * existing pages, it plans as if they were there. Tables that this installation does not use get a row,
 * because an empty table is always read whole.
 */
export async function pretendMillions(sql: Sql): Promise<void> {
  await sql.unsafe(OF_AN_IMPORT)
  await sql.unsafe(FILL)
  await sql`analyze`
  // If a brand has some hundreds of rows, a million rows belong to thousands of brands; the three seeded ones
  // would suggest fewer.
  await sql`
    delete from pg_statistic s using pg_attribute a
    where a.attrelid = s.starelid and a.attnum = s.staattnum and a.attname = 'brand_id'
      and s.starelid = any(${TABLES.manyBrands}::regclass[])`
  // One row says nothing about a million: without statistics the planner uses its defaults.
  await sql`delete from pg_statistic where starelid = any(${[...TABLES.filled, ...TABLES.unused]}::regclass[])`
  // Exports of one run would suggest that all exports are of that run.
  await sql`
    delete from pg_statistic where starelid in
      (select inhrelid from pg_inherits where inhparent = 'evidence.custody_events'::regclass)`
  await sql`
    update pg_class set reltuples = 1000000
    where relnamespace in ('veracite'::regnamespace, 'evidence'::regnamespace) and relkind in ('r', 'p')
      and relpages > 0 and not relname = any(${[...SMALL_TABLES]}::text[])`
}

/** The tables that an import makes for itself, as `import-session.ts` does: its statements cannot be planned without. */
const OF_AN_IMPORT = `
  create temporary table if not exists incoming (line integer, key text collate "C", leaf bytea, body text, words text[]);
  create temporary table if not exists taken (key text collate "C", line integer, leaf bytea, body text, words text[]);
  create temporary table if not exists moved (key text collate "C", leaf bytea, body text, words text[], product_id bigint,
    words_moved boolean, kind text);
  create temporary table if not exists gone (id bigint, words text[]);
  insert into incoming values (1, '', '', '', '{}');
  insert into taken values ('', 1, '', '', '{}');
  insert into moved values ('', '', '', '{}', 1, true, 'added');
  insert into gone values (1, '{}')`

/**
 * One row in each of these tables, whatever it says: of triggers, references and checks, none is asked. The planner ignores
 * all of them too.
 */
const FILL = `
  do $$
  declare
    unused regclass;
    has_rows boolean;
    rule name;
    row_text text;
  begin
    set local session_replication_role = replica;
    foreach unused in array '{${TABLES.unused}}'::regclass[] loop
      execute format('select exists (select from %s)', unused) into has_rows;
      continue when has_rows;
      for rule in select conname from pg_constraint where conrelid = unused and contype = 'c' loop
        execute format('alter table %s drop constraint %I', unused, rule);
      end loop;
      select format('(%s) values (%s)', string_agg(quote_ident(attname), ', '), string_agg(case
        -- In the partition of this month, where there are months.
        when typname = 'uuid' then 'veracite.uuidv7()'
        when typname = 'bytea' then quote_literal('')
        when typcategory = 'D' then 'now()'
        when typcategory in ('N', 'S') then quote_literal('1')
        when typcategory = 'B' then 'true'
        else quote_literal('{}') end, ', '))
      into row_text
      from pg_attribute join pg_type on pg_type.oid = atttypid
      where attrelid = unused and attnum > 0 and attnotnull and not atthasdef and attidentity = '';
      execute format('insert into %s %s', unused, row_text);
    end loop;
  end $$`
