import { base64Encode, concat, hexDecode } from '../bytes.ts'
import { sha256 } from '../sha256.ts'
import { parseCheckpointText } from './checkpoint.ts'
import { parseNote } from './note.ts'
import { keyHash, type NoteVerifier } from './note-key.ts'

/** Exports that unmodified Sigstore verifiers accept. The artifact to verify is the manifest file. */

export interface SigstoreInput {
  manifest: Uint8Array
  /** DER. */
  signature: Uint8Array
  captureKeyName: string
  leaf: Uint8Array
  leafIndex: number
  inclusionHashes: readonly Uint8Array[]
  /** The signed note the proof leads to. */
  checkpoint: string
  log: NoteVerifier
  /** TimeStampResp over the capture signature; Sigstore's default settings want one. */
  captureTimestamps: readonly Uint8Array[]
}

export function sigstoreBundle(input: SigstoreInput): Record<string, unknown> {
  const { size, root } = parseCheckpointText(parseNote(input.checkpoint).text)
  // 64-bit integers are strings in this JSON, as in all JSON made from protocol buffers.
  const logIndex = String(input.leafIndex)
  return {
    mediaType: 'application/vnd.dev.sigstore.bundle.v0.3+json',
    verificationMaterial: {
      publicKey: { hint: input.captureKeyName },
      tlogEntries: [
        {
          logIndex,
          logId: { keyId: logId(input.log) },
          kindVersion: { kind: 'hashedrekord', version: '0.0.2' },
          inclusionProof: {
            logIndex,
            rootHash: base64Encode(root),
            treeSize: String(size),
            hashes: input.inclusionHashes.map(base64Encode),
            checkpoint: { envelope: input.checkpoint },
          },
          canonicalizedBody: base64Encode(input.leaf),
        },
      ],
      timestampVerificationData: {
        rfc3161Timestamps: input.captureTimestamps.map((tsr) => ({ signedTimestamp: base64Encode(tsr) })),
      },
    },
    messageSignature: {
      messageDigest: { algorithm: 'SHA2_256', digest: base64Encode(sha256(input.manifest)) },
      signature: base64Encode(input.signature),
    },
  }
}

export interface TrustedAuthority {
  organization: string
  commonName: string
  /** Signing certificate first, then up to the root, DER. */
  chain: readonly Uint8Array[]
  since: string
}

export interface TrustedRootInput {
  log: NoteVerifier
  /** RFC 3339, when the log key came into use. */
  logSince: string
  timestampAuthorities: readonly TrustedAuthority[]
}

export function sigstoreTrustedRoot({
  log,
  logSince,
  timestampAuthorities,
}: TrustedRootInput): Record<string, unknown> {
  return {
    mediaType: 'application/vnd.dev.sigstore.trustedroot+json;version=0.1',
    tlogs: [
      {
        baseUrl: `https://${log.name}`,
        hashAlgorithm: 'SHA2_256',
        publicKey: {
          rawBytes: base64Encode(concat(ED25519_SPKI_PREFIX, log.publicKey)),
          keyDetails: 'PKIX_ED25519',
          validFor: { start: logSince },
        },
        logId: { keyId: logId(log) },
      },
    ],
    certificateAuthorities: [],
    ctlogs: [],
    timestampAuthorities: timestampAuthorities.map(({ organization, commonName, chain, since }) => ({
      subject: { organization, commonName },
      certChain: { certificates: chain.map((der) => ({ rawBytes: base64Encode(der) })) },
      validFor: { start: since },
    })),
  }
}

function logId(log: NoteVerifier): string {
  return base64Encode(keyHash(log.name, log.type, log.publicKey))
}

const ED25519_SPKI_PREFIX = hexDecode('302a300506032b6570032100')
