import { integer, nullable, object, oneOf, optional, pattern, text } from '../shape.ts'
import { envelope, instant, sha256Text } from './manifest-shapes.ts'

const secret = pattern(
  /^([0-9a-f]{64}|[0-9a-f]{96})$/,
  'a secret of 32 or 48 bytes in lower-case hexadecimal',
)
const recordKey = object({
  key: pattern(/^([0-9a-f]{32}|[0-9a-f]{64})$/, 'a key of 16 or 32 bytes in lower-case hexadecimal'),
  iv: pattern(/^[0-9a-f]{24}$/, '12 bytes in lower-case hexadecimal'),
})
const stream = object({ sha256: sha256Text, bytes: integer })

/** `prev` is the manifest of the capture. Everything but the reason is null where it is not witnessed. */
export const WITNESSED = object({
  ...envelope,
  witnessId: text,
  captureId: text,
  runId: text,
  /** Of a recording: which of its two connections it is about. Left out, it is the reply. */
  part: optional(oneOf('reply', 'conversation')),
  result: oneOf('witnessed', 'not_witnessed'),
  reason: nullable(text),
  /** The line that verifies the relay's statements and its log. */
  relay: nullable(text),
  /** What the relay signed, as it was signed, and its signature in base64. */
  statement: nullable(text),
  statementSignature: nullable(text),
  /** What was sent and what came, as it passed. */
  client: nullable(stream),
  server: nullable(stream),
  /** SERVER_HANDSHAKE_TRAFFIC_SECRET and SERVER_TRAFFIC_SECRET_0: they open the reply, and nothing that was asked. */
  secrets: nullable(object({ handshake: secret, application: secret })),
  /** Of a call of the worker: what opens its request except the line with the paying key (`open-request.ts`). */
  opened: optional(object({ handshake: secret, first: recordKey, third: recordKey, sealedRecords: integer })),
  /** The public root that the certificate leads to. */
  rootSha256: nullable(sha256Text),
  /** The secrets of the request, encrypted (age) to a key that is named by the digest of its text. */
  sealed: nullable(object({ sha256: sha256Text, bytes: integer, recipientSha256: sha256Text })),
  recorder: object({ captureKey: text }),
  witnessedAt: instant,
})
