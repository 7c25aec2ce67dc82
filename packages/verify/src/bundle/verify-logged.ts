import { equal, hexEncode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { parseCheckpointText } from '../log/checkpoint.ts'
import { parseConsistencyFile } from '../log/consistency-file.ts'
import { MAX_ENTRY_BYTES } from '../log/entry-bundle.ts'
import { parseLeaf } from '../log/leaf.ts'
import { leafHash, rootFromInclusionProof, verifyConsistency } from '../log/merkle.ts'
import { parseNote } from '../log/note.ts'
import { parseTlogProof } from '../log/tlog-proof.ts'
import { sha256, sha256Hex } from '../sha256.ts'
import { optional } from '../shape.ts'
import { SHAPES } from '../shapes.ts'
import { verifyP256 } from '../x509/ecdsa.ts'
import {
  MAX_MANIFEST_BYTES,
  type Manifest,
  type ManifestKind,
  type ManifestOf,
  parseManifest,
} from './manifest.ts'
import { attempt, fail, notPresent, type Outcome, pass, reasonOf } from './verification-report.ts'
import { decodeField, openTrustedCheckpoint, type Trust, type TrustedCheckpoint } from './verify-trust.ts'

/** Steps 2 to 6 for one signed and logged manifest: the capture itself, or any later event. */
export interface LoggedFindings {
  outcomes: Record<'signature' | 'leaf' | 'inclusion' | 'checkpoint' | 'consistency', Outcome>
  /** As read; believe it only when the signature passed. */
  manifest: Manifest | null
  manifestSha256: string | null
  signature: Uint8Array | null
  captureKeySha256: string | null
  leafIndex: number | null
  /** The checkpoint of the inclusion proof, and its note. */
  checkpoint: { opened: TrustedCheckpoint; note: string } | null
  newest: { opened: TrustedCheckpoint; note: string } | null
}

/** The manifest, if it could be read and is of this kind. */
export const manifestOf = <K extends ManifestKind>(
  { manifest }: LoggedFindings,
  kind: K,
): ManifestOf<K> | null => (manifest?.kind === kind ? (manifest.manifest as ManifestOf<K>) : null)

export interface LoggedParts {
  manifest?: unknown
  captureSignature?: unknown
  leaf?: unknown
  proof?: unknown
}

export function verifyLogged(parts: LoggedParts, trust: Trust): LoggedFindings {
  const findings: LoggedFindings = {
    outcomes: {
      signature: fail('the manifest could not be read'),
      leaf: fail('the manifest could not be read'),
      inclusion: fail('the leaf could not be read'),
      checkpoint: fail('the proof could not be read'),
      consistency: fail('the proof could not be read'),
    },
    manifest: null,
    manifestSha256: null,
    signature: null,
    captureKeySha256: null,
    leafIndex: null,
    checkpoint: null,
    newest: null,
  }
  const { outcomes } = findings
  const signed = readSigned(parts)
  if ('reason' in signed) {
    outcomes.signature = fail(signed.reason)
    outcomes.leaf = fail(signed.reason)
  } else {
    outcomes.signature = attempt(() => checkSignature(signed, trust, findings))
  }
  const logged = readLogged(parts)
  if ('reason' in logged) {
    for (const id of ['leaf', 'inclusion', 'checkpoint', 'consistency'] as const) {
      outcomes[id] = logged.pending ? notPresent(logged.reason) : fail(logged.reason)
    }
    return findings
  }
  if (!('reason' in signed)) outcomes.leaf = attempt(() => checkLeaf(logged, signed))
  outcomes.inclusion = attempt(() => checkInclusion(logged, findings))
  outcomes.checkpoint = attempt(() => checkCheckpoint(logged, trust, findings))
  outcomes.consistency = attempt(() => checkConsistency(logged, trust, findings))
  // A quorum is asked of the newest checkpoint too: witnesses cosign after the first publication.
  if (outcomes.checkpoint.result === 'pass' && findings.checkpoint?.opened.quorumMet === false) {
    const later = outcomes.consistency.result === 'pass' && findings.newest?.opened.quorumMet === true
    if (!later) outcomes.checkpoint = fail('the quorum of witnesses has not cosigned')
  }
  return findings
}

type Signed = { bytes: Uint8Array; sig: Uint8Array; spki: Uint8Array; keyName: string }
type Logged = {
  leaf: Uint8Array
  index: number
  hash: string
  proof: ReturnType<typeof parseTlogProof>
  consistency: string | null
}

function readSigned(parts: LoggedParts): Signed | { reason: string } {
  try {
    const manifest = SHAPES.MANIFEST(parts.manifest, 'manifest')
    const signature = SHAPES.SIGNATURE(parts.captureSignature, 'captureSignature')
    const bytes = decodeField(manifest.base64, MAX_MANIFEST_BYTES, 'manifest')
    if (sha256Hex(bytes) !== manifest.sha256)
      throw new FormatError('the manifest does not have the digest beside it')
    const sig = decodeField(signature.sig, 256, 'signature')
    const spki = decodeField(signature.spki, 256, 'capture key')
    return { bytes, sig, spki, keyName: signature.keyName }
  } catch (error) {
    return { reason: reasonOf(error) }
  }
}

function readLogged(parts: LoggedParts): Logged | { reason: string; pending: boolean } {
  try {
    const leaf = optional(SHAPES.LEAF)(parts.leaf, 'leaf')
    const proof = optional(SHAPES.PROOF)(parts.proof, 'proof')
    if (leaf === null && proof === null) return { reason: 'not entered into the log yet', pending: true }
    if (leaf === null || proof === null) throw new FormatError('the leaf or its proof is missing')
    return {
      leaf: decodeField(leaf.base64, MAX_ENTRY_BYTES, 'leaf'),
      index: leaf.index,
      hash: leaf.hash,
      proof: parseTlogProof(proof.tlogProof),
      consistency: proof.consistency,
    }
  } catch (error) {
    return { reason: reasonOf(error), pending: false }
  }
}

function checkSignature(
  { bytes, sig, spki, keyName }: Signed,
  trust: Trust,
  findings: LoggedFindings,
): Outcome {
  findings.manifestSha256 = sha256Hex(bytes)
  findings.signature = sig
  findings.captureKeySha256 = sha256Hex(spki)
  findings.manifest = parseManifest(bytes)
  if (!verifyP256(sig, bytes, spki)) return fail('the signature over the manifest is not valid')
  return checkKnownKey(findings.manifest, spki, keyName, trust)
}

function checkKnownKey(
  { kind, manifest }: Manifest,
  spki: Uint8Array,
  keyName: string,
  trust: Trust,
): Outcome {
  const named = kind === 'capture' ? manifest.collector : 'recorder' in manifest ? manifest.recorder : null
  if (named !== null && named.captureKey !== keyName) return fail('the manifest names another capture key')
  if (trust.captureKeys === null)
    return pass(`signed by ${keyName}; the key comes from the bundle and is not checked`)
  const key = trust.captureKeys.find((candidate) => equal(candidate.spki, spki))
  if (key === undefined) return fail('the capture key is not one of the trusted keys')
  const at = kind === 'capture' ? Date.parse(manifest.times.capturedAt) : null
  if (at !== null && (at < (key.notBeforeMs ?? -Infinity) || at > (key.notAfterMs ?? Infinity))) {
    return fail('the capture key was not in use at the time of the capture')
  }
  return pass(`signed by ${keyName}, a trusted key`)
}

function checkLeaf(logged: Logged, { bytes, sig, spki }: Signed): Outcome {
  const leaf = parseLeaf(logged.leaf)
  if (!equal(leaf.digest, sha256(bytes))) return fail('the leaf is about another manifest')
  if (!equal(leaf.signature, sig) || !equal(leaf.spki, spki))
    return fail('the leaf holds another signature or key')
  if (hexEncode(leafHash(logged.leaf)) !== logged.hash)
    return fail('the leaf does not have the hash beside it')
  const { extra } = logged.proof
  if (extra !== null && !equal(extra, logged.leaf)) return fail('the proof carries another leaf')
  return pass('digest, signature and key are those of the manifest')
}

function checkCheckpoint(logged: Logged, trust: Trust, findings: LoggedFindings): Outcome {
  const note = logged.proof.checkpoint
  const opened = openTrustedCheckpoint(note, trust)
  findings.checkpoint = { opened, note }
  const witnesses = opened.cosignatures.length
  const source = SOURCE_WORDS[trust.keyTrust.kind]
  return pass(
    `signed by ${opened.origin} with ${source}, size ${opened.size}, ${witnesses} known cosignatures`,
  )
}

function checkInclusion({ proof, leaf, index }: Logged, findings: LoggedFindings): Outcome {
  if (proof.index !== index) return fail('leaf and proof name different places in the log')
  // Size and root are those of the note, whose signature is step 5, never other fields of the bundle.
  const { size, root } = parseCheckpointText(parseNote(proof.checkpoint).text)
  const reached = rootFromInclusionProof({ index, size, leafHash: leafHash(leaf), proof: proof.hashes })
  if (!equal(reached, root)) return fail('the proof does not lead to the root of the checkpoint')
  findings.leafIndex = index
  return pass(`entry ${index} of ${size}`)
}

function checkConsistency(logged: Logged, trust: Trust, findings: LoggedFindings): Outcome {
  if (logged.consistency === null) return notPresent('no newer checkpoint is included')
  const old = findings.checkpoint?.opened
  if (old === undefined) return fail('there is no signed checkpoint to start from')
  const file = parseConsistencyFile(logged.consistency)
  const newest = openTrustedCheckpoint(file.checkpoint, trust)
  if (newest.logKey !== old.logKey) return fail('the newer checkpoint is of another log')
  if (file.oldSize !== old.size) return fail('the consistency proof starts at another size')
  const claim = {
    oldSize: old.size,
    newSize: newest.size,
    oldRoot: old.root,
    newRoot: newest.root,
    proof: file.hashes,
  }
  if (!verifyConsistency(claim)) return fail('the newer tree does not contain the older one')
  findings.newest = { opened: newest, note: file.checkpoint }
  return pass(`the tree of size ${old.size} is a prefix of the tree of size ${newest.size}`)
}

const SOURCE_WORDS = {
  pinned: 'the key that you gave',
  fetched: 'the key that was fetched',
  bundle: 'the key that the bundle itself carries',
}
