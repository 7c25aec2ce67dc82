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

const signal = () => AbortSignal.timeout(10_000)
const fetcher = (options: GuardedFetcherOptions = {}) =>
  new GuardedFetcher({
    hostDelayMs: 0,
    ports: [80, 443, site.port],
    allowIp: isTestPublic,
    resolve: async () => [{ address: PUBLIC_IP, family: 4 }],
    ...options,
  })

async function expectRefused(url: string, options: GuardedFetcherOptions = {}) {
  const outcome = await fetcher(options).get(url, { signal: signal() })
  expect(outcome.kind).toBe('refused')
  expect(canary.hits).toEqual([])
  expect(canaryV6?.hits ?? []).toEqual([])
  return outcome
}

test('the public stand-in is reachable, so a refusal below means something', async () => {
  const outcome = await fetcher().get(`http://shop.example:${site.port}/`, { signal: signal() })
  expect(outcome).toMatchObject({ kind: 'page', text: '<p>public</p>' })
})

const LITERALS = [
  '127.0.0.1',
  '127.1',
  '127.0.1',
  '0',
  '0.0.0.0',
  '2130706433',
  '0x7f000001',
  '0x7f.0.0.1',
  '0x7f.1',
  '017700000001',
  '0177.0.0.1',
  '0177.1',
  '127.0.0.1.',
  '①②⑦.⓪.⓪.①',
  '１２７.０.０.１',
  '127。0。0。1',
  '%31%32%37.0.0.1',
  '[::1]',
  '[::]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[64:ff9b:1::7f00:1]',
  '[2002:7f00:1::]',
  '[2001:0:7f00:1::]',
  '[fe80::1]',
  '[fc00::1]',
  '[fd00:ec2::254]',
  '[ff02::1]',
  '[100::1]',
  '[2001:db8::1]',
  '[5f00::1]',
  '[fec0::1]',
  '10.0.0.1',
  '10.255.255.255',
  '172.16.0.1',
  '172.31.255.254',
  '192.168.0.1',
  '169.254.169.254',
  '169.254.170.2',
  '168.63.129.16',
  '::ffff:168.63.129.16',
  '2852039166',
  '0xa9fea9fe',
  '100.64.0.1',
  '100.100.100.200',
  '192.0.0.192',
  '192.0.2.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.10',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '192.88.99.1',
  '0.1.2.3',
]

describe('literal addresses', () => {
  test.each(LITERALS)('http://%s is refused and nothing is connected', async (host) => {
    await expectRefused(`http://${host}:${site.port}/`)
  })
})

