import { EVERY_ACCOUNT } from '@veracite/terms/ports'
import type { BundleFormat } from '@veracite/terms/vocabulary'
import { ED25519_NOTE, type NoteSigner, noteSigner } from '@veracite/verify/log/note-key'
import type { NewCapture } from '../../capture/new-capture.ts'
import type { SignedManifest } from '../../capture/sign-manifest.ts'
import { createMemoryLog } from '../../log/test-support/memory-log.ts'
import { NO_WITNESSES } from '../../log/witness-policy.ts'
import type { RunEvidenceRows, StoredCapture } from '../../records/evidence-rows.ts'
import { standing } from '../../records/stored-reading.ts'
import type { StoredManifest, StoredTimestamp } from '../bundle-port.ts'
import type { ExportedBundle } from '../exported-bundle.ts'
import { getBundle } from '../get-bundle.ts'
import { sealBundle } from '../seal-bundle.ts'
import {
  SAMPLE_COLLECTOR,
  SAMPLE_FACT,
  SAMPLE_IDS,
  SAMPLE_SIGNER,
  type SampleRun,
  sampleReverification,
  sampleRun,
} from './sample-run.ts'

export const SAMPLE_LOG = noteSigner('evidence.example.com/log/1', ED25519_NOTE, new Uint8Array(32).fill(22))

export interface SampleExport {
  answer?: string
  demo?: boolean
  response?: Uint8Array
  /** Leaves before and after those of the run. */
  before?: number
  after?: number
  /** The question was asked again a day later. */
  reverified?: boolean
  /** Nothing is in the log yet. */
  pending?: boolean
  /** Stamps over the signature of the capture, and the roots they lead to (PEM). */
  stamps?: (signature: Uint8Array) => StoredTimestamp[]
  tsaRoots?: string[]
  keyPlaces?: string[]
  format?: BundleFormat
  /** The brand has another name and domain since the answer was kept. */
  renamed?: boolean
  /** The signer of a forger who makes up a log of the same name. */
  log?: NoteSigner
}

/** A bundle exported through the real use case, over a log and stores in memory. */
export async function sampleExport(choices: SampleExport = {}): Promise<ExportedBundle> {
  const sample = sampleRun(choices)
  const { log, enter } = createMemoryLog(choices.log ?? SAMPLE_LOG)
  const filler = (count: number, name: string) =>
    Array.from({ length: count }, (_, i) => ({
      subjectId: `${name} ${i}`,
      body: new TextEncoder().encode(`${name} ${i}`),
    }))
  const time = (seconds: number) => new Date(Date.UTC(2026, 5, 1, 12, 0, seconds))
  if (!choices.pending) {
    enter(filler(choices.before ?? 300, 'before'), time(1))
    enter([{ subjectId: sample.capture.id, body: sample.capture.manifest.leaf }], time(4))
    enter([{ subjectId: sample.classification.id, body: sample.classification.manifest.leaf }], time(5))
    enter(filler(choices.after ?? 90, 'after'), time(30))
  }
  const manifests: StoredManifest[] = [
    stored('capture', sample.capture.id, sample.capture.manifest, sample.capture.capturedAt),
    stored(
      'classification',
      sample.classification.id,
      sample.classification.manifest,
      sample.classification.createdAt,
    ),
  ]
  const rows = rowsOf(sample)
  if (choices.renamed) rows.brand = { ...rows.brand, name: 'Nordvik Sensors', domain: 'nordvik.example' }
  if (choices.reverified) {
    const again = sampleReverification(sample)
    const { capture, classification } = again
    manifests.push(
      stored('capture', capture.id, capture.manifest, capture.capturedAt),
      stored('classification', classification.id, classification.manifest, capture.capturedAt),
      stored('verification', again.id, again.manifest, again.createdAt),
    )
    enter(
      manifests.slice(2).map(({ subjectId, leaf }) => ({ subjectId, body: leaf })),
      again.createdAt,
    )
    rows.captures.push(storedCaptureOf(capture))
    rows.verifications.push({
      id: again.id,
      outcome: 'reproduced',
      compared: 1,
      reproduced: 1,
      captureIds: [capture.id],
      citationClass: 'CONFABULATED',
      originalModel: null,
      servedModel: null,
      modelChanged: false,
      createdAt: again.createdAt,
    })
  }
  return getBundle({
    runs: { findEvidence: async () => rows },
    log,
    sources: { findStoredTrail: async () => null },
    bundles: {
      listManifests: async () => manifests,
      listWitnessed: async () => [],
      findRecording: () => Promise.resolve(null),
      listSealed: async () => [],
      listFacts: async () => [SAMPLE_FACT],
      listImports: async () => [],
      listTimestamps: async () => choices.stamps?.(sample.capture.manifest.signature) ?? [],
      appendCustody: async () => true,
    },
    ...SAMPLE_EXPORTER,
    staleAfterDays: 30,
    tsaRoots: choices.tsaRoots ?? [],
    witnessing: NO_WITNESSES,
    keyPlaces: choices.keyPlaces ?? [],
  })({ runId: SAMPLE_IDS.run, scope: EVERY_ACCOUNT, format: choices.format ?? 'json' })
}

