import type { BundleEvent, EvidenceBundle, LoggedManifest } from '../bundle/bundle.ts'
import type { CaptureManifest } from '../bundle/manifest.ts'
import { base64Encode, hexEncode, utf8Encode } from '../bytes.ts'
import { checkpointImprint, signCheckpoint } from '../log/checkpoint.ts'
import { formatConsistencyFile } from '../log/consistency-file.ts'
import { consistencyProof, inclusionProof, leafHash, treeRoot } from '../log/merkle.ts'
import { formatVkey } from '../log/note-key.ts'
import { sigstoreBundle, sigstoreTrustedRoot } from '../log/sigstore.ts'
import { formatTlogProof } from '../log/tlog-proof.ts'
import { sha256, sha256Hex } from '../sha256.ts'
import { certificateToPem } from '../x509/pem.ts'
import { canonicalBytes } from './canonical-bytes.ts'
import {
  cosigned,
  type FORGER,
  HONEST,
  leafOf,
  policyFor,
  sampleStamp,
  sampleToken,
  TSA_CERTIFICATE,
  TSA_ROOT,
} from './sample-keys.ts'
import {
  classificationBeforeReadings,
  SAMPLE_READINGS,
  sampleCapture,
  sampleClassification,
  sampleCustody,
  sampleVerification,
} from './sample-manifests.ts'
import { type RecordedChoices, sampleRecording } from './sample-recording.ts'
import { type SampleSampling, type SamplingChoices, sampleSampling } from './sample-sampling.ts'
import { type SlotChoices, sampleSlot } from './sample-slot.ts'
import { SAMPLE_CITATIONS, type SampleTrail, sampleTrail } from './sample-trail.ts'
import { sampleWitnessed, type WitnessedChoices } from './sample-witnessed.ts'
import { p256SpkiOf, signP256 } from './sign-p256.ts'
/** A complete bundle from fixed keys and fixed times: the same bytes on every machine. */

export interface SampleChoices {
  /** Leaves already in the log before the capture. */
  before?: number
  /** Only the capture, no later events. */
  alone?: boolean
  /** The answer was invented for demonstration. */
  demo?: boolean
  /** A shared page of the app, from here. */
  shared?: string
  /** Where it asked; a host that is no engine's where nothing is said. */
  endpoint?: string
  /** The question was asked again: that answer, its class, and the count. */
  reverified?: boolean
  /** As bundles were before readings were kept: neither they nor what was signed about them. */
  beforeReadings?: boolean
  /** With the plan that the answer was asked under, and its outcomes. */
  sampling?: SamplingChoices
  /** A person typed it for a plan. */
  slot?: SlotChoices
  /** With the pages that it cites, and what they say; with an object, a search of them as well. */
  trail?: boolean | object
  /** With the connection as a relay carried it. */
  witnessed?: WitnessedChoices
  /** A person recorded it in an app. */
  recorded?: RecordedChoices
  /** Leaves added after the events, before the newest checkpoint. */
  after?: number
  answer?: string
  /** The signing keys. */
  by?: typeof FORGER
  /** Changes made before signing and logging, so that only the changed part is wrong. */
  manifestBytes?: (canonical: Uint8Array) => Uint8Array
}

const READINGS = SAMPLE_READINGS.map(({ json, sha256, exchange }) => ({ json, sha256, exchange }))
/** Such a bundle has not even the member; the type speaks of what is written today. */
const NO_READINGS = {} as { readings: typeof READINGS }

