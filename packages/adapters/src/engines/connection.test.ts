import { X509Certificate } from 'node:crypto'
import { createServer } from 'node:https'
import type { Engine } from '@veracite/terms/vocabulary'
import { listenLocally } from '@veracite/testing/local-server'
import { reply, startReplyServer } from '@veracite/testing/reply-server'
import { accessByHost, ENGINE_HOSTS } from '@veracite/verify/bundle/engine-hosts'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { TEST_CERTIFICATE, TEST_KEY } from '../web/test-support/test-certificate.ts'
import { ACCESSES } from './accesses.ts'
import { callOnce, MAX_REPLY_BYTES } from './http.ts'
import { startStop } from './stop.ts'
import { ask, fixture, NO_SETTINGS, openAccess, QUESTION } from './test-support/access-under-test.ts'

/** What is recorded about the connection is what the connection was. */

let close: () => unknown = () => undefined
afterEach(() => close())

async function secureServer() {
  const server = createServer({ cert: TEST_CERTIFICATE, key: TEST_KEY }, (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end('{}')
  })
  const local = await listenLocally(server)
  close = local.close
  return local
}

async function call(url: string, own: Parameters<typeof callOnce>[1]['own']) {
  const stop = startStop(5000, new AbortController().signal)
  try {
    return await callOnce(
      { method: 'POST', url, headers: {}, body: '{}' },
      {
        stop,
        secrets: [],
        maxBytes: MAX_REPLY_BYTES,
        now: () => new Date(),
        ...(own && { own }),
      },
    )
  } finally {
    stop.release()
  }
}

const HERE: NonNullable<Parameters<typeof call>[1]>['lookup'] = (_name, options, done) =>
  options.all ? done(null, [{ address: '127.0.0.1', family: 4 }]) : done(null, '127.0.0.1', 4)

test('a proxy that the environment names is passed by', async () => {
  const names = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy']
  const proxy = await listenLocally(createServer())
  for (const name of names) vi.stubEnv(name, `http://127.0.0.1:${proxy.port}`)
  try {
    const { port } = await secureServer()
    const result = await call(`https://shop.example:${port}/`, { ca: TEST_CERTIFICATE, lookup: HERE })
    expect(result).toMatchObject({ kind: 'reply', exchange: { connection: { tlsVersion: 'TLSv1.3' } } })
  } finally {
    vi.unstubAllEnvs()
    await proxy.close()
  }
})

describe('over TLS', () => {
  test('address, version and certificate are those of the connection', async () => {
    const { port } = await secureServer()
    const result = await call(`https://shop.example:${port}/`, { ca: TEST_CERTIFICATE, lookup: HERE })
    if (result.kind !== 'reply') throw new Error(result.kind)
    const { connection, isComplete } = result.exchange
    expect(isComplete).toBe(true)
    expect(connection).toMatchObject({ address: '127.0.0.1', tlsVersion: 'TLSv1.3' })
    expect(connection?.certificates).toEqual([new Uint8Array(new X509Certificate(TEST_CERTIFICATE).raw)])
  })

  test('a certificate that nobody vouches for is refused, whatever the environment says', async () => {
    const { port } = await secureServer()
    process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
    try {
      expect(await call(`https://shop.example:${port}/`, { lookup: HERE })).toEqual({
        kind: 'network',
        cut: null,
      })
    } finally {
      delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
    }
  })
})

test('without TLS there is an address, and nothing that claims more', async () => {
  const server = await startReplyServer(reply(200, fixture('openai.responses')))
  close = () => server.close()
  const outcome = await ask(openAccess('CHATGPT', 'openai', server.url))
  if (outcome.kind !== 'answered') throw new Error(outcome.kind)
  expect(outcome.exchange.connection).toMatchObject({
    address: '127.0.0.1',
    tlsVersion: null,
    certificates: [],
  })
})

test('a proxy of the environment is not used: who answered would be recorded as the proxy', async () => {
  const proxy = await startReplyServer(reply(502, 'from the proxy'))
  const server = await startReplyServer(reply(200, fixture('openai.responses')))
  close = async () => {
    await proxy.close()
    await server.close()
  }
  for (const name of PROXIES) vi.stubEnv(name, proxy.url)
  for (const name of ['NO_PROXY', 'no_proxy']) vi.stubEnv(name, '')
  try {
    expect(await ask(openAccess('CHATGPT', 'openai', server.url))).toMatchObject({ kind: 'answered' })
    expect([proxy.seen.length, server.seen.length]).toEqual([0, 1])
  } finally {
    vi.unstubAllEnvs()
  }
})
const PROXIES = ['HTTP_PROXY', 'http_proxy', 'HTTPS_PROXY', 'https_proxy', 'ALL_PROXY', 'all_proxy']

describe('a base URL', () => {
  const accessAt = (baseUrl: string) => openAccess('CHATGPT', 'openai', baseUrl).access

  test('of the provider, or of a region of it, stays the provider', () => {
    expect(accessAt('https://api.openai.com/v1')).toMatchObject({ kind: 'official_api', provider: 'openai' })
    expect(accessAt('https://eu.api.openai.com/v1')).toMatchObject({ kind: 'official_api' })
  })

  test('the hosts of all accesses are those of the table by which verifiers name engines and relays carry', () => {
    const hosts = new Set<string>()
    for (const [engine, accesses] of Object.entries(ACCESSES))
      for (const { name, converse } of accesses) {
        const { access, first } = converse({ ...NO_SETTINGS, ...INPUT, engine: engine as Engine })
        const call = first(QUESTION)
        if (!('url' in call)) throw new Error(`${engine} over ${name} asks nothing.`)
        const endpoint = call.url
        hosts.add(new URL(endpoint).hostname)
        expect(accessByHost({ engine, access: access.kind, endpoint }), endpoint).toBe(access.kind)
        expect(accessByHost({ engine: 'OTHER', access: access.kind, endpoint })).toBe('compatible_server')
      }
    expect([...hosts].sort()).toEqual(Object.values(ENGINE_HOSTS).flatMap(Object.keys).sort())
  })
  const INPUT = { baseUrl: null, model: null, key: () => 'k' }

  test.each([
    'http://api.openai.com/v1',
    'https://api.openai.com.example/v1',
    'https://notapi.openai.com/v1',
    'http://127.0.0.1:9000',
  ])('%s is a stand-in', (baseUrl) => {
    const access = accessAt(baseUrl)
    expect(access).toMatchObject({ kind: 'compatible_server', provider: 'stand_in' })
    expect(access.description).toMatch(/standing in for/)
  })

  test('turns a data provider into a stand-in too', () => {
    expect(openAccess('GOOGLE_AIO', 'serpapi', 'http://127.0.0.1:9000').access.kind).toBe('compatible_server')
  })
})
