import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { testServers } from '@veracite/testing/database'
import { openTestDatabase } from '@veracite/testing/open-database'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { expect, test } from 'vitest'

/** Without precision and scale, which only the migrations define. */
const plain = (type: string) =>
  type
    .replace(/ ?\(\d[^)]*\) ?/, ' ')
    .replace(/ +/g, ' ')
    .trim()

const folder = join(import.meta.dirname, 'schema')
const parts = await Promise.all(readdirSync(folder).map((name) => import(join(folder, name))))
const tables = parts
  .flatMap((part) => Object.values<unknown>(part))
  .filter((value): value is PgTable => is(value, PgTable))

test.each(testServers())(
  'the tables in TypeScript are the tables of the migrations, on $name',
  async (server) => {
    const { sql, close } = await openTestDatabase(server, { max: 1, as: 'admin' })
    const columns = await sql<{ table: string; name: string; type: string; notNull: boolean }[]>`
    select n.nspname || '.' || c.relname as table, a.attname as name,
           format_type(a.atttypid, a.atttypmod) as type, a.attnotnull as "notNull"
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname in ('veracite', 'evidence') and c.relkind in ('r', 'p') and not c.relispartition
      and a.attnum > 0 and not a.attisdropped order by 1, 2`
    await close()

    const inTypeScript = tables.flatMap((table) =>
      Object.values(getTableColumns(table)).map((column) => ({
        table: `${getTableConfig(table).schema}.${getTableName(table)}`,
        name: column.name,
        type: plain(column.getSQLType()),
        notNull: column.notNull || column.generated !== undefined,
      })),
    )
    const sorted = <T extends { table: string; name: string }>(rows: T[]) =>
      [...rows].sort((a, b) => `${a.table} ${a.name}`.localeCompare(`${b.table} ${b.name}`))
    // Tables that only plain SQL touches are not declared.
    const declared = new Set(inTypeScript.map(({ table }) => table))
    expect(declared.size).toBe(tables.length)
    expect(sorted(inTypeScript)).toEqual(
      sorted(
        columns
          .filter(({ table }) => declared.has(table))
          .map((column) => ({ ...column, type: plain(column.type) })),
      ),
    )
  },
)
