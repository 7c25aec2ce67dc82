import { concat, utf8Encode } from '../bytes.ts'
import { CHAIN_CASES } from './chain-cases.ts'
import { CODING_CASES } from './coding-cases.ts'
import {
  BODY,
  type ConnectionOptions,
  extension,
  type ForgedConnection,
  forgeConnection,
  leafOf,
  MIDDLE,
  OTHER_RELAY,
  plainReply,
  RELAY,
  stateAbout,
} from './forged-connection.ts'
import { forgeCertificate, p256Key } from './forged-tsa.ts'
import { HOST, serverKey } from './server-keys.ts'

/** Connections that hold, and every kind of forgery that must not: tests and the shared vectors use the same. */

function chunked(header: string, ...chunks: [string, Uint8Array][]): Uint8Array {
  const parts = chunks.flatMap(([size, data]) => [utf8Encode(`${size}\r\n`), data, utf8Encode('\r\n')])
  return concat(
    utf8Encode(`HTTP/1.1 200 OK\r\n${header}\r\n\r\n`),
    ...parts,
    utf8Encode('0\r\nx-trailer: 1\r\n\r\n'),
  )
}

/** The same connection with other streams, and a relay that signs them. */
function rebuilt(change: (connection: ForgedConnection) => Partial<ForgedConnection>): ForgedConnection {
  const connection = forgeConnection()
  const changed = { ...connection, ...change(connection) }
  const { client, server } = changed
  return { ...changed, ...stateAbout({ host: HOST, relay: RELAY, statement: {} }, client, server) }
}

const swap = (records: Uint8Array[], i: number): Uint8Array[] =>
  records.map((record, at) =>
    at === i ? (records[i + 1] ?? record) : at === i + 1 ? (records[i] ?? record) : record,
  )

const otherKey = serverKey('p384')
export const selfSigned = forgeCertificate({
  subject: HOST,
  issuer: HOST,
  serial: 9,
  key: p256Key(40),
  issuerKey: p256Key(40),
  dnsNames: [HOST],
})

const good: [string, Partial<ConnectionOptions>][] = [
  ['after a HelloRetryRequest', { retry: true }],
  ['after a HelloRetryRequest with SHA-384', { retry: true, suite: 'aes256' }],
  ['with a new key for every record', { keyUpdates: true, recordBytes: 30 }],
  [
    'with more records than a byte counts',
    { recordBytes: 1, reply: plainReply(BODY, `x: ${'y'.repeat(300)}\r\n`) },
  ],
  ['without tickets', { tickets: 0 }],
  ['whose server asked for a certificate', { asksForCertificate: true }],
  ['without an agreed protocol', { protocol: null }],
  ['that was not closed, with a length', { closes: false }],
  [
    'of a wildcard certificate',
    { certificates: [leafOf(serverKey('p256'), { dnsNames: ['*.engine.example'] }), MIDDLE] },
  ],
  [
    'with an interim reply',
    { reply: concat(utf8Encode('HTTP/1.1 103 Early Hints\r\nlink: </x>\r\n\r\n'), plainReply(BODY)) },
  ],
  [
    'in chunks',
    {
      reply: chunked(
        'Transfer-Encoding: chunked',
        ['5;a=b', BODY.subarray(0, 5)],
        [(BODY.length - 5).toString(16), BODY.subarray(5)],
      ),
    },
  ],
  ['that ends with the connection', { reply: concat(utf8Encode('HTTP/1.1 200 OK\r\n\r\n'), BODY) }],
]

/** The same as options, with the reason why they are refused, if they are. */
const judged = [
  ...CODING_CASES.map(({ name, refused, coding, packed }) => ({
    name,
    refused,
    change: { reply: plainReply(packed, `Content-Encoding: ${coding}\r\n`) },
  })),
  ...CHAIN_CASES.map(({ name, refused, certificates }) => ({ name, refused, change: { certificates } })),
]

export const GOOD_CONNECTIONS = [
  ...good.map(([name, change]) => ({ name, change })),
  ...judged.filter(({ refused }) => refused === null),
]

