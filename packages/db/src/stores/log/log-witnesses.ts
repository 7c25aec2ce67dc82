// Plain SQL: a quorum is counted beside the notes that are put together on the server, in the log’s own role.
import type { LogStore } from '@veracite/evidence/log/log-port'
import type { Sql } from '../../open-postgres.ts'
import type { AsLog } from './as-log.ts'
import { type CheckpointRow, fullNote, newestCheckpoint, toCheckpoint } from './log-rows.ts'

/** Cosignatures of witnesses. */
export const witnessVerbs = (
  sql: Sql,
  asLog: AsLog,
): Pick<LogStore, 'newestUncosigned' | 'appendCosignature' | 'newestCosigned' | 'listCosigned'> => ({
  async newestUncosigned(witness) {
    const checkpoint = await newestCheckpoint(sql)
    const [row] = await sql<{ size: number | null }[]>`
      select max(size) as size from evidence.log_cosignatures where witness = ${witness}`
    const cosignedSize = row?.size ?? 0
    return checkpoint === null || checkpoint.size === cosignedSize ? null : { checkpoint, cosignedSize }
  },

  async appendCosignature({ size, witness, line, cosignedAt }) {
    await asLog(
      (tx) => tx`
      insert into evidence.log_cosignatures (size, witness, line, cosigned_at)
      values (${size}, ${witness}, ${line}, ${cosignedAt.toISOString()}::timestamptz)
      on conflict do nothing`,
    )
  },

  async newestCosigned(witnesses, quorum) {
    const [row] = await sql<CheckpointRow[]>`
      select size, ${fullNote(sql)} as note, (extract(epoch from signed_at) * 1000)::float8 as signed
      from evidence.log_checkpoints k
      where size = (
        select size from evidence.log_cosignatures where witness = any(${[...witnesses]}::text[])
        group by size having count(*) >= ${quorum}::int order by size desc limit 1)`
    return row ? toCheckpoint(row) : null
  },

  async listCosigned(witnesses) {
    const rows = await sql<{ witness: string; size: number; at: number }[]>`
      select w.witness, c.size, (extract(epoch from c.cosigned_at) * 1000)::float8 as at
      from unnest(${[...witnesses]}::text[]) as w (witness)
      cross join lateral (
        select size, cosigned_at from evidence.log_cosignatures where witness = w.witness
        order by size desc limit 1
      ) c`
    return rows.map(({ witness, size, at }) => ({ witness, size, cosignedAt: new Date(at) }))
  },
})
