import { declarationDigest, declarationText } from '@veracite/ground-truth/facts/declarations'
import { sha256Hex } from '@veracite/terms/digest'
import { pick } from '@veracite/terms/pick'
import { type BundleEvent, type BundleTimestamp, bundleSchema } from '@veracite/verify/bundle/bundle'
import { type BundleDeclaration, MAX_DECLARATIONS } from '@veracite/verify/bundle/verify-declarations'
import { utf8Decode } from '@veracite/verify/bytes'
import type { Say } from '@veracite/words/say-in'
import { SCHEMA_HOST } from '../capture/sign-manifest.ts'
import type { StoredCheckpoint } from '../log/log-port.ts'
import { NO_LOG } from '../log/no-log.ts'
import {
  toBundleFact,
  toClassificationBody,
  toSnapshot,
  toVerificationBody,
} from '../records/evidence-bodies.ts'
import type { RunEvidenceRows, StoredCapture, StoredVerification } from '../records/evidence-rows.ts'
import { verificationWords } from '../records/verification-words.ts'
import { readingsOf } from './bundle-events.ts'
import type { BundleInput } from './bundle-input.ts'
import type { StoredManifest } from './bundle-port.ts'
import { cosignersOf, timestampsOf, trustPart } from './bundle-trust.ts'
import { cataloguePart } from './catalogue-part.ts'
import { draftCertification } from './certification.ts'
import type { ExportedBundle, Moment, WrittenManifest } from './exported-bundle.ts'
import { howToVerify, limitsOf } from './guide.ts'
import { bundleResponse, classificationsIn, loggedManifest, pendingAmong } from './logged-manifest.ts'
import { recordingPart } from './recording-part.ts'
import { planOf, sealedOf, slotOf } from './sealed-manifests.ts'
import { type ShownRun, shownRun } from './shown-run.ts'
import { sourceManifests, trailPart } from './source-trail.ts'
import { type Statement, stateInWords } from './statement.ts'
import { timelineOf } from './timeline.ts'
import { isWitnessed, relayedAs, witnessedManifests, witnessedPart } from './witnessed-part.ts'

/**
 * Everything about one run in one object. Pure: the same input gives the same bundle. The order of the members is part
 * of the exported bytes.
 */
export function assembleBundle(input: BundleInput): ExportedBundle {
  const shown = shownRun(input)
  const timestamps = timestampsOf(input, shown)
  return {
    bundle: bundleSchema(SCHEMA_HOST),
    id: input.id,
    exportedAt: input.now.toISOString(),
    ...(input.say.language !== 'en' && { language: input.say.language }),
    status: statusOf(input, shown),
    statement: statementOf(input, shown),
    ...subjectPart(shown),
    ...answerPart(input, shown),
    ...judgementPart(input, shown),
    ...loggedManifest(shown.capture, shown.proven),
    timestamps,
    ...shown.events.lists,
    ...sealedOf(input),
    sourceTrail: trailPart(input),
    ...cataloguePart(input, shown.events.lists),
    ...witnessedPart(input, shown.events.lists.verification),
    ...recordingPart(input),
    pending: [...shown.events.pending, ...pendingAmong(beside(input), input.proofs)],
    ...historyPart(input, shown),
    ...trustPart(input, shown, timestamps.length > 0),
    ...readerPart(input, shown, timestamps),
  }
}

function statusOf({ hasLog }: BundleInput, { proven, isBehind }: ShownRun): ExportedBundle['status'] {
  if (isBehind) return 'pending'
  if (proven) return 'integrated'
  return hasLog ? 'pending' : NO_LOG.status
}

const statementOf = (input: BundleInput, shown: ShownRun): Statement =>
  stateInWords({
    engine: shown.rows.run.engine,
    accessKind: input.original.accessKind,
    manifest: shown.provenance,
    brandName: shown.provenance.brand.name,
    names: [shown.provenance.brand.name, ...shown.rows.brand.aliases],
    question: shown.rows.prompt.text,
    citationClass: shown.citationClass,
    finding: shown.finding,
    facts: new Map(input.facts.map((fact) => [fact.id, fact])),
    verificationStatus: shown.verificationStatus,
    outcomes: shown.rows.verifications.map(({ outcome }) => outcome),
    lastOutcomeInWords: lastWords(shown.rows.verifications, input.say),
    proven: shown.proven,
    isBehind: shown.isBehind,
    hasLog: input.hasLog,
    plan: planOf(input.sealed),
    slot: slotOf(input),
    hasOutcomes: input.sealed.some(({ kind }) => kind === 'outcome'),
    say: input.say,
  })

const lastWords = (verifications: readonly StoredVerification[], say: Say): string | null => {
  const newest = verifications.findLast(({ outcome }) => outcome !== 'inconclusive')
  return newest === undefined ? null : verificationWords(newest, say)
}

