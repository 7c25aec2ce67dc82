import type { Fact } from '@veracite/ground-truth/facts/fact'
import { factHash } from '@veracite/ground-truth/facts/fact-body'
import { UNTOUCHED } from '@veracite/ground-truth/facts/fact-life.fixture'
import type { EngineOutcome, EnginePort } from '@veracite/terms/engine-port'
import type { CaptureSigner, Collector } from '@veracite/terms/ports'
import type { Verdict } from '@veracite/verdicts/verdict/verdict'
import {
  type ClassificationManifest,
  manifestSchema,
  type VerificationManifest,
} from '@veracite/verify/bundle/manifest'
import { sha256Hex } from '@veracite/verify/sha256'
import { p256SpkiOf, signP256 } from '@veracite/verify/x509/ecdsa'
import { buildCapture } from '../../capture/build-capture.ts'
import type { NewCapture, RunToAsk } from '../../capture/new-capture.ts'
import { SCHEMA_HOST, signManifest } from '../../capture/sign-manifest.ts'
import type { NewClassification } from '../../records/new-classification.ts'
import { identityDigest, newReading, standing } from '../../records/stored-reading.ts'

/** A captured and classified run with fixed keys and times, for tests of what is built from it. */

const CAPTURE_KEY = new Uint8Array(32).fill(21)
export const SAMPLE_SIGNER: CaptureSigner = {
  keyId: 'capture-sample',
  publicKey: p256SpkiOf(CAPTURE_KEY),
  sign: (bytes) => signP256(bytes, CAPTURE_KEY),
}

export const SAMPLE_COLLECTOR: Collector = {
  entity: 'Example Evidence GmbH',
  instance: 'worker-1',
  software: 'veracite',
  version: '0.1.0',
  commit: '8d48d49',
  container: null,
  os: 'linux 6.1 x64',
  runtime: 'bun 1.4.4',
  egressIp: null,
  clock: { source: 'system clock', offsetMs: null },
}

export const SAMPLE_IDS = {
  account: '0199c0de-7000-7000-8000-0000000000a0',
  brand: '0199c0de-7000-7000-8000-0000000000b0',
  prompt: '0199c0de-7000-7000-8000-0000000000d0',
  scan: '0199c0de-7000-7000-8000-0000000000e0',
  run: '0199c0de-7000-7000-8000-0000000000f0',
  fact: '0199c0de-7000-7000-8000-0000000000f1',
}

const ANSWER =
  'Halden Instruments is a Norwegian maker of vibration sensors. It was founded in 1998 in Halden, Norway, and is led by Ingrid Solheim.'

const at = (seconds: number): Date => new Date(Date.UTC(2026, 5, 1, 12, 0, 0) + seconds * 1000)

