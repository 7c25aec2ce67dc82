import { encodeLeaf } from '@veracite/verify/leaf'
import { MAX_MANIFEST_BYTES } from '@veracite/verify/manifest'
import type { CaptureSigner } from '../ports.ts'
import type { SignedManifest } from '../stores/run-store.ts'
import { canonicalJson } from './canonical-json.ts'
import { sha256 } from './digest.ts'

/** Who defined the schemas; part of their names, never fetched. */
export const SCHEMA_HOST = 'veracite.example'

/** Canonical bytes, the signature over them, and the log leaf that names both. */
export function signManifest(signer: CaptureSigner, manifest: object): SignedManifest {
  const body = new TextEncoder().encode(canonicalJson(manifest))
  if (body.length > MAX_MANIFEST_BYTES)
    throw new RangeError(`A manifest of ${body.length} bytes is too large to sign.`)
  const signature = signer.sign(body)
  const digest = sha256(body)
  return {
    body,
    signature,
    keyId: signer.keyId,
    leaf: encodeLeaf({ digest, signature, spki: signer.publicKey }),
  }
}
