import { gcm } from '@noble/ciphers/aes.js'
import { chacha20poly1305 } from '@noble/ciphers/chacha.js'
import { expand } from '@noble/hashes/hkdf.js'
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 as nobleSha256, sha384 } from '@noble/hashes/sha2.js'
import { concat, hexEncode, utf8Encode } from '../bytes.ts'
import { ED25519_NOTE, formatVkey, type NoteSigner, noteSigner } from '../log/note-key.ts'
import type { DisclosedRequest } from '../relayed/open-request.ts'
import type { RelayStatement, SignedStatement } from '../relayed/statement.ts'
import { signStatement } from '../relayed/statement.ts'
import type { WitnessedConnection } from '../relayed/verify-connection.ts'
import { sha256 } from '../sha256.ts'
import { forgeCertificate, p256Key } from './forged-tsa.ts'
import { HOST, type ServerKey, serverKey } from './server-keys.ts'

/**
 * A TLS 1.3 connection made of plain bytes, both ends and the relay between them, written a second time from RFC 8446
 * so that it shares nothing with the verifier but the primitives. It can say everything that real software refuses to say.
 */
export interface ConnectionOptions {
  suite: 'aes128' | 'aes256' | 'chacha'
  key: ServerKey
  reply: Uint8Array
  request: Uint8Array
  /** The request in three parts, with a new key for each: the second is not disclosed. */
  requestParts: readonly [Uint8Array, Uint8Array, Uint8Array] | null
  certificates: Uint8Array[]
  /** The certificates are packed (RFC 8879); `length` is what they are said to become. */
  compress: { algorithm: number; length: number | null; pack: (list: Uint8Array) => Uint8Array } | null
  host: string
  retry: boolean
  /** Application records are cut at this many bytes. */
  recordBytes: number
  /** A new key before every record but the first. */
  keyUpdates: boolean
  tickets: number
  clientExtensions: Uint8Array[]
  statement: Partial<RelayStatement>
  relay: NoteSigner
  session: string
}

export const RELAY = noteSigner('relay.example.org/log/1', ED25519_NOTE, new Uint8Array(32).fill(21))
export const OTHER_RELAY = noteSigner('other.example.org/log/1', ED25519_NOTE, new Uint8Array(32).fill(22))

const rootKey = p256Key(31)
const authority = { ca: true, keyUsage: 0x06 } as const
export const WEB_ROOT = forgeCertificate({
  subject: 'Web Root',
  issuer: 'Web Root',
  serial: 1,
  key: rootKey,
  issuerKey: rootKey,
  ...authority,
})
export const middleKey = p256Key(32)
/** The authority between root and server. */
export const MIDDLE = forgeCertificate({
  subject: 'Web Middle',
  issuer: 'Web Root',
  serial: 2,
  key: middleKey,
  issuerKey: rootKey,
  ...authority,
})
type Change = Partial<Parameters<typeof forgeCertificate>[0]>

const SERVER_AUTH = '1.3.6.1.5.5.7.3.1'

export function leafOf(key: ServerKey, change: Change = {}): Uint8Array {
  return forgeCertificate({
    subject: HOST,
    issuer: 'Web Middle',
    serial: 3,
    key,
    issuerKey: middleKey,
    keyUsage: 0x80,
    purposes: [SERVER_AUTH],
    purposesCritical: false,
    dnsNames: [HOST],
    ...change,
  })
}

export const BODY = utf8Encode('{"answer":"Acme was founded in 1999."}')

export const plainReply = (body: Uint8Array, more = ''): Uint8Array =>
  concat(
    utf8Encode(
      `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\n${more}content-length: ${body.length}\r\n\r\n`,
    ),
    body,
  )

const SUITES = {
  aes128: { id: 0x1301, hash: nobleSha256, bytes: 32, key: 16 },
  aes256: { id: 0x1302, hash: sha384, bytes: 48, key: 32 },
  chacha: { id: 0x1303, hash: nobleSha256, bytes: 32, key: 32 },
} as const

export interface ForgedConnection extends WitnessedConnection {
  clientSecrets: { handshake: Uint8Array; application: Uint8Array }
  disclosed: DisclosedRequest
}

export function forgeConnection(change: Partial<ConnectionOptions> = {}): ForgedConnection {
  const key = change.key ?? serverKey('p256')
  const options: ConnectionOptions = {
    suite: 'aes128',
    key,
    reply: plainReply(BODY),
    request: utf8Encode(
      `POST /v1/ask HTTP/1.1\r\nhost: ${HOST}\r\nauthorization: Bearer sk-very-secret\r\ncontent-length: 16\r\n\r\n{"question":"?"}`,
    ),
    requestParts: null,
    certificates: [leafOf(key), MIDDLE],
    compress: null,
    host: HOST,
    retry: false,
    recordBytes: 16_384,
    keyUpdates: false,
    tickets: 2,
    clientExtensions: [],
    statement: {},
    relay: RELAY,
    session: 'one',
    ...change,
  }
  return assemble(options)
}

