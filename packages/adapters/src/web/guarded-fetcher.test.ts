import https from 'node:https'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { listenLocally } from '@veracite/testing/local-server'
import {
  isTestPublic,
  OTHER_PUBLIC_IP,
  PUBLIC_IP,
  startRawSite,
  startSite,
  type TestSite,
} from '@veracite/testing/test-sites'
import { afterEach, describe, expect, test } from 'vitest'
import type { ResolvedAddress } from './address-guard.ts'
import { DEFAULT_USER_AGENT, GuardedFetcher, type GuardedFetcherOptions } from './guarded-fetcher.ts'
import { TEST_CERTIFICATE, TEST_KEY } from './test-support/test-certificate.ts'

const open: TestSite[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((site) => site.close()))
})

type Handler = Parameters<typeof startSite>[0]
async function site(handler: Handler, robots: Handler = (_, response) => response.writeHead(404).end()) {
  const started = await startSite((request, response) => {
    ;(request.url === '/robots.txt' ? robots : handler)(request, response)
  })
  open.push(started)
  return started
}
async function rawSite(reply: Parameters<typeof startRawSite>[0]) {
  const started = await startRawSite(reply)
  open.push(started)
  return started
}
const page =
  (body: string | Buffer, headers: Record<string, string> = {}): Handler =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body)
const fetcher = (at: TestSite, options: GuardedFetcherOptions = {}) =>
  new GuardedFetcher({
    hostDelayMs: 0,
    ports: [at.port],
    allowIp: isTestPublic,
    resolve: async () => [{ address: PUBLIC_IP, family: 4 }],
    ...options,
  })
const get = (at: TestSite, path = '/', options: GuardedFetcherOptions = {}, registrableDomain?: string) =>
  fetcher(at, options).get(`http://shop.example:${at.port}${path}`, {
    signal: AbortSignal.timeout(15_000),
    ...(registrableDomain === undefined ? {} : { registrableDomain }),
  })

describe('a page', () => {
  test('comes with its bytes, text, headers, status and both addresses', async () => {
    const now = new Date('2031-02-03T04:05:06Z')
    const at = await site((request, response) => {
      if (request.url === '/old') response.writeHead(301, { location: '/new#part' }).end()
      else page('<p>Grüezi</p>', { etag: '"1"' })(request, response)
    })
    const outcome = await get(at, '/old', { now: () => now })
    expect(outcome).toMatchObject({
      kind: 'page',
      url: `http://shop.example:${at.port}/old`,
      finalUrl: `http://shop.example:${at.port}/new`,
      status: 200,
      text: '<p>Grüezi</p>',
      headers: { etag: '"1"' },
      fetchedAt: now,
    })
    expect(outcome.kind === 'page' && Buffer.from(outcome.bytes).toString()).toBe('<p>Grüezi</p>')
  })

  test('says who asks', async () => {
    const seen: (string | undefined)[] = []
    const at = await site((request, response) => {
      seen.push(request.headers['user-agent'])
      page('x')(request, response)
    })
    await get(at)
    await get(at, '/', { userAgent: 'OtherBot/2 (+https://other.example)' })
    expect(seen).toEqual([DEFAULT_USER_AGENT, 'OtherBot/2 (+https://other.example)'])
  })

  test('may be missing: a 404 is an answer', async () => {
    const at = await site((_, response) => response.writeHead(404).end())
    expect(await get(at)).toMatchObject({ kind: 'page', status: 404 })
  })

  test.each([
    ['gzip', gzipSync('<p>zipped</p>')],
    ['br', brotliCompressSync('<p>zipped</p>')],
  ])('is unpacked from %s', async (coding, body) => {
    const at = await site(page(body, { 'content-encoding': coding }))
    expect(await get(at)).toMatchObject({ kind: 'page', text: '<p>zipped</p>' })
  })

  const latin1 = (text: string) => Buffer.from(text, 'latin1')
  const META = '<meta charset="windows-1252">'
  const XML = '<?xml version="1.0" encoding="iso-8859-15"?>'
  test.each([
    ['header charset', 'text/html; charset=iso-8859-1', latin1('Z\xfcrich'), 'Zürich'],
    ['meta charset', 'text/html', latin1(`${META}Z\xfcrich \x80`), `${META}Zürich €`],
    ['byte order mark over header', 'text/html; charset=iso-8859-1', Buffer.from('\ufeffZürich'), 'Zürich'],
    ['UTF-16 with mark', 'text/plain', Buffer.from('\ufeffZürich', 'utf16le'), 'Zürich'],
    ['xml encoding', 'application/xml', latin1(`${XML}<a>\xa4</a>`), `${XML}<a>€</a>`],
    ['nothing, valid UTF-8', 'text/html', Buffer.from('Zürich'), 'Zürich'],
    ['nothing, not UTF-8', 'text/html', latin1('Z\xfcrich'), 'Zürich'],
    ['an unknown charset', 'text/html; charset=klingon', Buffer.from('Zürich'), 'Zürich'],
    ['Shift JIS', 'text/html; charset=shift_jis', latin1('\x83\x5c\x83\x6a\x81\x5b'), 'ソニー'],
  ])('is decoded by %s', async (_, type, body, text) => {
    const at = await site(page(body, { 'content-type': type }))
    expect(await get(at)).toMatchObject({ kind: 'page', text })
  })
})

