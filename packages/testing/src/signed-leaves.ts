import { randomUUID } from 'node:crypto'
import { createCaptureSigner, generateCaptureKey } from '@veracite/adapters/platform/capture-signer'
import type { Database } from '@veracite/db/open-postgres'
import { createLogStore } from '@veracite/db/stores/log/log-store'
import { signManifest } from '@veracite/evidence/capture/sign-manifest'
import type { CaptureSigner } from '@veracite/terms/ports'

/** The capture key of leaves that belong to no capture. */
const SIGNER = createCaptureSigner(generateCaptureKey())

export interface LeafOptions {
  signer?: CaptureSigner
  kind?: 'capture' | 'plan'
  queuedAt?: Date
  /** False to leave the key unknown to the log. */
  register?: boolean
}

/** Queues leaves as captures do, each signed over a stored manifest by a registered key; returns their subjects. */
export async function queueSigned(
  database: Pick<Database, 'sql' | 'db' | 'role'>,
  count: number,
  { signer = SIGNER, kind = 'capture', queuedAt = new Date(), register = true }: LeafOptions = {},
): Promise<string[]> {
  if (register) await registerCaptureKey(database, signer)
  const { sql } = database
  const leaves = Array.from({ length: count }, () => {
    const id = randomUUID()
    const { body, signature, leaf } = signManifest(signer, { about: id })
    return { id, body: hex(body), signature: hex(signature), leaf: hex(leaf) }
  })
  const stored =
    kind === 'plan'
      ? sql`
        insert into evidence.scan_manifests (subject_id, scan_id, kind, body, signature, key_id, created_at)
        select id, gen_random_uuid(), 'plan', decode(body, 'hex'), decode(signature, 'hex'), ${signer.keyId}, now() from made`
      : sql`
        insert into evidence.manifests (subject_id, kind, run_id, body, signature, key_id, created_at)
        select id, 'capture', gen_random_uuid(), decode(body, 'hex'), decode(signature, 'hex'), ${signer.keyId}, now() from made`
  await sql`
    with made as (
      select * from jsonb_to_recordset(${JSON.stringify(leaves)}::jsonb) as t (id uuid, body text, signature text, leaf text)
    ), stored as (${stored})
    insert into veracite.log_queue (subject_id, kind, body, queued_at)
    select id, ${kind}, decode(leaf, 'hex'), ${queuedAt.toISOString()}::timestamptz from made`
  return leaves.map(({ id }) => id)
}

/** As the process that continues the log does when it starts. */
export async function registerCaptureKey(
  database: Pick<Database, 'sql' | 'db' | 'role'>,
  { keyId, publicKey }: CaptureSigner,
): Promise<void> {
  const key = { role: 'capture', keyId, name: keyId, publicKey, notBefore: new Date(0) } as const
  await createLogStore(database).registerKey(key)
}

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