function assemble(options: ConnectionOptions): ForgedConnection {
  const suite = SUITES[options.suite]
  const secret = (name: string) => suite.hash(utf8Encode(`${options.session} ${name}`))
  const secrets = { handshake: secret('server handshake'), application: secret('server application') }
  const clientSecrets = { handshake: secret('client handshake'), application: secret('client application') }
  const { clientClear, serverClear, transcript } = greet(options)
  const flight = serverFlight(options, transcript, secrets.handshake)
  const server = concat(
    ...serverClear,
    ...sealAll(options.suite, secrets.handshake, [[22, concat(...flight)]]),
    ...applicationRecords(options, secrets.application, options.reply),
  )
  const clientFinished = message(
    20,
    mac(suite, clientSecrets.handshake, suite.hash(concat(transcript, ...flight))),
  )
  const client = concat(
    ...clientClear,
    ...sealAll(options.suite, clientSecrets.handshake, [[22, clientFinished]]),
    ...requestRecords(options, clientSecrets.application),
  )
  const signed = stateAbout(options, client, server)
  const disclosed = { handshake: clientSecrets.handshake, ...disclosedKeys(suite, clientSecrets.application) }
  return { client, server, secrets, clientSecrets, disclosed, ...signed }
}

const KEY_UPDATE: [number, Uint8Array] = [22, Uint8Array.of(24, 0, 0, 1, 0)]

function requestRecords(
  { suite, request, requestParts }: ConnectionOptions,
  first: Uint8Array,
): Uint8Array[] {
  if (requestParts === null) return sealAll(suite, first, [[23, request]])
  const [second, third] = laterSecrets(SUITES[suite], first)
  const [open, sealed, rest] = requestParts
  return [
    ...sealAll(suite, first, [[23, open], KEY_UPDATE]),
    ...sealAll(suite, second, [[23, sealed], KEY_UPDATE]),
    ...sealAll(suite, third, [[23, rest]]),
  ]
}

function laterSecrets(suite: SuiteParts, first: Uint8Array): [Uint8Array, Uint8Array] {
  const second = label(suite, first, 'traffic upd', suite.bytes)
  return [second, label(suite, second, 'traffic upd', suite.bytes)]
}

function disclosedKeys(suite: SuiteParts, first: Uint8Array) {
  const [, third] = laterSecrets(suite, first)
  const keyOf = (secret: Uint8Array) => ({
    key: label(suite, secret, 'key', suite.key),
    iv: label(suite, secret, 'iv', 12),
  })
  return { first: keyOf(first), third: keyOf(third), sealedRecords: 2 }
}

/** The statement of the relay, with whatever is to be wrong in it. */
export function stateAbout(
  { host, relay, statement }: Pick<ConnectionOptions, 'host' | 'relay' | 'statement'>,
  client: Uint8Array,
  server: Uint8Array,
): SignedStatement {
  return signStatement(
    {
      schema: 'veracite/relay-statement/v1',
      id: '000102030405060708090a0b0c0d0e0f',
      relay: formatVkey(relay.verifier),
      host,
      port: 443,
      address: '93.184.216.34',
      openedAt: '2026-06-01T12:00:05.000Z',
      closedAt: '2026-06-01T12:00:07.250Z',
      client: { bytes: client.length, sha256: hexEncode(sha256(client)) },
      server: { bytes: server.length, sha256: hexEncode(sha256(server)) },
      endedBy: 'server',
      ...statement,
    },
    relay,
  )
}

function greet(options: ConnectionOptions) {
  const suite = SUITES[options.suite]
  const hello = (session: string) =>
    message(
      1,
      concat(
        Uint8Array.of(3, 3),
        sha256(utf8Encode(`${options.session} random ${session}`)),
        vector(1, sha256(utf8Encode('session id'))),
        vector(2, ...Object.values(SUITES).map(({ id }) => u16(id))),
        vector(1, Uint8Array.of(0)),
        vector(
          2,
          extension(0, vector(2, Uint8Array.of(0), vector(2, utf8Encode(options.host)))),
          extension(43, vector(1, Uint8Array.of(3, 4))),
          ...options.clientExtensions,
        ),
      ),
    )
  const answer = (random: Uint8Array) =>
    message(
      2,
      concat(
        Uint8Array.of(3, 3),
        random,
        vector(1, sha256(utf8Encode('session id'))),
        u16(suite.id),
        Uint8Array.of(0),
        vector(2, extension(43, Uint8Array.of(3, 4))),
      ),
    )
  const [first, second] = [hello('first'), hello('second')]
  const retry = answer(sha256(utf8Encode('HelloRetryRequest')))
  const serverHello = answer(sha256(utf8Encode(`${options.session} server random`)))
  const spec = Uint8Array.of(20, 3, 3, 0, 1, 1)
  const clear = (bytes: Uint8Array) => record(22, bytes)
  if (!options.retry)
    return {
      clientClear: [clear(first), spec],
      serverClear: [clear(serverHello), spec],
      transcript: concat(first, serverHello),
    }
  const replaced = concat(Uint8Array.of(254, 0, 0, suite.bytes), suite.hash(first))
  return {
    clientClear: [clear(first), spec, clear(second)],
    serverClear: [clear(retry), spec, clear(serverHello)],
    transcript: concat(replaced, retry, second, serverHello),
  }
}

