import { adminOperations } from '@veracite/contract/document/admin-operations'
import { operations } from '@veracite/contract/operations'
import { TEST_TOKEN } from '@veracite/testing/world'
import { describe, expect, test } from 'vitest'
import { serveApi } from '../serve.ts'
import { openApi, useApi } from '../test-support/server.ts'
import data from './gate.cases.json' with { type: 'json' }

const { api, world } = useApi({ worker: false })

const guarded = [...operations, ...adminOperations].filter(({ auth }) => auth === 'bearer')
const wrongHeaders: [string, Record<string, string>][] = [
  ['no header', {}],
  ['an empty header', { authorization: '' }],
  ['another scheme', { authorization: `Basic ${btoa(`x:${TEST_TOKEN}`)}` }],
  ['the bare token', { authorization: TEST_TOKEN }],
  ['a wrong token', { authorization: 'Bearer wrong-token-wrong-token-wrong-token' }],
  ['a prefix of the token', { authorization: `Bearer ${TEST_TOKEN.slice(0, -1)}` }],
  ['the token and more', { authorization: `Bearer ${TEST_TOKEN}x` }],
  ['the token twice', { authorization: `Bearer ${TEST_TOKEN} ${TEST_TOKEN}` }],
  ['a customer key', { authorization: `Bearer vrc_${'0'.repeat(32)}` }],
]

describe('401 before anything else', () => {
  test.each(guarded.map(({ method, path }, at) => [method, path, at] as const))(
    '%s %s',
    async (method, path, at) => {
      const target = `${path.replaceAll(/\{\w+\}/g, 'x')}?window=bad&limit=bad`
      // Each operation with a few of them: one function reads the header for all.
      for (const [what, headers] of wrongHeaders.filter((_, n) => n === 0 || (n + at) % 4 === 0)) {
        const response = await fetch(api.url + target, {
          method,
          headers: { ...headers, 'content-type': 'application/json' },
          body: method === 'GET' ? null : '{broken',
        })
        expect([what, response.status]).toEqual([what, 401])
        expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/)
        expect(await response.json()).toEqual({ error: expect.any(String), reason: expect.any(String) })
      }
    },
  )

  test.each(data.unknownPaths)('unknown path %s', async (path) => {
    expect((await fetch(api.url + path)).status).toBe(401)
    expect(await api.statusOf('GET', path)).toBe(404)
  })
})

test('the scheme is read in any case, the token exactly', async () => {
  for (const scheme of ['Bearer', 'bearer', 'BEARER']) {
    const { status } = await api.call('GET', '/v1/scans/x', {
      headers: { authorization: `${scheme} ${TEST_TOKEN}` },
    })
    expect(status).toBe(404)
  }
})

test('405 names the methods there are, and comes after 401', async () => {
  expect((await fetch(`${api.url}/v1/scans`, { method: 'DELETE' })).status).toBe(401)
  const refused = await api.call('DELETE', '/v1/scans')
  expect(refused.status).toBe(405)
  expect(refused.headers.get('allow')).toBe('POST')
  expect((await fetch(`${api.url}/v1/webhooks`, { method: 'PUT' })).status).toBe(405)
})

test('outside of the API an unknown path is a plain 404 in JSON', async () => {
  for (const path of ['/', '/favicon.ico', '/.well-known/oauth-protected-resource', '/api', '/index.html']) {
    const response = await fetch(api.url + path)
    expect([path, response.status]).toEqual([path, 404])
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
  }
})

test('every reply has its security headers and a request id; a usable id of the caller is kept', async () => {
  const response = await api.call('GET', '/v1/scans/x', { headers: { 'x-request-id': 'my-request-0001' } })
  expect(response.headers.get('x-request-id')).toBe('my-request-0001')
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const own = await api.call('GET', '/healthz', { headers: { 'x-request-id': 'bad id' } })
  expect(own.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
})

test('requests that come together each get their own id back', async () => {
  const ids = Array.from({ length: 40 }, (_, n) => `together-${n}`)
  const answers = await Promise.all(
    ids.map((id, n) =>
      api.call('POST', `/v1/public/evidence/${'0'.repeat(64)}/check`, {
        body: { content: 'x'.repeat(n * 1000) },
        headers: { 'x-request-id': id },
      }),
    ),
  )
  expect(answers.map(({ headers }) => headers.get('x-request-id'))).toEqual(ids)
})

test('planned routes answer 501 to everyone, with any method of theirs and any body', async () => {
  for (const path of data.plannedPaths) {
    for (const init of [
      { method: 'GET' },
      { method: 'POST', body: '{broken' },
      { method: 'POST', body: new Uint8Array(2_000_000) },
    ]) {
      // On a separate connection: an answer before the end of the body leaves it half used, and stopping
      // would wait for it.
      const response = await fetch(api.url + path, { ...init, keepalive: false })
      expect([path, response.status]).toEqual([path, 501])
      const body = (await response.json()) as { note?: string; roadmap?: string }
      expect(body).toMatchObject({ status: 'planned' })
      expect(
        path.startsWith('/v1/exports') || path.startsWith('/v1/reports') ? body.note : body.roadmap,
      ).toEqual(expect.any(String))
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    }
  }
})

test('a request that takes too long is 503, and an error never carries its cause', async () => {
  const { api: slowApi } = await openApi({
    ports: {
      scans: {
        ...world.ports.scans,
        find: (id) =>
          id === 'slow' ? new Promise(() => {}) : Promise.reject(new Error('select secret from /etc/passwd')),
      },
    },
    worker: false,
    deadlineMs: 500,
  })

  // Without a limit the answer would never come.
  expect((await slowApi.call('GET', '/v1/scans/slow')).status).toBe(503)
  const failed = await slowApi.call('GET', '/v1/scans/broken')
  expect(failed.status).toBe(500)
  expect(failed.text).not.toMatch(/secret|passwd|Error:|at /)
})

test('the framework prepares nothing of a request that routes do not read', () => {
  const serving = serveApi({ ...world, config: { ...world.config, port: 0 }, embedded: false })
  const prepared = serving.app.routes.flatMap(({ method, path, compile }) =>
    /cookie|parseQuery|toJSON|\.json\(/i.test(String(compile())) ? [`${method} ${path}`] : [],
  )
  void serving.stop()
  expect(serving.app.routes.length).toBeGreaterThan(50)
  expect(prepared).toEqual([])
})