describe('redirects', () => {
  test('five are followed, six are not', async () => {
    const at = await site((request, response) => {
      const left = Number(request.url?.slice(1))
      if (left === 0) page('done')(request, response)
      else response.writeHead(302, { location: `/${left - 1}` }).end()
    })
    expect(await get(at, '/5')).toMatchObject({ kind: 'page', text: 'done' })
    expect(await get(at, '/6')).toMatchObject({ kind: 'refused', reason: 'redirect' })
  })

  test('without a usable target are refused', async () => {
    const at = await site((_, response) => response.writeHead(302).end())
    expect(await get(at)).toMatchObject({ kind: 'refused', reason: 'redirect' })
    const bad = await site((_, response) => response.writeHead(302, { location: 'http://[oops' }).end())
    expect(await get(bad)).toMatchObject({ kind: 'refused', reason: 'redirect' })
  })

  test.each([
    ['www.shop.example', 'page'],
    ['shop.example.', 'page'],
    ['notshop.example', 'refused'],
    ['shop.example.evil.io', 'refused'],
  ])("to %s within the brand's domain: %s", async (host, kind) => {
    const at = await site((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: `http://${host}:${at.port}/there` }).end()
      else page('there')(request, response)
    })
    const outcome = await get(at, '/', {}, 'shop.example')
    expect(outcome.kind).toBe(kind)
    if (kind === 'refused') {
      expect(outcome).toMatchObject({ reason: 'off_domain' })
      expect(at.hits.filter((hit) => hit.endsWith('/there'))).toEqual([])
    }
  })
})

const BROKEN_OFF = { kind: 'unreachable', message: 'The connection broke off.' }

