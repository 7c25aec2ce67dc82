// Plain SQL: statements are made from the table of places.
import { setTimeout } from 'node:timers/promises'
import { type ObjectStore, ObjectStoreFailure } from '@veracite/terms/objects'
import { severalAtOnce } from '@veracite/terms/several-at-once'
import type { Sql } from '../../open-postgres.ts'
import { objectNameOf, readObject } from './objects.ts'
import { type Destination, sendNewBytes } from './open-bytes.ts'
import PLACES from './places.json' with { type: 'json' }
import { deleteUnneeded } from './unneeded-objects.ts'

export interface MoveOptions {
  /** As the owner of the tables: the application's role may not change evidence. */
  sql: Sql
  objects: ObjectStore
  to: Destination
  onProgress?: (moved: Moved) => void
  /** Longer than any process takes between asking where bytes go and writing or fetching them. */
  settleMs?: number
}

export interface Moved {
  objects: number
  bytes: number
  /** Objects that were deleted, because the bytes are in PostgreSQL again. */
  deleted: number
  /** What could not be moved, and stays where it was; and why the last of it could not. */
  failed: number
  failure: string | null
}

/** All of them are in memory at once. */
const AT_ONCE = 16
const SETTLE_MS = 60_000

/**
 * Moves the bytes of evidence between PostgreSQL and object storage while the product runs. Readers find them at either
 * place. A copy is read back and compared before the other one goes; a move that was interrupted is continued by the next.
 */
export async function moveBytes(options: MoveOptions): Promise<Moved> {
  const { sql, objects, to, settleMs = SETTLE_MS } = options
  const moved: Moved = { objects: 0, bytes: 0, deleted: 0, failed: 0, failure: null }
  const settledAt = performance.now() + settleMs - (await sendNewBytes(sql, to))
  for (const place of PLACES) await movePlace(place, options, moved)
  await setTimeout(Math.max(0, settledAt - performance.now()))
  // What could not be moved, and what processes wrote that had asked before.
  moved.failed = 0
  for (const place of PLACES) await movePlace(place, options, moved)
  if (to === 'objects') return moved
  await setTimeout(settleMs)
  return { ...moved, deleted: await deleteUnneeded(sql, objects, 'bytes/') }
}

interface ByteRow {
  key: string[]
  sha256: Uint8Array
  object: string
  bytes: Uint8Array | null
}

/** By primary key, in order. */
async function movePlace(
  place: (typeof PLACES)[number],
  { sql, objects, to, onProgress }: MoveOptions,
  moved: Moved,
): Promise<void> {
  const { table, bytes, digest } = place
  const isThere = to === 'objects' ? 'is not null' : 'is null'
  const names = Object.keys(place.key)
  const types = Object.values(place.key)
  const key = `(${names.join()})`
  const values = `(${types.map((type, i) => `$${i + 1}::text::${type}`).join()})`
  const update = `update ${table} set ${bytes} = $${names.length + 1} ${place.size} where ${key} = ${values}`
  const move = async (row: ByteRow): Promise<void> => {
    if (row.bytes !== null) await objects.put(row.object, row.bytes)
    const copy = await readObject(objects, row.object, row.sha256)
    await sql.begin(async (tx) => {
      // The guards of the evidence allow this update only where it is declared.
      await tx`select set_config('veracite.moving_bytes', 'on', true)`
      await tx.unsafe(update, [...row.key, row.bytes === null ? copy : null])
    })
    moved.objects += 1
    moved.bytes += copy.length
  }
  for (let after: string[] = []; ; ) {
    const rows = await sql.unsafe<ByteRow[]>(
      `select ${digest} as sha256, ${objectNameOf(place)} as object, ${bytes} as bytes,
         array[${names.map((name) => `${name}::text`).join()}] as key
       from ${table} where ${bytes} ${isThere} and ${place.movable}
       ${after.length > 0 ? `and ${key} > ${values}` : ''} order by ${names.join()} limit ${AT_ONCE}`,
      after,
    )
    await severalAtOnce(rows, AT_ONCE, (row) => move(row).catch(countFailure(moved)))
    onProgress?.(moved)
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)?.key ?? []
  }
}

/** One object that cannot be moved stops no other; a storage without room stops the move. */
const countFailure = (moved: Moved) => (error: unknown) => {
  if (!(error instanceof ObjectStoreFailure) || error.kind === 'full') throw error
  moved.failed += 1
  moved.failure = error.message
}
