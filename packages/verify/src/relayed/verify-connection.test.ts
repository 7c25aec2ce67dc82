import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { base64Decode, concat, hexDecode, utf8Decode, utf8Encode } from '../bytes.ts'
import { ATTACKS, GOOD_CONNECTIONS, selfSigned } from '../test-support/connection-cases.ts'
import {
  BODY,
  type ForgedConnection,
  forgeConnection,
  RELAY,
  stateAbout,
  WEB_ROOT,
} from '../test-support/forged-connection.ts'
import { HOST, type KeyKind, serverKey } from '../test-support/server-keys.ts'
import { openRequest } from './open-request.ts'
import { type ConnectionExpectation, verifyConnection } from './verify-connection.ts'

const expected: ConnectionExpectation = { host: HOST, body: BODY, status: 200, roots: [WEB_ROOT] }
const verify = (connection: ForgedConnection, change: Partial<ConnectionExpectation> = {}) =>
  verifyConnection(connection, { ...expected, ...change })

describe('a connection holds', () => {
  test.each(['aes128', 'aes256', 'chacha'] as const)('with %s', (suite) => {
    const found = verify(forgeConnection({ suite }))
    expect(found.statement.host).toBe(HOST)
    expect(found.verifier.name).toBe('relay.example.org/log/1')
    expect(found.suite).toContain(suite === 'chacha' ? 'CHACHA20' : suite.replace('aes', 'AES_'))
  })

  test.each<KeyKind>(['p256', 'p384', 'rsa', 'rsa384', 'ed25519'])('signed by a %s key', (kind) => {
    expect(verify(forgeConnection({ key: serverKey(kind) })).leafSha256).toMatch(/^[0-9a-f]{64}$/)
  })

  test.each(GOOD_CONNECTIONS.map(({ name, change }) => [name, change] as const))('%s', (_, change) => {
    expect(verify(forgeConnection(change)).rootSha256).toMatch(/^[0-9a-f]{64}$/)
  })

  test('and its request opens with the secrets of the client', () => {
    const connection = forgeConnection({ suite: 'aes256', retry: true })
    const request = openRequest(connection, connection.clientSecrets)
    expect(request.start).toBe('POST /v1/ask HTTP/1.1')
    expect(request.headers.get('authorization')).toBe('Bearer sk-very-secret')
    expect(utf8Decode(request.body)).toBe('{"question":"?"}')
    expect(() =>
      openRequest(connection, forgeConnection({ suite: 'aes256', session: 'two' }).clientSecrets),
    ).toThrow('does not open')
  })
})

describe('refuses', () => {
  test.each(ATTACKS.map(({ name, reason, make }) => [name, reason, make] as const))(
    '%s',
    (_, reason, connection) => {
      expect(() => verify(connection())).toThrow(reason)
    },
  )

  test('another root, and none', () => {
    expect(() => verify(forgeConnection(), { roots: [selfSigned] })).toThrow('no certificate path')
    expect(() => verify(forgeConnection(), { roots: [] })).toThrow('no certificate path')
  })

  test('every flipped byte of both streams, even if the relay signs it', () => {
    const whole = forgeConnection({ recordBytes: 64 })
    const accepted: string[] = []
    for (const side of ['client', 'server'] as const) {
      for (let i = 0; i < whole[side].length; i += 7) {
        const changed = { ...whole, [side]: whole[side].with(i, (whole[side][i] ?? 0) ^ 1) }
        const signed = stateAbout({ host: HOST, relay: RELAY, statement: {} }, changed.client, changed.server)
        try {
          verify({ ...changed, ...signed })
          // What the client sends after its hello is sealed; nothing here speaks for it.
          if (side === 'server' || i < 125) accepted.push(`${side} ${i}`)
        } catch {
          // Refused, as it must be.
        }
      }
    }
    // The third byte of a record in clear is a version that RFC 8446 says to ignore.
    expect(accepted.filter((at) => !/^(client|server) [0-2]$/.test(at))).toEqual([])
  })
})

test('nothing in the streams makes it slow', () => {
  const many = utf8Encode('1\r\nx\r\n'.repeat(200_000))
  const reply = concat(
    utf8Encode('HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n'),
    many,
    utf8Encode('0\r\n\r\n'),
  )
  const body = utf8Encode('x'.repeat(200_000))
  expect(verify(forgeConnection({ reply, recordBytes: 16_000 }), { body }).suite).toContain('AES')
})

describe('the shared vectors', () => {
  const vectors = JSON.parse(
    readFileSync(new URL('../../../../vectors/witnessed/connections.json', import.meta.url), 'utf8'),
  )
  const written: ConnectionExpectation = {
    host: vectors.expected.host,
    status: vectors.expected.status,
    body: base64Decode(vectors.expected.body),
    roots: vectors.expected.roots.map(base64Decode),
  }
  test.each(vectors.connections as VectorCase[])('$name', ({ refused, ...one }) => {
    const connection = {
      statement: utf8Encode(one.statement),
      signature: base64Decode(one.signature),
      client: base64Decode(one.client),
      server: base64Decode(one.server),
      secrets: {
        handshake: hexDecode(one.secrets.handshake),
        application: hexDecode(one.secrets.application),
      },
    }
    if (refused === null) expect(verifyConnection(connection, written).statement.host).toBe(HOST)
    else expect(() => verifyConnection(connection, written)).toThrow(refused)
  })
})

interface VectorCase {
  name: string
  refused: string | null
  statement: string
  signature: string
  client: string
  server: string
  secrets: { handshake: string; application: string }
}