describe('local names are refused before any resolver hears of them', () => {
  test.each([
    'localhost',
    'LOCALHOST',
    'localhost.',
    'a.localhost',
    'printer.local',
    'metadata.google.internal',
    'router.lan',
    'nas.home.arpa',
  ])('%s', async (host) => {
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
  test.each([
    'file:///etc/passwd',
    'ftp://shop.example/',
    'gopher://127.0.0.1:6379/_INFO',
    'data:text/html,x',
    'javascript:alert(1)',
    'http://user:pw@shop.example/',
    'http://user@shop.example/',
    'http://shop.example:22/',
    'http://shop.example:6379/',
    'https://shop.example:8443/',
    'http://',
    '//shop.example/',
    'not a url',
    `http://shop.example/${'a'.repeat(2048)}`,
  ])('%s', async (url) => {
    expect(await expectRefused(url)).toMatchObject({ reason: 'bad_url' })
  })
})

describe('names', () => {
  test.each([
    ['a loopback answer', [{ address: '127.0.0.1', family: 4 }]],
    [
      'one private answer among public ones',
      [
        { address: PUBLIC_IP, family: 4 },
        { address: '10.0.0.5', family: 4 },
      ],
    ],
    ['the metadata address', [{ address: '169.254.169.254', family: 4 }]],
    ['a mapped loopback answer', [{ address: '::ffff:127.0.0.1', family: 6 }]],
    ['a loopback IPv6 answer', [{ address: '::1', family: 6 }]],
    ['a scoped link-local answer', [{ address: 'fe80::1%lo', family: 6 }]],
    ['an answer that is no address', [{ address: 'localhost', family: 4 }]],
  ] as const)('%s refuses the whole name', async (_, answers) => {
    const outcome = await expectRefused(`http://shop.example:${site.port}/`, {
      resolve: async () => [...answers],
    })
    expect(outcome).toMatchObject({ reason: 'private_address' })
  })

  test('an empty answer, a failing resolver and a silent resolver are unreachable', async () => {
    const resolvers = [
      async () => [],
      () => Promise.reject(new Error('x')),
      () => new Promise<never>(() => {}),
    ]
    for (const resolve of resolvers) {
      const outcome = await fetcher({ resolve, resolveMs: 50 }).get(`http://shop.example:${site.port}/`, {
        signal: signal(),
      })
      expect(outcome).toEqual({ kind: 'unreachable', message: "The site's name does not resolve." })
    }
  })
})

describe('a name server that changes its answer', () => {
  test('public first, loopback afterwards: the page comes from the checked address', async () => {
    // Question 1 is for robots.txt, question 2 for the page; from the third on the name points at the canary.
    const names = await startNameServer({ 'shop.example': [[PUBLIC_IP], [PUBLIC_IP], [CANARY_IP]] })
    const outcome = await fetcher({ resolve: names.resolve }).get(`http://shop.example:${site.port}/`, {
      signal: signal(),
    })
    expect(outcome).toMatchObject({ kind: 'page', text: '<p>public</p>' })
    expect(names.asked).toEqual(['shop.example', 'shop.example'])
    expect(canary.hits).toEqual([])
    names.close()
  })

  test('it is asked once per hop and never again while connecting', async () => {
    const names = await startNameServer({ 'shop.example': [[PUBLIC_IP], [CANARY_IP]] })
    const outcome = await fetcher({ resolve: names.resolve }).get(`http://shop.example:${site.port}/`, {
      signal: signal(),
      api: true,
    })
    expect(outcome).toMatchObject({ kind: 'page', text: '<p>public</p>' })
    expect(names.asked).toEqual(['shop.example'])
    expect(canary.hits).toEqual([])
    names.close()
  })

  test('rebinding between robots.txt and the page is refused', async () => {
    const names = await startNameServer({ 'shop.example': [[PUBLIC_IP], [CANARY_IP]] })
    await expectRefused(`http://shop.example:${site.port}/`, { resolve: names.resolve })
    names.close()
  })

  test('rebinding between two hops of a redirect is refused', async () => {
    const names = await startNameServer({ 'shop.example': [[PUBLIC_IP], [PUBLIC_IP], [CANARY_IP]] })
    await expectRefused(`http://shop.example:${site.port}/?to=/next`, { resolve: names.resolve })
    names.close()
  })
})

describe('redirects', () => {
  test.each([
    'http://127.0.0.1:PORT/',
    'http://2130706433:PORT/',
    'http://0x7f000001:PORT/',
    'http://0177.0.0.1:PORT/',
    'http://[::1]:PORT/',
    'http://[::ffff:127.0.0.1]:PORT/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/latest/meta-data/',
    'http://metadata.google.internal/',
    'http://localhost:PORT/',
    '//127.0.0.1:PORT/',
    'file:///etc/passwd',
    'http://user:pw@127.0.0.1:PORT/',
    'http://shop.example:22/',
    'http://0:PORT/',
  ])('to %s is refused', async (to) => {
    const target = to.replace('PORT', String(site.port))
    await expectRefused(`http://shop.example:${site.port}/?to=${encodeURIComponent(target)}`)
  })

  test('a name that resolves privately is refused on the second hop', async () => {
    const resolve = async (name: string) => [
      { address: name === 'evil.example' ? CANARY_IP : PUBLIC_IP, family: 4 as const },
    ]
    const to = encodeURIComponent(`http://evil.example:${site.port}/`)
    const outcome = await expectRefused(`http://shop.example:${site.port}/?to=${to}`, { resolve })
    expect(outcome).toMatchObject({ reason: 'private_address' })
  })
})

test('proxy settings in the environment are not obeyed', async () => {
  process.env.HTTP_PROXY = process.env.http_proxy = `http://${CANARY_IP}:${site.port}`
  const outcome = await fetcher().get(`http://shop.example:${site.port}/`, { signal: signal() })
  delete process.env.HTTP_PROXY
  delete process.env.http_proxy
  expect(outcome).toMatchObject({ kind: 'page' })
  expect(canary.hits).toEqual([])
})

test('messages name no address, port or library', async () => {
  const outcomes = [
    await fetcher().get(`http://127.0.0.1:${site.port}/`, { signal: signal() }),
    await fetcher({ resolve: async () => [{ address: '127.0.0.19', family: 4 }] }).get(
      `http://a.example:${site.port}/`,
      { signal: signal() },
    ),
  ]
  for (const outcome of outcomes)
    expect(JSON.stringify(outcome)).not.toMatch(/127\.0|ECONN|node:|HPE_|\d{4,}/)
})

test('public addresses stay public', () => {
  for (const address of [
    '93.184.216.34',
    '8.8.8.8',
    '1.1.1.1',
    '2606:2800:220:1:248:1893:25c8:1946',
    '::ffff:8.8.8.8',
  ])
    expect(isPublicAddress(address), address).toBe(true)
})
