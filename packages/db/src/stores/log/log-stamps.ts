// Plain SQL: what has no stamp yet is found by anti-joins, in a transaction of the log’s own role.
import type { LogStore, StoredCheckpoint } from '@veracite/evidence/log/log-port'
import type { Tx } from '../../connection.ts'
import type { Sql } from '../../open-postgres.ts'
import { type Raw, withTimes } from '../times.ts'
import type { AsLog } from './as-log.ts'
import { fullNote, newestCheckpoint, toCheckpoint } from './log-rows.ts'

type Stamped = Awaited<ReturnType<LogStore['listStamped']>>[number]
type Cosigned = Awaited<ReturnType<LogStore['listCosigned']>>[number]

/** Time stamps of authorities, over checkpoints and over single captures. */
export const stampVerbs = (sql: Sql, asLog: AsLog) =>
  ({
    async newestUnstamped(tsa) {
      const checkpoint = await newestCheckpoint(sql)
      if (checkpoint === null) return null
      const stamped = await sql`
      select from evidence.log_timestamps where size = ${checkpoint.size} and tsa = ${tsa} limit 1`
      return stamped.length === 0 ? checkpoint : null
    },

    unstampedCaptures: (tsa, since, limit) => sql`
    select c.id as "captureId", m.signature from evidence.captures c
    join evidence.manifests m on m.subject_id = c.id and m.run_id = c.run_id
    where c.kind = 'original' and c.captured_at >= ${since.toISOString()}::timestamptz
      and not exists (select from evidence.log_timestamps t where t.capture_id = c.id and t.tsa = ${tsa})
    order by c.captured_at, c.id limit ${limit}`,

    async appendTimestamp({ id, size, captureId, tsa, genTime, request, response, createdAt }) {
      await asLog(
        (tx) => tx`
      insert into evidence.log_timestamps (id, over, size, capture_id, tsa, gen_time, request, response, created_at)
      select ${id}::uuid, ${size === null ? 'capture' : 'checkpoint'}, ${size}::bigint, ${captureId}::uuid, ${tsa},
             ${genTime.toISOString()}::timestamptz, ${request}::bytea, ${response}::bytea,
             ${createdAt.toISOString()}::timestamptz
      where not exists (
        select from evidence.log_timestamps
        where tsa = ${tsa} and (size = ${size}::bigint or capture_id = ${captureId}::uuid))`,
      )
    },

    async listStamped() {
      const rows = await sql<Raw<Stamped>[]>`
      select distinct on (tsa) tsa, size, gen_time as "genTime"
      from (
        select tsa, size, gen_time from evidence.log_timestamps where size is not null order by size desc limit 200
      ) as newest
      order by tsa, size desc`
      return rows.map((row) => withTimes<Stamped>(row, 'genTime'))
    },
  }) satisfies Partial<LogStore>

/** Cosignatures of witnesses. */
export const witnessVerbs = (sql: Sql, asLog: AsLog) =>
  ({
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
      const [row] = await sql<Raw<StoredCheckpoint>[]>`
      select size, ${fullNote(sql)} as note, signed_at as "signedAt"
      from evidence.log_checkpoints k
      where size = (
        select size from evidence.log_cosignatures where witness = any(${[...witnesses]}::text[])
        group by size having count(*) >= ${quorum}::int order by size desc limit 1)`
      return row ? toCheckpoint(row) : null
    },

    async listCosigned(witnesses) {
      const rows = await sql<Raw<Cosigned>[]>`
      select w.witness, c.size, c.cosigned_at as "cosignedAt"
      from unnest(${[...witnesses]}::text[]) as w (witness)
      cross join lateral (
        select size, cosigned_at from evidence.log_cosignatures where witness = w.witness
        order by size desc limit 1
      ) c`
      return rows.map((row) => withTimes<Cosigned>(row, 'cosignedAt'))
    },
  }) satisfies Partial<LogStore>

/** Since when a checkpoint has been waiting for one witness or authority. */
export async function waitingForPeer(
  sql: Sql,
  peer: Parameters<LogStore['waitingForPeer']>[0],
): Promise<Date | null> {
  const isWitness = 'witness' in peer
  const newest = isWitness
    ? sql`select size, witness as name from evidence.log_cosignatures order by size desc limit ${MOST_LOOKED_AT}`
    : sql`select size, tsa as name from evidence.log_timestamps where size is not null order by size desc limit ${MOST_LOOKED_AT}`
  const [row] = await sql<{ signedAt: string }[]>`
    with newest as materialized (${newest})
    select signed_at as "signedAt" from evidence.log_checkpoints
    where size > (
      select coalesce(max(size) filter (where name = ${isWitness ? peer.witness : peer.tsa}),
        case when count(*) = ${MOST_LOOKED_AT} then min(size) else 0 end) from newest)
    order by size limit 1`
  return row === undefined ? null : new Date(row.signedAt)
}

const MOST_LOOKED_AT = 5_000

interface Uncosigned {
  size: number
  signedAt: Date
  cosignedSize: number
}

/** The first checkpoint after the newest one that enough witnesses have cosigned. */
export async function oldestUncosigned({ sql }: Tx, witnesses: readonly string[], quorum: number) {
  const [waiting] = await sql<Raw<Uncosigned>[]>`
    select k.size, k.signed_at as "signedAt", newest.size as "cosignedSize"
    from (
      select coalesce(max(size), 0) as size from (
        select size from evidence.log_cosignatures where witness = any(${[...witnesses]}::text[])
        group by size having count(distinct witness) >= ${quorum}::int
      ) cosigned
    ) newest
    join evidence.log_checkpoints k on k.size > newest.size
    order by k.size limit 1`
  return waiting ? withTimes<Uncosigned>(waiting, 'signedAt') : null
}
