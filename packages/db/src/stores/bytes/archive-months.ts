// Plain SQL: rows of any table by month are read and written as JSON.
import { gunzipSync, gzipSync } from 'node:zlib'
import { sha256 as digestOf } from '@veracite/terms/digest'
import type { ObjectStore } from '@veracite/terms/objects'
import { textOfBytes } from '@veracite/terms/text-of-bytes'
import type { Pool } from '../../connection.ts'
import type { Sql } from '../../open-postgres.ts'
import { hex, isUuid } from '../ids.ts'
import { objectName, readObject } from './objects.ts'

const FOLDER = 'archives'
/** Of a part, as PostgreSQL stores the rows; a run is never cut. */
const PART_BYTES = 2_000_000
const RUNS_AT_ONCE = 256
/** Rows that arrive while a month is read need another attempt. */
const ATTEMPTS = 3

export interface ArchiveOptions {
  /** A connection as the owner of the tables. */
  sql: Sql
  objects: ObjectStore
  /** The newest closed months that stay in PostgreSQL. */
  keep: number
  onProgress?: (archived: Archived) => void
}

export interface Archived {
  months: string[]
  runs: number
  objects: number
  bytes: number
}

type Part = { first_run: string; last_run: string; sha256: string; bytes: number }
type Rows = Record<string, ({ run_id: string } & Record<string, unknown>)[]>

/**
 * Detaches closed months: their statements, readings, trails and relay recordings become objects, each compared with its
 * digest after it was written, and only then the partitions go. Interrupted at any moment, nothing is lost: until the last
 * step everything is in PostgreSQL, and that step is one transaction.
 */
export async function archiveMonths({ sql, objects, keep, onProgress }: ArchiveOptions): Promise<Archived> {
  const archived: Archived = { months: [], runs: 0, objects: 0, bytes: 0 }
  const closed = await sql<{ unit: string }[]>`select unit from evidence_guard.closed_months()`
  for (const { unit } of closed.slice(0, Math.max(0, closed.length - keep))) {
    for (let attempt = 1; ; attempt += 1) {
      const { parts, counts, runs } = await writeParts(sql, objects, unit, (bytes) => {
        archived.objects += 1
        archived.bytes += bytes
        onProgress?.(archived)
      })
      try {
        await sql.begin(async (tx) => {
          // Readers wait for this lock too.
          await tx`select set_config('lock_timeout', '5s', true)`
          await tx`select evidence_guard.detach_month(${unit}, ${JSON.stringify(counts)}::text::jsonb,
            ${JSON.stringify(parts)}::text::jsonb)`
        })
        archived.months.push(unit)
        archived.runs += runs
        break
      } catch (error) {
        if (attempt === ATTEMPTS) throw error
      }
    }
  }
  return archived
}

async function writeParts(sql: Sql, objects: ObjectStore, unit: string, onPart: (bytes: number) => void) {
  const [listed] = await sql<{ tables: string[] }[]>`select evidence_guard.tables_by_month() as tables`
  const tables = listed?.tables ?? []
  const from = (table: string) => `evidence."${table}_${unit}"`
  const nextRuns = `
    select run_id as run, sum(sum(size)) over (order by run_id) as size from (
      ${tables.map((table) => `(select run_id, pg_column_size(t.*) as size from ${from(table)} t where run_id > $1 order by run_id limit ${RUNS_AT_ONCE})`).join(' union all ')}
    ) sized group by run_id order by run_id limit ${RUNS_AT_ONCE}`
  const content = `select jsonb_build_object(${tables
    .map(
      (table) =>
        `'${table}', (select coalesce(jsonb_agg(to_jsonb(t) order by t.run_id), '[]') from ${from(table)} t where run_id >= $1 and run_id <= $2)`,
    )
    .join()})::text as json`
  const counts = Object.fromEntries(tables.map((table) => [table, 0]))
  const parts: Part[] = []
  let runs = 0
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const next = await sql.unsafe<{ run: string; size: number }[]>(nextRuns, [after])
    const first = next[0]
    if (first === undefined) return { parts, counts, runs }
    const fitting = next.filter(({ size }, n) => n === 0 || Number(size) <= PART_BYTES)
    const last = fitting.at(-1) ?? first
    const [row] = await sql.unsafe<{ json: string }[]>(content, [first.run, last.run])
    const rows = JSON.parse(row?.json ?? '{}') as Rows
    for (const table of tables) counts[table] = (counts[table] ?? 0) + (rows[table]?.length ?? 0)
    const bytes = gzipSync(row?.json ?? '', { level: 6 })
    const sha256 = digestOf(bytes)
    await objects.put(objectName(FOLDER, sha256), bytes)
    await readObject(objects, objectName(FOLDER, sha256), sha256)
    parts.push({ first_run: first.run, last_run: last.run, sha256: hex(sha256), bytes: bytes.length })
    onPart(bytes.length)
    runs += fitting.length
    after = last.run
  }
}

/** Copies the rows of a run back if its month is archived, so that every reader finds them. Slower, once per run. */
export async function recallRun({ sql, bytes }: Pick<Pool, 'sql' | 'bytes'>, runId: string): Promise<void> {
  if (!isUuid(runId)) return
  const parts = await sql<{ sha256: Uint8Array; bytes: null }[]>`
    select p.sha256, null as bytes from (
      -- Parts do not overlap.
      select * from evidence.archive_parts where first_run <= ${runId}::uuid order by first_run desc limit 1
    ) p
    where p.last_run >= ${runId}::uuid
      and not exists (select from veracite.recalled_runs where run_id = ${runId}::uuid)`
  for (const part of await bytes.fill(parts, 'bytes', 'sha256', FOLDER)) {
    const rows = JSON.parse(textOfBytes(gunzipSync(part.bytes))) as Rows
    const own = Object.entries(rows).map(([table, all]) => [table, all.filter((row) => row.run_id === runId)])
    await sql`select veracite.recall_run(${runId}::uuid, ${JSON.stringify(Object.fromEntries(own))}::text::jsonb)`
  }
}
