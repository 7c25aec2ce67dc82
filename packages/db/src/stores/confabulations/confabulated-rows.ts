// Plain SQL: the newest of each cell come from a lateral join over lists that are not tables.
import type { ReportFilter } from '@veracite/core/confabulations/confabulation-store'
import { ENGINES, type Origin, PROMPT_INTENTS } from '@veracite/terms/vocabulary'
import type { Tx } from '../../connection.ts'
import { isUuid } from '../ids.ts'

/**
 * Newest first. Without a filter, one index yields them in order; with one, the index by cell yields the
 * newest of each matching cell, and the newest of those are the result: at most cells x limit rows are
 * touched.
 */
export async function newestConfabulated(
  { sql }: Tx,
  brandId: string,
  filter: ReportFilter & { origin: Origin },
  limit: number,
  cursor: string | null,
): Promise<string[]> {
  const at = cursor === null ? null : await capturedAt(sql, brandId, cursor)
  if (cursor !== null && at === null) return []
  const before = at === null ? sql`` : sql`and (captured_at, id) < (${at}::timestamptz, ${cursor}::uuid)`
  const since =
    filter.sinceDay === null ? sql`` : sql`and captured_at >= ${`${filter.sinceDay}T00:00:00Z`}::timestamptz`
  const ofScan = filter.scanId === null ? sql`` : sql`and scan_id = ${filter.scanId}::uuid`
  const confabulated = sql`brand_id = ${brandId}::uuid and citation_class = 'CONFABULATED' and origin = ${filter.origin} ${ofScan} ${since} ${before}`
  const rows =
    filter.engine === null && filter.intent === null
      ? await sql<{ id: string }[]>`
          select id from veracite.runs where ${confabulated} order by captured_at desc, id desc limit ${limit}`
      : await sql<{ id: string }[]>`
          select newest.id
          from unnest(${filter.engine ? [filter.engine] : [...ENGINES]}::text[]) as e,
               unnest(${filter.intent ? [filter.intent] : [...PROMPT_INTENTS]}::text[]) as i,
               lateral (
                 select id, captured_at from veracite.runs
                 where ${confabulated} and engine = e and intent = i
                 order by captured_at desc, id desc limit ${limit}
               ) newest
          order by newest.captured_at desc, newest.id desc limit ${limit}`
  return rows.map((row) => row.id)
}

/** As text: a JavaScript date would lose PostgreSQL's microseconds, and skip or repeat a run. */
async function capturedAt(sql: Tx['sql'], brandId: string, cursor: string): Promise<string | null> {
  if (!isUuid(cursor)) return null
  const [run] = await sql<{ at: string }[]>`
    select captured_at::text as at from veracite.runs
    where id = ${cursor}::uuid and brand_id = ${brandId}::uuid and captured_at is not null`
  return run?.at ?? null
}
