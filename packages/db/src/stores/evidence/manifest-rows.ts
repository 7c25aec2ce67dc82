// Plain SQL: all manifests of a batch and their leaves are written by one statement that cuts up one value.
import type { SignedManifest } from '@veracite/evidence/capture/sign-manifest'
import type { Tx } from '../../connection.ts'
import type { manifests } from '../../generated/tables.ts'

export interface Signed {
  subjectId: string
  runId: string
  manifest: SignedManifest
  createdAt: Date
}

/**
 * Stores signed manifests and queues their leaves for the log, in one statement however many there are. All
 * bytes are sent as one value and cut apart by the server: an array of bytes would be sent as text.
 */
export async function appendManifests(
  tx: Tx,
  kind: (typeof manifests.$inferInsert)['kind'],
  signed: Signed[],
): Promise<void> {
  const column = (read: (manifest: SignedManifest) => Uint8Array) => {
    const chunks = signed.map(({ manifest }) => read(manifest))
    return { bytes: Buffer.concat(chunks), sizes: chunks.map((chunk) => chunk.byteLength) }
  }
  const body = column((manifest) => manifest.body)
  const signature = column((manifest) => manifest.signature)
  const leaf = column((manifest) => manifest.leaf)
  await tx.sql`
    with signed as (
      select subject_id, run_id, key_id, created_at::timestamptz as at, body_size, signature_size, leaf_size,
        (sum(body_size) over before - body_size)::int as body_at,
        (sum(signature_size) over before - signature_size)::int as signature_at,
        (sum(leaf_size) over before - leaf_size)::int as leaf_at
      from unnest(${signed.map(({ subjectId }) => subjectId)}::uuid[], ${signed.map(({ runId }) => runId)}::uuid[],
        ${signed.map(({ manifest }) => manifest.keyId)}::text[], ${signed.map(({ createdAt }) => createdAt.toISOString())}::text[], ${body.sizes}::int[],
        ${signature.sizes}::int[], ${leaf.sizes}::int[]) with ordinality
        as t (subject_id, run_id, key_id, created_at, body_size, signature_size, leaf_size, n)
      window before as (order by n)
    ), new_manifests as (
      insert into evidence.manifests (subject_id, kind, run_id, body, signature, key_id, created_at)
      select subject_id, ${kind}::text, run_id,
        substring(${body.bytes}::bytea from 1 + body_at for body_size),
        substring(${signature.bytes}::bytea from 1 + signature_at for signature_size), key_id, at
      from signed
    )
    insert into veracite.log_queue (subject_id, kind, body, queued_at)
    select subject_id, ${kind}::text,
      substring(${leaf.bytes}::bytea from 1 + leaf_at for leaf_size), at
    from signed`
}
