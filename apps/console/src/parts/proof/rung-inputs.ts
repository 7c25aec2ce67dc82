import type {
  BundleEvent,
  BundleSealed,
  EvidenceBundle,
  LoggedManifest,
} from '@veracite/verify/bundle/bundle'
import type { StepId, VerificationReport } from '@veracite/verify/bundle/verification-report'
import { base64Decode, base64Encode, hexEncode, utf8Decode } from '@veracite/verify/bytes'
import { parseCheckpointText } from '@veracite/verify/log/checkpoint'
import { parseLeaf } from '@veracite/verify/log/leaf'
import { leafHash, rootFromInclusionProof } from '@veracite/verify/log/merkle'
import { parseNote } from '@veracite/verify/log/note'
import { parseTlogProof } from '@veracite/verify/log/tlog-proof'
import { sha256Hex } from '@veracite/verify/sha256'

/** An input of a step, or something computed from it here. All of it is untrusted text. */
export interface Input {
  label: string
  value: string
}

/** Members may be missing: reading one may throw. */
export type Opened = EvidenceBundle

/** Longer inputs are cut: they are only for looking at, and the file has all of it. */
const MAX_SHOWN = 6_000
const MAX_LISTED = 40

export function bytesIn({ response }: Opened): Input[] {
  const bytes = base64Decode(response.base64)
  return [
    { label: 'Length', value: `${bytes.length.toLocaleString('en')} bytes, ${response.mediaType}` },
    { label: 'As text', value: cut(new TextDecoder().decode(bytes.subarray(0, MAX_SHOWN * 2))) },
    { label: 'First bytes', value: hexEncode(bytes.subarray(0, 64)).replaceAll(/(..)/g, '$1 ').trim() },
  ]
}

export const hashIn = (bundle: Opened): Input[] => [
  { label: 'SHA-256 of the bytes, computed here', value: sha256Hex(base64Decode(bundle.response.base64)) },
  { label: 'SHA-256 in the signed manifest', value: String(manifestOf(bundle).response?.sha256) },
]

export const INPUTS: Record<StepId, (bundle: Opened, report: VerificationReport) => Input[]> = {
  response: hashIn,
  signature: signedInputs,
  leaf: (bundle) => {
    const leaf = base64Decode(bundle.leaf?.base64 ?? '')
    return [
      { label: 'Entry', value: cut(utf8Decode(leaf)) },
      { label: 'Digest that it names', value: hexEncode(parseLeaf(leaf).digest) },
      {
        label: 'SHA-256 of the manifest, computed here',
        value: sha256Hex(base64Decode(bundle.manifest.base64)),
      },
      { label: 'Hash of the entry, computed here', value: hexEncode(leafHash(leaf)) },
    ]
  },
  inclusion: inclusionInputs,
  checkpoint: (bundle, { facts }) => [
    { label: 'Checkpoint', value: cut(parseTlogProof(bundle.proof?.tlogProof ?? '').checkpoint) },
    { label: 'Log key used', value: facts.logKey ?? 'none that signed it' },
  ],
  consistency: ({ proof }) =>
    proof?.consistency == null ? [] : [{ label: 'Proof', value: cut(proof.consistency) }],
  timestamps: ({ timestamps }) =>
    timestamps
      .slice(0, MAX_LISTED)
      .map(({ tsa, over, genTime }) => ({ label: tsa, value: `over the ${over}, ${genTime}` })),
  events: ({ classification, verification, custody }) =>
    [...classification, ...verification, ...custody].slice(0, MAX_LISTED).map(eventInput),
  plan: ({ plan }) => sealedInputs(plan),
  outcomes: ({ outcomes }) => sealedInputs(outcomes),
  seal: ({ seal }) =>
    seal == null ? [] : [{ label: 'Seal', value: cut(utf8Decode(base64Decode(seal.manifest.base64))) }],
  provider: ({ witnessed }, { facts }) => [
    ...facts.witnessed.flatMap(({ relay, runBy, host, address, openedAt }) => [
      { label: 'The relay that you named', value: `${relay}, run by ${runBy}` },
      { label: 'Where it went', value: `${host} at ${address}, ${openedAt}` },
    ]),
    ...(witnessed ?? []).slice(0, MAX_LISTED).map((entry) => ({
      label: 'Manifest of a connection',
      value: cut(utf8Decode(base64Decode(entry.manifest.base64))),
    })),
  ],
  sources: ({ sourceTrail }) =>
    sourceTrail == null
      ? []
      : [
          { label: 'Trail', value: cut(sourceTrail.json) },
          ...sourceTrail.pages.slice(0, MAX_LISTED).map((page) => ({
            label: 'Manifest of a cited page',
            value: cut(utf8Decode(base64Decode(page.manifest.base64))),
          })),
        ],
}

function signedInputs({ manifest, captureSignature }: Opened): Input[] {
  const bytes = base64Decode(manifest.base64)
  return [
    { label: 'Manifest', value: cut(utf8Decode(bytes)) },
    { label: 'SHA-256 of it, computed here', value: sha256Hex(bytes) },
    { label: 'Signature', value: cut(captureSignature.sig) },
    { label: 'Key', value: captureSignature.keyName },
    { label: 'SHA-256 of the key', value: sha256Hex(base64Decode(captureSignature.spki)) },
  ]
}

function inclusionInputs({ leaf, proof }: Opened): Input[] {
  const bytes = base64Decode(leaf?.base64 ?? '')
  const { index, hashes, checkpoint } = parseTlogProof(proof?.tlogProof ?? '')
  const { size, root } = parseCheckpointText(parseNote(checkpoint).text)
  const reached = rootFromInclusionProof({ index, size, leafHash: leafHash(bytes), proof: hashes })
  return [
    { label: 'Place', value: `entry ${index} of ${size}` },
    { label: 'Hash of the entry', value: base64Encode(leafHash(bytes)) },
    ...hashes.map((hash, i) => ({ label: `Sibling ${i + 1}`, value: base64Encode(hash) })),
    { label: 'Root that they lead to, computed here', value: base64Encode(reached) },
    { label: 'Root in the checkpoint', value: base64Encode(root) },
  ]
}

function eventInput(event: BundleEvent): Input {
  const { kind, class: citationClass } = manifestOf(event)
  return {
    label: [kind, citationClass].filter((word) => typeof word === 'string').join(' ') || 'entry',
    value: `manifest ${event.manifest.sha256}${event.leaf === null ? '' : `, log entry ${event.leaf.index}`}`,
  }
}

function sealedInputs(sealed: BundleSealed | null): Input[] {
  if (sealed === null) return []
  return [
    { label: 'Manifest', value: cut(utf8Decode(base64Decode(sealed.manifest.base64))) },
    { label: 'Line of this run', value: cut(sealed.line) },
    { label: 'Log entry', value: sealed.leaf === null ? 'none yet' : String(sealed.leaf.index) },
  ]
}

const manifestOf = ({ manifest }: Pick<LoggedManifest, 'manifest'>): SignedParts =>
  JSON.parse(utf8Decode(base64Decode(manifest.base64)))

interface SignedParts {
  kind?: unknown
  class?: unknown
  response?: { sha256: unknown }
}

const cut = (text: string): string => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)} …` : text)
