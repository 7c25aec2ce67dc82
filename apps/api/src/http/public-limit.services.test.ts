import { redisUrl } from '@veracite/testing/database'
import { expect, test } from 'vitest'
import { openApi } from '../test-support/server.ts'
import { clientAddress } from './client-address.ts'

const redis = redisUrl()
const shapes = [['in memory', {}], ...(redis ? [['in Redis', { REDIS_URL: redis }]] : [])] as [
  string,
  Record<string, string>,
][]

/** One of four thousand million networks, each counted separately. */
function ownNetwork(): string {
  const [a, b] = crypto.getRandomValues(new Uint16Array(2))
  return `2001:db8:${a?.toString(16)}:${b?.toString(16)}`
}

test.each(shapes)(
  '429 after the limit, counted %s, readable by any page, over both public routes',
  async (_, env) => {
    const { api } = await openApi({
      env: { ...env, VERACITE_PUBLIC_RATE_LIMIT: '6', VERACITE_TRUSTED_PROXIES: '127.0.0.1' },
      worker: false,
    })
    // Unique addresses: other tests on the same Redis, earlier or in parallel, must not count towards these.
    const from = () => ({ 'x-forwarded-for': `203.0.113.9, ${ownNetwork()}::5` })
    const headers = from()

    const statuses = []
    for (let n = 0; n < 8; n += 1) {
      const path = `/v1/public/evidence/${'0'.repeat(64)}`
      const answer =
        n % 2 === 0
          ? await api.call('GET', path, { headers })
          : await api.call('POST', `${path}/check`, { headers, body: { content: 'x' } })
      statuses.push(answer.status)
      if (answer.status === 429) {
        expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
        expect(answer.headers.get('access-control-allow-origin')).toBe('*')
        expect(answer.body).toMatchObject({
          error: expect.any(String),
          retryAfterSeconds: expect.any(Number),
        })
      }
    }
    expect(statuses).toEqual([404, 404, 404, 404, 404, 404, 429, 429])
    expect((await api.call('GET', `/v1/public/evidence/${'0'.repeat(64)}`, { headers: from() })).status).toBe(
      404,
    )
  },
)

test.each([
  ['203.0.113.9', undefined, [], '203.0.113.9'],
  ['::ffff:203.0.113.9', undefined, [], '203.0.113.9'],
  ['10.0.0.2', '198.51.100.7', [], '10.0.0.2'],
  ['10.0.0.2', '198.51.100.7', ['10.0.0.2'], '198.51.100.7'],
  ['10.0.0.2', 'spoofed, 198.51.100.7, 10.0.0.2', ['10.0.0.2'], '198.51.100.7'],
  ['2001:db8:1:2:aaaa::1', undefined, [], '2001:db8:1:2::/64'],
  ['2001:db8:1:2:bbbb:0:0:9', undefined, [], '2001:db8:1:2::/64'],
  ['::1', undefined, [], '0:0:0:0::/64'],
])(
  'a connection from %s that says it stands for %s, trusting %j, counts as %s',
  (address, forwarded, trusted, counted) => {
    const request = new Request('http://localhost/', {
      headers: forwarded ? { 'x-forwarded-for': forwarded } : {},
    })
    expect(clientAddress(request, { requestIP: () => ({ address }) }, trusted)).toBe(counted)
  },
)
