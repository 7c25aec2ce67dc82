import type { Fact } from '@veracite/ground-truth/facts/fact'
import { toFactBody } from '@veracite/ground-truth/facts/fact-body'
import { pick } from '@veracite/terms/pick'
import { textOfBytes } from '@veracite/terms/text-of-bytes'
import { surfaceOf } from '@veracite/terms/vocabulary'
import { toWire } from '@veracite/terms/wire'
import { shownClaim } from '../capture/stored-verdict.ts'
import type {
  StoredCapture,
  StoredClassification,
  StoredFailedReply,
  StoredVerification,
} from './evidence-rows.ts'
import type { StoredReading } from './stored-reading.ts'
import { verificationWords } from './verification-words.ts'

/** Stored rows as the evidence and the bundle of a run show them. */

export const toSnapshot = (capture: StoredCapture) => ({
  captureId: capture.id,
  ...pick(capture, 'kind', 'sha256', 'answerSha256'),
  bytes: capture.byteLength,
  ...toWire(pick(capture, 'contentType', 'httpStatus', 'headers', 'capturedAt', 'askedAt', 'answeredAt')),
  source: {
    access: capture.accessKind,
    surface: surfaceOf(capture.accessKind),
    grade: capture.grade,
    ...(capture.extracted.app !== undefined && { app: capture.extracted.app }),
    provider: capture.provider,
    description: capture.extracted.description ?? null,
    ...pick(capture, 'requestedModel', 'servedModel', 'searchUsed', 'wire'),
    adapter: capture.adapterVersion,
    requestId: capture.extracted.requestId ?? null,
  },
  locale: capture.locale,
  request: { method: capture.request.method, url: capture.request.url, body: capture.request.body },
  earlier: capture.earlier.map((reply, at) => toEarlierReply(reply, capture.request.earlier?.[at])),
  ...pick(capture.extracted, 'cited', 'retrieved', 'inProse', 'queries', 'usage'),
  ...pick(capture, 'costUsd', 'costBasis', 'noAnswerReason'),
})

/**
 * A reply that came before the one with the answer: a paused turn, a token step, a poll. The signed manifest names the
 * same digests in the same order.
 */
const toEarlierReply = (
  { sha256, bytes }: StoredCapture['earlier'][number],
  call: Record<string, unknown> | undefined,
) => ({ ...call, sha256, bytes: bytes.byteLength, ...rawOf(bytes) })

/** Bytes that are not valid UTF-8, or begin with a BOM that a decoder would drop, are given in base64, exactly as kept. */
export function rawOf(bytes: Uint8Array): { rawResponse: string; rawResponseEncoding: 'utf-8' | 'base64' } {
  try {
    return {
      rawResponse: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes),
      rawResponseEncoding: 'utf-8',
    }
  } catch {
    return { rawResponse: Buffer.from(bytes).toString('base64'), rawResponseEncoding: 'base64' }
  }
}

/** The reply of an attempt that gave no answer. */
export const toFailedReply = (row: StoredFailedReply) => ({
  callId: row.callId,
  access: row.accessKind,
  ...pick(row, 'outcome', 'request', 'httpStatus', 'contentType', 'headers'),
  ...pick(row, 'connection', 'isComplete', 'sha256'),
  bytes: row.bytes.byteLength,
  ...toWire(pick(row, 'askedAt', 'answeredAt')),
  ...rawOf(row.bytes),
})

export const toClassificationBody = (row: StoredClassification) => ({
  id: row.id,
  captureId: row.captureId,
  class: row.citationClass,
  rule: row.rule,
  classifierVersion: row.classifierVersion,
  classifiedAt: row.createdAt.toISOString(),
  excerpt: row.excerpt,
  mentions: row.verdict.mentions,
  claims: row.verdict.claims.map(shownClaim),
  ownedCitations: row.verdict.ownedCitations,
  factsCoverage: row.verdict.factsCoverage,
  ...(row.verdict.notRead !== undefined && { notRead: row.verdict.notRead }),
  ...(row.verdict.decidedBy !== undefined && { decidedBy: row.verdict.decidedBy }),
  ...(row.provisional && { provisional: true }),
  needsReview: row.verdict.needsReview,
  readingIds: row.readingIds,
  ...(isReadInPart(row.verdict) && { read: row.verdict.read }),
  facts: row.facts,
})

/** True only if the answer is longer than the part that is read. */
const isReadInPart = ({ read }: StoredClassification['verdict']): boolean =>
  read !== null && read.characters < read.of

/** A reading as stored, with the digest that the signed manifest names. */
export const toReadingBody = (row: StoredReading) => ({
  id: row.id,
  captureId: row.captureId,
  reader: row.reading.reader,
  sha256: row.sha256,
  readAt: row.createdAt.toISOString(),
  reading: row.reading,
  exchange: row.exchange && {
    request: textOfBytes(row.exchange.request),
    requestSha256: row.requestSha256 ?? '',
    reply: textOfBytes(row.exchange.reply),
    replySha256: row.replySha256 ?? '',
    ...toWire(pick(row.exchange, 'servedModel', 'costUsd', 'askedAt', 'answeredAt')),
  },
})

/** The same for a bundle, with the exact text that was hashed. */
export const toBundleReading = (row: StoredReading) => ({
  ...toReadingBody(row),
  json: textOfBytes(row.body),
})

export const toVerificationBody = (row: StoredVerification) => ({
  id: row.id,
  outcome: row.outcome,
  class: row.citationClass,
  ...pick(row, 'captureIds', 'compared', 'reproduced'),
  words: verificationWords(row),
  ...pick(row, 'originalModel', 'servedModel', 'modelChanged'),
  verifiedAt: row.createdAt.toISOString(),
})

/** The fact as the verdict used it; later changes are not part of this proof. */
export const toBundleFact = (fact: Fact) => {
  const { lastSeenAt: _, supersededBy: __, ...used } = toFactBody(fact)
  return used
}
