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

const input = (label: string, value: string): Input => ({ label, value })

/** Signed bytes that are text. */
const textIn = ({ base64 }: { base64: string }): string => cut(utf8Decode(base64Decode(base64)))

export function bytesIn({ response }: Opened): Input[] {
  const bytes = base64Decode(response.base64)
  const { mediaType } = response
  return [
    input(say('proofs.length'), say('proofs.bytes', { bytes: bytes.length, mediaType })),
    input(say('proofs.asText'), cut(new TextDecoder().decode(bytes.subarray(0, MAX_SHOWN * 2)))),
    input(say('proofs.firstBytes'), hexEncode(bytes.subarray(0, 64)).replaceAll(/(..)/g, '$1 ').trim()),
  ]
}

export const hashIn = (bundle: Opened): Input[] => [
  input(say('proofs.sha256OfThe'), sha256Hex(base64Decode(bundle.response.base64))),
  input(say('proofs.sha256InThe'), String(manifestOf(bundle).response?.sha256)),
]

export const INPUTS: Record<StepId, (bundle: Opened, report: VerificationReport) => Input[]> = {
  response: hashIn,
  signature: signedInputs,
  leaf: (bundle) => {
    const leaf = base64Decode(bundle.leaf?.base64 ?? '')
    return [
      input(say('proofs.entry'), cut(utf8Decode(leaf))),
      input(say('proofs.digestThatItNames'), hexEncode(parseLeaf(leaf).digest)),
      input(say('proofs.sha256OfTheManifest'), sha256Hex(base64Decode(bundle.manifest.base64))),
      input(say('proofs.hashOfTheEntry'), hexEncode(leafHash(leaf))),
    ]
  },
  inclusion: inclusionInputs,
  checkpoint: (bundle, { facts }) => [
    input(say('proofs.checkpoint'), cut(parseTlogProof(bundle.proof?.tlogProof ?? '').checkpoint)),
    input(say('proofs.logKeyUsed'), facts.logKey ?? say('proofs.noneThatSignedIt')),
  ],
  consistency: ({ proof }) =>
    proof?.consistency == null ? [] : [input(say('proofs.proof'), cut(proof.consistency))],
  timestamps: ({ timestamps }) =>
    timestamps
      .slice(0, MAX_LISTED)
      .map(({ tsa, over, genTime }) => input(tsa, say('proofs.overThe', { over, genTime }))),
  events: ({ classification, verification, custody }) =>
    [...classification, ...verification, ...custody].slice(0, MAX_LISTED).map(eventInput),
  plan: ({ plan }) => sealedInputs(plan),
  outcomes: ({ outcomes }) => sealedInputs(outcomes),
  seal: ({ seal }) => (seal == null ? [] : [input(say('proofs.seal'), textIn(seal.manifest))]),
  provider: ({ witnessed }, { facts }) => [
    ...facts.witnessed.flatMap(({ relay, runBy, host, address, openedAt }) => [
      input(say('proofs.theRelayThatYou'), say('proofs.runBy', { relay, runBy })),
      input(say('proofs.whereItWent'), say('proofs.at', { host, address, openedAt })),
    ]),
    ...(witnessed ?? [])
      .slice(0, MAX_LISTED)
      .map(({ manifest }) => input(say('proofs.manifestOfAConnection'), textIn(manifest))),
  ],
  sources: ({ sourceTrail }) =>
    sourceTrail == null
      ? []
      : [
          input(say('proofs.trail'), cut(sourceTrail.json)),
          ...sourceTrail.pages
            .slice(0, MAX_LISTED)
            .map(({ manifest }) => input(say('proofs.manifestOfACited'), textIn(manifest))),
        ],
}

function signedInputs({ manifest, captureSignature }: Opened): Input[] {
  const bytes = base64Decode(manifest.base64)
  return [
    input(say('proofs.manifest'), cut(utf8Decode(bytes))),
    input(say('proofs.sha256OfIt'), sha256Hex(bytes)),
    input(say('proofs.signature'), cut(captureSignature.sig)),
    input(say('proofs.key'), captureSignature.keyName),
    input(say('proofs.sha256OfTheKey'), sha256Hex(base64Decode(captureSignature.spki))),
  ]
}

function inclusionInputs({ leaf, proof }: Opened): Input[] {
  const bytes = base64Decode(leaf?.base64 ?? '')
  const { index, hashes, checkpoint } = parseTlogProof(proof?.tlogProof ?? '')
  const { size, root } = parseCheckpointText(parseNote(checkpoint).text)
  const reached = rootFromInclusionProof({ index, size, leafHash: leafHash(bytes), proof: hashes })
  return [
    input(say('proofs.place'), say('proofs.entryOf', { index, size })),
    input(say('proofs.hashOfTheEntry2'), base64Encode(leafHash(bytes))),
    ...hashes.map((hash, i) => input(say('proofs.sibling', { value: i + 1 }), base64Encode(hash))),
    input(say('proofs.rootThatTheyLead'), base64Encode(reached)),
    input(say('proofs.rootInTheCheckpoint2'), base64Encode(root)),
  ]
}

function eventInput(event: BundleEvent): Input {
  const { kind, class: citationClass } = manifestOf(event)
  return input(
    [kind, citationClass].filter((word) => typeof word === 'string').join(' ') || say('proofs.entry'),
    inList([
      say('proofs.manifestOf', { sha256: event.manifest.sha256 }),
      ...(event.leaf === null ? [] : [say('proofs.logEntryAt', { index: event.leaf.index })]),
    ]),
  )
}

function sealedInputs(sealed: BundleSealed | null): Input[] {
  if (sealed === null) return []
  return [
    input(say('proofs.manifest'), textIn(sealed.manifest)),
    input(say('proofs.lineOfThisRun'), cut(sealed.line)),
    input(say('proofs.logEntry2'), sealed.leaf === null ? say('proofs.noneYet') : String(sealed.leaf.index)),
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
