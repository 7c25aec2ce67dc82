import { canonicalJson } from '@veracite/terms/canonical-json'
import { sha256 } from '@veracite/terms/digest'
import type { CaptureSigner } from '@veracite/terms/ports'
import { MAX_MANIFEST_BYTES } from '@veracite/verify/bundle/manifest'
import { encodeLeaf } from '@veracite/verify/log/leaf'

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

/** What is stored with a manifest of its own about the capture of a run. */
export interface SignedOfCapture {
  id: string
  runId: string
  captureId: string
  manifest: SignedManifest
  createdAt: Date
}

/** Canonical bytes, their signature, and the log leaf made of both. */
export interface SignedManifest {
  body: Uint8Array
  signature: Uint8Array
  keyId: string
  leaf: Uint8Array
}
