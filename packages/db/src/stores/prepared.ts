import type { Query, SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type { Db } from '../open-postgres.ts'
import type { Tx } from './job-rows.ts'

/** A statement with `sql.placeholder`s: its text is built once, and each connection parses and plans it once. */
export interface Statement {
  name: string
  query: Query
}

const DIALECT = new PgDialect()

export const prepare = (name: string, statement: SQL): Statement => ({
  name,
  query: DIALECT.sqlToQuery(statement),
})

export async function runPrepared<Row extends Record<string, unknown>>(
  executor: Db | Tx,
  { name, query }: Statement,
  values: Record<string, unknown>,
): Promise<Row[]> {
  const prepared = executor._.session.prepareQuery(query, undefined, name, false)
  return (await prepared.execute(values)) as Row[]
}