const attacks: [string, string, () => ForgedConnection][] = [
  [
    'a stream of another connection',
    'is not the one that passed',
    () => ({ ...forgeConnection(), server: forgeConnection({ session: 'two' }).server }),
  ],
  [
    'a client stream of another connection',
    'client stream is not the one',
    () => ({ ...forgeConnection(), client: forgeConnection({ session: 'two' }).client }),
  ],
  [
    'a server stream of another connection that the relay signs',
    'does not fit',
    () =>
      rebuilt(() => {
        const two = forgeConnection({ session: 'two' })
        return { server: two.server, secrets: two.secrets }
      }),
  ],
  [
    'secrets of another session',
    'does not open',
    () => ({ ...forgeConnection(), secrets: forgeConnection({ session: 'two' }).secrets }),
  ],
  [
    'an application secret of another session',
    'does not open',
    () => {
      const one = forgeConnection()
      return {
        ...one,
        secrets: { ...one.secrets, application: forgeConnection({ session: 'two' }).secrets.application },
      }
    },
  ],
  [
    'a secret of the wrong length',
    'does not fit the cipher suite',
    () => {
      const one = forgeConnection()
      return { ...one, secrets: { ...one.secrets, handshake: new Uint8Array(48) } }
    },
  ],
  [
    'a swapped reply',
    'is not the one in the capture',
    () => forgeConnection({ reply: plainReply(utf8Encode('{"answer":"Acme was founded in 1998."}')) }),
  ],
  [
    'another status',
    'another status',
    () =>
      forgeConnection({
        reply: concat(utf8Encode(`HTTP/1.1 500 No\r\ncontent-length: ${BODY.length}\r\n\r\n`), BODY),
      }),
  ],
  [
    'a record left out',
    'does not open',
    () => forgeConnection({ recordBytes: 20, records: (all) => all.toSpliced(4, 1) }),
  ],
  [
    'the last records left out',
    'has another length',
    () => forgeConnection({ recordBytes: 20, records: (all) => all.slice(0, -3) }),
  ],
  [
    'records in another order',
    'does not open',
    () => forgeConnection({ recordBytes: 20, records: (all) => swap(all, 4) }),
  ],
  [
    'a record repeated',
    'does not open',
    () => forgeConnection({ recordBytes: 20, records: (all) => [...all.slice(0, 5), ...all.slice(4)] }),
  ],
  [
    'a stream cut in a record',
    'in the middle of a record',
    () => rebuilt(({ server }) => ({ server: server.slice(0, -3) })),
  ],
  ['a handshake without its end', 'Finished is missing', () => forgeConnection({ records: () => [] })],
  [
    'a certificate for another host',
    'not for api.engine.example',
    () =>
      forgeConnection({
        certificates: [leafOf(serverKey('p256'), { dnsNames: ['other.example'] }), MIDDLE],
      }),
  ],
  [
    'a wildcard for a deeper name',
    'not for api',
    () => forgeConnection({ certificates: [leafOf(serverKey('p256'), { dnsNames: ['*.example'] }), MIDDLE] }),
  ],
  [
    'a certificate without names',
    'not for api',
    () => forgeConnection({ certificates: [leafOf(serverKey('p256'), { dnsNames: [] }), MIDDLE] }),
  ],
  [
    'an expired certificate',
    'not valid at that time',
    () =>
      forgeConnection({
        certificates: [leafOf(serverKey('p256'), { notAfter: '20260601120004Z' }), MIDDLE],
      }),
  ],
  [
    'a certificate that begins later',
    'not valid at that time',
    () =>
      forgeConnection({
        certificates: [leafOf(serverKey('p256'), { notBefore: '20260601120006Z' }), MIDDLE],
      }),
  ],
  [
    'a certificate for signing mail',
    'not for servers',
    () =>
      forgeConnection({
        certificates: [leafOf(serverKey('p256'), { purposes: ['1.3.6.1.5.5.7.3.4'] }), MIDDLE],
      }),
  ],
  [
    'a certificate that may not sign',
    'not for signing',
    () => forgeConnection({ certificates: [leafOf(serverKey('p256'), { keyUsage: 0x20 }), MIDDLE] }),
  ],
  [
    'a self-signed certificate',
    'no certificate path',
    () => {
      const key = { ...serverKey('p256'), ...p256Key(40) }
      return forgeConnection({ key: { ...key, signHandshake: key.sign }, certificates: [selfSigned] })
    },
  ],
  [
    'a chain without its middle',
    'no certificate path',
    () => forgeConnection({ certificates: [leafOf(serverKey('p256'))] }),
  ],
  ['no certificate', 'no certificate', () => forgeConnection({ certificates: [] })],
  [
    'the certificate of another key',
    'not of the key',
    () => forgeConnection({ certificates: [leafOf(serverKey('rsa')), MIDDLE] }),
  ],
  [
    'a scheme of another curve',
    'not of the key',
    () => forgeConnection({ key: { ...otherKey, scheme: 0x0403 }, certificates: [leafOf(otherKey), MIDDLE] }),
  ],
  [
    'PKCS #1 signatures',
    'does not know',
    () =>
      forgeConnection({
        key: { ...serverKey('rsa'), scheme: 0x0401 },
        certificates: [leafOf(serverKey('rsa')), MIDDLE],
      }),
  ],
  [
    'a signature over another handshake',
    'not of the key',
    () => forgeConnection({ signed: (content) => content.with(content.length - 1, 0) }),
  ],
  [
    'a wrong Finished',
    'does not fit',
    () => forgeConnection({ finished: (mac) => mac.with(0, (mac[0] ?? 0) ^ 1) }),
  ],
  [
    'a resumed session',
    'resumed',
    () => forgeConnection({ clientExtensions: [extension(41, new Uint8Array(8))] }),
  ],
  [
    'a session that the server resumed',
    'resumed',
    () => forgeConnection({ serverExtensions: [extension(41, new Uint8Array(2))] }),
  ],
  [
    'early data',
    'early data',
    () => forgeConnection({ clientExtensions: [extension(42, new Uint8Array(0))] }),
  ],
  [
    'a repeated extension',
    'repeats an extension',
    () => forgeConnection({ clientExtensions: [extension(43, Uint8Array.of(2, 3, 4))] }),
  ],
  ['HTTP/2', 'not HTTP/1.1', () => forgeConnection({ protocol: 'h2' })],
  [
    'a greeting for another host',
    'greeted another host',
    () => forgeConnection({ host: 'other.example', statement: { host: HOST } }),
  ],
  [
    'a relay that went to another host',
    'another host than the capture',
    () => forgeConnection({ host: 'other.example' }),
  ],
  ['another port', 'another port', () => forgeConnection({ statement: { port: 8443 } })],
  [
    'a statement of another relay',
    'not signed by the relay',
    () => ({ ...forgeConnection(), signature: forgeConnection({ relay: OTHER_RELAY }).signature }),
  ],
  [
    'a statement with another key in it',
    'not signed by the relay',
    () => ({ ...forgeConnection(), statement: forgeConnection({ relay: OTHER_RELAY }).statement }),
  ],
  [
    'a statement that ends before it begins',
    'before it begins',
    () => forgeConnection({ statement: { closedAt: '2026-06-01T12:00:04.000Z' } }),
  ],
  [
    'a forged transfer coding',
    'has another length',
    () => forgeConnection({ reply: concat(plainReply(BODY), utf8Encode('HTTP/1.1 200 OK\r\n\r\n')) }),
  ],
  ['two lengths', 'malformed', () => forgeConnection({ reply: plainReply(BODY, 'content-length: 3\r\n') })],
  [
    'length and chunks',
    'ambiguous',
    () => forgeConnection({ reply: plainReply(BODY, 'transfer-encoding: chunked\r\n') }),
  ],
  [
    'an unknown coding of the transfer',
    'ambiguous',
    () => forgeConnection({ reply: chunked('transfer-encoding: gzip, chunked', ['1', BODY.subarray(0, 1)]) }),
  ],
  [
    'a chunk that is longer than it says',
    'longer than it says',
    () => forgeConnection({ reply: chunked('transfer-encoding: chunked', ['4', BODY]) }),
  ],
  [
    'a chunk with a sign',
    'no size',
    () => forgeConnection({ reply: chunked('transfer-encoding: chunked', ['+4', BODY]) }),
  ],
  [
    'chunks without an end',
    'does not end',
    () =>
      forgeConnection({
        reply: concat(
          utf8Encode(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${BODY.length.toString(16)}\r\n`),
          BODY,
          utf8Encode('\r\n'),
        ),
      }),
  ],
  [
    'a body that ends with a cut connection',
    'was not announced',
    () => forgeConnection({ closes: false, reply: concat(utf8Encode('HTTP/1.1 200 OK\r\n\r\n'), BODY) }),
  ],
  [
    'a header line that is folded',
    'malformed',
    () => forgeConnection({ reply: plainReply(BODY, 'x: a\r\n b\r\n') }),
  ],
  ['brotli', 'can undo', () => forgeConnection({ reply: plainReply(BODY, 'content-encoding: br\r\n') })],
  [
    'a second request answered',
    'followed by',
    () => forgeConnection({ reply: concat(utf8Encode('HTTP/1.1 204 No\r\n\r\n'), plainReply(BODY)) }),
  ],
]

export const ATTACKS = [
  ...attacks.map(([name, reason, make]) => ({ name, reason, make })),
  ...judged.flatMap(({ name, refused, change }) =>
    refused === null ? [] : [{ name, reason: refused, make: () => forgeConnection(change) }],
  ),
]
