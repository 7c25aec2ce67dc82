import type { Fact } from '@veracite/ground-truth/facts/fact'
import { factHash } from '@veracite/ground-truth/facts/fact-body'
import { UNTOUCHED } from '@veracite/ground-truth/facts/fact-life.fixture'
import type { EngineOutcome, EnginePort } from '@veracite/terms/engine-port'
import type { CaptureSigner, Collector } from '@veracite/terms/ports'
import type { Reading } from '@veracite/verdicts/reading'
import type { Verdict } from '@veracite/verdicts/verdict/verdict'
import {
  type ClassificationManifest,
  manifestSchema,
  type VerificationManifest,
} from '@veracite/verify/bundle/manifest'
import { sha256Hex } from '@veracite/verify/sha256'
import { p256SpkiOf, signP256 } from '@veracite/verify/test-support/sign-p256'
import { buildCapture } from '../../capture/build-capture.ts'
import type { NewCapture, RunToAsk } from '../../capture/new-capture.ts'
import { SCHEMA_HOST, signManifest } from '../../capture/sign-manifest.ts'
import type { NewClassification } from '../../records/new-classification.ts'
import { identityDigest, newReading, standing } from '../../records/stored-reading.ts'
import sample from './sample-run.json' with { type: 'json' }

/** A captured and classified run with fixed keys and times, for tests of what is built from it. */

const CAPTURE_KEY = new Uint8Array(32).fill(21)
export const SAMPLE_SIGNER: CaptureSigner = {
  keyId: 'capture-sample',
  publicKey: p256SpkiOf(CAPTURE_KEY),
  sign: (bytes) => signP256(bytes, CAPTURE_KEY),
}

export const SAMPLE_COLLECTOR: Collector = sample.collector
export const SAMPLE_IDS = sample.ids

const at = (seconds: number): Date => new Date(Date.UTC(2026, 5, 1, 12, 0, 0) + seconds * 1000)

const STATED = { predicate: 'founded_year', value: 2004 } as const
const { url: sourceUrl, sha256: sourceSha256 } = sample.factSource
const FACT_HASH = Buffer.from(factHash(STATED, { sourceUrl, sourceSha256 })).toString('hex')

export const SAMPLE_FACT: Fact = {
  ...STATED,
  id: SAMPLE_IDS.fact,
  source: { ...sample.factSource, kind: 'json_ld', fetchedAt: at(-86_400) },
  hash: FACT_HASH,
  note: null,
  active: true,
  firstSeenAt: at(-86_400),
  lastSeenAt: at(-86_400),
  ...UNTOUCHED,
}

export interface SampleRun {
  run: RunToAsk
  capture: NewCapture
  classification: NewClassification
}

export function sampleRun(
  choices: { answer?: string; demo?: boolean; response?: Uint8Array } = {},
): SampleRun {
  const text = choices.answer ?? sample.answer
  const bytes = choices.response ?? new TextEncoder().encode(`${JSON.stringify({ output: text })}\r\n`)
  const run = sample.run as RunToAsk
  const capture = buildCapture({
    id: '0199c0de-7000-7000-8000-0000000000c1',
    nonce: '000102030405060708090a0b0c0d0e0f',
    kind: 'original',
    run,
    engine: engineWith(choices.demo ? sample.demoAccess : sample.access),
    outcome: outcomeOf(text, bytes),
    collector: SAMPLE_COLLECTOR,
    signer: SAMPLE_SIGNER,
    previous: null,
    trigger: { kind: 'scan', id: SAMPLE_IDS.scan },
    now: at(2),
  })
  return { run, capture, classification: sampleClassification(run, capture, text) }
}

