import type { SignedManifest } from '@veracite/evidence/capture/sign-manifest'
import type { Tx } from '../connection.ts'
import { watchManifests } from '../generated/tables.ts'
import { queueLeaf } from './queue-leaf.ts'

/** The plan or outcome of what is asked again, as it was signed. */
export async function addWatchManifest(
  tx: Tx,
  watchId: string,
  kind: (typeof watchManifests.$inferInsert)['kind'],
  { leaf, ...signed }: SignedManifest & { id: string },
  createdAt: Date,
): Promise<void> {
  await tx.db.insert(watchManifests).values({ ...signed, watchId, kind, createdAt })
  // Plans enter the log before all other leaves that wait, so the plan precedes every answer.
  await queueLeaf(tx, kind.endsWith('_plan') ? 'plan' : 'watch', signed.id, leaf, createdAt)
}
