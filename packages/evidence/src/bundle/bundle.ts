import type { Fact } from '@veracite/ground-truth/facts/fact'
import { toFactBody } from '@veracite/ground-truth/facts/fact-body'
import { sha256Hex } from '@veracite/terms/digest'
import type { Collector } from '@veracite/terms/ports'
import type { CitationClass, Engine, PromptIntent, VerificationStatus } from '@veracite/terms/vocabulary'
import type { Review } from '@veracite/verdicts/verdict/verdict'
import { type BundleTimestamp, bundleSchema, type EvidenceBundle } from '@veracite/verify/bundle/bundle'
import { type CaptureManifest, parseCaptureManifest } from '@veracite/verify/bundle/manifest'
import { base64Encode, utf8Decode } from '@veracite/verify/bytes'
import { parseNote } from '@veracite/verify/log/note'
import { formatVkey } from '@veracite/verify/log/note-key'
import { sigstoreBundle, sigstoreTrustedRoot } from '@veracite/verify/log/sigstore'
import { certificateFromPem } from '@veracite/verify/x509/pem'
import { SCHEMA_HOST } from '../capture/sign-manifest.ts'
import type { StoredCheckpoint, Witnessing } from '../log/log-port.ts'
import { NO_LOG } from '../log/no-log.ts'
import type { ProvenLeaf } from '../log/prove-leaves.ts'
import type { LogIdentity } from '../log/read-log.ts'
import { policyOf } from '../log/witness-policy.ts'
import {
  type toBundleReading,
  toClassificationBody,
  toOpinionBody,
  toSnapshot,
  toVerificationBody,
} from '../records/evidence-bodies.ts'
import type { RunEvidenceRows, StoredCapture, StoredVerification } from '../records/evidence-rows.ts'
import { newestOfOriginal } from '../records/newest-of-original.ts'
import { verificationWords } from '../records/verification-words.ts'
import type { StoredTrail } from '../trails/stored-trail.ts'
import { eventsOf, readingsOf } from './bundle-events.ts'
import type { StoredManifest, StoredSealed, StoredTimestamp } from './bundle-port.ts'
import { authoritiesOf, type CaptureAuthority } from './capture-authorities.ts'
import { type Certification, draftCertification } from './certification.ts'
import { howToVerify, limitsOf } from './guide.ts'
import { bundleResponse, loggedManifest } from './logged-manifest.ts'
import { outcomesAreBehind } from './outcomes-behind.ts'
import { pendingOf, planOf, sealedOf } from './sealed-manifests.ts'
import { pendingTrail, sourceManifests, trailPart } from './source-trail.ts'
import { type Statement, stateInWords } from './statement.ts'
import { type TimelineEntry, timelineOf } from './timeline.ts'

/** An exported bundle: what a verifier checks, and the same content in readable form. */
export interface ExportedBundle extends EvidenceBundle {
  /** `pending` until a published checkpoint covers the capture and the outcomes of its scan; `no_log` where none ever will. */
  status: 'integrated' | 'pending' | 'no_log'
  statement: Statement
  run: { id: string; scanId: string; engine: Engine; intent: PromptIntent; sample: number }
  brand: { id: string; name: string; domain: string }
  prompt: { id: string; text: string; locale: string }
  citationClass: CitationClass
  /** Why a person should look at the newest classification; empty when nobody has to. */
  needsReview: Review[]
  verificationStatus: VerificationStatus | null
  /**
   * The signed manifest of the capture, decoded: source, question, transport, collector, times. As signed: a capture
   * from before there were plans says nothing of one.
   */
  provenance: WrittenManifest
  snapshot: ReturnType<typeof toSnapshot>
  classifications: ReturnType<typeof toClassificationBody>[]
  verifications: ReturnType<typeof toVerificationBody>[]
  /**
   * What the readers (rules, a language model, a person) read in the answer. Verdicts are decided from these.
   */
  readings: ReturnType<typeof toBundleReading>[]
  /** Second opinions from before models were readers. They are not part of the finding. */
  judgeOpinions: ReturnType<typeof toOpinionBody>[]
  /** Every fact that a claim was compared with, and its source. */
  facts: ReturnType<typeof toBundleFact>[]
  timeline: TimelineEntry[]
  software: Record<string, unknown>
  log: {
    origin: string | null
    index: number | null
    firstCheckpoint: Moment | null
    newestCheckpoint: Moment | null
  }
  /** Signed but not in a published checkpoint yet. */
  pending: { kind: string; id: string; manifestSha256: string }[]
  /** Null for a demonstration: there is nothing to certify. */
  certification: Certification | null
}

interface Moment {
  size: number
  signedAt: string
}

