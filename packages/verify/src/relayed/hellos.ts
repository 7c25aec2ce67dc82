import { equal, utf8Decode, utf8Encode } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { sha256 } from '../sha256.ts'
import { ByteReader } from './byte-reader.ts'
import { type HandshakeMessage, MESSAGE } from './handshake-messages.ts'

/** What is in clear at the start of a connection (RFC 8446, section 4.1). */

export interface ClientHello {
  sessionId: Uint8Array
  suites: number[]
  /** The host that was asked for; null without the extension. */
  serverName: string | null
}

export interface ServerHello {
  sessionId: Uint8Array
  suite: number
  /** It asks for another ClientHello. */
  isRetry: boolean
}

export function readClientHello({ type, body }: HandshakeMessage): ClientHello {
  if (type !== MESSAGE.clientHello)
    throw new FormatError('the client stream does not begin with a ClientHello')
  const reader = new ByteReader(body, 'the ClientHello')
  reader.number(2)
  reader.take(RANDOM_BYTES)
  const sessionId = reader.vector(1)
  const offered = reader.inner(2)
  const suites: number[] = []
  while (offered.left > 0) suites.push(offered.number(2))
  reader.vector(1)
  const extensions = readExtensions(reader.inner(2))
  reader.end()
  if (extensions.has(EXTENSION.earlyData)) throw new FormatError('the client sent early data')
  if (extensions.has(EXTENSION.preSharedKey))
    throw new FormatError('the client offered to resume an earlier session')
  const versions = extensions.get(EXTENSION.supportedVersions)
  if (versions === undefined) throw new FormatError('the client did not offer TLS 1.3')
  const name = extensions.get(EXTENSION.serverName)
  return { sessionId, suites, serverName: name === undefined ? null : readServerName(name) }
}

export function readServerHello({ type, body }: HandshakeMessage): ServerHello {
  if (type !== MESSAGE.serverHello)
    throw new FormatError('the server stream does not begin with a ServerHello')
  const reader = new ByteReader(body, 'the ServerHello')
  reader.number(2)
  const isRetry = equal(reader.take(RANDOM_BYTES), RETRY_RANDOM)
  const sessionId = reader.vector(1)
  const suite = reader.number(2)
  if (reader.number(1) !== 0) throw new FormatError('the ServerHello asks for compression')
  const extensions = readExtensions(reader.inner(2))
  reader.end()
  const version = extensions.get(EXTENSION.supportedVersions)
  if (version === undefined || !equal(version, TLS_1_3))
    throw new FormatError('the server did not speak TLS 1.3')
  if (extensions.has(EXTENSION.preSharedKey)) throw new FormatError('the server resumed an earlier session')
  return { sessionId, suite, isRetry }
}

/** One connection is one question: nothing but HTTP/1.1 may have been agreed on. */
export function checkEncryptedExtensions({ body }: HandshakeMessage): void {
  const reader = new ByteReader(body, 'the EncryptedExtensions')
  const extensions = readExtensions(reader.inner(2))
  reader.end()
  if (extensions.has(EXTENSION.earlyData)) throw new FormatError('the server accepted early data')
  const protocol = extensions.get(EXTENSION.protocol)
  if (protocol === undefined) return
  const list = new ByteReader(protocol, 'the agreed protocol').inner(2)
  if (utf8Decode(list.vector(1)) !== 'http/1.1') throw new FormatError('the connection was not HTTP/1.1')
  list.end()
}

function readExtensions(reader: ByteReader): Map<number, Uint8Array> {
  const extensions = new Map<number, Uint8Array>()
  while (reader.left > 0) {
    const type = reader.number(2)
    if (extensions.has(type)) throw new FormatError('a message of the handshake repeats an extension')
    extensions.set(type, reader.vector(2))
  }
  return extensions
}

function readServerName(extension: Uint8Array): string {
  const outer = new ByteReader(extension, 'the server name')
  const names = outer.inner(2)
  outer.end()
  if (names.number(1) !== 0) throw new FormatError('the server name is not a host name')
  const name = utf8Decode(names.vector(2))
  names.end()
  return name.toLowerCase()
}

const RANDOM_BYTES = 32
const RETRY_RANDOM = sha256(utf8Encode('HelloRetryRequest'))
const TLS_1_3 = Uint8Array.of(3, 4)
const EXTENSION = {
  serverName: 0,
  protocol: 16,
  preSharedKey: 41,
  earlyData: 42,
  supportedVersions: 43,
} as const
