import { DomainError } from '@veracite/terms/errors'
import { TEST_TOKEN } from '@veracite/testing/world'
import { asSaid } from '@veracite/words/refusals'
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Loose, modernRequest, openTestMcp, useTestMcp } from './test-support/server.ts'

let calls = 0
let isBusy = false
const TOO_BUSY = 'Too busy: 8 answers are being computed.'
const mcp = useTestMcp({ worker: false })
beforeAll(() => {
  const { runs } = mcp.world.ports
  const { findByHash } = runs
  runs.findByHash = (hash) => {
    calls += 1
    if (isBusy) throw new DomainError('overloaded', asSaid(TOO_BUSY))
    return findByHash(hash)
  }
})

const post = (body: string, headers: Record<string, string> = {}) =>
  fetch(mcp.url, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${TEST_TOKEN}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body,
  })

describe('401', () => {
  test.each([
    ['no header', undefined],
    ['nothing in it', ''],
    ['another scheme', `Basic ${btoa(`x:${TEST_TOKEN}`)}`],
    ['the bare token', TEST_TOKEN],
    ['a wrong token', 'Bearer wrong-token-wrong-token-wrong-token'],
    ['a prefix of the token', `Bearer ${TEST_TOKEN.slice(0, -1)}`],
    ['the token and more', `Bearer ${TEST_TOKEN}x`],
    ['a key nobody was given', `Bearer vrc_${'0'.repeat(32)}`],
    ['a key in upper case', `Bearer VRC_${'0'.repeat(32)}`],
  ])('%s', async (_, authorization) => {
    for (const method of ['POST', 'GET', 'DELETE']) {
      const response = await fetch(mcp.url, {
        method,
        headers: authorization === undefined ? {} : { authorization },
        body: method === 'POST' ? '[broken' : null,
      })
      expect([method, response.status]).toEqual([method, 401])
      const challenge = response.headers.get('www-authenticate') ?? ''
      expect(challenge).toMatch(/^Bearer realm="veracite"/)
      expect(challenge.includes('invalid_token')).toBe(Boolean(authorization))
      expect(challenge).not.toMatch(/resource_metadata/)
      expect(await response.json()).toEqual({ error: expect.any(String) })
    }
  })

  test('a token in the query string does not count', async () => {
    const response = await fetch(`${mcp.url}?access_token=${TEST_TOKEN}&token=${TEST_TOKEN}`, {
      method: 'POST',
    })
    expect(response.status).toBe(401)
  })
})

describe('origins', () => {
  test.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'not an origin', 'file://'])(
    '403 for %s, before the token is looked at',
    async (origin) => {
      for (const authorization of [`Bearer ${TEST_TOKEN}`, 'Bearer wrong']) {
        const response = await mcp.send('tools/list', {}, { origin, authorization })
        expect(response.status).toBe(403)
        expect(response.headers.get('access-control-allow-origin')).toBeNull()
        expect(((await response.json()) as Loose).error).toMatch(/origin/)
      }
      const preflight = await fetch(mcp.url, { method: 'OPTIONS', headers: { origin } })
      expect(preflight.status).toBe(403)
    },
  )

  test('an allowed page gets its preflight without a token, and sees the headers it needs', async () => {
    const origin = 'http://localhost:6274'
    const preflight = await fetch(mcp.url, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-origin')).toBe(origin)
    expect(preflight.headers.get('access-control-allow-headers')).toMatch(/authorization.*mcp-name/)
    const answer = await mcp.send('tools/list', {}, { origin })
    expect(answer.status).toBe(200)
    expect(answer.headers.get('access-control-expose-headers')).toMatch(/retry-after/)
    const refused = await mcp.send('tools/list', {}, { origin, authorization: 'Bearer wrong' })
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([401, origin])
  })
})

describe('one request is one message', () => {
  const call = (id: number) => ({
    jsonrpc: '2.0',
    id,
    method: 'tools/call',
    params: { name: 'lookup_evidence_hash', arguments: { hash: 'a'.repeat(64) } },
  })

  test.each([
    ['an array of one', JSON.stringify([call(1)])],
    ['an array of a hundred', JSON.stringify(Array.from({ length: 100 }, (_, id) => call(id)))],
    ['an empty array', '[]'],
    ['an array behind spaces', ` \n\t${JSON.stringify([call(1)])}`],
    ['an array behind a byte order mark', `\ufeff${JSON.stringify([call(1)])}`],
  ])('400 for %s, and no tool runs', async (_, body) => {
    calls = 0
    for (const version of ['2025-03-26', '2025-06-18', '2026-07-28']) {
      const response = await post(body, { 'mcp-protocol-version': version })
      expect(response.status).toBe(400)
      expect(((await response.json()) as Loose).error.message).toMatch(/batch/i)
    }
    expect(calls).toBe(0)
  })

  test('the same message alone runs, for a client of 2025 too', async () => {
    calls = 0
    const response = await post(JSON.stringify(call(1)), { 'mcp-protocol-version': '2025-06-18' })
    expect(response.status).toBe(200)
    expect(await response.text()).toMatch(/"found\\":false|"found":false/)
    expect(calls).toBe(1)
  })

  test('a tool for which there is no time leaves a line in the log that says why', async () => {
    isBusy = true
    const warn = vi.spyOn(mcp.world.logger, 'warn')
    onTestFinished(() => {
      isBusy = false
      warn.mockRestore()
    })
    expect(await (await post(JSON.stringify(call(1)))).text()).toContain('Too busy: 8 answers')
    const line = expect.objectContaining({
      refusal: TOO_BUSY,
    })
    await expect.poll(() => warn.mock.calls).toEqual([[line, 'overloaded: a read was refused']])
  })

  test.each([
    '',
    '{',
    'null',
    '7',
    '"x"',
    '{}',
    '{"jsonrpc":"2.0"}',
    `${'['.repeat(200_000)}`,
    '{"a":'.repeat(50_000),
  ])('an invalid message is refused without internal details: %.20s', async (body) => {
    const response = await post(body)
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect(await response.text()).not.toMatch(/ at |node_modules|\.ts:/)
  })

  test('405 for GET and DELETE: there are no sessions', async () => {
    for (const method of ['GET', 'DELETE']) {
      const headers = { authorization: `Bearer ${TEST_TOKEN}`, accept: 'text/event-stream' }
      const response = await fetch(mcp.url, { method, headers })
      expect([method, response.status]).toEqual([method, 405])
      expect(response.headers.get('mcp-session-id')).toBeNull()
    }
  })
})

