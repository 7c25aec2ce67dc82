// Plain SQL: the cap is checked and counted by one statement, prompts are stored as a set; this path is measured.

import type { NewScanManifest } from '@veracite/core/scans/plan-store'
import type { StartScan } from '@veracite/core/scans/scan-store'
import type { SealedKind } from '@veracite/evidence/log/sealed-list'
import type { Tx, WithSql } from '../../connection.ts'
import type { Queryable } from '../../open-postgres.ts'
import { isUuid } from '../ids.ts'

/**
 * One statement, so that parallel requests cannot exceed the cap; a rolled-back transaction gives the scan
 * back. `where cap > 0` guards the first scan of a month, which has no row to compare with.
 */
export async function takeScanOfMonth(
  { sql }: Tx,
  accountId: string,
  cap: number,
  now: Date,
): Promise<{ taken: boolean; used: number }> {
  const period = periodOf(now)
  const [row] = await sql<{ used: number }[]>`
    insert into veracite.monthly_scans as m (account_id, period, used)
    select ${accountId}::uuid, ${period}::date, 1 where ${cap}::int > 0
    on conflict (account_id, period) do update set used = m.used + 1 where m.used < ${cap}::int
    returning used`
  if (row) return { taken: true, used: row.used }
  return { taken: false, used: await usedInMonth(sql, accountId, period) }
}

const periodOf = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`

export const scansOfMonth = ({ sql }: WithSql, accountId: string, now: Date): Promise<number> =>
  usedInMonth(sql, accountId, periodOf(now))

async function usedInMonth(sql: Queryable, accountId: string, period: string): Promise<number> {
  const [current] = await sql<{ used: number }[]>`
    select used from veracite.monthly_scans where account_id = ${accountId}::uuid and period = ${period}::date`
  return current?.used ?? 0
}

/**
 * Stores the scan with its prompts as they are now, and returns how many there are. The job plans the runs.
 */
export async function insertScan({ sql }: Tx, scan: StartScan): Promise<number> {
  const at = scan.now.toISOString()
  const { engines } = scan
  const chosen = scan.promptIds === null ? sql`` : sql`and id = any(${scan.promptIds.filter(isUuid)}::uuid[])`
  const prompts = await sql`
    with asked as (
      -- One text is asked in one place: asked in two, it would have twice the chance to go wrong.
      select min(id::text)::uuid as id, row_number() over (order by min(id::text)) - 1 as place
      from veracite.prompts where brand_id = ${scan.brandId}::uuid and archived_at is null ${chosen}
      group by text_sha256
    ), scan as (
      insert into veracite.scans (id, account_id, brand_id, job_id, status, engines, samples, spread_seconds,
                                  total_prompts, total_runs, created_at)
      select ${scan.scanId}::uuid, ${scan.accountId}::uuid, ${scan.brandId}::uuid, ${scan.jobId}::uuid, 'QUEUED',
             ${engines}::text[], ${scan.samples}::int, ${scan.spreadSeconds}::int, count(*)::int,
             least(count(*) * cardinality(${engines}::text[]) * ${scan.samples}::int, 2147483647)::int, ${at}::timestamptz
      from asked
      returning id
    )
    insert into veracite.scan_prompts (scan_id, place, prompt_id)
    select scan.id, asked.place, asked.id from scan cross join asked`
  return prompts.count
}

export async function unknownPrompts({ sql }: Tx, brandId: string, promptIds: string[]): Promise<string[]> {
  const known = await sql<{ id: string }[]>`
    select id from veracite.prompts
    where brand_id = ${brandId}::uuid and archived_at is null
      and id = any(${promptIds.filter(isUuid)}::uuid[])`
  const active = new Set(known.map(({ id }) => id))
  return promptIds.filter((id) => !active.has(id.toLowerCase()))
}

/**
 * Stores the signed manifest of a scan and queues its leaf for the log: both once, however often it is
 * retried.
 */
export async function appendScanManifest(
  tx: Tx,
  kind: SealedKind,
  { id, scanId, manifest, createdAt, version }: NewScanManifest,
): Promise<void> {
  const at = createdAt.toISOString()
  await tx.sql`
    with signed as (
      insert into evidence.scan_manifests (subject_id, scan_id, kind, body, signature, key_id, created_at, version)
      values (${id}::uuid, ${scanId}::uuid, ${kind}, ${manifest.body}::bytea, ${manifest.signature}::bytea,
              ${manifest.keyId}, ${at}::timestamptz, ${version}::int)
      on conflict (scan_id, kind, version) do nothing
      returning subject_id
    )
    insert into veracite.log_queue (subject_id, kind, body, queued_at)
    select subject_id, ${kind}, ${manifest.leaf}::bytea, ${at}::timestamptz from signed`
}