export function sampleBundle(choices: SampleChoices = {}): EvidenceBundle {
  const { before = 257, after = 90, answer, by = HONEST } = choices
  const { capture: captureKey, log, witness } = by
  const spki = p256SpkiOf(captureKey)
  const recorded = choices.recorded ? sampleRecording(choices.recorded) : null
  const raw =
    recorded?.raw ?? utf8Encode('{"output":"Ada founded Café Ångström.\\n<script>alert(1)</script>"}\r\n')
  const answerText = answer ?? recorded?.answer ?? 'Ada founded Café Ångström.\n<script>alert(1)</script>'
  const cited = choices.trail ? { citations: SAMPLE_CITATIONS } : {}
  const asked = sampleCapture(
    { sha256: sha256Hex(raw), bytes: raw.length },
    sha256Hex(utf8Encode(answerText)),
  )
  const plain = {
    ...asked,
    ...cited,
    ...(choices.endpoint !== undefined && { source: { ...asked.source, endpoint: choices.endpoint } }),
    ...(choices.shared !== undefined && { source: sharedSource(asked.source, choices.shared) }),
    ...(choices.demo && { source: { ...asked.source, access: 'demo', provider: 'veracite' } }),
    ...(choices.witnessed?.requestBody !== undefined && {
      question: {
        ...asked.question,
        requestSha256: sha256Hex(utf8Encode(choices.witnessed.requestBody)),
      },
    }),
    ...recorded?.manifest(asked),
  }
  const sampling = samplingOf(plain, choices)
  const written = canonicalBytes(sampling?.capture ?? plain)
  const capture = choices.manifestBytes?.(written) ?? written
  const captureSha256 = sha256Hex(capture)
  const classification = canonicalBytes(
    (choices.beforeReadings ? classificationBeforeReadings : sampleClassification)(captureSha256),
  )
  const isAtOnce = choices.witnessed?.again !== undefined
  const again = choices.reverified ? askedAgain(plain, captureSha256, isAtOnce) : []
  const verification = canonicalBytes(
    sampleVerification(
      captureSha256,
      again
        .slice(0, 1)
        .map((bytes) => ({ captureManifestSha256: sha256Hex(bytes), class: 'STRONG', reproduced: false })),
    ),
  )
  const custody = canonicalBytes(sampleCustody(sha256Hex(classification), captureSha256))

  const trail = choices.trail
    ? sampleTrail(captureSha256, typeof choices.trail === 'object' ? choices.trail : null)
    : null
  const carriedBy = choices.witnessed
    ? [sampleWitnessed([capture], raw, choices.witnessed)]
    : (recorded?.carried(capture) ?? [])
  if (choices.witnessed?.again) {
    const connection = { relay: choices.witnessed.again, session: 'two' }
    carriedBy.push(sampleWitnessed(again.slice(0, 1), raw, { ...choices.witnessed, connection }))
  }
  const own = choices.alone ? [capture] : [capture, classification, ...again, verification, custody]
  const manifests = [
    ...(sampling ? [sampling.plan] : []),
    ...own,
    ...(sampling?.outcome ? [sampling.outcome] : []),
    ...(trail?.manifests ?? []),
    ...carriedBy.flatMap((one) => one.manifests),
  ]
  const leaves = manifests.map((manifest) => leafOf(manifest, captureKey))
  const filler = (count: number, name: string) =>
    Array.from({ length: count }, (_, i) => leafHash(utf8Encode(`${name} ${i}`)))
  const hashes = [
    ...filler(before, 'before'),
    ...leaves.map((leaf) => leafHash(leaf)),
    ...filler(after, 'after'),
  ]
  const firstSize = before + leaves.length
  const firstRoot = treeRoot(hashes.slice(0, firstSize))
  const first = signCheckpoint({ origin: log.verifier.name, size: firstSize, root: firstRoot }, log)
  const newest = cosigned(
    signCheckpoint({ origin: log.verifier.name, size: hashes.length, root: treeRoot(hashes) }, log),
    witness,
  )
  const consistency = formatConsistencyFile({
    oldSize: firstSize,
    hashes: consistencyProof(hashes, firstSize),
    checkpoint: newest,
  })

  const logged = manifests.map((manifest, i): LoggedManifest => {
    const leaf = leaves[i] ?? new Uint8Array(0)
    const index = before + i
    return {
      manifest: { base64: base64Encode(manifest), sha256: sha256Hex(manifest) },
      captureSignature: {
        alg: 'ecdsa-p256-sha256',
        keyName: 'capture-2026',
        spki: base64Encode(spki),
        sig: base64Encode(signP256(manifest, captureKey)),
      },
      leaf: { base64: base64Encode(leaf), index, hash: hexEncode(leafHash(leaf)) },
      proof: {
        tlogProof: formatTlogProof({
          index,
          hashes: inclusionProof(hashes.slice(0, firstSize), index),
          checkpoint: first,
          extra: leaf,
        }),
        consistency,
      },
    }
  })
  const loggedAs = (manifest: Uint8Array | null | undefined) =>
    logged[manifest ? manifests.indexOf(manifest) : -1] ?? null
  const [main = null, ...events] = own.map(loggedAs).flatMap((found) => found ?? [])
  if (main === null) throw new Error('no capture')
  const carried = events.map((event): BundleEvent => ({ ...event, response: null }))
  const signature = signP256(capture, captureKey)
  const captureStamp = sampleStamp(sha256(signature), 'capture', '20260601120004Z')

  return {
    bundle: 'https://veracite.example/schema/bundle/v1',
    id: 'bundle_1',
    exportedAt: '2026-06-03T09:00:00.000Z',
    statement: { engine: 'CHATGPT', prompt: 'Who founded Café Ångström?', class: 'CONFABULATED' },
    response: {
      base64: base64Encode(raw),
      sha256: sha256Hex(raw),
      bytes: raw.length,
      mediaType: 'application/json',
    },
    answer: { text: answerText, sha256: sha256Hex(utf8Encode(answerText)), extractor: 'openai.responses/1' },
    ...main,
    ...chosenParts(sampling, trail, loggedAs),
    ...(carriedBy.length > 0 && { witnessed: carriedBy.flatMap((one) => one.carried(loggedAs)) }),
    ...(recorded && { recording: recorded.part }),
    timestamps: [
      sampleStamp(checkpointImprint(first, log.verifier), 'checkpoint', '20260601120010Z'),
      captureStamp,
    ],
    classification: carried.slice(0, 1),
    ...(choices.beforeReadings ? NO_READINGS : { readings: choices.alone ? [] : READINGS }),
    verification: carried.slice(1, -1),
    custody: carried.slice(1).slice(-1),
    trust: {
      vkey: formatVkey(log.verifier),
      policy: policyFor(by),
      tsaRoots: [{ sha256: sha256Hex(TSA_ROOT), pem: certificateToPem(TSA_ROOT) }],
      trustedRoot: sigstoreTrustedRoot({
        log: log.verifier,
        logSince: '2026-01-01T00:00:00.000Z',
        timestampAuthorities: [
          {
            organization: 'Example TSA',
            commonName: 'Example TSA',
            chain: [TSA_CERTIFICATE, TSA_ROOT],
            since: '2026-01-01T00:00:00.000Z',
          },
        ],
      }),
    },
    sigstoreBundle: sigstoreBundle({
      manifest: capture,
      signature,
      captureKeyName: 'capture-2026',
      leaf: leaves[manifests.indexOf(capture)] ?? new Uint8Array(0),
      leafIndex: before + manifests.indexOf(capture),
      inclusionHashes: inclusionProof(hashes.slice(0, firstSize), before + manifests.indexOf(capture)),
      checkpoint: first,
      log: log.verifier,
      captureTimestamps: [sampleToken(sha256(signature), 'capture', '20260601120004Z')],
    }),
    certification: null,
    verify: { cli: 'npm run veracite -- verify bundle.json --key-from PLACE' },
    limits: ['This does not prove that the answer is true.'],
  }
}

