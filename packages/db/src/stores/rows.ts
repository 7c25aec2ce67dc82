import type { AskedPage, Page } from '@veracite/terms/page'
import { and, asc, desc, eq, gt, inArray, isNull, lt, SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable, PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Db } from '../open-postgres.ts'
import { isUuid } from './ids.ts'

/** A table whose rows are found by their id. */
type Keyed = PgTable & { id: PgColumn }
type RowOf<Table extends PgTable> = Table['$inferSelect']
type NewRow<Table extends PgTable> = Table['$inferInsert']

/** Rows that match all of these values, or one of each list of them; null matches rows without a value. */
type Values<Table extends PgTable> = {
  [Column in keyof RowOf<Table>]?: RowOf<Table>[Column] | readonly RowOf<Table>[Column][]
}
type Where<Table extends PgTable> = SQL | Values<Table> | undefined

export function matching<Table extends PgTable>(table: Table, where: Where<Table>): SQL | undefined {
  if (where === undefined || where instanceof SQL) return where
  const columns = table as unknown as Record<string, PgColumn>
  return and(
    ...Object.entries(where).map(([name, value]) => {
      const column = columns[name]
      if (column === undefined || value === undefined) throw new Error(`No value is given for ${name}.`)
      if (value === null) return isNull(column)
      return Array.isArray(value) ? inArray(column, value) : eq(column, value)
    }),
  )
}

/** An id from outside that is not a UUID matches no row, and must not reach SQL, which would fail. */
export const hasId = (column: PgColumn, id: string): SQL => (isUuid(id) ? eq(column, id) : sql`false`)

export async function findRow<Table extends PgTable>(
  db: Db,
  table: Table,
  where: Where<Table>,
): Promise<RowOf<Table> | null> {
  const [row] = await listRows(db, table, where, { limit: 1 })
  return row ?? null
}

/** A row in another form; null stays null. */
export async function mapRow<Row, Item>(
  found: Promise<Row | null>,
  toItem: (row: Row) => Item,
): Promise<Item | null> {
  const row = await found
  return row && toItem(row)
}

export async function listRows<Table extends PgTable>(
  db: Db,
  table: Table,
  where: Where<Table>,
  { order = [], limit }: { order?: SQL[]; limit?: number } = {},
): Promise<RowOf<Table>[]> {
  const rows = db
    .select()
    .from(table as PgTable)
    .where(matching(table, where))
    .orderBy(...order)
  return limit === undefined ? rows : rows.limit(limit)
}

/** The first row that matches, which nobody else changes until the end of the transaction; null if there is none. */
export async function lockRow<Table extends PgTable>(
  { db }: { db: Db },
  table: Table,
  where: Where<Table>,
  strength: 'update' | 'no key update' = 'no key update',
): Promise<RowOf<Table> | null> {
  const [row] = await db
    .select()
    .from(table as PgTable)
    .where(matching(table, where))
    .for(strength)
  return row ?? null
}

/** For changes: no condition would mean every row of the table. */
function certain<Table extends PgTable>(table: Table, where: Where<Table>): SQL {
  const condition = matching(table, where)
  if (condition === undefined) throw new Error('A change must say which rows it is about.')
  return condition
}

/** Changes the rows that match and returns the first of them; null if there is none. */
export async function changeRow<Table extends PgTable>(
  db: Db,
  table: Table,
  set: PgUpdateSetSource<Table>,
  where: Where<Table>,
): Promise<RowOf<Table> | null> {
  const [row] = (await db.update(table).set(set).where(certain(table, where)).returning()) as RowOf<Table>[]
  return row ?? null
}

/** Changes the rows that match, and returns how many there were. */
export async function setRows<Table extends PgTable>(
  db: Db,
  table: Table,
  set: PgUpdateSetSource<Table>,
  where: Where<Table>,
): Promise<number> {
  const { count } = await db.update(table).set(set).where(certain(table, where))
  return count
}

export const isChanged = async <Table extends PgTable>(
  ...change: Parameters<typeof setRows<Table>>
): Promise<boolean> => (await setRows(...change)) > 0

/** Inserts these rows; false if there were such rows already. */
export async function insertNew<Table extends PgTable>(
  db: Db,
  table: Table,
  values: NewRow<Table> | NewRow<Table>[],
): Promise<boolean> {
  const { count } = await db
    .insert(table)
    .values(values as NewRow<Table>[])
    .onConflictDoNothing()
  return count > 0
}

/** Inserts the row, or changes the one that has the same key. */
export async function putRow<Table extends PgTable, Key extends Partial<NewRow<Table>>>(
  db: Db,
  table: Table,
  key: Key,
  set: Omit<NewRow<Table>, keyof Key> & PgUpdateSetSource<Table>,
): Promise<void> {
  const columns = table as unknown as Record<string, PgColumn>
  const target = Object.keys(key).flatMap((name) => columns[name] ?? [])
  await db
    .insert(table)
    .values({ ...key, ...set } as NewRow<Table>)
    .onConflictDoUpdate({ target, set })
}

/** INSERT … RETURNING without a conflict clause returns exactly one row; anything else is a bug. */
export function inserted<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('The database returned no row for an insert.')
  return row
}

/** A query that rows are read with, before it has conditions. */
interface Query<Row> {
  where(condition: SQL | undefined): {
    orderBy(order: SQL): { limit(rows: number): PromiseLike<Row[]> }
  }
}

/** Rows of a query in the order of their ids, which is the order in which they were made. */
export async function pageOfQuery<Row, Item extends { id: string }>(
  query: Query<Row>,
  { id, order, where }: { id: PgColumn; order: 'newest' | 'oldest'; where: SQL | undefined },
  { limit, cursor }: AskedPage,
  toItem: (row: Row) => Item,
): Promise<Page<Item>> {
  const rows = await query
    .where(and(where, behind(id, order, cursor)))
    .orderBy(order === 'newest' ? desc(id) : asc(id))
    .limit(limit + 1)
  return toPage(rows.map(toItem), limit)
}

/** Rows in the order of their ids, which is the order in which they were made. */
export async function pageOf<Table extends Keyed>(
  db: Db,
  table: Table,
  order: 'newest' | 'oldest',
  where: Where<Table>,
  { limit, cursor }: AskedPage,
): Promise<Page<RowOf<Table>>> {
  const { id } = table
  const wanted = and(matching(table, where), behind(id, order, cursor))
  const rows = await listRows(db, table, wanted, {
    order: [order === 'newest' ? desc(id) : asc(id)],
    limit: limit + 1,
  })
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

export const NO_PAGE: Page<never> = { items: [], nextCursor: null }