export interface BundleInput {
  id: string
  now: Date
  rows: RunEvidenceRows
  original: StoredCapture
  citationClass: CitationClass
  /** Of the run, as far as its rows are shown. */
  statusOf: (shown: RunEvidenceRows) => VerificationStatus | null
  manifests: readonly StoredManifest[]
  /** The plan of the run's scan, and its outcomes once there are any. */
  sealed: readonly StoredSealed[]
  /** What the cited pages say, and their captures; null if there are none. */
  trail: StoredTrail | null
  proofs: ReadonlyMap<string, ProvenLeaf>
  newest: StoredCheckpoint | null
  facts: readonly Fact[]
  timestamps: readonly StoredTimestamp[]
  identity: LogIdentity | null
  /** False if the operator has declared that there is no log, and the capture is in none. */
  hasLog: boolean
  exporter: Collector
  tsaRoots: readonly string[]
  witnessing: Witnessing
  /** Where the operator publishes the log key. */
  keyPlaces: readonly string[]
  /** The export of this very bundle; null in a case, whose own manifest records it. */
  thisExport: TimelineEntry | null
}

type WrittenManifest = Omit<CaptureManifest, 'plan'> & Partial<Pick<CaptureManifest, 'plan'>>

/** Reading fills in what older manifests lack. Beside the signed bytes, that would be more than was signed. */
function asWritten(manifest: CaptureManifest, body: Uint8Array): WrittenManifest {
  if (manifest.plan !== null || 'plan' in JSON.parse(utf8Decode(body))) return manifest
  const { plan: _absent, ...written } = manifest
  return written
}

/** Everything about one run in one object. Pure: the same input gives the same bundle. */
export function assembleBundle(input: BundleInput): ExportedBundle {
  const { original, manifests, proofs, identity } = input
  const events = eventsOf(input)
  const rows = loggedRows(input, events.verified)
  const verificationStatus = input.statusOf(rows)
  const capture = manifests.find(({ subjectId }) => subjectId === original.id)
  if (!capture) throw new Error('The capture has no manifest.')
  const proven = proofs.get(original.id) ?? null
  const isBehind = proven !== null && outcomesAreBehind({ ...input, rows }, proofs)
  const provenance = parseCaptureManifest(capture.body)
  const manifestSha256 = sha256Hex(capture.body)
  const vkey = identity ? formatVkey(identity.verifier) : ''
  const finding = newestOfOriginal(rows.classifications, original.id)
  const citationClass = finding?.citationClass ?? input.citationClass
  const timestamps = input.timestamps.flatMap((stamp) => bundleTimestamp(stamp, proven, input.newest))
  const authorities = authoritiesOf(capture.signature, input.timestamps, input.tsaRoots)
  return {
    bundle: bundleSchema(SCHEMA_HOST),
    id: input.id,
    exportedAt: input.now.toISOString(),
    status: isBehind || (!proven && input.hasLog) ? 'pending' : proven ? 'integrated' : NO_LOG.status,
    statement: stateInWords({
      engine: rows.run.engine,
      accessKind: original.accessKind,
      manifest: provenance,
      brandName: rows.brand.name,
      citationClass,
      finding,
      facts: new Map(input.facts.map((fact) => [fact.id, fact])),
      verificationStatus,
      outcomes: rows.verifications.map(({ outcome }) => outcome),
      lastOutcomeInWords: lastWords(rows.verifications),
      proven,
      isBehind,
      hasLog: input.hasLog,
      plan: planOf(input.sealed),
      hasOutcomes: input.sealed.some(({ kind }) => kind === 'outcome'),
    }),
    run: {
      id: rows.run.id,
      scanId: rows.run.scanId,
      engine: rows.run.engine,
      intent: rows.run.intent,
      sample: rows.run.sample,
    },
    brand: { id: rows.brand.id, name: rows.brand.name, domain: rows.brand.domain },
    prompt: { id: rows.prompt.id, text: rows.prompt.text, locale: rows.prompt.locale },
    citationClass,
    needsReview: finding?.verdict.needsReview ?? [],
    verificationStatus,
    response: bundleResponse(original.response, original.sha256, original.contentType),
    answer:
      original.answer === null || original.answerSha256 === null
        ? null
        : { text: original.answer, sha256: original.answerSha256, extractor: original.adapterVersion },
    provenance: asWritten(provenance, capture.body),
    snapshot: toSnapshot(original),
    classifications: rows.classifications.map(toClassificationBody),
    verifications: rows.verifications.map(toVerificationBody),
    readings: readingsOf(input, events.lists),
    judgeOpinions: rows.opinions.map(toOpinionBody),
    facts: input.facts.map(toBundleFact),
    ...loggedManifest(capture, proven),
    timestamps,
    ...events.lists,
    ...sealedOf(input),
    sourceTrail: trailPart(input),
    pending: [...events.pending, ...pendingOf(input), ...pendingTrail(input)],
    timeline: [
      ...timelineOf([...input.sealed, ...manifests, ...sourceManifests(input.trail)], proofs),
      ...(input.thisExport === null ? [] : [input.thisExport]),
    ],
    software: softwareOf({ ...input, rows }, provenance),
    log: {
      origin: identity?.verifier.name ?? null,
      index: proven?.leaf.index ?? null,
      firstCheckpoint: proven && momentOf(proven.checkpoint),
      newestCheckpoint: input.newest && momentOf(input.newest),
    },
    trust: {
      vkey,
      policy: identity && policyOf(identity.verifier, input.witnessing),
      tsaRoots: timestamps.length === 0 ? [] : input.tsaRoots.map(rootOf),
      trustedRoot: identity && trustedRootOf(identity, authorities),
    },
    sigstoreBundle: proven && identity && sigstoreOf(capture, proven, identity, authorities),
    certification: original.accessKind === 'demo' ? null : draftCertification(provenance, manifestSha256),
    verify: howToVerify(identity?.verifier.name ?? null, input.keyPlaces),
    limits: limitsOf({
      accessKind: original.accessKind,
      tlsVersion: provenance.transport.tlsVersion,
      hasLog: input.hasLog,
      timestamps: timestamps.length,
      witnesses: cosignersOf(input),
    }),
  }
}