describe('413', () => {
  const check = (bytes: number) =>
    modernRequest('tools/call', {
      name: 'check_evidence_content',
      arguments: { hash: 'a'.repeat(64), content: 'x'.repeat(bytes) },
    })
  const MIB = 1024 * 1024

  test('content of 8 MiB fits, as in its route; more does not', async () => {
    expect((await fetch(mcp.url, check(8 * MIB))).status).toBe(200)
    expect((await fetch(mcp.url, check(8 * MIB + 32 * 1024))).status).toBe(413)
  })

  test('any other message ends at 1 MiB', async () => {
    const large = modernRequest('tools/call', {
      name: 'get_scan',
      arguments: { scanId: 'x'.repeat(2 * MIB) },
    })
    expect((await fetch(mcp.url, large)).status).toBe(413)
  })

  test('a body without a length is counted while it comes', async () => {
    const whole = new TextEncoder().encode(String(check(9 * MIB).body))
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        if (sent >= whole.length) return controller.close()
        controller.enqueue(whole.subarray(sent, sent + MIB / 2))
        sent += MIB / 2
      },
    })
    const response = await fetch(mcp.url, { ...check(1), body, duplex: 'half' } as RequestInit)
    expect(response.status).toBe(413)
  })
})

describe('every reply', () => {
  test('has its security headers, an id, and where the limit stands', async () => {
    const response = await mcp.send('tools/list', {}, { 'x-request-id': 'my-request-0001' })
    expect(response.headers.get('x-request-id')).toBe('my-request-0001')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('ratelimit-policy')).toBe('"mcp";q=10000;w=60')
    expect(response.headers.get('ratelimit')).toMatch(/^"mcp";r=\d+;t=\d+$/)
  })

  test('is counted under the route, with methods of a closed list', async () => {
    await mcp.send('tools/list')
    const text = await mcp.world.metrics.registry.metrics()
    expect(text).toMatch(/veracite_http_requests_total\{route="\/api\/mcp",method="POST",status="200"\} \d+/)
  })

  test('/.well-known answers a plain 404, so that no client looks for a sign-in', async () => {
    for (const path of [
      '/.well-known/oauth-protected-resource',
      '/.well-known/oauth-protected-resource/api/mcp',
      '/.well-known/oauth-authorization-server',
      '/.well-known/openid-configuration',
    ]) {
      const response = await fetch(mcp.origin + path)
      expect([path, response.status]).toEqual([path, 404])
      expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    }
  })
})

describe('429', () => {
  test('the 61st request in a minute, with the seconds in header and body; another token is not affected', async () => {
    const strict = await openTestMcp({ worker: false, env: { VERACITE_MCP_RATE_LIMIT: '60' } })
    const { accountId } = await strict.world.addBrand({ prompts: 0 })
    const { key } = await strict.issueKey(accountId, ['read'])
    // Requests refused before the protocol runs do not count.
    const authorization = `Bearer ${TEST_TOKEN}`
    const headers = { authorization, 'content-type': 'application/json' }
    const listen = await fetch(strict.url, { headers: { authorization } })
    expect([listen.status, await listen.json()]).toEqual([
      405,
      { error: expect.stringMatching(/Allowed: POST/), allow: 'POST' },
    ])
    for (const body of ['', '{', '[]', '7', '{"jsonrpc":"2.0"}'])
      expect((await fetch(strict.url, { method: 'POST', headers, body })).status).toBe(400)
    expect((await strict.send('tools/list', {}, { 'mcp-method': 'tools/call' })).status).toBe(400)
    // Every message of the protocol counts, whatever it asks and however it ends.
    for (let count = 0; count < 58; count += 1) {
      expect((await strict.send('tools/list')).status).toBe(200)
    }
    await strict.send('no/such-method')
    const aCall = { name: 'get_scan', arguments: { scanId: 'x' } }
    const last = await strict.send('tools/call', aCall)
    expect(last.headers.get('ratelimit')).toMatch(/r=0/)
    for (const method of ['tools/list', 'server/discover', 'tools/call']) {
      const refused = await strict.send(method, method === 'tools/call' ? aCall : {})
      const body = (await refused.json()) as Loose
      expect(refused.status).toBe(429)
      const seconds = Number(refused.headers.get('retry-after'))
      expect(seconds).toBeGreaterThan(30)
      expect(seconds).toBeLessThanOrEqual(60)
      expect(body).toEqual({
        error: `Rate limit of 60 requests per minute reached for this token. Retry in ${seconds} s.`,
        retryAfterSeconds: seconds,
        limit: 60,
        windowSeconds: 60,
      })
    }
    // Neither a wrong token nor a different one is affected.
    expect((await strict.send('tools/list', {}, { authorization: 'Bearer wrong' })).status).toBe(401)
    const other = await strict.send('tools/list', {}, { authorization: `Bearer ${key}` })
    expect([other.status, other.headers.get('ratelimit')?.slice(0, 10)]).toEqual([200, '"mcp";r=59'])
  })
})
