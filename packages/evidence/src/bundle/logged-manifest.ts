import { sha256Hex } from '@veracite/terms/digest'
import type { BundleEvent, BundleResponse, LoggedManifest } from '@veracite/verify/bundle/bundle'
import { type ClassificationManifest, manifestIn } from '@veracite/verify/bundle/manifest'
import { base64Decode, base64Encode, hexEncode } from '@veracite/verify/bytes'
import { parseLeaf } from '@veracite/verify/log/leaf'
import { leafHash } from '@veracite/verify/log/merkle'
import type { SignedManifest } from '../capture/sign-manifest.ts'
import type { ProvenLeaf } from '../log/prove-leaves.ts'
import type { StoredManifest } from './bundle-port.ts'
import type { ExportedBundle } from './exported-bundle.ts'

/** A stored manifest as a bundle carries it. `leaf` and `proof` are null until a checkpoint covers it. */
export function loggedManifest(stored: SignedManifest, proven: ProvenLeaf | null): LoggedManifest {
  return {
    manifest: { base64: base64Encode(stored.body), sha256: sha256Hex(stored.body) },
    captureSignature: {
      alg: 'ecdsa-p256-sha256',
      keyName: stored.keyId,
      spki: base64Encode(parseLeaf(stored.leaf).spki),
      sig: base64Encode(stored.signature),
    },
    leaf: proven && {
      base64: base64Encode(proven.leaf.body),
      index: proven.leaf.index,
      hash: hexEncode(leafHash(proven.leaf.body)),
    },
    proof: proven && { tlogProof: proven.tlogProof, consistency: proven.consistency },
  }
}

/** The signed classifications among events of a bundle. */
export const classificationsIn = (events: readonly BundleEvent[]): ClassificationManifest[] =>
  events.flatMap(({ manifest }) => manifestIn(base64Decode(manifest.base64), 'classification') ?? [])

/** Those that are signed, but not in a published checkpoint yet. */
export const pendingAmong = (
  manifests: readonly StoredManifest[],
  proofs: ReadonlyMap<string, ProvenLeaf>,
): ExportedBundle['pending'] =>
  manifests
    .filter(({ subjectId }) => !proofs.has(subjectId))
    .map(({ kind, subjectId, body }) => ({ kind, id: subjectId, manifestSha256: sha256Hex(body) }))

export const bundleEvent = (
  stored: StoredManifest,
  proven: ProvenLeaf,
  response: BundleResponse | null,
): BundleEvent => ({ ...loggedManifest(stored, proven), response })

export const bundleResponse = (bytes: Uint8Array, sha256: string, mediaType: string): BundleResponse => ({
  // Sometimes megabytes, so the platform's own encoder.
  base64: Buffer.from(bytes).toString('base64'),
  sha256,
  bytes: bytes.length,
  mediaType,
})
