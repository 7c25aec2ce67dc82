import type { DigestedBytes } from '../../byte-store.ts'
import type { Tx } from '../../connection.ts'
import { pageBytes } from '../../schema/evidence.ts'

/** Bytes of pages, documents and registers, each once. Returns how many were added. */
export async function insertPageBytes({ db, inRow }: Tx, { sha256, bytes }: DigestedBytes): Promise<number> {
  const [added] = await db
    .insert(pageBytes)
    .values({ sha256, bytes: inRow(bytes), size: bytes.length })
    .onConflictDoNothing()
    .returning({ size: pageBytes.size })
  return added?.size ?? 0
}
