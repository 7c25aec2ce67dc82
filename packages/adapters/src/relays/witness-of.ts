import type { Exchange, OpenedRequest, TrafficSecrets, Witness } from '@veracite/terms/engine-port'
import { pick } from '@veracite/terms/pick'
import { utf8Decode } from '@veracite/verify/bytes'
import { FormatError } from '@veracite/verify/format-error'
import { openDisclosedRequest } from '@veracite/verify/relayed/open-request'
import { verifyRelayProof } from '@veracite/verify/relayed/relay-proof'
import { openStatement } from '@veracite/verify/relayed/statement'
import { verifyConnection } from '@veracite/verify/relayed/verify-connection'
import { sha256Hex } from '@veracite/verify/sha256'
import type { FetchedStatement } from './ask-statement.ts'
import type { RelaySettings } from './relay-settings.ts'

export interface Concluded {
  relay: RelaySettings
  host: string
  /** The commitment sent to the relay, which it must have signed. */
  commitment: string
  statement: FetchedStatement
  sent: Uint8Array
  received: Uint8Array
  serverSecrets: TrafficSecrets
  clientSecrets: TrafficSecrets
  /** What would open the request but for one line, if it was sent like that. */
  opened: OpenedRequest | null
  /** Every root that could be meant, DER. */
  roots: readonly Uint8Array[]
  reply: Pick<Exchange, 'bytes' | 'status' | 'startedAt' | 'finishedAt' | 'requestBody'>
  /** Whether a text repeats the key that pays, in any form in which it was sent. */
  holdsKey: (text: string) => boolean
}

/** Checks what a stranger will check later. What does not hold now is not called witnessed, and says why. */
export function witnessOf(concluded: Concluded): Witness {
  const { relay, statement: signed } = concluded
  const refuse = (reason: string): Witness => ({ kind: 'not_witnessed', relay: relay.key, reason })
  try {
    const { statement } = openStatement(signed)
    if (statement.relay !== relay.key) return refuse('The statement is signed by another relay.')
    if (statement.commitment !== concluded.commitment)
      return refuse('The relay did not bind this connection to this capture.')
    // Both ends of it, as every verifier will: a clock that jumped in between must not be found out by an opponent.
    const { startedAt, finishedAt } = concluded.reply
    if (!isNear(statement.openedAt, startedAt) || !isNear(statement.closedAt, finishedAt))
      return refuse('The clock of the relay and ours are more than ten minutes apart.')
    verifyRelayProof(signed.proof, signed.statement, relay.key)
    // Cut the recording to the lengths in the relay's statement: bytes that it did not count were not passed on.
    const client = concluded.sent.slice(0, statement.client.bytes)
    const server = concluded.received.slice(0, statement.server.bytes)
    const connection = { ...signed, client, server, secrets: concluded.serverSecrets }
    const { rootSha256, headers } = verifyConnection(connection, {
      host: concluded.host,
      body: concluded.reply.bytes,
      status: concluded.reply.status,
      roots: concluded.roots,
    })
    // The server's secrets open the head of the reply too, and they are shown to others.
    if ([...headers.values()].some(concluded.holdsKey))
      return refuse('The head of the reply repeats the key that it was sent, so the connection is not kept.')
    const root = concluded.roots.find((der) => sha256Hex(der) === rootSha256)
    if (root === undefined) return refuse('The root of the certificate was lost.')
    return {
      kind: 'carried',
      relay: relay.key,
      ...pick(signed, 'statement', 'signature', 'proof'),
      client,
      server,
      serverSecrets: concluded.serverSecrets,
      clientSecrets: concluded.clientSecrets,
      opened: holdsOpened(connection, concluded) ? concluded.opened : null,
      root,
    }
  } catch (error) {
    const why = error instanceof FormatError ? error.message : 'it could not be checked'
    return refuse(`What the relay carried does not hold: ${why}.`)
  }
}

/** Whether strangers will accept what is opened, and will not find the key that pays in it. */
function holdsOpened(
  connection: Parameters<typeof openDisclosedRequest>[0],
  { opened, reply, holdsKey }: Pick<Concluded, 'opened' | 'reply' | 'holdsKey'>,
): boolean {
  if (opened === null) return false
  try {
    const { start, headers, body } = openDisclosedRequest(connection, opened)
    const texts = [start, ...[...headers].flat(), utf8Decode(body)]
    return utf8Decode(body) === reply.requestBody && !texts.some(holdsKey)
  } catch {
    // It stays sealed as a whole, as every request was before.
    return false
  }
}

const isNear = (said: string, own: Date): boolean =>
  Math.abs(Date.parse(said) - own.getTime()) <= MAX_CLOCK_MS

const MAX_CLOCK_MS = 10 * 60_000
