import { sha256, sha256Hex } from '@veracite/terms/digest'
import type { BundleTimestamp } from '@veracite/verify/bundle/bundle'
import { base64Encode } from '@veracite/verify/bytes'
import { parseNote } from '@veracite/verify/log/note'
import { formatVkey } from '@veracite/verify/log/note-key'
import { sigstoreBundle, sigstoreTrustedRoot, type TrustedAuthority } from '@veracite/verify/log/sigstore'
import { certificateFromPem } from '@veracite/verify/x509/pem'
import { verifyTimestamp } from '@veracite/verify/x509/rfc3161'
import { parseCertificate } from '@veracite/verify/x509/x509'
import type { StoredCheckpoint } from '../log/log-port.ts'
import type { ProvenLeaf } from '../log/prove-leaves.ts'
import type { LogIdentity } from '../log/read-log.ts'
import { isReadBySigstore } from '../log/sigstore-time.ts'
import { policyOf } from '../log/witness-policy.ts'
import type { BundleInput } from './bundle-input.ts'
import type { StoredManifest, StoredTimestamp } from './bundle-port.ts'
import type { ExportedBundle } from './exported-bundle.ts'
import type { ShownRun } from './shown-run.ts'

/** Time stamps, keys and roots: what a verifier is to trust, and the same proof in the form of Sigstore. */

/** The stamps over the capture, and over the two checkpoints that the bundle has. */
export const timestampsOf = (
  { timestamps, newest }: BundleInput,
  { proven }: Pick<ShownRun, 'proven'>,
): BundleTimestamp[] =>
  timestamps.flatMap((stamp) => {
    const over = stampedBy(stamp, proven?.checkpoint ?? null, newest)
    return over === null ? [] : [toBundleTimestamp(stamp, over)]
  })

function stampedBy(
  stamp: StoredTimestamp,
  first: StoredCheckpoint | null,
  newest: StoredCheckpoint | null,
): BundleTimestamp['over'] | null {
  if (stamp.over === 'capture') return 'capture'
  if (stamp.size === first?.size) return 'checkpoint'
  if (stamp.size === newest?.size) return 'newest_checkpoint'
  return null
}

const toBundleTimestamp = (stamp: StoredTimestamp, over: BundleTimestamp['over']): BundleTimestamp => ({
  over,
  tsa: stamp.tsa,
  genTime: stamp.genTime.toISOString(),
  tsr: base64Encode(stamp.response),
  request: base64Encode(stamp.request),
  chain: [],
})

export function trustPart(
  input: BundleInput,
  { capture, proven }: ShownRun,
  hasTimestamps: boolean,
): Pick<ExportedBundle, 'trust' | 'sigstoreBundle'> {
  const { identity, tsaRoots } = input
  const authorities = authoritiesOf(capture.signature, input.timestamps, tsaRoots)
  return {
    trust: {
      vkey: identity ? formatVkey(identity.verifier) : '',
      policy: identity && policyOf(identity.verifier, input.witnessing),
      tsaRoots: hasTimestamps ? tsaRoots.map(toRoot) : [],
      trustedRoot: identity && toTrustedRoot(identity, authorities),
    },
    sigstoreBundle: proven && identity && toSigstore(capture, proven, identity, authorities),
  }
}

const toRoot = (pem: string) => ({ sha256: sha256Hex(certificateFromPem(pem)), pem })

const toTrustedRoot = (
  { verifier, since }: LogIdentity,
  timestampAuthorities: readonly CaptureAuthority[],
): Record<string, unknown> =>
  sigstoreTrustedRoot({ log: verifier, logSince: since.toISOString(), timestampAuthorities })

const toSigstore = (
  capture: StoredManifest,
  proven: ProvenLeaf,
  identity: LogIdentity,
  authorities: readonly CaptureAuthority[],
): Record<string, unknown> =>
  sigstoreBundle({
    manifest: capture.body,
    signature: capture.signature,
    captureKeyName: capture.keyId,
    leaf: proven.leaf.body,
    leafIndex: proven.leaf.index,
    inclusionHashes: proven.inclusion,
    checkpoint: proven.checkpoint.note,
    log: identity.verifier,
    captureTimestamps: authorities.map(({ response }) => response),
  })

/** How many known witnesses have cosigned one of the two checkpoints that a verifier reads. */
export function cosignersOf({ newest, original, proofs, witnessing }: BundleInput): number {
  const first = proofs.get(original.id)?.checkpoint ?? null
  const lines = [first, newest].flatMap((checkpoint) =>
    checkpoint === null ? [] : parseNote(checkpoint.note).signatures,
  )
  return witnessing.witnesses.filter((witness) =>
    lines.some(({ name, keyId }) => name === witness.name && keyId === witness.keyId),
  ).length
}

/** An authority that stamped the capture's signature, in the terms of Sigstore's trusted root. */
interface CaptureAuthority extends TrustedAuthority {
  /** The stamp. */
  response: Uint8Array
}

/**
 * Only stamps that Sigstore's verifiers can read and that lead to a pinned root: the verifiers refuse a whole
 * bundle over a single stamp that they do not recognise.
 */
function authoritiesOf(
  signature: Uint8Array,
  timestamps: readonly StoredTimestamp[],
  rootsPem: readonly string[],
): CaptureAuthority[] {
  const ofCapture = timestamps.filter(({ over }) => over === 'capture')
  if (ofCapture.length === 0) return []
  const roots = rootsPem.map(certificateFromPem)
  const imprint = sha256(signature)
  return ofCapture.flatMap(({ tsa, response }) => {
    const chain = chainOf(response, imprint, roots)
    const [signer] = chain
    if (signer === undefined) return []
    const since = new Date(parseCertificate(signer).notBeforeMs).toISOString()
    return [{ organization: tsa, commonName: tsa, chain, since, response }]
  })
}

function chainOf(response: Uint8Array, imprint: Uint8Array, roots: readonly Uint8Array[]): Uint8Array[] {
  try {
    const { chain } = verifyTimestamp(response, { imprint, nonce: null, policies: null, roots })
    return isReadBySigstore(response) ? chain : []
  } catch {
    return []
  }
}
