import { drizzle } from 'drizzle-orm/postgres-js'
import type { PendingQuery, Row, TransactionSql } from 'postgres'
import type { DigestedBytes, InRow } from './byte-store.ts'
import type { Database, Db, Queryable, Sql } from './open-postgres.ts'

/**
 * Where statements run: the pool, or one transaction. `db` is for plain reads and writes, `sql` for set-based
 * statements; a file uses one of the two.
 */
export interface Connection {
  db: Db
  sql: Queryable
}

/** A connection of which only one of the two is used. */
export type WithSql = Pick<Connection, 'sql'>
export type WithDb = Pick<Connection, 'db'>

/** Where transactions begin. */
export type Pool = Pick<Database, 'db' | 'sql' | 'bytes'>

/** A part of a statement. */
export type Fragment = PendingQuery<Row[]>

/** A transaction, passed between stores so that related rows are written together. */
export interface Tx extends Connection {
  sql: TransactionSql<{ bigint: number }>
  inRow: InRow
}

/** All reads see the same moment. */
export const SNAPSHOT = 'isolation level repeatable read read only'

/** Commits when `work` resolves, and rolls back when it throws. */
export async function inTransaction<T>(
  { sql: pool }: Pick<Pool, 'sql'>,
  work: (tx: Tx) => Promise<T>,
  mode: typeof SNAPSHOT | '' = '',
): Promise<T> {
  const outcome = await pool.begin(mode, async (sql) => ({
    value: await work({ sql, db: builderOn(sql, pool), inRow: (bytes) => bytes }),
  }))
  return outcome.value
}

/** A transaction with rows that name these bytes, which are stored before it begins. */
export async function keepThenCommit<T>(
  pool: Pool,
  named: readonly DigestedBytes[],
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const inRow = await pool.bytes.keep(named)
  return inTransaction(pool, (tx) => work({ ...tx, inRow }))
}

/** drizzle sets its conversions in a pool's options, which a transaction does not have. */
const builderOn = (sql: Tx['sql'], { options }: Sql): Db =>
  drizzle(Object.assign(sql, { options }) as unknown as Sql)
