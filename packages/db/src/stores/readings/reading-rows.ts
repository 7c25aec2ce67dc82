// Plain SQL: any number of readings is inserted by one statement that cuts up one value.
import {
  type NewReading,
  parseReading,
  type StandingReading,
} from '@veracite/evidence/records/stored-reading'
import type { Tx, WithSql } from '../../connection.ts'
import { appendExchanges } from './reading-exchanges.ts'

/** Stores readings as evidence, inside the transaction that stores what follows from them. */
export async function appendReadings(tx: Tx, added: readonly NewReading[]): Promise<void> {
  if (added.length === 0) return
  const column = <T>(read: (reading: NewReading) => T): T[] => added.map(read)
  // All bytes are sent as one value and cut apart by the server: an array of bytes would be sent as text.
  await tx.sql`
    insert into evidence.readings
      (id, run_id, capture_id, reader_kind, reader_version, identity_sha256, body, sha256, created_at)
    select id, run_id, capture_id, kind, version, decode(identity, 'hex'),
      substring(${Buffer.concat(added.map(({ body }) => body))}::bytea from 1 + (sum(size) over before - size)::int for size),
      decode(digest, 'hex'), created_at::timestamptz
    from unnest(${column(({ id }) => id)}::uuid[], ${column(({ runId }) => runId)}::uuid[], ${column(({ captureId }) => captureId)}::uuid[],
      ${column(({ readerKind }) => readerKind)}::text[], ${column(({ readerVersion }) => readerVersion)}::text[], ${column(({ identitySha256 }) => identitySha256)}::text[],
      ${column(({ sha256 }) => sha256)}::text[], ${column(({ createdAt }) => createdAt.toISOString())}::text[], ${column(({ body }) => body.byteLength)}::int[])
      with ordinality as t (id, run_id, capture_id, kind, version, identity, digest, created_at, size, n)
    window before as (order by n)`
  await appendExchanges(tx, added)
}

/** The most readings of one capture that are considered: the newest of each kind are among them. */
const MAX_PER_CAPTURE = 50

/** Readings of these captures that were not taken back, oldest first, without the bytes. */
export async function readingsOfCaptures(
  { sql }: WithSql,
  captureIds: readonly string[],
): Promise<Map<string, StandingReading[]>> {
  const found = new Map<string, StandingReading[]>()
  if (captureIds.length === 0) return found
  const rows = await sql<StandingRow[]>`
    select wanted.id as "captureId", r.id, r.reader_kind as "readerKind", r.reader_version as "readerVersion",
      encode(r.identity_sha256, 'hex') as "identitySha256",
      encode(r.sha256, 'hex') as sha256, r.body,
      (select encode(request_sha256, 'hex') from evidence.reader_exchanges x where x.reading_id = r.id and x.run_id = r.run_id) as "requestSha256",
      (select encode(reply_sha256, 'hex') from evidence.reader_exchanges x where x.reading_id = r.id and x.run_id = r.run_id) as "replySha256"
    from unnest(${[...captureIds]}::uuid[]) as wanted (id)
    cross join lateral (
      select * from evidence.readings where capture_id = wanted.id
        and not exists (select from veracite.withdrawn_readings w where w.reading_id = readings.id)
      order by created_at desc, id desc limit ${MAX_PER_CAPTURE}
    ) r
    order by r.created_at, r.id`
  for (const { captureId, body, ...row } of rows) {
    const standing = { ...row, reading: parseReading(body) }
    found.set(captureId, [...(found.get(captureId) ?? []), standing])
  }
  return found
}

type StandingRow = Omit<StandingReading, 'reading'> & { captureId: string; body: Uint8Array }
