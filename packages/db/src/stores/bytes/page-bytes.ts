import type { DigestedBytes } from '../../byte-store.ts'
import type { Tx } from '../../connection.ts'
import { pageBytes } from '../../generated/tables.ts'

/** Bytes of pages, documents and registers, each once. Returns how many were added. */
export async function insertPageBytes({ db, inRow }: Tx, { sha256, bytes }: DigestedBytes): Promise<number> {
  const row = { sha256, bytes: inRow(bytes), size: bytes.length }
  const added = await db
    .insert(pageBytes)
    .values(row)
    .onConflictDoNothing()
    .returning({ size: pageBytes.size })
  return added[0]?.size ?? 0
}
