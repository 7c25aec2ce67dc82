import { sha256 } from '@veracite/terms/digest'
import type { EngineOutcome, EnginePort, Exchange } from '@veracite/terms/engine-port'
import { storableText } from '@veracite/terms/storable-text'
import type { NewFailedReply } from './run-store.ts'

/** As much as the database takes of one reply; no engine's answer is nearly as long. */
const MAX_KEPT_BYTES = 4 * 1024 * 1024
/** As many calls as any attempt takes. */
const MAX_KEPT_REPLIES = 64

/** Everything that came back of an attempt without an answer, ready to be kept. */
export function failedReplies(
  runId: string,
  { access }: Pick<EnginePort, 'access'>,
  outcome: Extract<EngineOutcome, { kind: 'retry' | 'final' }>,
  label: string,
): NewFailedReply[] {
  return outcome.exchanges.slice(-MAX_KEPT_REPLIES).map((exchange, place) => {
    const bytes = exchange.bytes.subarray(0, MAX_KEPT_BYTES)
    const isWhole = bytes.length === exchange.bytes.length
    return {
      runId,
      place,
      engine: access.engine,
      accessKind: access.kind,
      outcome: label,
      request: storableText({ method: exchange.method, url: exchange.url, body: exchange.requestBody }),
      httpStatus: exchange.status,
      contentType: storableText(exchange.contentType),
      headers: storableText(exchange.headers),
      connection: connectionOf(exchange),
      isComplete: isWhole && exchange.isComplete !== false,
      bytes,
      sha256: sha256(bytes),
      askedAt: exchange.startedAt,
      answeredAt: exchange.finishedAt,
    }
  })
}

function connectionOf({ connection }: Exchange): NewFailedReply['connection'] {
  if (connection === undefined) return null
  const { address, tlsVersion, certificates } = connection
  return {
    address,
    tlsVersion,
    certificateSha256: certificates.map((der) => sha256(der).toString('hex')),
  }
}
