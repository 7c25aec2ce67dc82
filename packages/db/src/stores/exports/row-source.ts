// Plain SQL: parts of statements that several sources of rows share.
import type { ExportRow } from '@veracite/core/exports/export-kind'
import type { RowsAsked } from '@veracite/core/exports/export-store'
import type { Fragment } from '../../connection.ts'
import type { Queryable } from '../../open-postgres.ts'
import { isUuid } from '../ids.ts'

/** Where the rows of one kind of export come from. */
export interface RowSource {
  /** The brand of the row; null if there is none with this id. */
  findBrand(sql: Queryable, rowId: string): Promise<string | null>
  /** The rows of one brand as of the cut, in the order of the export. */
  read(sql: Queryable, asked: RowsAsked): AsyncIterable<ExportRow[]>
}

/** Rows of a part at most, and bytes of texts in it: 100 answers of a megabyte are several parts. */
export const ROWS_AT_ONCE = 2_000
export const BYTES_AT_ONCE = 8_000_000

/** As JSON has it, to the millisecond, like every time of the API. */
export const utc = (sql: Queryable, column: Fragment): Fragment =>
  sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** `and <column> = <value>` for each column whose value the filter gives. */
export const equal = (sql: Queryable, columns: Record<string, string | undefined>): Fragment[] =>
  Object.entries(columns).map(([column, value]) =>
    value === undefined ? sql`` : sql`and ${sql.unsafe(column)} = ${value}`,
  )

/** The brand of a row of this table; null if there is none with this id. */
export async function brandOfRow(sql: Queryable, table: string, id: string): Promise<string | null> {
  if (!isUuid(id)) return null
  const [found] = await sql<{ brandId: string }[]>`
    select brand_id as "brandId" from ${sql(table)} where id = ${id}::uuid`
  return found?.brandId ?? null
}

/** Rows of a table as a cut saw them: today's, and the versions kept of those that changed since. */
export const asOf = (
  sql: Queryable,
  { table, versions, kept }: { table: string; versions: string; kept: string },
  { brandId, cut }: RowsAsked,
): Fragment => sql`
  select * from ${sql(table)} where brand_id = ${brandId}::uuid and after_cut < ${cut}
  union all
  select kept.* from ${sql(versions)} v
  cross join lateral jsonb_populate_record(null::${sql(table)}, v.${sql(kept)}) kept
  where v.brand_id = ${brandId}::uuid and v.after_cut < ${cut} and v.until_cut >= ${cut}`

/** `from` and `to` of a filter, about this column. */
export function within(
  sql: Queryable,
  column: Fragment,
  { from, to }: { from?: string; to?: string },
): Fragment {
  const begins = from === undefined ? sql`` : sql`and ${column} >= ${from}::timestamptz`
  return to === undefined ? begins : sql`${begins} and ${column} < ${to}::timestamptz`
}

/** A page after the other, until one is empty: `next` gets the last row of the one before. */
export async function* pages<Row extends ExportRow>(
  first: string | null,
  next: (after: string | null) => Promise<Row[]>,
): AsyncGenerator<ExportRow[]> {
  let after = first
  for (;;) {
    const rows = await next(after)
    const last = rows.at(-1)
    if (last === undefined) return
    yield rows
    after = last.id
  }
}
