import { eventually } from '@veracite/testing/eventually'
import { sendAndLeave, sendRaw } from '@veracite/testing/raw-http'
import { IS_THOROUGH } from '@veracite/testing/thorough'
import { useWorld } from '@veracite/testing/use-world'
import { TEST_TOKEN } from '@veracite/testing/world'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Serving, serveMcp } from './serve.ts'
import { modernRequest } from './test-support/server.ts'

const world = useWorld()
let serving: Serving
beforeAll(() => {
  serving = serveMcp({ ...world, config: { ...world.config, port: 0 }, embedded: false })
})
afterAll(() => serving?.stop())

const message = (host: string | null, { path = '/api/mcp', version = '1.1' } = {}) => {
  const { headers, body } = modernRequest('tools/list', {})
  const lines = Object.entries(headers as Record<string, string>).map(([name, value]) => `${name}: ${value}`)
  if (host !== null) lines.unshift(`Host: ${host}`)
  return `POST ${path} HTTP/${version}\r\n${lines.join('\r\n')}\r\nContent-Length: ${String(body).length}\r\n\r\n${body}`
}
const statusOf = async (bytes: string) => (await sendRaw(serving.url, bytes)).answers[0]?.status

describe('the tool server by itself', () => {
  test.each(['m', 'mcp', 'api', 'a.bc', 'x:80', 'localhost', '[::1]:80'])('Host: %s', async (host) => {
    expect(await statusOf(message(host))).toBe(200)
    expect(await statusOf(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`)).toBe(200)
    for (let length = 1; length <= 12; length += IS_THOROUGH ? 1 : 4) {
      const before = `/${'abcdefghijkl'.slice(0, length)}`
      expect([before, await statusOf(message(host, { path: `${before}/api/mcp` }))]).toEqual([before, 404])
      const metrics = `GET ${before}/metrics HTTP/1.1\r\nHost: ${host}\r\n\r\n`
      expect([before, await statusOf(metrics)]).toEqual([before, 404])
    }
  })

  test('missing, empty and malformed Host headers', async () => {
    expect(await statusOf(message(null, { version: '1.0' }))).toBe(200)
    expect(await statusOf(message(''))).toBe(200)
    for (const host of ['a:99999', 'a b', 'a/b', 'u@a', 'a%2fb', '[::1', 'a, b'])
      expect([host, await statusOf(message(host))]).toEqual([host, 400])
  })

  test('a path that only leads to ours is another', async () => {
    for (const path of ['/x/../api/mcp', '/x/%2e%2e/api/mcp', '//api/mcp', '/api/mcp/', '/api/%6dcp'])
      expect([path, await statusOf(message('localhost', { path }))]).toEqual([path, 404])
  })

  test('a client that disconnects midway does not count as our error', async () => {
    const counted = () => world.metrics.registry.getSingleMetricAsString('veracite_http_requests_total')
    const head = `POST /api/mcp HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${TEST_TOKEN}\r\n`
    for (const rest of [
      'Content-Length: 1000\r\n\r\n{"half',
      'Transfer-Encoding: chunked\r\n\r\n6\r\n{"half\r\n',
    ]) {
      const before = await counted()
      await sendAndLeave(serving.url, head + rest, 50)
      await eventually('the request to be counted', async () => (await counted()) !== before)
    }
    expect(await counted()).not.toMatch(/status="5\d\d"/)
  })
})
