import { createServer } from 'node:http'
import { type LocalServer, listenLocally } from '@veracite/testing/local-server'
import { afterEach, expect, test } from 'vitest'
import { createFeedSource } from './feed-source.ts'

let server: LocalServer | undefined
afterEach(() => server?.close())

/** A site that answers as told; `/robots.txt` forbids what is under /closed. */
async function site(
  answer: (
    path: string,
    headers: Record<string, unknown>,
  ) => { status: number; headers?: Record<string, string>; body?: string; cut?: boolean },
) {
  const answering = createServer((request, response) => {
    const path = request.url ?? '/'
    if (path === '/robots.txt')
      return void response
        .writeHead(200, { 'content-type': 'text/plain' })
        .end('User-agent: *\nDisallow: /closed')
    const { status, headers = {}, body = '', cut = false } = answer(path, request.headers)
    response.writeHead(status, { ...headers, ...(cut && { 'content-length': String(body.length + 10) }) })
    if (!cut) return void response.end(body)
    response.write(body)
    setTimeout(() => response.destroy(), 20)
  })
  server = await listenLocally(answering)
  const { port } = server
  const source = createFeedSource({
    hostDelayMs: 0,
    ports: [port],
    allowIp: () => true,
    resolve: async () => [{ address: '127.0.0.1', family: 4 }],
  })
  return async (path: string, options: { mostBytes?: number; etag?: string } = {}) => {
    let text = ''
    const outcome = await source.get(`http://shop.example:${port}${path}`, {
      validators: { etag: options.etag ?? null, lastModified: null },
      mostBytes: options.mostBytes ?? 1_000,
      signal: new AbortController().signal,
      receive: async (bytes) => {
        for await (const part of bytes) text += Buffer.from(part).toString()
      },
    })
    return { ...outcome, text }
  }
}

test('bytes arrive, and what the server says of them', async () => {
  const get = await site(() => ({
    status: 200,
    headers: { etag: '"7"', 'last-modified': 'Tue, 17 Nov 2026 00:00:00 GMT' },
    body: 'id\ttitle\n',
  }))
  expect(await get('/feed.tsv')).toEqual({
    kind: 'received',
    validators: { etag: '"7"', lastModified: 'Tue, 17 Nov 2026 00:00:00 GMT' },
    text: 'id\ttitle\n',
  })
})

test('the server reports an unchanged feed, after a redirect too', async () => {
  const get = await site((path, headers) =>
    path === '/old'
      ? { status: 301, headers: { location: '/new' } }
      : { status: headers['if-none-match'] === '"7"' ? 304 : 500 },
  )
  expect(await get('/old', { etag: '"7"' })).toMatchObject({ kind: 'not_modified', text: '' })
  expect(await get('/old')).toMatchObject({
    kind: 'refused',
    message: 'The server answered with status 500.',
  })
})

test.each([
  ['robots.txt forbids it', '/closed/feed', { status: 200, body: 'x' }, /robots/],
  ['too many bytes', '/feed', { status: 200, body: 'x'.repeat(2_000) }, /larger than/],
  ['it breaks off', '/feed', { status: 200, body: 'half', cut: true }, /broke off/],
  [
    'a coding that was not asked for',
    '/feed',
    { status: 200, headers: { 'content-encoding': 'br' }, body: 'x' },
    /coding/,
  ],
  ['redirects without end', '/loop', { status: 302, headers: { location: '/loop' } }, /more than 5/],
])('%s: refused', async (_, path, answer, message) => {
  const get = await site(() => answer)
  expect(await get(path)).toMatchObject({ kind: 'refused', message: expect.stringMatching(message) })
})

test('an address of a private network is never asked', async () => {
  const source = createFeedSource({ resolve: async () => [{ address: '10.0.0.1', family: 4 }] })
  const asked = {
    validators: { etag: null, lastModified: null },
    mostBytes: 10,
    signal: new AbortController().signal,
    receive: async () => {},
  }
  expect(await source.get('https://shop.example/feed', asked)).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('private'),
  })
  expect(await source.get('http://169.254.169.254/feed', asked)).toMatchObject({ kind: 'refused' })
  expect(await source.get('https://user:pass@shop.example/feed', asked)).toMatchObject({ kind: 'refused' })
})