function serverFlight(options: ConnectionOptions, greeting: Uint8Array, secret: Uint8Array): Uint8Array[] {
  const suite = SUITES[options.suite]
  const listed = options.certificates.map((der) => concat(vector(3, der), vector(2)))
  const flight = [
    message(8, vector(2, extension(16, vector(2, vector(1, utf8Encode('http/1.1')))))),
    certificateMessage(options.compress, concat(vector(1), vector(3, ...listed))),
  ]
  const signed = concat(
    new Uint8Array(64).fill(0x20),
    utf8Encode('TLS 1.3, server CertificateVerify\0'),
    suite.hash(concat(greeting, ...flight)),
  )
  flight.push(message(15, concat(u16(options.key.scheme), vector(2, options.key.signHandshake(signed)))))
  flight.push(message(20, mac(suite, secret, suite.hash(concat(greeting, ...flight)))))
  return flight
}

function certificateMessage(compress: ConnectionOptions['compress'], list: Uint8Array): Uint8Array {
  if (compress === null) return message(11, list)
  const length = compress.length ?? list.length
  const said = Uint8Array.of(length >> 16, length >> 8, length)
  return message(25, concat(u16(compress.algorithm), said, vector(3, compress.pack(list))))
}

function applicationRecords(options: ConnectionOptions, first: Uint8Array, data: Uint8Array): Uint8Array[] {
  const suite = SUITES[options.suite]
  const ticket = message(4, new Uint8Array(40))
  const records: Uint8Array[] = []
  let secret = first
  let inner: [number, Uint8Array][] = Array.from({ length: options.tickets }, () => [22, ticket])
  for (let at = 0; at < data.length; at += options.recordBytes) {
    if (options.keyUpdates && at > 0) {
      inner.push([22, message(24, Uint8Array.of(0))])
      records.push(...sealAll(options.suite, secret, inner))
      inner = []
      secret = label(suite, secret, 'traffic upd', suite.bytes)
    }
    inner.push([23, data.subarray(at, at + options.recordBytes)])
  }
  inner.push([21, Uint8Array.of(1, 0)])
  return [...records, ...sealAll(options.suite, secret, inner)]
}

type SuiteParts = (typeof SUITES)[keyof typeof SUITES]

/** Each content in a record of its own, numbered from zero. */
function sealAll(
  name: ConnectionOptions['suite'],
  secret: Uint8Array,
  contents: readonly (readonly [number, Uint8Array])[],
): Uint8Array[] {
  const suite = SUITES[name]
  const key = label(suite, secret, 'key', suite.key)
  const iv = label(suite, secret, 'iv', 12)
  return contents.map(([type, content], i) => {
    const header = concat(Uint8Array.of(23, 3, 3), u16(content.length + 1 + 16))
    const nonce = iv.slice()
    nonce[11] = (nonce[11] ?? 0) ^ (i & 0xff)
    nonce[10] = (nonce[10] ?? 0) ^ (i >> 8)
    const cipher = name === 'chacha' ? chacha20poly1305(key, nonce, header) : gcm(key, nonce, header)
    return concat(header, cipher.encrypt(concat(content, Uint8Array.of(type))))
  })
}

function label({ hash }: SuiteParts, secret: Uint8Array, name: string, length: number): Uint8Array {
  return expand(hash, secret, concat(u16(length), vector(1, utf8Encode(`tls13 ${name}`)), vector(1)), length)
}

const mac = (suite: SuiteParts, secret: Uint8Array, hash: Uint8Array): Uint8Array =>
  hmac(suite.hash, label(suite, secret, 'finished', suite.bytes), hash)

const u16 = (value: number): Uint8Array => Uint8Array.of(value >> 8, value & 0xff)
const record = (type: number, fragment: Uint8Array): Uint8Array =>
  concat(Uint8Array.of(type, 3, 3), u16(fragment.length), fragment)
const message = (type: number, body: Uint8Array): Uint8Array => concat(Uint8Array.of(type), vector(3, body))
export const extension = (type: number, data: Uint8Array): Uint8Array => concat(u16(type), vector(2, data))

function vector(width: 1 | 2 | 3, ...parts: Uint8Array[]): Uint8Array {
  const content = concat(...parts)
  const length = Uint8Array.of(content.length >> 16, content.length >> 8, content.length)
  return concat(length.subarray(3 - width), content)
}
