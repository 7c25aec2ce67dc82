import type { LogStore } from '@veracite/evidence/log/log-port'
import { readLog } from '@veracite/evidence/log/read-log'
import { NO_WITNESSES } from '@veracite/evidence/log/witness-policy'
import { createLogger } from '@veracite/runtime/telemetry/logger'
import { createMetrics } from '@veracite/runtime/telemetry/metrics'
import { ED25519_NOTE, formatVkey, noteSigner } from '@veracite/verify/log/note-key'
import { relaysInDocument } from '@veracite/verify/relayed/named-relays'
import { Elysia } from 'elysia'
import { expect, test } from 'vitest'
import { createResponder } from '../http/respond.ts'
import data from './log.cases.json' with { type: 'json' }
import { mountLog } from './log.ts'

const TILE = new Uint8Array(64).fill(0xf0)
const PUBLIC_KEY = Buffer.from('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a', 'hex')

const store: Partial<LogStore> = {
  newestCheckpoint: async () => ({ size: 2, note: 'log.example/log/1\n2\n…\n', signedAt: new Date(0) }),
  publishedTile: async ({ level, n, width }) => (level === 0 && n === 0 && width === 2 ? TILE : null),
  publishedEntries: async ({ n, width }) =>
    n === 0 && width === 2 ? [Uint8Array.of(1), Uint8Array.of(2, 3)] : null,
  listKeys: async () => [
    {
      role: 'log',
      keyId: 'x',
      name: 'log.example/log/1',
      publicKey: PUBLIC_KEY,
      notBefore: new Date(0),
      notAfter: null,
    },
    {
      role: 'capture',
      keyId: 'capture-1',
      name: 'capture-1',
      publicKey: TILE,
      notBefore: new Date(0),
      notAfter: new Date(86_400_000),
    },
  ],
}

const RELAY = {
  vkey: formatVkey(noteSigner('relay.example.org/log/1', ED25519_NOTE, new Uint8Array(32).fill(3)).verifier),
  runBy: 'Example & Partners',
  address: 'https://relay.example.org:8443',
  inUse: true,
}

const serve = (log: Partial<LogStore>) => {
  const app = new Elysia({ strictPath: true, normalize: false })
  const respond = createResponder({
    logger: createLogger({ logLevel: 'silent', instance: 'test' }, null, 'api'),
    metrics: createMetrics(),
  })
  const published = { witnessing: NO_WITNESSES, keyPlaces: [], publishedRelays: [RELAY] }
  mountLog(app, respond, readLog({ log: log as LogStore, ...published }), 1_000)
  return (path: string, method = 'GET') => app.handle(new Request(`http://localhost${path}`, { method }))
}
const get = serve(store)

test('200 the checkpoint is text that is kept for seconds only', async () => {
  const response = await get('/log/1/checkpoint')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('public, max-age=2')
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await response.text()).toBe('log.example/log/1\n2\n…\n')
})

test('200 tiles and entries are bytes that never change', async () => {
  for (const [path, bytes] of [
    ['/log/1/tile/0/000.p/2', TILE],
    ['/log/1/tile/entries/000.p/2', Uint8Array.of(0, 1, 1, 0, 2, 2, 3)],
  ] as const) {
    const response = await get(path)
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(new Uint8Array(await response.arrayBuffer())).toEqual(bytes)
  }
  const head = await get('/log/1/tile/0/000.p/2', 'HEAD')
  expect([head.status, await head.text()]).toEqual([200, ''])
})

test('200 policy and keys say whom to believe, and since when', async () => {
  expect(await (await get('/log/1/policy')).text()).toMatch(
    /^log log\.example\/log\/1\+[0-9a-f]{8}\+\S+\nquorum none\n$/,
  )
  const wellKnown = await get('/.well-known/veracite-log-key')
  expect([wellKnown.status, wellKnown.headers.get('content-type')]).toEqual([
    200,
    'text/plain; charset=utf-8',
  ])
  expect(await wellKnown.text()).toMatch(/^veracite-log-key=log\.example\/log\/1\+[0-9a-f]{8}\+\S+\n$/)
  const keys = JSON.parse(await (await get('/log/1/keys')).text())
  expect(keys.log).toMatchObject({
    origin: 'log.example/log/1',
    notBefore: '1970-01-01T00:00:00.000Z',
    notAfter: null,
  })
  expect(keys.capture).toMatchObject([
    { keyId: 'capture-1', algorithm: 'ecdsa-p256-sha256', notAfter: '1970-01-02T00:00:00.000Z' },
  ])
})

test('200 which relays are used and who runs them, for any page, in the form that verifiers read', async () => {
  const response = await get('/.well-known/veracite-relays')
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
  const body = await response.text()
  expect(JSON.parse(body)).toEqual({ relays: [RELAY] })
  expect(relaysInDocument(body)).toEqual([{ vkey: RELAY.vkey, runBy: RELAY.runBy }])
})

test('404 for everything that does not exist, in any spelling, as JSON that any page may read and no cache keeps', async () => {
  const paths = data.tilePaths
  for (const path of paths) {
    const response = await get(`/log/1/tile/${path}`)
    expect([path, response.status]).toEqual([path, 404])
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.json()).toHaveProperty('error')
  }
})

test('404 an empty log has no checkpoint and no policy', async () => {
  const empty = serve({ ...store, newestCheckpoint: async () => null, listKeys: async () => [] })
  expect((await empty('/.well-known/veracite-log-key')).status).toBe(404)
  expect((await empty('/log/1/checkpoint')).status).toBe(404)
  expect((await empty('/log/1/policy')).status).toBe(404)
  expect(await (await empty('/log/1/keys')).json()).toEqual({ log: null, capture: [], places: [] })
})
