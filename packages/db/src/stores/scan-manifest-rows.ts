import type { NewScanManifest, SealedKind } from '@veracite/core/stores/plan-store'
import { sql } from 'drizzle-orm'
import type { Tx } from './job-rows.ts'

/** The signed statement about a scan, and its leaf on the way to the log: both once, whoever tries again. */
export async function appendScanManifest(
  tx: Tx,
  kind: SealedKind,
  { id, scanId, manifest, createdAt }: NewScanManifest,
): Promise<void> {
  const at = createdAt.toISOString()
  await tx.execute(sql`
    with signed as (
      insert into evidence.scan_manifests (subject_id, scan_id, kind, body, signature, key_id, created_at)
      values (${id}::uuid, ${scanId}::uuid, ${kind}, ${manifest.body}::bytea, ${manifest.signature}::bytea,
              ${manifest.keyId}, ${at}::timestamptz)
      on conflict (scan_id, kind) do nothing
      returning subject_id
    )
    insert into veracite.log_queue (subject_id, kind, body, queued_at)
    select subject_id, ${kind}, ${manifest.leaf}::bytea, ${at}::timestamptz from signed`)
}
