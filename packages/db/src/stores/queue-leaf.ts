import type { Tx } from '../connection.ts'
import { logQueue } from '../generated/tables.ts'

/** The leaf of a signed manifest, for the log. */
export async function queueLeaf(
  { db }: Tx,
  kind: string,
  subjectId: string,
  leaf: Uint8Array,
  queuedAt: Date,
): Promise<void> {
  await db.insert(logQueue).values({ subjectId, kind, body: leaf, queuedAt })
}
