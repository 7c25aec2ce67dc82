import { concat } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { type HandshakeMessage, MessageBuffer } from './handshake-messages.ts'
import { type ClientHello, readClientHello, readServerHello, type ServerHello } from './hellos.ts'
import { isChangeCipherSpec, RECORD, splitRecords, type TlsRecord } from './records.ts'
import { SUITES, type Suite } from './suites.ts'

/** What both streams show without any secret. */
export interface Greeting {
  hello: ClientHello
  suite: Suite
  /** All messages so far, as transcript hashes begin. */
  transcript: Uint8Array
  /** The encrypted records of each side, in order. */
  ofClient: TlsRecord[]
  ofServer: TlsRecord[]
}

export function readGreeting(clientStream: Uint8Array, serverStream: Uint8Array): Greeting {
  const client = clearPart(splitRecords(clientStream, 'client'), 'client')
  const server = clearPart(splitRecords(serverStream, 'server'), 'server')
  const [firstClient, secondClient, ...moreClient] = client.messages
  const [firstServer, secondServer, ...moreServer] = server.messages
  if (firstClient === undefined || firstServer === undefined || moreClient.length + moreServer.length > 0)
    throw new FormatError('the streams do not begin with one ClientHello and one ServerHello')
  const asked = readServerHello(firstServer)
  const isRetried = secondServer !== undefined
  if (asked.isRetry !== isRetried || isRetried !== (secondClient !== undefined))
    throw new FormatError('the streams do not agree on how often the client said hello')
  // Both, because either may offer to resume a session.
  const firstHello = readClientHello(firstClient)
  const hello = secondClient === undefined ? firstHello : readClientHello(secondClient)
  const answer = secondServer === undefined ? asked : readServerHello(secondServer)
  const suite = agreedSuite(hello, answer)
  if (answer.isRetry || asked.suite !== answer.suite)
    throw new FormatError('the server changed its mind in the handshake')
  const before =
    secondClient === undefined
      ? firstClient.bytes
      : concat(retriedHello(suite, firstClient), firstServer.bytes, secondClient.bytes)
  return {
    hello,
    suite,
    transcript: concat(before, (secondServer ?? firstServer).bytes),
    ofClient: client.encrypted,
    ofServer: server.encrypted,
  }
}

interface ClearPart {
  messages: HandshakeMessage[]
  encrypted: TlsRecord[]
}

/** Everything before the first encrypted record is in clear, and nothing after it. */
function clearPart(records: readonly TlsRecord[], whose: string): ClearPart {
  const buffer = new MessageBuffer()
  const part: ClearPart = { messages: [], encrypted: [] }
  for (const record of records) {
    if (record.type === RECORD.applicationData) {
      if (part.encrypted.length === 0) buffer.requireEmpty()
      part.encrypted.push(record)
    } else if (record.type === RECORD.handshake && part.encrypted.length === 0) {
      part.messages.push(...buffer.add(record.fragment))
      if (part.messages.length > MAX_CLEAR_MESSAGES) throw new FormatError('the handshake is not of TLS 1.3')
    } else if (!isChangeCipherSpec(record)) {
      throw new FormatError(`the ${whose} stream holds a message in clear that does not belong there`)
    }
  }
  buffer.requireEmpty()
  return part
}

function agreedSuite(client: ClientHello, server: ServerHello): Suite {
  const suite = SUITES.get(server.suite)
  if (suite === undefined || !client.suites.includes(server.suite))
    throw new FormatError('the cipher suite is not one that the client offered and this verifier knows')
  return suite
}

/** After a HelloRetryRequest, transcripts hold a hash in place of the first ClientHello (section 4.4.1). */
function retriedHello({ hash, hashBytes }: Suite, { bytes }: HandshakeMessage): Uint8Array {
  return concat(Uint8Array.of(MESSAGE_HASH, 0, 0, hashBytes), hash(bytes))
}

const MESSAGE_HASH = 254
const MAX_CLEAR_MESSAGES = 2
