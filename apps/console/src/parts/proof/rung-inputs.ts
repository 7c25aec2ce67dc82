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
import { say } from '@veracite/words/say'
import { inList } from '../widgets/words.ts'

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
    {
      label: say('proofs.length'),
      value: say('proofs.bytes', { bytes: bytes.length, mediaType: response.mediaType }),
    },
    { label: say('proofs.asText'), value: cut(new TextDecoder().decode(bytes.subarray(0, MAX_SHOWN * 2))) },
    {
      label: say('proofs.firstBytes'),
      value: hexEncode(bytes.subarray(0, 64)).replaceAll(/(..)/g, '$1 ').trim(),
    },
  ]
}

export const hashIn = (bundle: Opened): Input[] => [
  { label: say('proofs.sha256OfThe'), value: sha256Hex(base64Decode(bundle.response.base64)) },
  { label: say('proofs.sha256InThe'), value: String(manifestOf(bundle).response?.sha256) },
]

export const INPUTS: Record<StepId, (bundle: Opened, report: VerificationReport) => Input[]> = {
  response: hashIn,
  signature: signedInputs,
  leaf: (bundle) => {
    const leaf = base64Decode(bundle.leaf?.base64 ?? '')
    return [
      { label: say('proofs.entry'), value: cut(utf8Decode(leaf)) },
      { label: say('proofs.digestThatItNames'), value: hexEncode(parseLeaf(leaf).digest) },
      {
        label: say('proofs.sha256OfTheManifest'),
        value: sha256Hex(base64Decode(bundle.manifest.base64)),
      },
      { label: say('proofs.hashOfTheEntry'), value: hexEncode(leafHash(leaf)) },
    ]
  },
  inclusion: inclusionInputs,
  checkpoint: (bundle, { facts }) => [
    { label: say('proofs.checkpoint'), value: cut(parseTlogProof(bundle.proof?.tlogProof ?? '').checkpoint) },
    { label: say('proofs.logKeyUsed'), value: facts.logKey ?? say('proofs.noneThatSignedIt') },
  ],
  consistency: ({ proof }) =>
    proof?.consistency == null ? [] : [{ label: say('proofs.proof'), value: cut(proof.consistency) }],
  timestamps: ({ timestamps }) =>
    timestamps
      .slice(0, MAX_LISTED)
      .map(({ tsa, over, genTime }) => ({ label: tsa, value: say('proofs.overThe', { over, genTime }) })),
  events: ({ classification, verification, custody }) =>
    [...classification, ...verification, ...custody].slice(0, MAX_LISTED).map(eventInput),
  plan: ({ plan }) => sealedInputs(plan),
  outcomes: ({ outcomes }) => sealedInputs(outcomes),
  seal: ({ seal }) =>
    seal == null
      ? []
      : [{ label: say('proofs.seal'), value: cut(utf8Decode(base64Decode(seal.manifest.base64))) }],
  provider: ({ witnessed }, { facts }) => [
    ...facts.witnessed.flatMap(({ relay, runBy, host, address, openedAt }) => [
      { label: say('proofs.theRelayThatYou'), value: say('proofs.runBy', { relay, runBy }) },
      { label: say('proofs.whereItWent'), value: say('proofs.at', { host, address, openedAt }) },
    ]),
    ...(witnessed ?? []).slice(0, MAX_LISTED).map((entry) => ({
      label: say('proofs.manifestOfAConnection'),
      value: cut(utf8Decode(base64Decode(entry.manifest.base64))),
    })),
  ],
  sources: ({ sourceTrail }) =>
    sourceTrail == null
      ? []
      : [
          { label: say('proofs.trail'), value: cut(sourceTrail.json) },
          ...sourceTrail.pages.slice(0, MAX_LISTED).map((page) => ({
            label: say('proofs.manifestOfACited'),
            value: cut(utf8Decode(base64Decode(page.manifest.base64))),
          })),
        ],
}

function signedInputs({ manifest, captureSignature }: Opened): Input[] {
  const bytes = base64Decode(manifest.base64)
  return [
    { label: say('proofs.manifest'), value: cut(utf8Decode(bytes)) },
    { label: say('proofs.sha256OfIt'), value: sha256Hex(bytes) },
    { label: say('proofs.signature'), value: cut(captureSignature.sig) },
    { label: say('proofs.key'), value: captureSignature.keyName },
    { label: say('proofs.sha256OfTheKey'), value: sha256Hex(base64Decode(captureSignature.spki)) },
  ]
}

function inclusionInputs({ leaf, proof }: Opened): Input[] {
  const bytes = base64Decode(leaf?.base64 ?? '')
  const { index, hashes, checkpoint } = parseTlogProof(proof?.tlogProof ?? '')
  const { size, root } = parseCheckpointText(parseNote(checkpoint).text)
  const reached = rootFromInclusionProof({ index, size, leafHash: leafHash(bytes), proof: hashes })
  return [
    { label: say('proofs.place'), value: say('proofs.entryOf', { index, size }) },
    { label: say('proofs.hashOfTheEntry2'), value: base64Encode(leafHash(bytes)) },
    ...hashes.map((hash, i) => ({
      label: say('proofs.sibling', { value: i + 1 }),
      value: base64Encode(hash),
    })),
    { label: say('proofs.rootThatTheyLead'), value: base64Encode(reached) },
    { label: say('proofs.rootInTheCheckpoint2'), value: base64Encode(root) },
  ]
}

function eventInput(event: BundleEvent): Input {
  const { kind, class: citationClass } = manifestOf(event)
  return {
    label: [kind, citationClass].filter((word) => typeof word === 'string').join(' ') || say('proofs.entry'),
    value: inList([
      say('proofs.manifestOf', { sha256: event.manifest.sha256 }),
      ...(event.leaf === null ? [] : [say('proofs.logEntryAt', { index: event.leaf.index })]),
    ]),
  }
}

function sealedInputs(sealed: BundleSealed | null): Input[] {
  if (sealed === null) return []
  return [
    { label: say('proofs.manifest'), value: cut(utf8Decode(base64Decode(sealed.manifest.base64))) },
    { label: say('proofs.lineOfThisRun'), value: cut(sealed.line) },
    {
      label: say('proofs.logEntry2'),
      value: sealed.leaf === null ? say('proofs.noneYet') : String(sealed.leaf.index),
    },
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
