import { concat, equal, joined, utf8Decode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { openApplicationData } from './application-data.ts'
import type { Decoders } from './content-coding.ts'
import { MESSAGE, MessageBuffer } from './handshake-messages.ts'
import { type HttpMessage, readRequest } from './http-message.ts'
import { finishedMac, type RecordKey, recordOpener, recordOpenerOf } from './key-schedule.ts'
import { RECORD, type TlsRecord } from './records.ts'
import { openServerFlight } from './server-flight.ts'
import type { Suite } from './suites.ts'
import { readGreeting } from './transcript.ts'
import type { WitnessedConnection } from './verify-connection.ts'

/** CLIENT_HANDSHAKE_TRAFFIC_SECRET and CLIENT_TRAFFIC_SECRET_0: they open the request, the paying key included. */
export interface ClientSecrets {
  handshake: Uint8Array
  application: Uint8Array
}

type Connection = Pick<WitnessedConnection, 'client' | 'server' | 'secrets'>

/** The request as it was sent on a connection whose server side was verified. */
export function openRequest(
  connection: Connection,
  secrets: ClientSecrets,
  decoders: Decoders = {},
): HttpMessage {
  const { suite, records } = afterFinished(connection, secrets.handshake, decoders)
  return readRequest(openApplicationData(suite, secrets.application, records, 'client').bytes)
}

/**
 * What opens a request except the line with the key that pays. The client changed its key before and after that line; those
 * of the first and third generation are given, and the second opens what lies between.
 */
export interface DisclosedRequest {
  handshake: Uint8Array
  first: RecordKey
  third: RecordKey
  /** How many records lie between. */
  sealedRecords: number
}

/**
 * The request without its sealed line. Whoever sealed it could have hidden another question there, so the announced length
 * of the body stands before it and nothing but the body behind it: what is hidden would have to be shorter than the body,
 * and the server would take the rest of the shown one into the hidden one, or answer it as a second request.
 */
export function openDisclosedRequest(
  connection: Connection,
  disclosed: DisclosedRequest,
  decoders: Decoders = {},
): HttpMessage {
  const { suite, records } = afterFinished(connection, disclosed.handshake, decoders)
  const first = openGeneration(recordOpenerOf(suite, disclosed.first, 'client'), records)
  const { sealedRecords } = disclosed
  const third = first.next + sealedRecords
  if (!first.isUpdated || sealedRecords < 1 || sealedRecords > MAX_SEALED_RECORDS || third > records.length)
    throw new FormatError('the client did not change its key around one line of the request')
  const behind = openGeneration(recordOpenerOf(suite, disclosed.third, 'client'), records.slice(third))
  if (behind.isUpdated) throw new FormatError('the client changed its key once more')
  const sealed = records
    .slice(first.next, third)
    .reduce((sum, { fragment }) => sum + fragment.length - SEALED_OVERHEAD, 0)
  const head = utf8Decode(first.bytes)
  if (!head.endsWith('\r\n') || head.includes('\r\n\r\n'))
    throw new FormatError('the sealed part of the request is not a line of its head')
  const request = readRequest(concat(first.bytes, behind.bytes))
  const { headers, body } = request
  if (headers.get('content-length') !== String(body.length) || headers.has('transfer-encoding'))
    throw new FormatError('the length of the body is not announced before the sealed line')
  if (behind.bytes.length !== body.length + LINE_END_BYTES)
    throw new FormatError('the sealed line is followed by more than the body')
  if (headers.has('connection') && headers.get('connection')?.toLowerCase() !== 'keep-alive')
    throw new FormatError('the request asks to end the connection: a second one would not be answered')
  if (sealed >= body.length)
    throw new FormatError(
      'the sealed part of the request is not shorter than its body, so another could hide there',
    )
  return request
}

/** The bytes that one key opens, up to where the client changed it. */
function openGeneration(open: ReturnType<typeof recordOpenerOf>, records: readonly TlsRecord[]) {
  const pieces: Uint8Array[] = []
  for (const [i, record] of records.entries()) {
    const { type, content } = open(record)
    if (type === RECORD.applicationData) pieces.push(content)
    else if (type === RECORD.handshake && equal(content, KEY_UPDATE))
      return { bytes: joined(pieces), next: i + 1, isUpdated: true }
    else if (type !== RECORD.alert || i + 1 < records.length)
      throw new FormatError('a record of the client is not one that such a request has')
  }
  return { bytes: joined(pieces), next: records.length, isUpdated: false }
}

/** The client's records behind its handshake, once its Finished was found to fit. */
function afterFinished(
  connection: Connection,
  secret: Uint8Array,
  decoders: Decoders,
): { suite: Suite; records: TlsRecord[] } {
  const greeting = readGreeting(connection.client, connection.server)
  const { suite, ofClient } = greeting
  const before = openServerFlight(greeting, connection.secrets.handshake, decoders).transcript
  const open = recordOpener(suite, secret, 'client')
  const buffer = new MessageBuffer()
  const seen: Uint8Array[] = [before]
  for (const [i, record] of ofClient.entries()) {
    const { type, content } = open(record)
    if (type !== RECORD.handshake) throw new FormatError('the handshake of the client was interrupted')
    for (const message of buffer.add(content)) {
      if (message.type === MESSAGE.finished) {
        buffer.requireEmpty()
        if (!equal(message.body, finishedMac(suite, secret, suite.hash(joined(seen)))))
          throw new FormatError('the Finished of the client does not fit the handshake')
        return { suite, records: ofClient.slice(i + 1) }
      }
      seen.push(message.bytes)
    }
  }
  throw new FormatError('the handshake of the client does not end: its Finished is missing')
}

/** A KeyUpdate that asks for none in return (RFC 8446, section 4.6.3). */
export const KEY_UPDATE = Uint8Array.of(24, 0, 0, 1, 0)
/** The tag and the type of a record. */
const SEALED_OVERHEAD = 17
const LINE_END_BYTES = 2
const MAX_SEALED_RECORDS = 4
