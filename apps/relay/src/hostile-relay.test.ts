import { createServer as createPlainServer, type Socket } from 'node:net'
import { createServer as createTlsServer, type TLSSocket, TLSSocket as Wrapped } from 'node:tls'
import { ask, openAccess } from '@veracite/adapters/engines/test-support/access-under-test'
import { listenLocally } from '@veracite/testing/local-server'
import { ED25519_NOTE, formatVkey, noteSigner } from '@veracite/verify/log/note-key'
import { expect, test } from 'vitest'
import { TOKEN } from './test-support/start-test-relay.ts'
import { COMMITMENT, HOST, poolOf } from './test-support/through-relay.ts'
import { tlsFor } from './test-support/tls-provider.ts'

/** What a relay may try against those who use it. Nothing of the question must reach it, and nothing is asked directly. */

const KEY = formatVkey(noteSigner('evil.example/log/1', ED25519_NOTE, new Uint8Array(32).fill(3)).verifier)
const UNBOUND = `HTTP/1.1 200 Connected\r\nrelay-connection: ${'0'.repeat(32)}\r\n`
const CONNECTED = `${UNBOUND}relay-commitment: ${COMMITMENT}\r\n\r\n`

type Behaviour = (socket: Socket, heard: (chunk: Buffer) => void) => void

const over = (names: string[], behave: Behaviour) => (heard: (chunk: Buffer) => void) =>
  createTlsServer({ ...tlsFor(names) }, (socket: TLSSocket) => {
    socket.on('error', () => {})
    behave(socket, heard)
  }).on('tlsClientError', () => {})

/** Says that it is connected, and then is the host itself, with a certificate for these names. */
const posing = (names: string[], answer = CONNECTED) =>
  over(['localhost'], (socket, heard) => {
    socket.once('data', () => {
      socket.write(answer)
      const inner = new Wrapped(socket, { isServer: true, ...tlsFor(names) })
      inner.on('error', () => {})
      inner.on('data', heard)
    })
  })

const answering = (text: string) =>
  over(['localhost'], (socket) => socket.once('data', () => socket.write(text)))

test.each<[string, (heard: (chunk: Buffer) => void) => ReturnType<typeof createPlainServer>]>([
  [
    'does not speak TLS',
    (heard) =>
      createPlainServer((socket) => {
        socket.on('error', () => {})
        socket.on('data', heard)
        socket.write(CONNECTED)
      }),
  ],
  ['has the certificate of somebody else', over(['other.example'], (socket) => void socket.write(CONNECTED))],
  ['poses as the host with the certificate of another', posing(['other.example'])],
  ['answers without end', answering(`HTTP/1.1 200 OK\r\nx: ${'a'.repeat(100_000)}`)],
  ['gives no id', answering(`HTTP/1.1 200 OK\r\nrelay-commitment: ${COMMITMENT}\r\n\r\n`)],
  ['reaches the host, but does not repeat the commitment', posing([HOST], `${UNBOUND}\r\n`)],
  [
    'reaches the host, but repeats another commitment',
    posing([HOST], `${UNBOUND}relay-commitment: ${'0'.repeat(64)}\r\n\r\n`),
  ],
  ['sends noise in place of the host', answering(`${CONNECTED}${'noise'.repeat(1_000)}`)],
  ['hangs up', over(['localhost'], (socket) => void socket.destroy())],
])('a relay that %s learns nothing, and nothing is asked', async (_, make) => {
  let learned = ''
  const server = make((chunk) => {
    learned += chunk.toString('latin1')
  })
  const { port, close } = await listenLocally(server)
  const relays = poolOf({ port, vkey: KEY })
  const engine = openAccess('CHATGPT', 'openai', `https://${HOST}`, { relays, timeoutMs: 3_000 })
  const outcome = await ask(engine, { witnessed: { when: 'required', commitment: COMMITMENT } })
  expect(outcome).toMatchObject({ kind: 'retry', reason: 'relay_away', maybeBilled: false, exchanges: [] })
  expect(learned).not.toContain('CANARY')
  expect(learned).not.toContain(TOKEN)
  expect(JSON.stringify(outcome)).not.toContain(TOKEN)
  await close()
})