export const SAMPLE_FACT: Fact = {
  id: SAMPLE_IDS.fact,
  predicate: 'founded_year',
  value: 2004,
  source: {
    kind: 'json_ld',
    url: 'https://halden-instruments.com/about',
    quote: '"foundingDate":"2004"',
    fetchedAt: at(-86_400),
    sha256: 'c'.repeat(64),
  },
  hash: Buffer.from(
    factHash(
      { predicate: 'founded_year', value: 2004 },
      { sourceUrl: 'https://halden-instruments.com/about', sourceSha256: 'c'.repeat(64) },
    ),
  ).toString('hex'),
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
  const text = choices.answer ?? ANSWER
  const bytes = choices.response ?? new TextEncoder().encode(`${JSON.stringify({ output: text })}\r\n`)
  const run: RunToAsk = {
    runId: SAMPLE_IDS.run,
    scanId: SAMPLE_IDS.scan,
    brandId: SAMPLE_IDS.brand,
    engine: 'CHATGPT',
    intent: 'BRANDED',
    prompt: 'When was Halden Instruments founded and where is it based?',
    locale: 'en-US',
    status: 'RUNNING',
    citationClass: null,
    timesAsked: 0,
    brand: {
      id: SAMPLE_IDS.brand,
      name: 'Halden Instruments',
      domain: 'halden-instruments.com',
      aliases: ['Halden'],
    },
    originalModel: null,
    sample: 1,
    plan: null,
  }
  const capture = buildCapture({
    id: '0199c0de-7000-7000-8000-0000000000c1',
    nonce: '000102030405060708090a0b0c0d0e0f',
    kind: 'original',
    run,
    engine: choices.demo ? DEMO_ENGINE : ENGINE,
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
  const claims: Verdict['claims'] =
    start < 0
      ? []
      : [
          {
            predicate: 'founded_year',
            stated: '1998',
            verdict: 'contradicted',
            factId: SAMPLE_IDS.fact,
            truth: '2004',
            span: { start, end: start + 15, quote: 'founded in 1998' },
            stance: 'asserted',
            certainty: 'certain',
            key: { version: 1, about: '', value: '1998' },
          },
        ]
  const reading = newReading({
    id: id.replace(/c2$/, 'e2'),
    runId: run.runId,
    captureId: capture.id,
    identitySha256: identityDigest(run.brand),
    reading: {
      mention: 'brand',
      mentions: [],
      substance: true,
      substanceRule: 'describes',
      promptNamesBrand: true,
      claims: [],
      ownedCitations: [],
      language: 'en',
      read: { characters: text.length, of: text.length },
      doubts: [],
      reader: { kind: 'rules', version: '1.0.0', digest: null },
    },
    exchange: null,
    now: at(3),
  })
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
      {
        id: SAMPLE_IDS.fact,
        predicate: 'founded_year',
        hash: SAMPLE_FACT.hash,
        sourceUrl: SAMPLE_FACT.source.url,
        sourceSha256: SAMPLE_FACT.source.sha256,
        active: true,
        declaration: null,
      },
    ] as ClassificationManifest['facts'],
    readings: [
      {
        sha256: reading.sha256,
        kind: 'rules',
        version: '1.0.0',
        requestSha256: null,
        replySha256: null,
      },
    ],
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
      readers: [{ kind: 'rules', version: '1.0.0', digest: null }],
      read: { characters: text.length, of: text.length },
      version: '1.0.0',
    },
    facts: [
      {
        id: SAMPLE_IDS.fact,
        predicate: 'founded_year',
        value: 2004,
        active: true,
        hash: SAMPLE_FACT.hash,
        sourceUrl: SAMPLE_FACT.source.url,
        sourceSha256: SAMPLE_FACT.source.sha256,
      },
    ],
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
    engine: ENGINE,
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

const ENGINE: Pick<EnginePort, 'access' | 'version'> = {
  access: {
    engine: 'CHATGPT',
    kind: 'official_api',
    provider: 'openai',
    model: 'gpt-sample',
    wire: 'openai.responses',
    description: 'The official API was asked with web search on. It is not the consumer product.',
  },
  version: 'openai.responses/1',
}

const DEMO_ENGINE: typeof ENGINE = {
  ...ENGINE,
  access: {
    ...ENGINE.access,
    kind: 'demo',
    provider: 'demo',
    description: 'DEMO. Invented by the Veracite demo engine; not an answer of ChatGPT.',
  },
}

function outcomeOf(text: string, bytes: Uint8Array): Extract<EngineOutcome, { kind: 'answered' }> {
  return {
    kind: 'answered',
    exchange: {
      method: 'POST',
      url: 'https://api.openai.example/v1/responses',
      requestBody: '{"input":"When was Halden Instruments founded and where is it based?"}',
      startedAt: at(0),
      finishedAt: at(1.9),
      status: 200,
      headers: { date: 'Mon, 01 Jun 2026 12:00:01 GMT', 'x-request-id': 'req_sample' },
      contentType: 'application/json',
      bytes,
    },
    earlier: [],
    extracted: {
      text,
      cited: [{ url: 'https://halden-instruments.com/about', title: 'About Halden Instruments' }],
      retrieved: [],
      inProse: [],
      queries: [],
      servedModel: 'gpt-sample-2026-05-01',
      requestId: 'req_sample',
      finish: 'completed',
      usage: {
        input: 20,
        cachedInput: null,
        cacheWrite: null,
        output: 60,
        reasoning: null,
        searches: null,
      },
      reportedCostUsd: null,
      searchUsed: true,
    },
    costUsd: '0.001200',
    costBasis: 'reported',
  }
}
