import type { RequestListener } from 'node:http'
import { createSharedPages } from '@veracite/adapters/engines/shared-pages'
import { GuardedFetcher } from '@veracite/adapters/web/guarded-fetcher'
import type { LocalServer } from '@veracite/testing/local-server'
import { utf8Decode } from '@veracite/verify/bytes'
import { verifyConnection } from '@veracite/verify/relayed/verify-connection'
import { WEB_ROOT } from '@veracite/verify/test-support/forged-connection'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { homeNetwork, startTestRelay } from './test-support/start-test-relay.ts'
import { COMMITMENT, HOST, poolOf, settingsOf } from './test-support/through-relay.ts'
import { startProvider, TEST_ROOT_PEM } from './test-support/tls-provider.ts'

const PAGE = '<!doctype html><title>Shared</title><p>Ada founded it.</p>'
const URL_ = `https://${HOST}/share/6a000000-0000-8000-a000-000000000001`
let provider: LocalServer
let relay: Awaited<ReturnType<typeof startTestRelay>>
let answer: RequestListener
let asked: string[] = []

beforeAll(async () => {
  provider = await startProvider([HOST], (request, response) => {
    asked.push(`${request.method} ${request.url} ${request.headers.accept} ${request.headers['user-agent']}`)
    if (request.url === '/robots.txt') return void response.writeHead(404).end()
    answer(request, response)
  })
  relay = await startTestRelay({}, { network: homeNetwork(provider.port) })
})
afterAll(async () => {
  await relay.remove()
  await provider.close()
})

/** The real one, on the port of the test's provider. */
const fetcher = () =>
  new GuardedFetcher({
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
    ...{ allowIp: () => true, ports: [provider.port], ca: [TEST_ROOT_PEM], hostDelayMs: 0 },
  })
/** Relays carry port 443 only, where no test may listen: what the fetcher checks is tested beside it. */
const unchecked = () => {
  const real = fetcher()
  return {
    get: (url: string, options: Parameters<GuardedFetcher['get']>[1]) =>
      real.get(url.replace(HOST, `${HOST}:${provider.port}`), options),
    follow: ((url, _, ask) => ask(new URL(url), 0)) as GuardedFetcher['follow'],
  }
}
const show: RequestListener = (_, response) =>
  response.setHeader('content-type', 'text/html; charset=utf-8').end(PAGE)
const fetched = (pages: ReturnType<typeof createSharedPages>, signal = new AbortController().signal) => {
  asked = []
  return pages.get(URL_, COMMITMENT, signal)
}

test('a relay carries the page once, under our own name, and a stranger can check who sent it', async () => {
  answer = show
  const page = await fetched(createSharedPages(unchecked(), poolOf(relay)))
  if (page.kind !== 'page' || page.witness.kind !== 'carried') throw new Error(JSON.stringify(page))
  expect(page).toMatchObject({ status: 200, text: PAGE, finalUrl: URL_ })
  expect(asked).toEqual([expect.stringMatching(/^GET \/share\/\S+ text\/html VeraciteBot/)])
  const { statement, signature, client, server, serverSecrets: secrets } = page.witness
  expect(JSON.parse(utf8Decode(statement))).toMatchObject({ host: HOST, commitment: COMMITMENT })
  const connection = { statement, signature, client, server, secrets }
  const sent = { host: HOST, status: 200, roots: [WEB_ROOT] }
  expect(() => verifyConnection(connection, { ...sent, body: page.bytes })).not.toThrow()
  const other = new TextEncoder().encode(PAGE.replace('Ada', 'Ben'))
  expect(() => verifyConnection(connection, { ...sent, body: other })).toThrow()
})

test('where no relay is there it is fetched directly, over TLS, and says why nothing is witnessed', async () => {
  answer = show
  const away = await fetched(
    createSharedPages(unchecked(), poolOf({ ...settingsOf(relay), url: 'https://localhost:1' })),
  )
  expect(away).toMatchObject({
    text: PAGE,
    witness: { kind: 'not_witnessed', reason: 'The relay cannot be reached.' },
  })
  const none = await fetched(createSharedPages(unchecked(), null))
  expect(none).toMatchObject({ text: PAGE, witness: { kind: 'not_witnessed', reason: 'No relay is set.' } })
  expect(asked).toHaveLength(2)
})

test.each<[string, RequestListener, object]>([
  [
    'a redirect',
    (_, response) => response.writeHead(302, { location: 'https://other.example/' }).end(),
    { reason: 'redirect' },
  ],
  ['a page of 3 MB', (_, response) => response.end('x'.repeat(3_000_000)), { reason: 'too_large' }],
  [
    'a reply that breaks off',
    (_, response) =>
      void response.writeHead(200, { 'content-length': 9 }).write('x', () => response.destroy()),
    { kind: 'unreachable' },
  ],
])('%s is refused', async (_, listener, expected) => {
  answer = listener
  // A relay ends what is too long for it, which is not what is tested here.
  const large = await startTestRelay(
    { origin: 'large.example.org/log/1', limits: { ...relay.settings.limits, serverBytes: 9_000_000 } },
    { network: homeNetwork(provider.port) },
  )
  expect(await fetched(createSharedPages(unchecked(), poolOf(large)))).toMatchObject(expected)
  await large.remove()
})

test('a server that never answers ends with the request of the person', async () => {
  answer = () => {}
  const begun = performance.now()
  const outcome = await fetched(createSharedPages(unchecked(), poolOf(relay)), AbortSignal.timeout(400))
  expect(outcome.kind).toBe('unreachable')
  expect(performance.now() - begun).toBeLessThan(3_000)
})

test('the checks of the fetcher come first: a private address and robots.txt are refused before a relay is asked', async () => {
  const noRelay = {
    open: async () => {
      throw new Error('asked')
    },
  }
  const guarded = new GuardedFetcher({ resolve: async () => [{ address: '10.0.0.1', family: 4 }] })
  expect(await fetched(createSharedPages(guarded, noRelay))).toMatchObject({ reason: 'private_address' })
  expect(asked).toEqual([])
})