describe('limits', () => {
  test.each(['image/png', 'application/pdf', 'application/octet-stream', 'video/mp4', ''])(
    'type "%s" is refused',
    async (type) => {
      const at = await rawSite((socket) =>
        socket.end(`HTTP/1.1 200 OK\r\ncontent-type: ${type}\r\ncontent-length: 1\r\n\r\nx`),
      )
      expect(await get(at)).toMatchObject({ kind: 'refused', reason: 'wrong_type' })
    },
  )

  test('a PDF is kept byte for byte where documents are wanted, and is no text', async () => {
    const bytes = Buffer.from('%PDF-1.7\n\xff\xfe not text', 'latin1')
    const at = await site((_request, response) =>
      response.writeHead(200, { 'content-type': 'application/pdf' }).end(bytes),
    )
    const outcome = await fetcher(at, {}).get(`http://shop.example:${at.port}/`, {
      signal: AbortSignal.timeout(15_000),
      documents: true,
    })
    expect(outcome).toMatchObject({ kind: 'page', contentType: 'application/pdf', text: '' })
    if (outcome.kind === 'page') expect(Buffer.from(outcome.bytes)).toEqual(bytes)
  })

  test('a body over the limit is refused, announced or not', async () => {
    const at = await site(page('x'.repeat(5000)))
    expect(await get(at, '/', { bodyBytes: 4999 })).toMatchObject({ kind: 'refused', reason: 'too_large' })
    expect(await get(at, '/', { bodyBytes: 5000 })).toMatchObject({ kind: 'page' })
    const endless = await rawSite((socket) => {
      socket.write('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n\r\n')
      const pour = () => {
        while (!socket.destroyed && socket.write('x'.repeat(64 * 1024)));
        if (!socket.destroyed) socket.once('drain', pour)
      }
      pour()
    })
    expect(await get(endless)).toMatchObject({ kind: 'refused', reason: 'too_large' })
  })

  const HEAD = 'HTTP/1.1 200 OK\r\ncontent-type: text/html\r\n'
  test.each([
    ['announces more than it sends', `${HEAD}content-length: 5000\r\n\r\n<p>Founded`, BROKEN_OFF],
    ['stops in the middle of chunks', `${HEAD}transfer-encoding: chunked\r\n\r\n5\r\nabcde\r\n`, BROKEN_OFF],
    ['does not speak HTTP', 'SSH-2.0-OpenSSH_9.9\r\n', { kind: 'refused', reason: 'bad_reply' }],
  ])('a site that %s is not half read', async (_, reply, outcome) => {
    expect(await get(await rawSite((socket) => socket.end(reply)))).toMatchObject(outcome)
  })

  test('a site that sends more than it announces is refused or cut at the announced length', async () => {
    const at = await rawSite((socket) =>
      socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\ncontent-length: 3\r\n\r\nabcSMUGGLED'),
    )
    expect(JSON.stringify(await get(at))).not.toContain('SMUGGLED')
  })

  test('a gzip bomb of 200 MiB is stopped early and cheaply', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024))
    const at = await site(page(bomb, { 'content-encoding': 'gzip' }))
    const rssBefore = process.memoryUsage.rss()
    const startedAt = performance.now()
    expect(await get(at)).toMatchObject({ kind: 'refused', reason: 'too_large' })
    expect(performance.now() - startedAt).toBeLessThan(10_000)
    expect(process.memoryUsage.rss() - rssBefore).toBeLessThan(128 * 1024 * 1024)
  })

  const CUT = gzipSync('<p>Founded in 1999</p>'.repeat(50)).subarray(0, 40)
  test.each<[string, string, string | Buffer]>([
    ['broken', 'gzip', 'not compressed at all'],
    ['broken', 'br', 'not compressed at all'],
    ['truncated', 'gzip', CUT],
    ...['zstd', 'constructor', 'toString', '__proto__'].map(
      (coding) => ['unwanted', coding, 'x'] as [string, string, string],
    ),
  ])('%s %s is refused', async (_, coding, body) => {
    const at = await site(page(body, { 'content-encoding': coding }))
    expect(await get(at)).toMatchObject({ kind: 'refused', reason: 'bad_reply' })
  })

  test('a flood of headers is refused at 16 KiB', async () => {
    let sent = 0
    const at = await rawSite((socket) => {
      socket.write('HTTP/1.1 200 OK\r\n')
      const pour = () => {
        if (socket.destroyed) return
        sent += 100
        socket.write(`x-flood: ${'a'.repeat(88)}\r\n`)
        setImmediate(pour)
      }
      pour()
    })
    expect(await get(at)).toMatchObject({ kind: 'refused', reason: 'too_large' })
    expect(sent).toBeLessThan(10 * 1024 * 1024)
  })

  test.each<[string, string | null, GuardedFetcherOptions]>([
    ['headers that never come', null, { headersMs: 200 }],
    ['headers that drip', 'HTTP/1.1 200 OK\r\n', { headersMs: 300 }],
    ['a body that drips', `${HEAD}content-length: 1000\r\n\r\n`, { totalMs: 400 }],
  ])('%s: given up at the deadline', async (_, beginning, limits) => {
    const at = await rawSite((socket) => {
      if (beginning === null) return
      socket.write(beginning)
      const timer = setInterval(() => socket.write('x'), 20)
      socket.on('close', () => clearInterval(timer))
    })
    const startedAt = performance.now()
    expect(await get(at, '/', limits)).toMatchObject({ kind: 'unreachable' })
    // Less than the defaults, which are 5 s for headers and 15 s for all.
    expect(performance.now() - startedAt).toBeLessThan(4_000)
  })

  test('the caller can cancel at any moment', async () => {
    const at = await rawSite(() => {})
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 100)
    const outcome = await fetcher(at).get(`http://shop.example:${at.port}/`, { signal: stop.signal })
    expect(outcome.kind).toBe('unreachable')
    const again = await fetcher(at).get(`http://shop.example:${at.port}/`, { signal: stop.signal })
    expect(again.kind).toBe('unreachable')
  })
})

