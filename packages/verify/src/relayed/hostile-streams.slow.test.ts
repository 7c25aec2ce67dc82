import { expect, test } from 'vitest'
import { concat, utf8Encode } from '../bytes.ts'
import {
  type ConnectionOptions,
  extension,
  type ForgedConnection,
  forgeConnection,
  plainReply,
  RELAY,
  stateAbout,
  WEB_ROOT,
} from '../test-support/forged-connection.ts'
import { HOST } from '../test-support/server-keys.ts'
import { openRequest } from './open-request.ts'
import { verifyConnection } from './verify-connection.ts'

/** Streams that a hostile collector may make, of any size: what they cost must grow as they do, and no faster. */

const xs = (n: number): Uint8Array => new Uint8Array(n).fill(0x78)
const chunkedReply = (coded: string): Uint8Array =>
  utf8Encode(`HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n${coded}0\r\n\r\n`)

/** The same with other streams, and a relay that signs them. */
function signed(change: (connection: ForgedConnection) => Partial<ForgedConnection>): ForgedConnection {
  const connection = forgeConnection()
  const changed = { ...connection, ...change(connection) }
  const about = { host: HOST, relay: RELAY, statement: {} }
  return { ...changed, ...stateAbout(about, changed.client, changed.server) }
}

const record = (type: number, ...bytes: number[]): Uint8Array =>
  Uint8Array.of(type, 3, 3, 0, bytes.length, ...bytes)
const many = (n: number, one: Uint8Array): Uint8Array => concat(...Array.from({ length: n }, () => one))

/** A hello in records of one byte each. */
function inPieces(stream: Uint8Array): Uint8Array {
  const length = (stream[3] ?? 0) * 256 + (stream[4] ?? 0)
  const hello = stream.subarray(5, 5 + length)
  return concat(...[...hello].map((byte) => record(22, byte)), stream.subarray(5 + length))
}

const forged =
  (options: (n: number) => Partial<ConnectionOptions>) =>
  (n: number): ForgedConnection =>
    forgeConnection(options(n))

const KINDS: Record<string, { size: number; make: (n: number) => ForgedConnection }> = {
  'records of one byte': { size: 100, make: forged((n) => ({ recordBytes: 1, reply: plainReply(xs(n)) })) },
  'one long reply': { size: 25_000, make: forged((n) => ({ reply: plainReply(xs(n)) })) },
  'chunks of one byte': {
    size: 2_000,
    make: forged((n) => ({ reply: chunkedReply('1\r\nx\r\n'.repeat(n)) })),
  },
  'extensions of chunks': {
    size: 50,
    make: forged((n) => ({ reply: chunkedReply(`1;${'a'.repeat(900)}\r\nx\r\n`.repeat(n)) })),
  },
  'a chunk that never ends': {
    size: 50_000,
    make: forged((n) => ({ reply: chunkedReply(`ffffff\r\n${'\r'.repeat(n)}`) })),
  },
  'one header, repeated': {
    size: 375,
    make: forged((n) => ({ reply: plainReply(xs(1), 'x: y\r\n'.repeat(n)) })),
  },
  'blanks in a header': {
    size: 3_000,
    make: forged((n) => ({ reply: plainReply(xs(1), `x:${' '.repeat(n)}y${' '.repeat(n)}\r\n`) })),
  },
  tickets: { size: 75, make: forged((n) => ({ tickets: n })) },
  'keys that change': {
    size: 15,
    make: forged((n) => ({ keyUpdates: true, recordBytes: 10, reply: plainReply(xs(10 * n)) })),
  },
  'a certificate that never ends': { size: 3_750, make: forged((n) => ({ certificates: [xs(n)] })) },
  'dummy records': {
    size: 1_000,
    make: (n) => signed(({ server }) => ({ server: concat(many(n, record(20, 1)), server) })),
  },
  'empty records': {
    size: 1_000,
    make: (n) => signed(({ client }) => ({ client: concat(many(n, record(22)), client) })),
  },
  'a hello in pieces': {
    size: 3_500,
    make: (n) =>
      signed(() => {
        const connection = forgeConnection({ clientExtensions: [extension(21, new Uint8Array(n))] })
        return { ...connection, client: inPieces(connection.client) }
      }),
  },
}

/** Whatever it says of it, and whatever it would say of its request. */
function read(connection: ForgedConnection): void {
  const body = xs(1)
  for (const work of [
    () => verifyConnection(connection, { host: HOST, body, status: 200, roots: [WEB_ROOT] }),
    () => openRequest(connection, connection.clientSecrets),
  ])
    try {
      work()
    } catch {
      // Most are refused, which must not take longer either.
    }
}

/** Milliseconds of the processor, the least of several: whatever else the machine does only adds. */
function timeOf(connection: ForgedConnection): number {
  let least = Number.POSITIVE_INFINITY
  for (let i = 0; i < 3; i++) {
    const before = process.cpuUsage()
    read(connection)
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1_000)
  }
  return least
}

test.each(Object.entries(KINDS))('%s', (_, { size, make }) => {
  const small = make(size)
  const large = make(16 * size)
  timeOf(small)
  // Sixteen times as much: linear is 16, quadratic 256. Two milliseconds are what a look at nothing may take.
  expect(timeOf(large)).toBeLessThan(32 * (timeOf(small) + 2))
})

test('streams that would take minutes in a bundle of the largest size are refused', () => {
  const keys = forgeConnection({ keyUpdates: true, recordBytes: 1, reply: plainReply(xs(400)) })
  const expected = { host: HOST, body: xs(400), status: 200, roots: [WEB_ROOT] }
  expect(() => verifyConnection(keys, expected)).toThrow('changed its key too often')
  const records = signed(({ server }) => ({ server: concat(many(70_000, record(20, 1)), server) }))
  expect(() => verifyConnection(records, expected)).toThrow('too many records')
})
