import { eventually } from '@veracite/testing/eventually'
import { sendAndLeave, sendInTwoParts, sendRaw } from '@veracite/testing/raw-http'
import { IS_THOROUGH } from '@veracite/testing/thorough'
import { TEST_TOKEN } from '@veracite/testing/world'
import { describe, expect, test } from 'vitest'
import { useApi } from '../test-support/server.ts'
import data from './raw-requests.cases.json' with { type: 'json' }

const { api, world } = useApi({ worker: false })

const get = (path: string, host: string | null, version = '1.1') =>
  `GET ${path} HTTP/${version}\r\n${host === null ? '' : `Host: ${host}\r\n`}Authorization: Bearer ${TEST_TOKEN}\r\n\r\n`

const answerTo = async (bytes: string) => {
  const { answers } = await sendRaw(api.url, bytes)
  return { status: answers[0]?.status, body: answers[0]?.body ?? '' }
}

/** Every length up to where the path of a URL used to be searched for, a port, and letters of every kind. */
const HOSTS = [
  ...Array.from({ length: 16 }, (_, length) => 'abcdefghijklmnopq'.slice(0, length + 1)),
  ...Array.from({ length: 6 }, (_, length) => `x:${'8'.repeat(length + 1)}`.slice(0, 7)),
  '1',
  '[::1]',
  '[::1]:80',
  'LOCALHOST',
  'a.b',
  '127.0.0.1:80',
  '255.255.255.255:3000',
  'my_service:3000',
  '1a.b2:3000',
  'xn--bcher-kva.example',
].filter((host) => Number(/:(\d+)$/.exec(host)?.[1] ?? 0) < 65_536)

const NO_HOSTS = data.noHosts