describe('addresses', () => {
  test('a dead address is followed by the next checked one, IPv4 before IPv6', async () => {
    const at = await site(page('alive'))
    const answers: ResolvedAddress[] = [
      { address: '::ffff:127.0.0.19', family: 6 },
      { address: OTHER_PUBLIC_IP, family: 4 },
      { address: PUBLIC_IP, family: 4 },
    ]
    const allowIp = (address: string) => address.startsWith('::ffff:') || isTestPublic(address)
    expect(await get(at, '/', { resolve: async () => answers, allowIp })).toMatchObject({
      kind: 'page',
      text: 'alive',
    })
  })

  test('a site that is down is unreachable', async () => {
    const at = await site(page('x'))
    await at.close()
    expect(await get(at)).toEqual({ kind: 'unreachable', message: 'The site does not accept connections.' })
  })
})

describe('robots.txt', () => {
  const rules =
    (text: string): Handler =>
    (_, response) =>
      response.writeHead(200, { 'content-type': 'text/plain' }).end(text)

  test('is obeyed, for our name before the general rule', async () => {
    const at = await site(
      page('x'),
      rules('User-agent: *\nDisallow: /\n\nUser-agent: VeraciteBot\nDisallow: /private\n'),
    )
    expect(await get(at, '/')).toMatchObject({ kind: 'page' })
    expect(await get(at, '/private/page')).toMatchObject({ kind: 'refused', reason: 'robots' })
    expect(at.hits.filter((hit) => hit.includes('/private'))).toEqual([])
  })

  test('is obeyed after a redirect', async () => {
    const at = await site((request, response) => {
      if (request.url === '/') response.writeHead(302, { location: '/private' }).end()
      else page('x')(request, response)
    }, rules('User-agent: *\nDisallow: /private\n'))
    expect(await get(at)).toMatchObject({ kind: 'refused', reason: 'robots' })
  })

  test.each([401, 403, 404, 410, 429])('%i means there are no rules', async (status) => {
    const at = await site(page('x'), (_, response) => response.writeHead(status).end())
    expect(await get(at)).toMatchObject({ kind: 'page' })
  })

  test.each([500, 502, 503])('%i means hands off', async (status) => {
    const at = await site(page('x'), (_, response) => response.writeHead(status).end())
    expect(await get(at)).toMatchObject({ kind: 'refused', reason: 'robots' })
    expect(at.hits.length).toBe(1)
  })

  test('that cannot be had means hands off', async () => {
    const at = await site(page('x'), (request) => request.socket.destroy())
    expect(await get(at)).toMatchObject({ kind: 'unreachable' })
    expect(at.hits.length).toBe(1)
  })

  test('of 5,000 agents with 5,000 rules each is read once, in little room', async () => {
    const agents = Array.from({ length: 5_000 }, (_, n) => `User-agent: bot${n}\n`).join('')
    const paths = Array.from({ length: 5_000 }, (_, n) => `Disallow: /p${n}/\n`).join('')
    const at = await site(page('x'), rules(`${agents}User-agent: *\n${paths}`))
    const one = fetcher(at)
    const signal = AbortSignal.timeout(60_000)
    const before = process.memoryUsage().rss
    for (let n = 0; n < 30; n += 1) {
      const url = `http://shop.example:${at.port}/${n % 2 ? 'p' : 'q'}${n}/`
      expect(await one.get(url, { signal })).toMatchObject(n % 2 ? { reason: 'robots' } : { kind: 'page' })
    }
    expect(process.memoryUsage().rss - before).toBeLessThan(150 * 1024 * 1024)
    expect(at.hits.filter((hit) => hit.endsWith('/robots.txt')).length).toBe(1)
  })

  test('too large to be read whole means hands off', async () => {
    const at = await site(page('x'), rules('# nothing\n'.repeat(300_000)))
    expect(await get(at)).toMatchObject({ kind: 'refused', reason: 'robots' })
  })

  test('is asked for once per site, may itself be read, and does not bind documented interfaces', async () => {
    const at = await site(
      page('x'),
      rules('User-agent: *\nDisallow: /\nSitemap: http://shop.example/map.xml\n'),
    )
    const one = fetcher(at)
    const signal = AbortSignal.timeout(15_000)
    const base = `http://shop.example:${at.port}`
    expect(await one.get(`${base}/a`, { signal })).toMatchObject({ reason: 'robots' })
    expect(await one.get(`${base}/robots.txt`, { signal })).toMatchObject({
      kind: 'page',
      text: expect.stringContaining('Sitemap'),
    })
    expect(await one.get(`${base}/api`, { signal, api: true })).toMatchObject({ kind: 'page' })
    expect(at.hits.filter((hit) => hit.endsWith('/robots.txt')).length).toBe(1)
  })
})

