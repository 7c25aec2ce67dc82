// Plain SQL: one statement asks all places.
import type { ObjectStore } from '@veracite/terms/objects'
import { severalAtOnce } from '@veracite/terms/several-at-once'
import type { Queryable } from '../../open-postgres.ts'
import { objectNameOf } from './objects.ts'
import PLACES from './places.json' with { type: 'json' }

const AT_ONCE = 8
/** An object is written before its row. */
const YOUNG_MS = 60 * 60_000

/**
 * Deletes objects below `prefix` that no row needs. For `bytes/` only while new bytes go to PostgreSQL: otherwise
 * somebody may write the same bytes again between the question and the deletion.
 */
export async function deleteUnneeded(
  sql: Queryable,
  objects: ObjectStore,
  prefix: 'bytes/' | 'feeds/',
): Promise<number> {
  const writtenBefore = prefix === 'bytes/' ? Number.POSITIVE_INFINITY : Date.now() - YOUNG_MS
  let deleted = 0
  for (let after: string | null = null; ; ) {
    const listed = await objects.list(prefix, after)
    after = listed.at(-1)?.name ?? null
    if (after === null) return deleted
    const old = listed.filter(({ writtenAt }) => writtenAt.getTime() < writtenBefore).map(({ name }) => name)
    const rows = await sql.unsafe<{ object: string }[]>(NEEDED, [old.map((name) => name.slice(-64))])
    const needed = new Set(rows.map(({ object }) => object))
    const unneeded = old.filter((name) => !needed.has(name))
    await severalAtOnce(unneeded, AT_ONCE, (name) => objects.delete(name))
    deleted += unneeded.length
  }
}

const NEEDED = PLACES.map(
  (place) => `select ${objectNameOf(place)} as object from ${place.table} where ${place.bytes} is null
    and ${place.digest} in (select decode(d, 'hex') from unnest($1::text[]) as d where d ~ '^[0-9a-f]{64}$')`,
).join(' union all ')

/** Without its objects an installation would lose evidence at the first read; better at the start. */
export async function hasBytesOutside(sql: Queryable): Promise<boolean> {
  const some = PLACES.map(({ table, bytes }) => `exists (select from ${table} where ${bytes} is null)`)
  const [row] = await sql.unsafe<{ some: boolean }[]>(
    `select ${some.join(' or ')} or exists (select from evidence.archives) as some`,
  )
  return row?.some === true
}
