// Plain SQL: the leaf is queued only if the same statement stored the manifest.
import type { NewScanManifest } from '@veracite/core/scans/plan-store'
import type { SealedKind } from '@veracite/evidence/log/sealed-list'
import type { Tx } from '../../connection.ts'

/**
 * Stores the signed manifest of a scan and queues its leaf for the log: both once, however often it is
 * retried.
 */
export async function appendScanManifest(
  tx: Tx,
  kind: SealedKind,
  { id, scanId, manifest, createdAt, version }: NewScanManifest,
): Promise<void> {
  const at = createdAt.toISOString()
  await tx.sql`
    with signed as (
      insert into evidence.scan_manifests (subject_id, scan_id, kind, body, signature, key_id, created_at, version)
      values (${id}::uuid, ${scanId}::uuid, ${kind}, ${manifest.body}::bytea, ${manifest.signature}::bytea,
              ${manifest.keyId}, ${at}::timestamptz, ${version}::int)
      on conflict (scan_id, kind, version) do nothing
      returning subject_id
    )
    insert into veracite.log_queue (subject_id, kind, body, queued_at)
    select subject_id, ${kind}, ${manifest.leaf}::bytea, ${at}::timestamptz from signed`
}
