import { sha256 as digest } from '@veracite/terms/digest'
import type { EngineOutcome, EnginePort, Exchange } from '@veracite/terms/engine-port'
import type { CaptureSigner, Collector } from '@veracite/terms/ports'
import { storableText } from '@veracite/terms/storable-text'
import type { CaptureKind } from '@veracite/terms/vocabulary'
import { type CaptureManifest, MAX_MANIFEST_BYTES, manifestSchema } from '@veracite/verify/bundle/manifest'
import type { NewCapture, RunToAsk } from './new-capture.ts'
import { SCHEMA_HOST, signManifest } from './sign-manifest.ts'

export type Captured = Extract<EngineOutcome, { kind: 'answered' | 'no_answer' }>

/** Turns a reply into evidence: digests, context, signature. Pure except for the signing key. */
export function buildCapture(input: {
  id: string
  nonce: string
  kind: CaptureKind
  run: RunToAsk
  engine: Pick<EnginePort, 'access' | 'version'>
  outcome: Captured
  collector: Collector
  signer: CaptureSigner
  /** SHA-256 of the manifest a re-verification refers to; null for an original. */
  previous: string | null
  trigger: { kind: string; id: string | null }
  now: Date
}): NewCapture {
  const { run, engine, outcome } = input
  const { exchange, earlier } = outcome
  // The answer must keep every character; the notes beside it only need to be storable.
  const { text, ...noted } = outcome.extracted
  const extracted = storableText(noted)
  const answerBytes = text === '' ? null : new TextEncoder().encode(text)
  const sha256 = digest(exchange.bytes)
  const answer = answerBytes && { bytes: answerBytes, sha256: digest(answerBytes) }

  const manifest: CaptureManifest = {
    schema: manifestSchema(SCHEMA_HOST, 'capture'),
    prev: input.previous,
    captureNonce: input.nonce,
    captureId: input.id,
    kind: input.kind,
    runId: run.runId,
    scanId: run.scanId,
    brand: { id: run.brand.id, name: run.brand.name, domain: run.brand.domain },
    caseReference: null,
    source: {
      engine: run.engine,
      surface: engine.access.kind === 'data_provider' ? 'web' : 'api',
      access: engine.access.kind,
      provider: engine.access.provider,
      endpoint: exchange.url,
      modelRequested: engine.access.model,
      modelReported: extracted.servedModel,
      requestId: extracted.requestId,
      systemFingerprint: null,
      parameters: {},
      search: extracted.searchUsed,
      locale: run.locale,
      region: null,
      accountType: null,
      description: engine.access.description,
    },
    question: {
      prompt: run.prompt,
      promptSha256: hex(digest(new TextEncoder().encode(run.prompt))),
      intent: run.intent,
      requestSha256:
        exchange.requestBody === null ? null : hex(digest(new TextEncoder().encode(exchange.requestBody))),
      conversation: 'new, no history',
      systemPrompt: 'none',
    },
    response: {
      sha256: hex(sha256),
      bytes: exchange.bytes.length,
      mediaType: exchange.contentType,
      status: exchange.status,
      headers: exchange.headers,
    },
    answer: answer && { sha256: hex(answer.sha256), bytes: answer.bytes.length, extractor: engine.version },
    citations: [],
    transport: {
      resolvedIp: exchange.connection?.address ?? null,
      tlsVersion: exchange.connection?.tlsVersion ?? null,
      certificateSha256: (exchange.connection?.certificates ?? []).map((der) => hex(digest(der))),
      startedAt: exchange.startedAt.toISOString(),
      firstByteAt: exchange.connection?.firstByteAt.toISOString() ?? null,
      finishedAt: exchange.finishedAt.toISOString(),
      earlier: earlier.slice(-64).map((call) => ({
        startedAt: call.startedAt.toISOString(),
        status: call.status,
        sha256: hex(digest(call.bytes)),
      })),
    },
    collector: { ...input.collector, trigger: input.trigger, captureKey: input.signer.keyId },
    times: {
      requestedAt: exchange.startedAt.toISOString(),
      receivedAt: exchange.finishedAt.toISOString(),
      capturedAt: input.now.toISOString(),
    },
    plan:
      run.plan === null || input.kind === 'verification'
        ? null
        : { sha256: run.plan.sha256, place: run.plan.place, sample: run.sample },
  }

  return {
    id: input.id,
    runId: run.runId,
    kind: input.kind,
    access: engine.access,
    adapterVersion: engine.version,
    locale: run.locale,
    request: { method: exchange.method, url: exchange.url, body: exchange.requestBody },
    httpStatus: exchange.status,
    contentType: exchange.contentType,
    headers: exchange.headers,
    bytes: exchange.bytes,
    sha256,
    answer,
    earlier: earlier.map((call) => ({
      bytes: call.bytes,
      sha256: digest(call.bytes),
      summary: summaryOf(call),
    })),
    noAnswerReason: outcome.kind === 'no_answer' ? outcome.reason : null,
    extracted,
    costUsd: outcome.costUsd,
    costBasis: outcome.costBasis,
    askedAt: exchange.startedAt,
    answeredAt: exchange.finishedAt,
    capturedAt: input.now,
    manifest: signManifest(input.signer, withCitations(manifest, extracted.cited)),
  }
}

/** Space that citations may take; the other half of a manifest is for everything else. */
const CITATION_ROOM = MAX_MANIFEST_BYTES / 2

/**
 * As many citations as fit: a page-long URL must not prevent a capture. The raw bytes contain all of them.
 */
function withCitations(
  manifest: CaptureManifest,
  cited: { url: string; title: string | null }[],
): CaptureManifest {
  const citations: CaptureManifest['citations'] = []
  let room = CITATION_ROOM
  for (const { url, title } of cited.slice(0, 256)) {
    room -= JSON.stringify({ url, title }).length * 2
    if (room < 0) break
    citations.push({ url, title })
  }
  return { ...manifest, citations }
}

const summaryOf = (call: Exchange): Record<string, unknown> => ({
  method: call.method,
  url: call.url,
  body: call.requestBody,
  status: call.status,
  contentType: call.contentType,
  startedAt: call.startedAt.toISOString(),
  finishedAt: call.finishedAt.toISOString(),
})

const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex')
