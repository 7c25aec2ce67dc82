// Plain SQL: one prepared statement looks up many hashes at once; this path is measured.
import type { PublicCapture } from '@veracite/evidence/records/evidence-rows'
import type { Sql } from '../../open-postgres.ts'
import { type Batcher, createBatcher } from '../batcher.ts'
import { hex } from '../ids.ts'
import { type Raw, withTimes } from '../times.ts'

/**
 * Look-ups that arrive while others are running are batched: one statement for many costs little more than
 * one for a single hash. A lone look-up does not wait.
 */
export const findByHashInBatches = (sql: Sql): Batcher<Uint8Array, PublicCapture | null> =>
  createBatcher({ most: 64, atOnce: 2, crowd: 12 }, async (hashes) => {
    const rows = await selectByHashes(sql, hashes)
    const found = new Map(rows.map((row) => [row.n, row]))
    return hashes.map((sha256, n) => ({ value: toPublicCapture(sha256, found.get(n)) }))
  })

type Row = Raw<Omit<PublicCapture, 'sha256' | 'logged'>> & {
  /** The index of the hash it belongs to. */
  n: number
} & { [Name in 'index' | 'size']: number | null } & { note: string | null }

/**
 * All hashes are sent as one value and cut apart by the server: an array of bytes would be sent as text.
 * Answers are searched only if no response has the hash: `limit 1` stops at the first row. A `select` hides
 * the number of hashes from the planner: otherwise a plan for that number would look cheaper than the generic
 * one, and every execution would cost a millisecond of planning.
 */
export const selectByHashes = (sql: Sql, hashes: readonly Uint8Array[]): Promise<Row[]> => sql<Row[]>`
  select asked.n, c.subject, c.id as "captureId", c.engine, c.access_kind as "accessKind", c.grade,
         c.captured_at as "capturedAt", leaf.idx as index, k.size,
         k.note || coalesce((select string_agg(line, '' order by cosigned_at, witness)
                             from evidence.log_cosignatures where size = k.size), '') as note
  from (
    select n, substring(${Buffer.concat(hashes)}::bytea from 32 * n + 1 for 32) as hash
    from generate_series(0, (select ${hashes.length - 1}::int)) as n
  ) asked
  cross join lateral (
    (select 'response' as subject, id, engine, access_kind, grade, captured_at from evidence.captures
     where sha256 = asked.hash order by captured_at limit 1)
    union all
    (select 'answer', id, engine, access_kind, grade, captured_at from evidence.captures
     where answer_sha256 = asked.hash order by captured_at limit 1)
    limit 1
  ) c
  left join evidence.log_leaves leaf on leaf.subject_id = c.id
  left join lateral (
    select size, note from evidence.log_checkpoints where size > leaf.idx order by size limit 1
  ) k on true`

function toPublicCapture(sha256: Uint8Array, row: Row | undefined): PublicCapture | null {
  if (row === undefined) return null
  const { n: _, index, size, note, ...capture } = row
  const isLogged = index !== null && size !== null && note !== null
  return {
    sha256: hex(sha256),
    ...withTimes<Omit<PublicCapture, 'sha256' | 'logged'>>(capture, 'capturedAt'),
    logged: isLogged ? { index, size, note } : null,
  }
}
