import type { Page } from '@veracite/terms/page'
import { and, asc, desc, eq, gt, lt, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '../open-postgres.ts'
import { isUuid } from './ids.ts'

/** A table whose rows are found by their id. */
type Keyed = PgTable & { id: PgColumn }
type RowOf<Table extends Keyed> = Table['$inferSelect']

/** An id from outside that is not a UUID matches no row, and must not reach SQL, which would fail. */
export const hasId = (column: PgColumn, id: string): SQL => (isUuid(id) ? eq(column, id) : sql`false`)

export async function findRow<Table extends Keyed>(
  db: Db,
  table: Table,
  where: SQL | undefined,
): Promise<RowOf<Table> | null> {
  const [row] = await db
    .select()
    .from(table as PgTable)
    .where(where)
    .limit(1)
  return (row as RowOf<Table> | undefined) ?? null
}

/** Changes the rows that match and returns the first of them; null if there is none. */
export async function changeRow<Table extends Keyed>(
  db: Db,
  table: Table,
  set: PgUpdateSetSource<Table>,
  where: SQL | undefined,
): Promise<RowOf<Table> | null> {
  const [row] = (await db.update(table).set(set).where(where).returning()) as RowOf<Table>[]
  return row ?? null
}

/** The same without reading what was changed. */
export async function isChanged<Table extends Keyed>(
  db: Db,
  table: Table,
  set: PgUpdateSetSource<Table>,
  where: SQL | undefined,
): Promise<boolean> {
  const changed = await db.update(table).set(set).where(where).returning({ id: table.id })
  return changed.length > 0
}

/** INSERT … RETURNING without a conflict clause returns exactly one row; anything else is a bug. */
export function inserted<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The database returned no row for an insert.')
  return row
}

interface PageWanted {
  limit: number
  cursor: string | null
}

/** Rows in the order of their ids, which is the order in which they were made. */
export async function pageOf<Table extends Keyed>(
  db: Db,
  table: Table,
  order: 'newest' | 'oldest',
  where: SQL | undefined,
  { limit, cursor }: PageWanted,
): Promise<Page<RowOf<Table>>> {
  const { id } = table
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(and(where, behind(id, order, cursor)))
    .orderBy(order === 'newest' ? desc(id) : asc(id))
    .limit(limit + 1)
  return toPage(rows as (RowOf<Table> & { id: string })[], limit)
}

/** What follows the row where the last page ended. */
export const behind = (id: PgColumn, order: 'newest' | 'oldest', cursor: string | null): SQL | undefined =>
  cursor === null ? undefined : order === 'newest' ? lt(id, cursor) : gt(id, cursor)

/** `rows` holds one more than the page when there is a next one. */
export function toPage<Row extends { id: string }>(rows: readonly Row[], limit: number): Page<Row> {
  const items = rows.slice(0, limit)
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}

export const mapPage = <Row, Item>(
  { items, nextCursor }: Page<Row>,
  toItem: (row: Row) => Item,
): Page<Item> => ({ items: items.map(toItem), nextCursor })

export const NO_PAGE: Page<never> = { items: [], nextCursor: null }
