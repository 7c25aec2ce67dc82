// Plain SQL: the row and its place in the queue of the log are written by one statement.
import type { StoredWitnessed } from '@veracite/evidence/bundle/stored-witnessed'
import type { NewWitnessed } from '@veracite/evidence/capture/new-witnessed'
import type { Tx } from '../../connection.ts'
import type { Queryable } from '../../open-postgres.ts'
import { isUuid } from '../ids.ts'
import { leafOf } from '../log/leaf-of.ts'
import { type Raw, withTimes } from '../times.ts'

/** Stores what relays say of captures, in the transaction that stores them. */
export async function appendWitnessed(
  { sql }: Tx,
  all: readonly (NewWitnessed | null | undefined)[],
): Promise<void> {
  for (const witnessed of all) {
    if (witnessed == null) continue
    const { manifest, ...row } = witnessed
    const at = row.createdAt.toISOString()
    await sql`
      with root as (
        insert into evidence.web_roots (sha256, der)
        select sha256(${row.root}::bytea), ${row.root}::bytea where ${row.root}::bytea is not null
        on conflict (sha256) do nothing
      ), stored as (
        insert into evidence.witnessed (id, run_id, capture_id, part, result, reason, relay, client, server, root_sha256,
          relay_proof, sealed, body, signature, key_id, created_at)
        values (${row.id}, ${row.runId}, ${row.captureId}, ${row.part}, ${row.result}, ${row.reason}, ${row.relay}, ${row.client},
          ${row.server}, sha256(${row.root}::bytea), ${row.relayProof}, ${row.sealed}, ${manifest.body}, ${manifest.signature},
          ${manifest.keyId}, ${at}::timestamptz)
        returning id
      )
      insert into veracite.log_queue (subject_id, kind, body, queued_at)
      select id, 'witnessed', ${manifest.leaf}::bytea, ${at}::timestamptz from stored`
  }
}

export async function listWitnessed(
  sql: Queryable,
  runId: string,
  limit: number,
): Promise<StoredWitnessed[]> {
  if (!isUuid(runId)) return []
  const rows = await sql<Raw<StoredWitnessed>[]>`
    select w.id as "subjectId", w.capture_id as "captureId", w.result, w.client, w.server,
      (select r.der from evidence.web_roots r where r.sha256 = w.root_sha256) as root,
      w.relay_proof as "relayProof", w.sealed, w.body, w.signature, w.key_id as "keyId",
      w.created_at as "createdAt", ${leafOf(sql, sql`w.id`)} as leaf
    from evidence.witnessed w where w.run_id = ${runId} order by w.created_at, w.id limit ${limit}`
  return rows.map((row) => withTimes<StoredWitnessed>(row, 'createdAt'))
}
