import { describe, expect, test } from 'vitest'
import { concat, utf8Decode, utf8Encode } from '../bytes.ts'
import { CannotCheck } from '../format-error.ts'
import { CONNECTIONS, EXPECTED } from '../test-support/connection-vectors.ts'
import {
  type ForgedConnection,
  forgeConnection,
  RELAY,
  stateAbout,
} from '../test-support/forged-connection.ts'
import { TSA_ROOT } from '../test-support/sample-keys.ts'
import { HOST } from '../test-support/server-keys.ts'
import { openRequest } from './open-request.ts'
import { type ConnectionExpectation, verifyConnection } from './verify-connection.ts'

const verify = (connection: ForgedConnection, change: Partial<ConnectionExpectation> = {}) =>
  verifyConnection(connection, { ...EXPECTED, ...change })

describe('a connection is judged as every verifier judges it', () => {
  test.each(CONNECTIONS)('$name', ({ refused, connection, expected }) => {
    if (refused === null) expect(verifyConnection(connection, expected).statement.host).toBe(HOST)
    else expect(() => verifyConnection(connection, expected)).toThrow(refused)
    // Without the decoder that it needs it is not judged at all.
    if (Object.keys(expected.decoders ?? {}).length === 0) return
    expect(() => verifyConnection(connection, { ...expected, decoders: {} })).toThrow(CannotCheck)
  })
})

describe('a connection', () => {
  test.each(['aes128', 'aes256', 'chacha'] as const)('with %s says what was agreed on', (suite) => {
    const found = verify(forgeConnection({ suite }))
    expect(found.verifier.name).toBe('relay.example.org/log/1')
    expect(found.suite).toContain(suite === 'chacha' ? 'CHACHA20' : suite.replace('aes', 'AES_'))
    for (const digest of [found.leafSha256, found.rootSha256]) expect(digest).toMatch(/^[0-9a-f]{64}$/)
  })

  test('opens its request with the secrets of the client', () => {
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
  test('another root, and none', () => {
    expect(() => verify(forgeConnection(), { roots: [TSA_ROOT] })).toThrow('no certificate path')
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
