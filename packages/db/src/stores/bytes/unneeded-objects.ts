// Plain SQL: one statement asks all places.
import type { ObjectStore } from '@veracite/terms/objects'
import { severalAtOnce } from '@veracite/terms/several-at-once'
import type { Queryable } from '../../open-postgres.ts'
import { BYTE_PLACES } from './places.ts'

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
  writtenBefore = prefix === 'bytes/' ? Date.now() : Date.now() - YOUNG_MS,
): Promise<number> {
  let deleted = 0
  for (let after: string | null = null; ; ) {
    const listed = await objects.list(prefix, after)
    const last = listed.at(-1)
    if (last === undefined) return deleted
    after = last.name
    const old = listed.filter(({ writtenAt }) => writtenAt.getTime() < writtenBefore).map(({ name }) => name)
    const needed = await neededOf(sql, old)
    const unneeded = old.filter((name) => !needed.has(name))
    await severalAtOnce(unneeded, AT_ONCE, (name) => objects.delete(name))
    deleted += unneeded.length
  }
}

async function neededOf(sql: Queryable, names: readonly string[]): Promise<Set<string>> {
  const digests = names.map((name) => name.slice(-64)).filter((digest) => /^[0-9a-f]{64}$/.test(digest))
  const rows = await sql.unsafe<{ object: string }[]>(
    BYTE_PLACES.map(
      ({ table, bytes, digest, object }) =>
        `select ${object} as object from ${table} where ${bytes} is null
         and ${digest} in (select decode(d, 'hex') from unnest($1::text[]) as d)`,
    ).join(' union all '),
    [digests],
  )
  return new Set(rows.map(({ object }) => object))
}

/** Without its objects an installation would lose evidence at the first read; better at the start. */
export async function hasBytesOutside(sql: Queryable): Promise<boolean> {
  const [row] = await sql.unsafe<{ some: boolean }[]>(
    `select ${BYTE_PLACES.map(({ table, bytes }) => `exists (select from ${table} where ${bytes} is null)`).join(' or ')} as some`,
  )
  return row?.some === true
}
