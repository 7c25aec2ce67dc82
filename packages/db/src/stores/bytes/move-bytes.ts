// Plain SQL: statements are made from the table of places.
import { setTimeout } from 'node:timers/promises'
import { type ObjectStore, ObjectStoreFailure } from '@veracite/terms/objects'
import { severalAtOnce } from '@veracite/terms/several-at-once'
import type { Sql } from '../../open-postgres.ts'
import { hex } from '../ids.ts'
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
  /** Longer than a process takes between asking where bytes go and writing their row. */
  settleMs?: number
  /** Longer than a reader takes between reading a row and fetching its object. */
  readersMs?: number
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
const READERS_MS = 15_000

/**
 * Moves the bytes of evidence between PostgreSQL and object storage while the product runs. Readers find them at either
 * place. A copy is read back and compared before the other one goes; a move that was interrupted is continued by the next.
 */
export async function moveBytes(options: MoveOptions): Promise<Moved> {
  const { sql, objects, to, settleMs = SETTLE_MS, readersMs = READERS_MS } = options
  const moved: Moved = { objects: 0, bytes: 0, deleted: 0, failed: 0, failure: null }
  const settledAt = performance.now() + settleMs - (await sendNewBytes(sql, to))
  const movePlaces = async () => {
    moved.failed = 0
    for (const place of PLACES) await (to === 'objects' ? moveOut : moveIn)(place, options, moved)
  }
  await movePlaces()
  await setTimeout(Math.max(0, settledAt - performance.now()))
  // What processes wrote that had asked before.
  await movePlaces()
  if (to === 'objects') return moved
  await setTimeout(readersMs)
  return { ...moved, deleted: await deleteUnneeded(sql, objects, 'bytes/') }
}

type Place = (typeof PLACES)[number]
interface ByteRow {
  sha256: Uint8Array
  object: string
}

/** By primary key, in order. */
async function moveOut(place: Place, options: MoveOptions, moved: Moved): Promise<void> {
  const { sql, objects } = options
  const { table, bytes, digest } = place
  const key = Object.entries(place.key)
  const names = key.map(([name]) => name).join()
  const parameters = (isList = '') =>
    key.map(([, type], i) => `$${i + 1}::text${isList}::${type}${isList}`).join()
  for (let after: string[] = []; ; ) {
    const rows = await sql.unsafe<(ByteRow & { bytes: Uint8Array; key: string[] })[]>(
      `select ${digest} as sha256, ${objectNameOf(place)} as object, ${bytes} as bytes,
         array[${key.map(([name]) => `${name}::text`).join()}] as key
       from ${table} where ${bytes} is not null and ${place.movable}
       ${after.length > 0 ? `and (${names}) > (${parameters()})` : ''} order by ${names} limit ${AT_ONCE}`,
      after,
    )
    const isMoved = await severalAtOnce(rows, AT_ONCE, (row) =>
      attempt(moved, async () => {
        await objects.put(row.object, row.bytes)
        return await readObject(objects, row.object, row.sha256)
      }),
    )
    const keys = rows.filter((_, i) => isMoved[i]).map((row) => row.key)
    await declaredMove(
      sql,
      `update ${table} set ${bytes} = null ${place.size}
       where (${names}) in (select * from unnest(${parameters('[]')}))`,
      key.map((_, i) => keys.map((values) => values[i] ?? '')),
    )
    options.onProgress?.(moved)
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)?.key ?? []
  }
}

/** By digest: one object may be named by many rows. */
async function moveIn(place: Place, options: MoveOptions, moved: Moved): Promise<void> {
  const { sql, objects } = options
  const { table, bytes, digest } = place
  const object = objectNameOf(place)
  for (let after = ['', '']; ; ) {
    const rows = await sql.unsafe<ByteRow[]>(
      `select distinct ${digest} as sha256, ${object} as object from ${table}
       where ${bytes} is null and (${digest}, ${object}) > (decode($1, 'hex'), $2) order by 1, 2 limit ${AT_ONCE}`,
      after,
    )
    await severalAtOnce(rows, AT_ONCE, (row) =>
      attempt(moved, async () => {
        const content = await readObject(objects, row.object, row.sha256)
        const isNamed = `${digest} = $2 and ${bytes} is null and ${object} = $3`
        await declaredMove(sql, `update ${table} set ${bytes} = $1 where ${isNamed}`, [
          content,
          row.sha256,
          row.object,
        ])
        return content
      }),
    )
    options.onProgress?.(moved)
    const last = rows.at(-1)
    if (last === undefined) return
    after = [hex(last.sha256), last.object]
  }
}

/** The guards of the evidence allow this update only where it is declared. */
const declaredMove = (sql: Sql, statement: string, values: (string[] | Uint8Array | string)[]) =>
  sql.begin(async (tx) => {
    await tx`select set_config('veracite.moving_bytes', 'on', true)`
    await tx.unsafe(statement, values)
  })

/** One object that cannot be moved stops no other; a storage without room stops the move. */
async function attempt(moved: Moved, work: () => Promise<Uint8Array>): Promise<boolean> {
  try {
    moved.bytes += (await work()).length
    moved.objects += 1
    return true
  } catch (error) {
    if (!(error instanceof ObjectStoreFailure) || error.kind === 'full') throw error
    moved.failed += 1
    moved.failure = error.message
    return false
  }
}
