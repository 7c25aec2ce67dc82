import { sha256 } from '@veracite/terms/digest'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Pool } from '../../connection.ts'
import { feedChunks } from '../../generated/tables.ts'

const CHUNK_BYTES = 262_144
/** Read at once: enough to keep the reader busy, little enough to hold. */
const AT_ONCE = 4

/** In chunks of the same size, whatever portions arrive. What an earlier attempt left is replaced. */
export async function writeChunks(
  { db, bytes: store }: Pool,
  importId: string,
  source: AsyncIterable<Uint8Array>,
): Promise<void> {
  await db.delete(feedChunks).where(eq(feedChunks.importId, importId))
  let n = 0
  let held: Uint8Array[] = []
  let length = 0
  const write = async () => {
    const bytes = Buffer.concat(held)
    const chunk = { sha256: sha256(bytes), bytes }
    const inRow = await store.keep([chunk], folderOf(importId))
    await db.insert(feedChunks).values({ ...chunk, importId, n, bytes: inRow(bytes) })
    n += 1
    held = []
    length = 0
  }
  try {
    for await (const bytes of source)
      for (let at = 0; at < bytes.length; ) {
        const part = bytes.subarray(at, at + CHUNK_BYTES - length)
        // A copy: the sender may reuse the memory of the bytes.
        held.push(part.slice())
        length += part.length
        at += part.length
        if (length === CHUNK_BYTES) await write()
      }
    if (length > 0) await write()
  } catch (error) {
    await db.delete(feedChunks).where(eq(feedChunks.importId, importId))
    throw error
  }
}

/** Of its own: the objects of an import are deleted with it, and no other import may need them. */
const folderOf = (importId: string): string => `feeds/${importId}`

export async function* readChunks({ db, bytes: store }: Pool, importId: string): AsyncGenerator<Uint8Array> {
  for (let after = -1; ; ) {
    const rows = await db
      .select()
      .from(feedChunks)
      .where(and(eq(feedChunks.importId, importId), gt(feedChunks.n, after)))
      .orderBy(asc(feedChunks.n))
      .limit(AT_ONCE)
    for (const { bytes } of await store.fill(rows, 'bytes', 'sha256', folderOf(importId))) yield bytes
    if (rows.length < AT_ONCE) return
    after = rows.at(-1)?.n ?? after
  }
}
