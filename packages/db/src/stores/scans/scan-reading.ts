// Plain SQL: what a scan still waits for is counted over runs and jobs, and noted with it, in one statement.
import type { NewEvent } from '@veracite/core/events/event'
import type { ScanReading } from '@veracite/core/scans/scan-store'
import { originBody } from '@veracite/terms/origins'
import type { Origin } from '@veracite/terms/vocabulary'
import type { Tx, WithSql } from '../../connection.ts'

/** Answers of the scan that the model has not finished reading, in a scan that has been classified. */
export async function provisionalOf({ sql }: WithSql, scanId: string): Promise<number> {
  const [counted] = await sql<{ n: number }[]>`
    select count(*)::int as n from veracite.runs where scan_id = ${scanId}::uuid and provisional`
  return counted?.n ?? 0
}

/**
 * `left`: answers without their deciding reading. `coming`: those among them whose reading is under way or due before the
 * scan gives up, which it does `waitMs` after the last one that came.
 */
export async function lookAtReading(
  { sql }: WithSql,
  scanId: string,
  { now, waitMs }: { now: Date; waitMs: number },
): Promise<ScanReading> {
  const at = now.toISOString()
  const [found] = await sql<ScanReading[]>`
    with open as materialized (
      select capture_id::text as key from veracite.runs
      where scan_id = ${scanId}::uuid and (status = 'CAPTURED' or provisional)
    ), noted as (
      update veracite.scans s set reading_left = open.n,
        reading_since = case when s.reading_left <= open.n then s.reading_since else ${at}::timestamptz end
      from (select count(*)::int as n from open) open where s.id = ${scanId}::uuid
      returning s.reading_since + make_interval(secs => ${waitMs / 1000}) as until
    )
    select (select count(*)::int from open) as left, (
      select count(*)::int from open
      join veracite.jobs j on j.kind = 'run.read' and j.dedup_key = open.key and j.state in ('queued', 'running')
      where ${at}::timestamptz < noted.until and (j.state = 'running' or j.run_at < noted.until)) as coming
    from noted`
  return found ?? { left: 0, coming: 0 }
}

interface LateRun {
  scan_id: string
  account_id: string
  brand_id: string
  origin: Origin
}

/** The run, if its scan has ended while it was provisional. Nobody else of the scan can say so until the commit. */
export async function findLate({ sql }: Tx, runId: string): Promise<LateRun | null> {
  const [late] = await sql<LateRun[]>`
    select r.scan_id, r.account_id, r.brand_id, r.origin from veracite.runs r
    join veracite.scans s on s.id = r.scan_id
    where r.id = ${runId}::uuid and r.provisional and s.finished_at is not null
    for no key update of s`
  return late ?? null
}

/** Says of each event that it follows from a late reading, and of the last one of a scan that it was the last. */
export async function withLateNews(tx: Tx, late: LateRun, news: readonly NewEvent[]): Promise<NewEvent[]> {
  const said = news.map((event) => ({ ...event, data: { ...event.data, readLater: true } }) as NewEvent)
  if ((await provisionalOf(tx, late.scan_id)) > 0) return said
  const data = { scanId: late.scan_id, ...originBody(late.origin) }
  const of = { accountId: late.account_id, brandId: late.brand_id }
  return [...said, { kind: 'measurement.read_later', ...of, data }]
}