/**
 * What people read is what a verifier can follow to the log: a classification that is still on its way there is listed
 * as pending and not told yet, unless there is none before it. So is a re-verification.
 */
function loggedRows(
  { rows: all, original, proofs }: BundleInput,
  verified: ReadonlySet<string>,
): RunEvidenceRows {
  const rows = { ...all, verifications: all.verifications.filter(({ id }) => verified.has(id)) }
  const classifications = rows.classifications.filter(({ id }) => proofs.has(id))
  const isJudged = classifications.some(({ captureId }) => captureId === original.id)
  return isJudged ? { ...rows, classifications } : rows
}

/** How many known witnesses have cosigned one of the two checkpoints that a verifier reads. */
function cosignersOf({ newest, original, proofs, witnessing }: BundleInput): number {
  const first = proofs.get(original.id)?.checkpoint ?? null
  const lines = [first, newest].flatMap((checkpoint) =>
    checkpoint === null ? [] : parseNote(checkpoint.note).signatures,
  )
  return witnessing.witnesses.filter((witness) =>
    lines.some(({ name, keyId }) => name === witness.name && keyId === witness.keyId),
  ).length
}

const lastWords = (verifications: readonly StoredVerification[]): string | null => {
  const newest = verifications.findLast(({ outcome }) => outcome !== 'inconclusive')
  return newest === undefined ? null : verificationWords(newest)
}

function bundleTimestamp(
  stamp: StoredTimestamp,
  proven: ProvenLeaf | null,
  newest: StoredCheckpoint | null,
): BundleTimestamp[] {
  const over =
    stamp.over === 'capture'
      ? 'capture'
      : stamp.size === proven?.checkpoint.size
        ? 'checkpoint'
        : stamp.size === newest?.size
          ? 'newest_checkpoint'
          : null
  if (over === null) return []
  return [
    {
      over,
      tsa: stamp.tsa,
      genTime: stamp.genTime.toISOString(),
      tsr: base64Encode(stamp.response),
      request: base64Encode(stamp.request),
      chain: [],
    },
  ]
}

const sigstoreOf = (
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

const trustedRootOf = (
  { verifier, since }: LogIdentity,
  timestampAuthorities: readonly CaptureAuthority[],
): Record<string, unknown> =>
  sigstoreTrustedRoot({ log: verifier, logSince: since.toISOString(), timestampAuthorities })

function softwareOf({ rows, original, exporter }: BundleInput, { collector }: CaptureManifest) {
  const { software, version, commit, container, os, runtime } = collector
  return {
    collector: { software, version, commit, container, os, runtime },
    adapter: original.adapterVersion,
    wire: original.wire,
    classifiers: [...new Set(rows.classifications.map((row) => row.classifierVersion))],
    exporter: { software: exporter.software, version: exporter.version, commit: exporter.commit },
  }
}

const rootOf = (pem: string) => ({ sha256: sha256Hex(certificateFromPem(pem)), pem })

const momentOf = ({ size, signedAt }: StoredCheckpoint): Moment => ({
  size,
  signedAt: signedAt.toISOString(),
})

/** The fact as the verdict used it; later changes are not part of this proof. */
const toBundleFact = (fact: Fact) => {
  const { lastSeenAt: _, supersededBy: __, ...used } = toFactBody(fact)
  return used
}