const sharedSource = (source: CaptureManifest['source'], endpoint: string): CaptureManifest['source'] => ({
  ...source,
  ...{ surface: 'app', grade: 'C', access: 'app', provider: 'chatgpt.share', endpoint },
})

function samplingOf(
  plain: Parameters<typeof sampleSampling>[0],
  { sampling, slot }: SampleChoices,
): SampleSampling | null {
  if (slot) return sampleSlot(plain, slot)
  return sampling ? sampleSampling(plain, sampling) : null
}

/** Another answer to the same question, and its class. */
function askedAgain(
  capture: Omit<CaptureManifest, 'plan' | 'recording'>,
  captureSha256: string,
  isAtOnce = false,
): Uint8Array[] {
  const again = canonicalBytes({
    ...capture,
    prev: captureSha256,
    kind: 'verification',
    captureId: 'cap_2',
    captureNonce: '404142434445464748494a4b4c4d4e4f',
    times: isAtOnce
      ? capture.times
      : {
          requestedAt: '2026-06-02T11:59:58.000Z',
          receivedAt: '2026-06-02T11:59:59.000Z',
          capturedAt: '2026-06-02T11:59:59.500Z',
        },
  })
  const { readings: _, ...classification } = sampleClassification(sha256Hex(again))
  const other = {
    classificationId: 'cls_2',
    captureId: 'cap_2',
    class: 'STRONG',
    rule: 'supported',
    claims: [],
  }
  return [again, canonicalBytes({ ...classification, ...other })]
}

/** What is in a bundle only if a choice puts it there: older ones have not even the members. */
function chosenParts(
  sampling: SampleSampling | null,
  trail: SampleTrail | null,
  loggedAs: (manifest: Uint8Array | null | undefined) => LoggedManifest | null,
) {
  const [plan, outcome] = [loggedAs(sampling?.plan), loggedAs(sampling?.outcome)]
  const parts = {
    ...(sampling && {
      plan: plan && sampling.sealed('plan', plan),
      outcomes: outcome && sampling.sealed('outcome', outcome),
    }),
    ...(trail && { sourceTrail: trail.carried(loggedAs) }),
  }
  // The type speaks of what is written today.
  return parts as Pick<EvidenceBundle, 'plan' | 'outcomes' | 'sourceTrail'>
}

/** The same evidence without newer checkpoints and witnesses: four signatures fewer to check each time. */
export function leanSampleBundle(): EvidenceBundle {
  const bundle = sampleBundle()
  bundle.trust.policy = null
  for (const { proof } of [bundle, ...bundle.classification, ...bundle.verification, ...bundle.custody]) {
    if (proof !== null) proof.consistency = null
  }
  return bundle
}
