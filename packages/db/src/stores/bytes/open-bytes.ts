// Plain SQL: where new bytes go is read before each of them.
import { DomainError } from '@veracite/terms/errors'
import { type ObjectStore, ObjectStoreFailure } from '@veracite/terms/objects'
import { severalAtOnce } from '@veracite/terms/several-at-once'
import type { ByteStore } from '../../byte-store.ts'
import type { Queryable, Sql } from '../../open-postgres.ts'
import { objectName, readObject } from './objects.ts'
import { deleteUnneeded } from './unneeded-objects.ts'

const AT_ONCE = 8
/** While storage is away, callers do not wait for it one after the other. */
const PAUSE_MS = 30_000

/** Without object storage, all bytes are in their rows. */
export const BYTES_IN_ROWS: ByteStore = {
  keep: async () => (bytes) => bytes,
  fill: fillFrom(() => {
    throw new Error('Bytes of evidence are in object storage: set VERACITE_STORAGE to where it is.')
  }),
  deleteEndedFeeds: async () => 0,
}

/** Rows that were written before there was object storage, or while it was away, have their bytes. */
export function createBytesInObjects(
  sql: Sql,
  objects: ObjectStore,
  onKeptInRows: (error: unknown) => void,
): ByteStore {
  let awayUntil = 0
  return {
    async keep(all, folder = 'bytes') {
      const isAway = performance.now() < awayUntil
      if (all.length === 0 || isAway || (await newBytesGo(sql)) === 'postgres') return (bytes) => bytes
      try {
        await severalAtOnce(all, AT_ONCE, ({ sha256, bytes }) =>
          objects.put(objectName(folder, sha256), bytes),
        )
        // A move back that began meanwhile must not delete these objects under a row that is written later.
        return (await newBytesGo(sql)) === 'postgres' ? (bytes) => bytes : () => null
      } catch (error) {
        awayUntil = performance.now() + PAUSE_MS
        onKeptInRows(error)
        return (bytes) => bytes
      }
    },
    fill: fillFrom(async (sha256, folder) => {
      const read = () => readObject(objects, objectName(folder, sha256), sha256).catch(unavailable)
      // A broken transfer passes.
      return await read().catch((error: unknown) =>
        error instanceof DomainError ? Promise.reject(error) : read(),
      )
    }),
    deleteEndedFeeds: () => deleteUnneeded(sql, objects, 'feeds/'),
  }
}

function fillFrom(fetch: (sha256: Uint8Array, folder: string) => Promise<Uint8Array>): ByteStore['fill'] {
  return (rows, bytes, digest, folder = 'bytes') =>
    severalAtOnce(rows, AT_ONCE, async (row) => {
      const sha256 = row[digest] as Uint8Array | null
      const held = row[bytes] as Uint8Array | null
      return { ...row, [bytes]: held ?? (sha256 && (await fetch(sha256, folder))) } as never
    })
}

function unavailable(cause: unknown): never {
  if (cause instanceof ObjectStoreFailure && cause.kind === 'damaged') throw cause
  throw new DomainError('storage_unavailable', 'storage_unavailable', {
    retryAfterSeconds: 10,
    cause,
  })
}

export type Destination = 'postgres' | 'objects'
const DESTINATION = 'storage.destination'

/**
 * Where new bytes go. Stored, not a setting: a move back to PostgreSQL must take effect in every running process
 * before the last object is copied.
 */
export async function newBytesGo(sql: Queryable): Promise<Destination> {
  const [row] = await sql<{ to: Destination }[]>`
    select value ->> 'to' as to from veracite.settings where key = ${DESTINATION}`
  return row?.to ?? 'objects'
}

/** Returns for how many milliseconds they have gone there. */
export async function sendNewBytes(sql: Queryable, to: Destination): Promise<number> {
  if ((await newBytesGo(sql)) !== to)
    await sql`
      insert into veracite.settings (key, value, updated_at) values (${DESTINATION}, ${JSON.stringify({ to })}::jsonb, now())
      on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`
  const [row] = await sql<{ ms: number }[]>`
    select extract(epoch from now() - updated_at)::float8 * 1000 as ms from veracite.settings where key = ${DESTINATION}`
  return row?.ms ?? Number.POSITIVE_INFINITY
}
