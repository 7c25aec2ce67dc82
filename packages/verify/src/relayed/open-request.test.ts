import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { base64Decode, hexDecode, utf8Decode } from '../bytes.ts'
import { REQUEST_CASES } from '../test-support/request-cases.ts'
import { openRequest } from './open-request.ts'

describe('a request', () => {
  test.each(REQUEST_CASES)('$name', ({ refused, body, connection }) => {
    const open = () => utf8Decode(openRequest(connection, connection.clientSecrets).body)
    if (refused === null) expect(open()).toBe(body)
    else expect(open).toThrow(refused)
  })
})

interface Written {
  name: string
  refused: string | null
  body: string
  client: string
  server: string
  secrets: { handshake: string; application: string }
  clientSecrets: { handshake: string; application: string }
}

describe('the shared vectors', () => {
  const vectors: Written[] = JSON.parse(
    readFileSync(new URL('../../../../vectors/witnessed/requests.json', import.meta.url), 'utf8'),
  )
  const inBytes = ({ handshake, application }: Written['secrets']) => ({
    handshake: hexDecode(handshake),
    application: hexDecode(application),
  })
  test.each(vectors)('$name', ({ refused, body, client, server, secrets, clientSecrets }) => {
    const streams = { client: base64Decode(client), server: base64Decode(server) }
    const open = () =>
      utf8Decode(openRequest({ ...streams, secrets: inBytes(secrets) }, inBytes(clientSecrets)).body)
    if (refused === null) expect(open()).toBe(body)
    else expect(open).toThrow(refused)
  })
})