/** Engine, question, brand and result. */
const subjectPart = ({ rows, provenance, finding, citationClass, verificationStatus }: ShownRun) => ({
  run: pick(rows.run, 'id', 'scanId', 'engine', 'intent', 'sample'),
  // As it was called then: verifiers compare it with what was signed, and it may have another name or domain now.
  brand: pick(provenance.brand, 'id', 'name', 'domain'),
  // The language of the capture: of an answer from an app it is unknown, also where the brand asks the same prompt.
  prompt: { id: rows.prompt.id, text: rows.prompt.text, locale: provenance.source.locale },
  citationClass,
  needsReview: finding?.verdict.needsReview ?? [],
  verificationStatus,
})

/** The bytes that came, the answer in them, and under which circumstances. */
const answerPart = ({ original }: BundleInput, { capture }: ShownRun) => ({
  response: bundleResponse(original.response, original.sha256, original.contentType),
  answer: answerOf(original),
  provenance: asWritten(capture.body),
  snapshot: toSnapshot(original),
})

const answerOf = ({ answer, answerSha256, adapterVersion }: StoredCapture): ExportedBundle['answer'] =>
  answer === null || answerSha256 === null
    ? null
    : { text: answer, sha256: answerSha256, extractor: adapterVersion }

/** Reading fills in what older manifests lack. Beside the signed bytes, that would be more than was signed. */
const asWritten = (body: Uint8Array): WrittenManifest => JSON.parse(utf8Decode(body))

/** The verdict, with the readings and facts it rests on. */
const judgementPart = (input: BundleInput, { rows, events }: ShownRun) => ({
  classifications: rows.classifications.map(toClassificationBody),
  verifications: rows.verifications.map(toVerificationBody),
  readings: readingsOf(input, events.lists),
  ...declarationsOf(rows, events.lists),
  judgeOpinions: [],
  facts: input.facts.map(toBundleFact),
})

/** Signed statements beside those about the run itself: of its scan, the cited pages and the relays. */
const beside = ({ sealed, trail, witnessed = [] }: BundleInput): StoredManifest[] => [
  ...sealed,
  ...sourceManifests(trail),
  ...witnessedManifests(witnessed),
]

/** The history: times, software versions, and places in the log. */
const historyPart = (input: BundleInput, shown: ShownRun) => ({
  timeline: [
    ...timelineOf(
      [
        ...input.sealed,
        ...input.manifests,
        ...sourceManifests(input.trail),
        ...witnessedManifests(input.witnessed ?? []),
      ],
      input.proofs,
      input.say,
    ),
    ...(input.thisExport === null ? [] : [input.thisExport]),
  ],
  software: softwareOf(input, shown),
  log: {
    origin: input.identity?.verifier.name ?? null,
    index: shown.proven?.leaf.index ?? null,
    firstCheckpoint: shown.proven && momentOf(shown.proven.checkpoint),
    newestCheckpoint: input.newest && momentOf(input.newest),
  },
})

function softwareOf({ original, exporter }: BundleInput, { rows, provenance }: ShownRun) {
  const { software, version, commit, container, os, runtime } = provenance.collector
  return {
    collector: { software, version, commit, container, os, runtime },
    adapter: original.adapterVersion,
    wire: original.wire,
    classifiers: [...new Set(rows.classifications.map((row) => row.classifierVersion))],
    exporter: { software: exporter.software, version: exporter.version, commit: exporter.commit },
  }
}

const momentOf = ({ size, signedAt }: StoredCheckpoint): Moment => ({
  size,
  signedAt: signedAt.toISOString(),
})

/** For recipients: a form to sign, how to check it, and what it does not show. */
function readerPart(
  input: BundleInput,
  { capture, provenance }: ShownRun,
  timestamps: readonly BundleTimestamp[],
) {
  const { accessKind } = input.original
  return {
    certification:
      accessKind === 'demo' ? null : draftCertification(provenance, sha256Hex(capture.body), input.say),
    verify: howToVerify(
      input.identity?.verifier.name ?? null,
      input.keyPlaces,
      isWitnessed(input),
      input.say,
    ),
    limits: limitsOf(
      {
        accessKind,
        grade: provenance.source.grade,
        tlsVersion: provenance.transport.tlsVersion,
        hasLog: input.hasLog,
        timestamps: timestamps.length,
        witnesses: cosignersOf(input),
        relayed: relayedAs(input),
      },
      input.say,
    ),
  }
}

/**
 * What the predicates of facts were declared to be, as their classifications were judged by it: each that a manifest in the
 * bundle names. Nothing where nothing is declared, so that other bundles stay what they were.
 */
function declarationsOf(
  { classifications }: Pick<RunEvidenceRows, 'classifications'>,
  lists: Record<string, BundleEvent[]>,
): { declarations?: BundleDeclaration[] } {
  const named = new Set(
    classificationsIn(Object.values(lists).flat())
      .flatMap(({ facts }) => facts)
      .flatMap(({ declaration }) => declaration ?? []),
  )
  if (named.size === 0) return {}
  const found = new Map<string, BundleDeclaration>()
  // Newest first: those of the newest classification must be there, however many there are.
  for (const { facts } of classifications.toReversed())
    for (const { declaration } of facts) {
      if (declaration === undefined) continue
      const sha256 = declarationDigest(declaration)
      if (named.has(sha256) && found.size < MAX_DECLARATIONS)
        found.set(sha256, { json: declarationText(declaration), sha256 })
    }
  return { declarations: [...found.values()] }
}
