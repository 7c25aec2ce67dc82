import type { SignedManifest } from '@veracite/core/stores/run-store'
import { sql } from 'drizzle-orm'
import type { manifests } from '../schema/evidence.ts'
import type { Tx } from './job-rows.ts'
import { prepare, runPrepared } from './prepared.ts'

const { placeholder } = sql

export interface Signed {
  subjectId: string
  runId: string
  manifest: SignedManifest
  createdAt: Date
}

/** The signed statements, and their leaves on the way to the log: one statement, however many they are. */
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
  await runPrepared(tx, APPEND_MANIFESTS, {
    kind,
    subjectIds: signed.map(({ subjectId }) => subjectId),
    runIds: signed.map(({ runId }) => runId),
    keyIds: signed.map(({ manifest }) => manifest.keyId),
    createdAt: signed.map(({ createdAt }) => createdAt.toISOString()),
    bodies: body.bytes,
    bodySizes: body.sizes,
    signatures: signature.bytes,
    signatureSizes: signature.sizes,
    leaves: leaf.bytes,
    leafSizes: leaf.sizes,
  })
}

/** All bytes go over as one value and are cut apart by the server: an array of bytes would be sent as text. */
const APPEND_MANIFESTS = prepare(
  'append_manifests',
  sql`
    with signed as (
      select subject_id, run_id, key_id, created_at::timestamptz as at, body_size, signature_size, leaf_size,
        (sum(body_size) over before - body_size)::int as body_at,
        (sum(signature_size) over before - signature_size)::int as signature_at,
        (sum(leaf_size) over before - leaf_size)::int as leaf_at
      from unnest(${placeholder('subjectIds')}::uuid[], ${placeholder('runIds')}::uuid[],
        ${placeholder('keyIds')}::text[], ${placeholder('createdAt')}::text[], ${placeholder('bodySizes')}::int[],
        ${placeholder('signatureSizes')}::int[], ${placeholder('leafSizes')}::int[]) with ordinality
        as t (subject_id, run_id, key_id, created_at, body_size, signature_size, leaf_size, n)
      window before as (order by n)
    ), new_manifests as (
      insert into evidence.manifests (subject_id, kind, run_id, body, signature, key_id, created_at)
      select subject_id, ${placeholder('kind')}::text, run_id,
        substring(${placeholder('bodies')}::bytea from 1 + body_at for body_size),
        substring(${placeholder('signatures')}::bytea from 1 + signature_at for signature_size), key_id, at
      from signed
    )
    insert into veracite.log_queue (subject_id, kind, body, queued_at)
    select subject_id, ${placeholder('kind')}::text,
      substring(${placeholder('leaves')}::bytea from 1 + leaf_at for leaf_size), at
    from signed`,
)
