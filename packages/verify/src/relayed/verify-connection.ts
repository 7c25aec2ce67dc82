import { equal } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { sha256Hex } from '../sha256.ts'
import { openApplicationData } from './application-data.ts'
import type { CertificateLog } from './certificate-transparency.ts'
import { type Decoders, decodeContent } from './content-coding.ts'
import { readReply, SWITCHED } from './http-message.ts'
import { openServerFlight } from './server-flight.ts'
import { type ServerIdentity, verifyServer } from './server-identity.ts'
import {
  type OpenedStatement,
  openStatement,
  type RelayStatement,
  type SignedStatement,
} from './statement.ts'
import { readGreeting } from './transcript.ts'
import { readMessages } from './websocket.ts'

/** One connection that a relay carried, with the secrets of the server's side. */
export interface WitnessedConnection extends SignedStatement {
  client: Uint8Array
  server: Uint8Array
  /** SERVER_HANDSHAKE_TRAFFIC_SECRET and SERVER_TRAFFIC_SECRET_0. */
  secrets: ServerSecrets
}

export interface ServerSecrets {
  handshake: Uint8Array
  application: Uint8Array
}

export interface ConnectionExpectation {
  /** Where the capture says that it asked. */
  host: string
  /** What the capture holds: the reply's body without any coding, and its status. */
  body: Uint8Array
  status: number
  /** Trusted roots, DER. */
  roots: readonly Uint8Array[]
  /** Where the reader has a list of public logs of certificates: one of them must have promised to publish it. */
  certificateLogs?: readonly CertificateLog[] | null
  decoders?: Decoders
}

export interface VerifiedConnection extends OpenedStatement, ServerIdentity {
  suite: string
  /** Of the reply: a holder of the server's secrets sees them too. */
  headers: ReadonlyMap<string, string>
}

/** What came back on a connection, taken from it alone. */
export interface OpenedReply extends VerifiedConnection {
  status: number
  /** Without any coding. Of a WebSocket its messages (`websocket.ts`). */
  body: Uint8Array
}

/**
 * Checks, without any secret of the client, that the server named by its certificate sent exactly this reply on the
 * connection that the relay carried. Throws a FormatError that says which check failed.
 */
export function verifyConnection(
  connection: WitnessedConnection,
  expected: ConnectionExpectation,
): VerifiedConnection {
  const { status, body, ...found } = openReply(connection, { ...expected, most: expected.body.length })
  if (status !== expected.status) throw new FormatError('the reply has another status than the capture')
  if (!equal(body, expected.body))
    throw new FormatError('the reply that was sent is not the one in the capture')
  return found
}

/** The same where the reply is not known beforehand: it may become `most` bytes long. */
export function openReply(
  connection: WitnessedConnection,
  expected: Omit<ConnectionExpectation, 'body' | 'status'> & { most: number },
): OpenedReply {
  const { most, decoders = {} } = expected
  const opened = openStatement(connection)
  requireSameStreams(opened.statement, connection)
  requireSameHost(opened.statement, expected.host)
  const greeting = readGreeting(connection.client, connection.server)
  if (greeting.hello.serverName !== opened.statement.host)
    throw new FormatError('the client greeted another host than the relay went to')
  const flight = openServerFlight(greeting, connection.secrets.handshake, decoders)
  const identity = verifyServer(flight, {
    host: opened.statement.host,
    atMs: Date.parse(opened.statement.openedAt),
    roots: expected.roots,
    certificateLogs: expected.certificateLogs ?? null,
  })
  if (identity.certificateLogs?.length === 0)
    throw new FormatError('no log that you know has promised to publish the certificate')
  const data = openApplicationData(greeting.suite, connection.secrets.application, flight.rest, 'server')
  const { status, headers, body: coded } = readReply(data.bytes, data.isClosed)
  const body =
    status === SWITCHED
      ? readMessages(headers, coded, most)
      : decodeContent(coded, headers.get('content-encoding') ?? '', most, decoders)
  return { ...opened, ...identity, suite: greeting.suite.name, headers, status, body }
}

function requireSameStreams(
  statement: RelayStatement,
  { client, server }: Pick<WitnessedConnection, 'client' | 'server'>,
): void {
  const isSame = (stream: Uint8Array, said: RelayStatement['client']) =>
    stream.length === said.bytes && sha256Hex(stream) === said.sha256
  if (!isSame(client, statement.client)) throw new FormatError('the client stream is not the one that passed')
  if (!isSame(server, statement.server)) throw new FormatError('the server stream is not the one that passed')
}

function requireSameHost(statement: RelayStatement, host: string): void {
  if (statement.port !== 443) throw new FormatError('the relay went to another port than 443')
  if (statement.host !== host) throw new FormatError('the relay went to another host than the capture says')
}
