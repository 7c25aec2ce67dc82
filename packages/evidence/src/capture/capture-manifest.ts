import { sha256 as digest } from '@veracite/terms/digest'
import type { AppClaims, EngineOutcome, EnginePort, Exchange } from '@veracite/terms/engine-port'
import type { CaptureSigner, Collector } from '@veracite/terms/ports'
import { type CaptureKind, surfaceOf } from '@veracite/terms/vocabulary'
import { type CaptureManifest, MAX_MANIFEST_BYTES, manifestSchema } from '@veracite/verify/bundle/manifest'
import { hexEncode } from '@veracite/verify/bytes'
import type { NewCapture, RunToAsk } from './new-capture.ts'
import { SCHEMA_HOST } from './sign-manifest.ts'

export type Captured = Extract<EngineOutcome, { kind: 'answered' | 'no_answer' }>

export interface CaptureInput {
  id: string
  nonce: string
  kind: CaptureKind
  run: Omit<RunToAsk, 'plan'> & { plan: { sha256: string; place: number } | null }
  engine: Pick<EnginePort, 'access' | 'version'>
  outcome: Captured
  collector: Collector
  signer: CaptureSigner
  /** SHA-256 of the manifest a re-verification refers to; null for an original. */
  previous: string | null
  trigger: { kind: string; id: string | null }
  now: Date
}

/** Values computed from a reply before its manifest is written. */
type Digested = Pick<NewCapture, 'extracted' | 'sha256' | 'answer'>

/** Everything that is signed about a capture: what was asked of whom, what came back, and how. */
export function captureManifest(
  input: CaptureInput,
  { sha256, answer, extracted }: Digested,
): CaptureManifest {
  const { run, engine, outcome } = input
  const { exchange } = outcome
  return {
    schema: manifestSchema(SCHEMA_HOST, 'capture'),
    prev: input.previous,
    captureNonce: input.nonce,
    captureId: input.id,
    kind: input.kind,
    runId: run.runId,
    scanId: run.scanId,
    brand: { id: run.brand.id, name: run.brand.name, domain: run.brand.domain },
    caseReference: null,
    source: sourceOf(input, extracted),
    question: questionOf(run, exchange, extracted.app),
    response: {
      sha256: hexEncode(sha256),
      bytes: exchange.bytes.length,
      mediaType: exchange.contentType,
      status: exchange.status,
      headers: exchange.headers,
    },
    answer: answer && {
      sha256: hexEncode(answer.sha256),
      bytes: answer.bytes.length,
      extractor: engine.version,
    },
    citations: citationsThatFit(extracted.cited),
    transport: transportOf(outcome),
    collector: { ...input.collector, trigger: input.trigger, captureKey: input.signer.keyId },
    times: {
      requestedAt: exchange.startedAt.toISOString(),
      receivedAt: exchange.finishedAt.toISOString(),
      capturedAt: input.now.toISOString(),
    },
    plan: placeInPlan(input),
    recording: extracted.app?.recording ?? null,
  }
}

const sourceOf = (
  { run, engine: { access }, outcome, trigger }: CaptureInput,
  extracted: Digested['extracted'],
): CaptureManifest['source'] => ({
  engine: run.engine,
  surface: surfaceOf(access.kind),
  grade: access.grade ?? null,
  access: access.kind,
  provider: access.provider,
  endpoint: outcome.exchange.url,
  modelRequested: access.model,
  modelReported: extracted.servedModel,
  requestId: extracted.requestId,
  systemFingerprint: null,
  parameters: claimsOf(extracted.app, trigger.id),
  search: extracted.searchUsed,
  locale: run.locale,
  region: null,
  accountType: extracted.app?.account ?? null,
  description: access.description,
})

/** What a person's file says of itself, as far as a manifest has room for it. */
function claimsOf(app: AppClaims | undefined, by: string | null): Record<string, string> {
  if (app === undefined) return {}
  const said = {
    format: app.format,
    by,
    answeredAt: app.answeredAt,
    fileSha256: app.file?.sha256 ?? null,
    notes: app.notes.join(' '),
    stripped: app.stripped.join(', '),
  }
  return Object.fromEntries(
    Object.entries(said).flatMap(([name, value]) => (value ? [[name, value.slice(0, 1_000)]] : [])),
  )
}

const questionOf = (
  { prompt, intent }: CaptureInput['run'],
  { requestBody }: Exchange,
  app: AppClaims | undefined,
): CaptureManifest['question'] => ({
  prompt,
  promptSha256: hexOfText(prompt),
  intent,
  requestSha256: requestBody === null ? null : hexOfText(requestBody),
  conversation: conversationWords(app),
  systemPrompt: app === undefined ? 'none' : 'unknown',
})

function conversationWords(app: AppClaims | undefined): string {
  if (app === undefined) return 'new, no history'
  if (app.recording == null) return 'as the file of a person shows it'
  return app.recording.question === 'conversation' ? 'as the app sent it' : 'on the recorder’s word'
}

/** The most earlier replies that a manifest names. */
const MAX_EARLIER = 64

const transportOf = ({
  exchange: { connection, startedAt, finishedAt, witness },
  earlier,
}: Captured): CaptureManifest['transport'] => ({
  resolvedIp: connection?.address ?? null,
  tlsVersion: connection?.tlsVersion ?? null,
  certificateSha256: (connection?.certificates ?? []).map((der) => hexEncode(digest(der))),
  startedAt: startedAt.toISOString(),
  firstByteAt: connection?.firstByteAt.toISOString() ?? null,
  // Every call has a connection of its own, without cookies or a cache (`receive.ts` of the adapters, and the relays).
  route: connection ? (witness?.kind === 'carried' ? 'relay' : 'direct') : null,
  carriedOver: connection ? 'nothing' : null,
  finishedAt: finishedAt.toISOString(),
  earlier: earlier.slice(-MAX_EARLIER).map((call) => ({
    startedAt: call.startedAt.toISOString(),
    status: call.status,
    sha256: hexEncode(digest(call.bytes)),
  })),
})

/** Re-verifications are outside of the plan: it promised what would be asked once. */
const placeInPlan = ({ run: { plan, sample }, kind }: CaptureInput): CaptureManifest['plan'] =>
  plan === null || kind === 'verification' ? null : { sha256: plan.sha256, place: plan.place, sample }

/** Space that citations may take; the other half of a manifest is for everything else. */
const CITATION_ROOM = MAX_MANIFEST_BYTES / 2
const MAX_CITATIONS = 256

/**
 * As many citations as fit: a page-long URL must not prevent a capture. The raw bytes contain all of them.
 */
function citationsThatFit(cited: readonly { url: string; title: string | null }[]) {
  const citations: CaptureManifest['citations'] = []
  let room = CITATION_ROOM
  for (const { url, title } of cited.slice(0, MAX_CITATIONS)) {
    room -= JSON.stringify({ url, title }).length * 2
    if (room < 0) break
    citations.push({ url, title })
  }
  return citations
}

const hexOfText = (text: string): string => hexEncode(digest(new TextEncoder().encode(text)))
