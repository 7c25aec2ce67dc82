import { sha256 as digest } from '@veracite/terms/digest'
import type { Exchange } from '@veracite/terms/engine-port'
import { pick } from '@veracite/terms/pick'
import { storableText } from '@veracite/terms/storable-text'
import { type CaptureInput, captureManifest } from './capture-manifest.ts'
import type { NewCapture } from './new-capture.ts'
import { signManifest } from './sign-manifest.ts'

/** Turns a reply into evidence: digests, context, signature. Pure except for the signing key. */
export function buildCapture(input: CaptureInput): NewCapture {
  const { run, engine, outcome } = input
  const { exchange } = outcome
  // The answer must keep every character; the notes beside it only need to be storable.
  const { text, ...noted } = outcome.extracted
  const digested = {
    sha256: digest(exchange.bytes),
    answer: digestedAnswer(text),
    earlier: outcome.earlier.map(digestedReply),
    extracted: storableText(noted),
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
    ...pick(exchange, 'contentType', 'headers', 'bytes'),
    ...digested,
    noAnswerReason: outcome.kind === 'no_answer' ? outcome.reason : null,
    costUsd: outcome.costUsd,
    costBasis: outcome.costBasis,
    askedAt: exchange.startedAt,
    answeredAt: exchange.finishedAt,
    capturedAt: input.now,
    manifest: signManifest(input.signer, captureManifest(input, digested)),
  }
}

function digestedAnswer(text: string): NewCapture['answer'] {
  if (text === '') return null
  const bytes = new TextEncoder().encode(text)
  return { bytes, sha256: digest(bytes) }
}

const digestedReply = (call: Exchange): NewCapture['earlier'][number] => ({
  bytes: call.bytes,
  sha256: digest(call.bytes),
  summary: {
    method: call.method,
    url: call.url,
    body: call.requestBody,
    status: call.status,
    contentType: call.contentType,
    startedAt: call.startedAt.toISOString(),
    finishedAt: call.finishedAt.toISOString(),
  },
})