const SAMPLE_EXPORTER = {
  signer: SAMPLE_SIGNER,
  collector: SAMPLE_COLLECTOR,
  clock: { now: () => new Date(Date.UTC(2026, 5, 3, 9, 0, 0)) },
  ids: {
    next: () => '0199c0de-7000-7000-8000-0000000000ff',
    randomHex: (n: number) => 'ab'.repeat(n),
    random: () => 0,
  },
}

/** Changed and sealed again, as somebody could who has the key or can write into the rows that are exported. */
export function sealedAgain(bundle: ExportedBundle, change: (copy: ExportedBundle) => void): ExportedBundle {
  const { seal: _, ...copy } = structuredClone(bundle)
  change(copy)
  return sealBundle(SAMPLE_EXPORTER, copy, 'json')
}

function storedCaptureOf(capture: NewCapture): StoredCapture {
  const { access } = capture
  return {
    ...capture,
    engine: access.engine,
    accessKind: access.kind,
    grade: access.grade ?? null,
    provider: access.provider,
    requestedModel: access.model,
    servedModel: capture.extracted.servedModel,
    wire: access.wire,
    searchUsed: capture.extracted.searchUsed,
    sha256: Buffer.from(capture.sha256).toString('hex'),
    byteLength: capture.bytes.length,
    answerSha256: capture.answer && Buffer.from(capture.answer.sha256).toString('hex'),
    extracted: { ...capture.extracted, description: access.description },
    response: capture.bytes,
    request: { ...capture.request, earlier: capture.earlier.map(({ summary }) => summary) },
    earlier: capture.earlier.map(({ sha256, bytes }) => ({
      sha256: Buffer.from(sha256).toString('hex'),
      bytes,
    })),
    answer: capture.answer && new TextDecoder('utf-8', { ignoreBOM: true }).decode(capture.answer.bytes),
  }
}

function rowsOf({ run, capture, classification }: SampleRun): RunEvidenceRows {
  return {
    run: {
      id: run.runId,
      scanId: run.scanId,
      brandId: run.brandId,
      accountId: SAMPLE_IDS.account,
      engine: run.engine,
      intent: run.intent,
      sample: run.sample,
      place: run.plan?.place ?? null,
      status: 'CLASSIFIED',
      citationClass: classification.verdict.class,
      noAnswerReason: null,
      error: null,
      createdAt: capture.askedAt,
    },
    brand: run.brand,
    prompt: { id: SAMPLE_IDS.prompt, text: run.prompt, locale: run.locale },
    captures: [storedCaptureOf(capture)],
    classifications: [
      {
        ...classification,
        citationClass: classification.verdict.class,
        rule: classification.verdict.rule,
        classifierVersion: classification.verdict.version,
        readingIds: classification.standing.map(({ id }) => id),
        provisional: false,
      },
    ],
    verifications: [],
    readings: classification.readings.map((reading) => ({
      ...standing(reading),
      captureId: reading.captureId,
      body: reading.body,
      exchange: reading.exchange,
      createdAt: reading.createdAt,
    })),
    activeFactIds: [SAMPLE_IDS.fact],
  }
}

const stored = (
  kind: StoredManifest['kind'],
  subjectId: string,
  { body, signature, keyId, leaf }: SignedManifest,
  createdAt: Date,
): StoredManifest => ({ subjectId, kind, body, signature, keyId, leaf, createdAt })
