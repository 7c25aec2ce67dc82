import {
  CANARY_IP,
  isTestPublic,
  PUBLIC_IP,
  startNameServer,
  startSite,
  startSiteWithCanary,
  type TestSite,
} from '@veracite/testing/test-sites'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPublicAddress } from './address-guard.ts'
import { GuardedFetcher, type GuardedFetcherOptions } from './guarded-fetcher.ts'
import REFUSED from './test-support/refused.json' with { type: 'json' }

type NameServer = Awaited<ReturnType<typeof startNameServer>>

let canary: TestSite
let site: TestSite
let canaryV6: TestSite | null = null

beforeAll(async () => {
  const answer: Parameters<typeof startSite>[0] = (request, response) => {
    const url = new URL(request.url ?? '/', 'http://x')
    const to = url.searchParams.get('to')
    if (url.pathname === '/robots.txt') response.writeHead(404).end()
    else if (to !== null) response.writeHead(302, { location: to }).end()
    else response.setHeader('content-type', 'text/html').end('<p>public</p>')
  }
  const secret = (
    _: unknown,
    response: { setHeader(n: string, v: string): unknown; end(b: string): unknown },
  ) => {
    response.setHeader('content-type', 'text/html')
    response.end('SECRET')
  }
  ;({ site, canary } = await startSiteWithCanary(answer, secret))
  canaryV6 = await startSite(secret, '::1', site.port).catch(() => null)
})
afterAll(async () => {
  await Promise.all([site.close(), canary.close(), canaryV6?.close()])
})

const fetcher = (options: GuardedFetcherOptions = {}) =>
  new GuardedFetcher({
    hostDelayMs: 0,
    ports: [80, 443, site.port],
    allowIp: isTestPublic,
    resolve: async () => [{ address: PUBLIC_IP, family: 4 }],
    ...options,
  })

const get = (url: string, options: GuardedFetcherOptions = {}, how: { api?: boolean } = {}) =>
  fetcher(options).get(url, { signal: AbortSignal.timeout(10_000), ...how })
const shop = (path = '/') => `http://shop.example:${site.port}${path}`

async function expectRefused(url: string, options: GuardedFetcherOptions = {}) {
  const outcome = await get(url, options)
  expect(outcome.kind).toBe('refused')
  expect(canary.hits).toEqual([])
  expect(canaryV6?.hits ?? []).toEqual([])
  return outcome
}

test('the public stand-in is reachable, so a refusal below means something', async () => {
  const outcome = await get(shop())
  expect(outcome).toMatchObject({ kind: 'page', text: '<p>public</p>' })
})

describe('literal addresses', () => {
  test.each(REFUSED.literals)('http://%s is refused and nothing is connected', async (host) => {
    await expectRefused(`http://${host}:${site.port}/`)
  })
})

describe('local names are refused before any resolver hears of them', () => {
  test.each(REFUSED.localNames)('%s', async (host) => {
    let asked = 0
    const outcome = await expectRefused(`http://${host}:${site.port}/`, {
      resolve: async () => {
        asked += 1
        return [{ address: PUBLIC_IP, family: 4 }]
      },
    })
    expect(outcome).toMatchObject({ reason: 'private_address' })
    expect(asked).toBe(0)
  })
})

describe('addresses that are not web pages of a public host', () => {
  test.each([...REFUSED.urls, `http://shop.example/${'a'.repeat(2048)}`])('%s', async (url) => {
    expect(await expectRefused(url)).toMatchObject({ reason: 'bad_url' })
  })
})

