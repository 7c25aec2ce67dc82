// Plain SQL: the brand is looked up and locked by one statement.
import type { Tx } from '../../connection.ts'

/**
 * Until the commit, nobody else changes findings of the brand. Each answer may change several, and eight readings of one
 * brand at a time would lock them in different orders; one that is thrown away by a deadlock is paid for twice. Call it
 * before any row of the brand is locked.
 */
export async function lockFindings({ sql }: Tx, of: { runId: string } | { scanId: string }): Promise<void> {
  const brand =
    'runId' in of
      ? sql`select brand_id from veracite.runs where id = ${of.runId}::uuid`
      : sql`select brand_id from veracite.scans where id = ${of.scanId}::uuid`
  await sql`select pg_advisory_xact_lock(hashtextextended('findings ' || brand_id::text, 0)) from (${brand}) found`
}