/** As the classifier would judge the sample answer; answers without the founding year have no claim. */
export function sampleClassification(
  run: RunToAsk,
  capture: NewCapture,
  text: string,
  id = '0199c0de-7000-7000-8000-0000000000c2',
): NewClassification {
  const start = text.indexOf('founded in 1998')
  const span = { start, end: start + 15, quote: 'founded in 1998' }
  const claims = (start < 0 ? [] : [{ ...sample.claim, span }]) as Verdict['claims']
  const read = { characters: text.length, of: text.length }
  const reading = newReading({
    id: id.replace(/c2$/, 'e2'),
    runId: run.runId,
    captureId: capture.id,
    identitySha256: identityDigest(run.brand),
    reading: { ...sample.reading, read } as Reading,
    exchange: null,
    now: at(3),
  })
  const fact = { id: SAMPLE_IDS.fact, hash: FACT_HASH, sourceUrl, sourceSha256, active: true }
  const { kind, version } = sample.reading.reader
  const manifest: ClassificationManifest = {
    schema: manifestSchema(SCHEMA_HOST, 'classification'),
    prev: sha256Hex(capture.manifest.body),
    eventNonce: '101112131415161718191a1b1c1d1e1f',
    classificationId: id,
    captureId: capture.id,
    runId: run.runId,
    class: 'CONFABULATED',
    rule: 'contradicted:founded_year',
    confidence: null,
    classifier: { name: 'veracite', version: '1.0.0', promptSha256: null },
    claims: claims.map(({ span, stance: _, ...claim }) => ({ ...claim, start: span.start, end: span.end })),
    facts: [
      { ...fact, predicate: 'founded_year', declaration: null },
    ] as unknown as ClassificationManifest['facts'],
    readings: [
      { sha256: reading.sha256, kind, version, requestSha256: null, replySha256: null },
    ] as NonNullable<ClassificationManifest['readings']>,
    needsReview: [],
    note: null,
    reviewer: null,
    knownErrorRate: null,
    classifiedAt: at(3).toISOString(),
  }
  return {
    id,
    awaits: null,
    runId: run.runId,
    captureId: capture.id,
    verdict: {
      class: 'CONFABULATED',
      rule: 'contradicted:founded_year',
      mentions: [],
      claims,
      ownedCitations: [],
      factsCoverage: { facts: 1, compared: claims.length },
      needsReview: [],
      readers: [sample.reading.reader as Reading['reader']],
      read,
      version: '1.0.0',
    },
    facts: [{ ...fact, ...STATED }],
    decidingFactIds: [SAMPLE_IDS.fact],
    excerpt: text.slice(0, 200),
    createdAt: at(3),
    manifest: signManifest(SAMPLE_SIGNER, manifest),
    standing: [standing(reading)],
    readings: [reading],
  }
}

/** The same question asked again a day later, with the same answer: capture, classification, conclusion. */
export function sampleReverification({ run, capture: original }: SampleRun) {
  const text = new TextDecoder().decode(original.answer?.bytes)
  const prev = sha256Hex(original.manifest.body)
  const capture = buildCapture({
    id: '0199c0de-7000-7000-8000-0000000000c3',
    nonce: '202122232425262728292a2b2c2d2e2f',
    kind: 'verification',
    run,
    engine: engineWith(sample.access),
    outcome: outcomeOf(text, original.bytes),
    collector: SAMPLE_COLLECTOR,
    signer: SAMPLE_SIGNER,
    previous: prev,
    trigger: { kind: 'verification', id: null },
    now: at(86_400),
  })
  const classification = sampleClassification(run, capture, text, '0199c0de-7000-7000-8000-0000000000c4')
  const id = '0199c0de-7000-7000-8000-0000000000c5'
  const manifest: VerificationManifest = {
    schema: manifestSchema(SCHEMA_HOST, 'verification'),
    prev,
    eventNonce: '303132333435363738393a3b3c3d3e3f',
    verificationId: id,
    runId: run.runId,
    attempts: [
      { captureManifestSha256: sha256Hex(capture.manifest.body), class: 'CONFABULATED', reproduced: true },
    ],
    status: 'active',
    reason: 'Asked 1 time again: reproduced.',
    verifiedAt: at(86_402).toISOString(),
  }
  return {
    capture,
    classification,
    id,
    manifest: signManifest(SAMPLE_SIGNER, manifest),
    createdAt: at(86_402),
  }
}

const engineWith = (access: object) =>
  ({ access, version: 'openai.responses/1' }) as Pick<EnginePort, 'access' | 'version'>

const outcomeOf = (text: string, bytes: Uint8Array): Extract<EngineOutcome, { kind: 'answered' }> => ({
  kind: 'answered',
  exchange: { ...sample.exchange, method: 'POST', startedAt: at(0), finishedAt: at(1.9), bytes },
  earlier: [],
  extracted: { text, ...sample.extracted },
  costUsd: '0.001200',
  costBasis: 'reported',
})