describe('a path is what it seems, whatever the Host says', () => {
  test.each(HOSTS)('Host: %s', async (host) => {
    expect(await answerTo(get('/healthz', host))).toEqual({ status: 200, body: '{"status":"alive"}' })
    expect((await answerTo(get('/v1/openapi.json', host))).status).toBe(200)
    expect((await answerTo(get('/v1/scans/none', host))).body).toBe(
      '{"error":"Scan not found.","reason":"scan_not_found"}',
    )
    for (let length = 1; length <= 12; length += IS_THOROUGH ? 1 : 4) {
      const before = 'abcdefghijkl'.slice(0, length)
      for (const path of ['/healthz', '/metrics', '/readyz', '/v1/docs'])
        expect([before, path, (await answerTo(get(`/${before}${path}`, host))).status]).toEqual([
          before,
          path,
          404,
        ])
    }
  })

  test.each(NO_HOSTS)('400 Host: %s', async (host) => {
    for (const path of ['/healthz', '/v1/scans/none', '/nope']) {
      const { status, body } = await answerTo(get(path, host))
      expect([status, JSON.parse(body).fields[0].path]).toEqual([400, 'Host'])
    }
  })

  test('400 two hosts', async () => {
    const { status } = await answerTo('GET /healthz HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n')
    expect(status).toBe(400)
  })

  test.each([
    ['HTTP/1.0 without Host', null, '1.0'],
    ['an empty Host', '', '1.1'],
  ] as const)('%s: served as any other', async (_, host, version) => {
    expect(await answerTo(get('/healthz', host, version))).toEqual({
      status: 200,
      body: '{"status":"alive"}',
    })
    expect((await answerTo(get('/v1/scans/none?x=1', host, version))).status).toBe(404)
    expect((await answerTo(get('/v1/brands/none/confabulations?window=1d', host, version))).status).toBe(400)
    expect((await answerTo(get('/log/1/tile/0/000', host, version))).status).toBe(404)
    expect((await answerTo(get('/nope', host, version))).status).toBe(404)
    const body = '{"content":"x"}'
    const { status } = await answerTo(
      `POST /v1/public/evidence/${'0'.repeat(64)}/check HTTP/${version}\r\n${host === null ? '' : 'Host: \r\n'}Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
    )
    expect(status).toBe(404)
  })

  test.each(data.pathsWithDots)('404 %s is not /healthz', async (path) => {
    const { status, body } = await answerTo(get(path, 'localhost'))
    expect(status).toBe(404)
    expect(body).not.toContain('alive')
  })

  test.each(['/v1/openapixjson', '/v1/openapi-json', '/v1/openapi/json', '/v1/openapi.jsonx'])(
    '404 %s is not the document',
    async (path) => expect((await answerTo(get(path, 'localhost'))).status).toBe(404),
  )

  test('404 of the log can be read by any page, in whatever spelling it was asked', async () => {
    for (const path of ['0/000.p/2/', '0/x000/x000/x000/x000/x000/x000/x000/000', '']) {
      const { answers } = await sendRaw(api.url, get(`/log/1/tile/${path}`, 'localhost'))
      expect([path, answers[0]?.status]).toEqual([path, 404])
      expect(answers[0]?.headers.get('access-control-allow-origin')).toBe('*')
    }
  })

  test('405 names methods for a path that exists, and only for that', async () => {
    const post = (path: string) => answerTo(get(path, 'localhost').replace('GET', 'DELETE'))
    expect((await post('/v1/openapi.json')).status).toBe(405)
    expect((await post('/v1/openapixjson')).status).toBe(404)
    expect((await post('/v1/scans/x')).status).toBe(405)
    expect((await post('/v1/scans/x/y')).status).toBe(404)
  })
})

describe('a client that leaves in the middle of a body', () => {
  const statuses = async () =>
    await world.metrics.registry.getSingleMetricAsString('veracite_http_requests_total')
  const path = `/v1/public/evidence/${'0'.repeat(64)}/check`
  const head = (line: string) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n${line}\r\n\r\n`

  test.each([
    ['with a declared length', `${head('Content-Length: 100000')}{"content":"half`],
    ['in chunks', `${head('Transfer-Encoding: chunked')}10\r\n{"content":"half\r\n`],
    ['of a body that is too large anyway', `${head('Content-Length: 20000000')}{"content":"half`],
  ])('%s: not counted as our error', async (_, bytes) => {
    const before = count(await statuses())
    await sendAndLeave(api.url, bytes, 50)
    await eventually('the request to be counted', async () => count(await statuses()) > before)
    expect(await statuses()).not.toMatch(/status="5\d\d"/)
  })

  const count = (metrics: string): number =>
    metrics
      .split('\n')
      .flatMap((line) => (line.includes('/check"') ? [Number(line.split(' ').at(-1))] : []))
      .reduce((sum, n) => sum + n, 0)
})

// nginx asks for the end of the connection by default, and says 502 if it comes while it still sends.
test.each([
  ['405', 'POST', '/v1/openapi.json'],
  ['404', 'PUT', '/nothing'],
  ['401', 'POST', '/v1/scans'],
])('%s is answered after a large body was read, not while it is being sent', async (status, method, path) => {
  const body = Buffer.alloc(9_000_000, 'a')
  const head = `${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n`
  const { answers, sent } = await sendInTwoParts(api.url, head, body)
  expect([answers[0]?.status, sent]).toEqual([Number(status), body.length])
})

describe('two requests in one packet', () => {
  const twice = (path: string) => sendRaw(api.url, get(path, 'localhost').repeat(2), { answers: 2 })

  test('are both answered where no answer has to be waited for', async () => {
    const { answers } = await twice('/v1/openapi.json')
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  // Bun's server closes a connection on which a request arrives before the previous one is answered. If this
  // fails because both are answered now: good, then remove the paragraph from docs/operations.md.
  test('else the connection is closed at once, so that the client asks again on another', async () => {
    const path = `/v1/scans/${crypto.randomUUID()}`
    expect(await twice(path)).toEqual({ answers: [], closedByServer: true })
    expect((await answerTo(get(path, 'localhost'))).status).toBe(404)
  })
})
