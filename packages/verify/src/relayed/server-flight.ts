import { concat, equal } from '../bytes.ts'
import { FormatError } from '../format-error.ts'
import { ByteReader } from './byte-reader.ts'
import { type Decoders, decodeCertificates } from './content-coding.ts'
import { type HandshakeMessage, MESSAGE, MessageBuffer } from './handshake-messages.ts'
import { checkEncryptedExtensions } from './hellos.ts'
import { finishedMac, recordOpener } from './key-schedule.ts'
import { RECORD, type TlsRecord } from './records.ts'
import type { Greeting } from './transcript.ts'

/** What the server sent to say who it is, opened with the secret of its side of the handshake. */
export interface ServerFlight {
  /** Certificates in DER as they were sent, the server's own first. */
  certificates: Uint8Array[]
  scheme: number
  signature: Uint8Array
  /** What the signature in CertificateVerify is over. */
  signed: Uint8Array
  /** Everything up to the server's Finished. */
  transcript: Uint8Array
  /** The records behind its Finished, under the next secret. */
  rest: TlsRecord[]
}

export function openServerFlight(
  greeting: Greeting,
  secret: Uint8Array,
  decoders: Decoders = {},
): ServerFlight {
  const { suite, ofServer } = greeting
  const open = recordOpener(suite, secret, 'server')
  const buffer = new MessageBuffer()
  const messages: HandshakeMessage[] = []
  for (const [i, record] of ofServer.entries()) {
    const { type, content } = open(record)
    if (type !== RECORD.handshake) throw new FormatError('the handshake of the server was interrupted')
    messages.push(...buffer.add(content))
    if (messages.length > MAX_MESSAGES) throw new FormatError('the handshake has too many messages')
    if (messages.at(-1)?.type !== MESSAGE.finished) continue
    buffer.requireEmpty()
    return readFlight(greeting, secret, { messages, rest: ofServer.slice(i + 1), decoders })
  }
  throw new FormatError('the handshake of the server does not end: its Finished is missing')
}

function readFlight(
  { suite, transcript }: Greeting,
  secret: Uint8Array,
  { messages, rest, decoders }: { messages: HandshakeMessage[]; rest: TlsRecord[]; decoders: Decoders },
): ServerFlight {
  const asks = messages[1]?.type === MESSAGE.certificateRequest
  const [extensions, certificate, verify, finished, ...more] = asks
    ? [messages[0], ...messages.slice(2)]
    : messages
  if (
    extensions?.type !== MESSAGE.encryptedExtensions ||
    (certificate?.type !== MESSAGE.certificate && certificate?.type !== MESSAGE.compressedCertificate) ||
    verify?.type !== MESSAGE.certificateVerify ||
    finished?.type !== MESSAGE.finished ||
    more.length > 0
  )
    throw new FormatError('the handshake of the server lacks a message, or has one too many')
  checkEncryptedExtensions(extensions)
  const upTo = (last: HandshakeMessage): Uint8Array =>
    concat(transcript, ...messages.slice(0, messages.indexOf(last) + 1).map(({ bytes }) => bytes))
  if (!equal(finished.body, finishedMac(suite, secret, suite.hash(upTo(verify)))))
    throw new FormatError('the Finished of the server does not fit the handshake')
  const reader = new ByteReader(verify.body, 'the CertificateVerify')
  const scheme = reader.number(2)
  const signature = reader.vector(2)
  reader.end()
  return {
    certificates: readCertificates(listOf(certificate, decoders)),
    scheme,
    signature,
    signed: concat(SIGNED_PREFIX, suite.hash(upTo(certificate))),
    transcript: upTo(finished),
    rest,
  }
}

/** The body of the message as it is, or was before it was compressed (RFC 8879). */
function listOf({ type, body }: HandshakeMessage, decoders: Decoders): Uint8Array {
  if (type === MESSAGE.certificate) return body
  const reader = new ByteReader(body, 'the compressed Certificate')
  const [algorithm, length] = [reader.number(2), reader.number(3)]
  const packed = reader.vector(3)
  reader.end()
  return decodeCertificates(algorithm, packed, length, decoders)
}

function readCertificates(body: Uint8Array): Uint8Array[] {
  const reader = new ByteReader(body, 'the Certificate')
  reader.vector(1)
  const list = reader.inner(3)
  reader.end()
  const certificates: Uint8Array[] = []
  while (list.left > 0) {
    certificates.push(list.vector(3))
    list.vector(2)
    if (certificates.length > MAX_CERTIFICATES) throw new FormatError('the server sent too many certificates')
  }
  return certificates
}

/** RFC 8446, section 4.4.3. */
const SIGNED_PREFIX = concat(
  new Uint8Array(64).fill(0x20),
  new TextEncoder().encode('TLS 1.3, server CertificateVerify'),
  Uint8Array.of(0),
)
const MAX_MESSAGES = 8
const MAX_CERTIFICATES = 16
