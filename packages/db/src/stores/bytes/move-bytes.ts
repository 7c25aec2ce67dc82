// Plain SQL: statements are made from the table of places.
import { setTimeout } from 'node:timers/promises'
import { sha256 as digestOf } from '@veracite/terms/digest'
import { type ObjectStore, ObjectStoreFailure } from '@veracite/terms/objects'
import { severalAtOnce } from '@veracite/terms/several-at-once'
import type { Queryable, Sql } from '../../open-postgres.ts'
import { hex } from '../ids.ts'
import { type Destination, sendNewBytes } from './destination.ts'
import { BYTE_PLACES, type BytePlace } from './places.ts'
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
  /** Objects that are no longer needed and were deleted. */
  deleted: number
  /** What could not be moved, the first few. It stays where it was. */
  failures: string[]
  /** Rows whose bytes are still at the old place. */
  left: number
}

const ROWS_AT_ONCE = 200
const OBJECTS_AT_ONCE = 8
const MOST_FAILURES = 20
const SETTLE_MS = 60_000
const READERS_MS = 15_000

/**
 * Moves the bytes of evidence between PostgreSQL and object storage while the product runs. Readers find them at either
 * place. A copy is read back and compared before the other one goes; a move that was interrupted is continued by the next.
 */
export async function moveBytes(options: MoveOptions): Promise<Moved> {
  const { sql, objects, to, settleMs = SETTLE_MS, readersMs = READERS_MS } = options
  const moved: Moved = { objects: 0, bytes: 0, deleted: 0, failures: [], left: 0 }
  const settledAt = performance.now() + settleMs - (await sendNewBytes(sql, to))
  const movePlaces = async () => {
    moved.failures = []
    for (const place of BYTE_PLACES) await (to === 'objects' ? moveOut : moveIn)(place, options, moved)
  }
  await movePlaces()
  await setTimeout(Math.max(0, settledAt - performance.now()))
  // What processes wrote that had asked before.
  await movePlaces()
  moved.left = await countLeft(sql, to)
  if (to === 'postgres') {
    await setTimeout(readersMs)
    moved.deleted = await deleteUnneeded(sql, objects, 'bytes/')
  }
  return moved
}

async function moveOut(place: BytePlace, options: MoveOptions, moved: Moved): Promise<void> {
  const { sql, objects } = options
  const { table, key, bytes, digest, movable } = place
  const names = key.map(([name]) => name)
  const cast = (param: (i: number) => string) => key.map(([, type], i) => `${param(i)}::${type}`).join()
  const isThis = `(${names.join()}) = (${cast((i) => `$${i + 1}::text`)})`
  for (let after: string[] | null = null; ; ) {
    const keys: string[][] = await sql
      .unsafe(
        `select ${names.map((name) => `${name}::text`).join()} from ${table}
         where ${bytes} is not null and ${movable}
         ${after ? `and (${names.join()}) > (${cast((i) => `$${i + 1}::text`)})` : ''}
         order by ${names.join()} limit ${ROWS_AT_ONCE}`,
        after ?? [],
      )
      .values()
    const done = await severalAtOnce(keys, OBJECTS_AT_ONCE, async (values) => {
      const [row] = await sql.unsafe<ByteRow[]>(
        `select ${digest} as sha256, ${bytes} as bytes, ${place.object} as object from ${table} where ${isThis}`,
        values,
      )
      if (!row?.bytes) return false
      const { sha256, object, bytes: content } = row
      const isMoved = await report(moved, object, async () => {
        await objects.put(object, content)
        await requireCopy(objects, object, sha256)
      })
      if (isMoved) count(moved, content)
      return isMoved
    })
    const stored = keys.filter((_, i) => done[i])
    const columns = names.map((_, i) => stored.map((values) => values[i] ?? ''))
    if (stored.length > 0)
      await changing(sql, (tx) =>
        tx.unsafe(
          `update ${table} set ${bytes} = null ${place.hasSize ? `, size = octet_length(${bytes})` : ''}
           where (${names.join()}) in (select * from unnest(${key.map(([, type], i) => `$${i + 1}::text[]::${type}[]`).join()}))`,
          columns,
        ),
      )
    options.onProgress?.(moved)
    if (keys.length < ROWS_AT_ONCE) return
    after = keys.at(-1) ?? null
  }
}

async function moveIn(place: BytePlace, options: MoveOptions, moved: Moved): Promise<void> {
  const { sql, objects } = options
  const { table, bytes, digest, folder, object } = place
  for (let after: string | null = null; ; ) {
    const rows: Omit<ByteRow, 'bytes'>[] = await sql.unsafe<Omit<ByteRow, 'bytes'>[]>(
      `select distinct ${digest} as sha256, ${object} as object from ${table}
       where ${bytes} is null ${after === null ? '' : `and (${digest}, ${object}) > (decode(split_part($1, ' ', 1), 'hex'), split_part($1, ' ', 2))`}
       order by 1, 2 limit ${ROWS_AT_ONCE}`,
      after === null ? [] : [after],
    )
    await severalAtOnce(rows, OBJECTS_AT_ONCE, (row) =>
      report(moved, row.object, async () => {
        const content = await requireCopy(objects, row.object, row.sha256)
        await changing(sql, (tx) =>
          tx.unsafe(
            `update ${table} set ${bytes} = $1 where ${digest} = $2 and ${bytes} is null
             and ${folder} = $3`,
            [content, row.sha256, row.object.split('/').slice(0, -2).join('/')],
          ),
        )
        count(moved, content)
      }),
    )
    options.onProgress?.(moved)
    if (rows.length < ROWS_AT_ONCE) return
    const last = rows.at(-1)
    after = last ? `${hex(last.sha256)} ${last.object}` : null
  }
}

interface ByteRow {
  sha256: Uint8Array
  bytes: Uint8Array | null
  object: string
}

/** The guards of the evidence allow this update only where it is declared. */
const changing = (sql: Sql, work: (tx: Queryable) => Promise<unknown>) =>
  sql.begin(async (tx) => {
    await tx`select set_config('veracite.moving_bytes', 'on', true)`
    await work(tx)
  })

async function requireCopy(objects: ObjectStore, object: string, sha256: Uint8Array): Promise<Uint8Array> {
  const copy = await objects.get(object)
  if (copy === null) throw new ObjectStoreFailure(`${object} is missing in ${objects.place}`)
  if (hex(digestOf(copy)) !== hex(sha256))
    throw new ObjectStoreFailure(`${object} in ${objects.place} has other bytes`)
  return copy
}

function count(moved: Moved, content: Uint8Array): void {
  moved.objects += 1
  moved.bytes += content.length
}

/** One object that cannot be moved stops no other; a storage without room stops the move. */
async function report(moved: Moved, object: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work()
    return true
  } catch (error) {
    if (!(error instanceof ObjectStoreFailure) || error.isFull) throw error
    if (moved.failures.length < MOST_FAILURES) moved.failures.push(error.message)
    else throw new ObjectStoreFailure(`Too much cannot be moved; the last was ${object}. ${error.message}`)
    return false
  }
}

/** Whether a row has bytes at a place that is to be empty. */
async function countLeft(sql: Sql, to: Destination): Promise<number> {
  let left = 0
  for (const { table, bytes, movable } of BYTE_PLACES) {
    const isLeft = to === 'objects' ? `${bytes} is not null and ${movable}` : `${bytes} is null`
    const [row] = await sql.unsafe<{ n: number }[]>(`select count(*) as n from ${table} where ${isLeft}`)
    left += row?.n ?? 0
  }
  return left
}