describe('names', () => {
  test.each([
    ['a loopback answer', ['127.0.0.1']],
    ['one private answer among public ones', [PUBLIC_IP, '10.0.0.5']],
    ['the metadata address', ['169.254.169.254']],
    ['a mapped loopback answer', ['::ffff:127.0.0.1']],
    ['a loopback IPv6 answer', ['::1']],
    ['a scoped link-local answer', ['fe80::1%lo']],
    ['an answer that is no address', ['localhost']],
  ])('%s refuses the whole name', async (_, answers) => {
    const resolve = async () =>
      answers.map((address) => ({ address, family: address.includes(':') ? (6 as const) : (4 as const) }))
    expect(await expectRefused(shop(), { resolve })).toMatchObject({ reason: 'private_address' })
  })

  test('an empty answer, a failing resolver and a silent resolver are unreachable', async () => {
    const resolvers = [
      async () => [],
      () => Promise.reject(new Error('x')),
      () => new Promise<never>(() => {}),
    ]
    for (const resolve of resolvers) {
      expect(await get(shop(), { resolve, resolveMs: 50 })).toEqual({
        kind: 'unreachable',
        message: "The site's name does not resolve.",
      })
    }
  })
})

describe('a name server that changes its answer', () => {
  const asking = async (answers: string[][], work: (resolve: NameServer['resolve']) => Promise<unknown>) => {
    const names = await startNameServer({ 'shop.example': answers })
    await work(names.resolve)
    names.close()
    expect(canary.hits).toEqual([])
    return names.asked
  }

  // Question 1 is for robots.txt, question 2 for the page; from the next on the name points at the canary.
  test.each([
    ['after robots.txt and the page', false, [[PUBLIC_IP], [PUBLIC_IP], [CANARY_IP]], 2],
    ['after the only question of an interface', true, [[PUBLIC_IP], [CANARY_IP]], 1],
  ])(
    '%s: the page comes from the checked address, and no name is asked again',
    async (_, api, answers, questions) => {
      const asked = await asking(answers, async (resolve) =>
        expect(await get(shop(), { resolve }, { api })).toMatchObject({
          kind: 'page',
          text: '<p>public</p>',
        }),
      )
      expect(asked).toEqual(Array(questions).fill('shop.example'))
    },
  )

  test.each([
    ['robots.txt and the page', '/', [[PUBLIC_IP], [CANARY_IP]]],
    ['two hops of a redirect', '/?to=/next', [[PUBLIC_IP], [PUBLIC_IP], [CANARY_IP]]],
  ])('rebinding between %s is refused', async (_, path, answers) => {
    await asking(answers, (resolve) => expectRefused(shop(path), { resolve }))
  })
})

describe('redirects', () => {
  test.each(REFUSED.redirects)('to %s is refused', async (to) => {
    const target = to.replace('PORT', String(site.port))
    await expectRefused(shop(`/?to=${encodeURIComponent(target)}`))
  })

  test('a name that resolves privately is refused on the second hop', async () => {
    const resolve = async (name: string) => [
      { address: name === 'evil.example' ? CANARY_IP : PUBLIC_IP, family: 4 as const },
    ]
    const to = encodeURIComponent(`http://evil.example:${site.port}/`)
    const outcome = await expectRefused(shop(`/?to=${to}`), { resolve })
    expect(outcome).toMatchObject({ reason: 'private_address' })
  })
})

test('proxy settings in the environment are not obeyed', async () => {
  process.env.HTTP_PROXY = process.env.http_proxy = `http://${CANARY_IP}:${site.port}`
  const outcome = await get(shop())
  delete process.env.HTTP_PROXY
  delete process.env.http_proxy
  expect(outcome).toMatchObject({ kind: 'page' })
  expect(canary.hits).toEqual([])
})

test('messages name no address, port or library', async () => {
  const outcomes = [
    await get(`http://127.0.0.1:${site.port}/`),
    await get(shop(), { resolve: async () => [{ address: '127.0.0.19', family: 4 }] }),
  ]
  for (const outcome of outcomes)
    expect(JSON.stringify(outcome)).not.toMatch(/127\.0|ECONN|node:|HPE_|\d{4,}/)
})

test('public addresses stay public', () => {
  const known = [
    '93.184.216.34',
    '8.8.8.8',
    '1.1.1.1',
    '2606:2800:220:1:248:1893:25c8:1946',
    '::ffff:8.8.8.8',
  ]
  for (const address of known) expect(isPublicAddress(address), address).toBe(true)
})
