import { sha256 } from '@veracite/core/capture/digest'
import type { NewReading, StandingReading, StoredReading } from '@veracite/core/readers/stored-reading'
import { parseReading } from '@veracite/core/readers/stored-reading'
import { desc, eq, sql } from 'drizzle-orm'
import type { Db } from '../open-postgres.ts'
import { readerExchanges, readings } from '../schema/evidence.ts'
import { hex } from './ids.ts'
import type { Tx } from './job-rows.ts'
import { prepare, runPrepared } from './prepared.ts'

const { placeholder } = sql

/** What was read, as evidence: inside the transaction that stores what follows from it. */
export async function appendReadings(tx: Tx, added: readonly NewReading[]): Promise<void> {
  if (added.length === 0) return
  await runPrepared(tx, APPEND_READINGS, {
    ids: added.map(({ id }) => id),
    runIds: added.map(({ runId }) => runId),
    captureIds: added.map(({ captureId }) => captureId),
    kinds: added.map(({ readerKind }) => readerKind),
    versions: added.map(({ readerVersion }) => readerVersion),
    identities: added.map(({ identitySha256 }) => identitySha256),
    digests: added.map(({ sha256 }) => sha256),
    createdAt: added.map(({ createdAt }) => createdAt.toISOString()),
    bodies: Buffer.concat(added.map(({ body }) => body)),
    sizes: added.map(({ body }) => body.byteLength),
  })
  const exchanges = added.flatMap(({ id: readingId, exchange }) =>
    exchange === null
      ? []
      : {
          ...exchange,
          readingId,
          requestSha256: sha256(exchange.request),
          replySha256: sha256(exchange.reply),
        },
  )
  if (exchanges.length > 0) await tx.insert(readerExchanges).values(exchanges)
}

/** All bytes go over as one value and are cut apart by the server: an array of bytes would be sent as text. */
const APPEND_READINGS = prepare(
  'append_readings',
  sql`
    insert into evidence.readings
      (id, run_id, capture_id, reader_kind, reader_version, identity_sha256, body, sha256, created_at)
    select id, run_id, capture_id, kind, version, decode(identity, 'hex'),
      substring(${placeholder('bodies')}::bytea from 1 + (sum(size) over before - size)::int for size),
      decode(digest, 'hex'), created_at::timestamptz
    from unnest(${placeholder('ids')}::uuid[], ${placeholder('runIds')}::uuid[], ${placeholder('captureIds')}::uuid[],
      ${placeholder('kinds')}::text[], ${placeholder('versions')}::text[], ${placeholder('identities')}::text[],
      ${placeholder('digests')}::text[], ${placeholder('createdAt')}::text[], ${placeholder('sizes')}::int[])
      with ordinality as t (id, run_id, capture_id, kind, version, identity, digest, created_at, size, n)
    window before as (order by n)`,
)

/** How many readings of one capture are looked at: the newest of each kind are among them. */
const MAX_PER_CAPTURE = 50

/** What was read in these captures, oldest first, without the bytes. */
export async function readingsOfCaptures(
  db: Db | Tx,
  captureIds: readonly string[],
): Promise<Map<string, StandingReading[]>> {
  const found = new Map<string, StandingReading[]>()
  if (captureIds.length === 0) return found
  const rows = await db.execute<StandingRow>(sql`
    select wanted.id as capture_id, r.id, r.reader_kind, r.reader_version, encode(r.identity_sha256, 'hex') as identity,
      encode(r.sha256, 'hex') as sha256, r.body,
      (select encode(request_sha256, 'hex') from evidence.reader_exchanges where reading_id = r.id) as request_sha256,
      (select encode(reply_sha256, 'hex') from evidence.reader_exchanges where reading_id = r.id) as reply_sha256
    from unnest(${sql.param([...captureIds])}::uuid[]) as wanted (id)
    cross join lateral (
      select * from evidence.readings where capture_id = wanted.id
      order by created_at desc, id desc limit ${MAX_PER_CAPTURE}
    ) r
    order by r.created_at, r.id`)
  for (const row of rows) {
    const standing: StandingReading = {
      id: row.id,
      readerKind: row.reader_kind,
      readerVersion: row.reader_version,
      identitySha256: row.identity,
      sha256: row.sha256,
      requestSha256: row.request_sha256,
      replySha256: row.reply_sha256,
      reading: parseReading(row.body),
    }
    const list = found.get(row.capture_id)
    if (list) list.push(standing)
    else found.set(row.capture_id, [standing])
  }
  return found
}

interface StandingRow extends Record<string, unknown> {
  capture_id: string
  id: string
  reader_kind: StandingReading['readerKind']
  reader_version: string
  identity: string
  sha256: string
  body: Uint8Array
  request_sha256: string | null
  reply_sha256: string | null
}

/** Everything that was read in the answers of a run, oldest first; of more than `limit`, the newest. */
export async function readingsOfRun(tx: Tx, runId: string, limit: number): Promise<StoredReading[]> {
  const rows = await tx
    .select({ reading: readings, exchange: readerExchanges })
    .from(readings)
    .leftJoin(readerExchanges, eq(readerExchanges.readingId, readings.id))
    .where(eq(readings.runId, runId))
    .orderBy(desc(readings.createdAt), desc(readings.id))
    .limit(limit)
  return rows.reverse().map(({ reading, exchange }) => ({
    id: reading.id,
    captureId: reading.captureId,
    readerKind: reading.readerKind,
    readerVersion: reading.readerVersion,
    identitySha256: hex(reading.identitySha256),
    sha256: hex(reading.sha256),
    requestSha256: exchange && hex(exchange.requestSha256),
    replySha256: exchange && hex(exchange.replySha256),
    reading: parseReading(reading.body),
    body: reading.body,
    exchange,
    createdAt: reading.createdAt,
  }))
}