test('requests to one host keep their distance, also when asked at once, and Crawl-delay widens it', async () => {
  const at: TestSite = await site(page('x'), (_, response) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nCrawl-delay: 0.2\n'),
  )
  const one = fetcher(at, { hostDelayMs: 10 })
  const startedAt = performance.now()
  await Promise.all(
    ['/a', '/b', '/c', '/d'].map((path) =>
      one.get(`http://shop.example:${at.port}${path}`, { signal: AbortSignal.timeout(15_000) }),
    ),
  )
  expect(at.hits.length).toBe(5)
  expect(performance.now() - startedAt).toBeGreaterThan(590)
})

describe('https', () => {
  async function secureSite(handler: Handler): Promise<TestSite> {
    const server = https.createServer({ key: TEST_KEY, cert: TEST_CERTIFICATE }, handler)
    const started = { ...(await listenLocally(server, PUBLIC_IP)), hits: [] }
    open.push(started)
    return started
  }
  const secureGet = (at: TestSite, host: string, options: GuardedFetcherOptions = {}) =>
    fetcher(at, options).get(`https://${host}:${at.port}/`, { signal: AbortSignal.timeout(15_000) })

  test('checks the certificate against the name although the address is pinned', async () => {
    const at = await secureSite(page('<p>secure</p>'))
    expect(await secureGet(at, 'shop.example', { ca: [TEST_CERTIFICATE] })).toMatchObject({
      kind: 'page',
      text: '<p>secure</p>',
    })
    const message = 'A secure connection could not be established.'
    expect(await secureGet(at, 'other.example', { ca: [TEST_CERTIFICATE] })).toEqual({
      kind: 'unreachable',
      message,
    })
    expect(await secureGet(at, 'shop.example')).toEqual({ kind: 'unreachable', message })
  })

  test('never steps down to http', async () => {
    const plain = await site(page('x'))
    const at = await secureSite((_, response) =>
      response.writeHead(302, { location: `http://shop.example:${plain.port}/` }).end(),
    )
    const outcome = await secureGet(at, 'shop.example', {
      ca: [TEST_CERTIFICATE],
      ports: [at.port, plain.port],
    })
    expect(outcome).toMatchObject({ kind: 'refused', reason: 'redirect' })
    expect(plain.hits).toEqual([])
  })
})
