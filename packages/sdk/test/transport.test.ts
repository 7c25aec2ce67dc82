import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import * as sdk from '../src/index.ts'
import { answers, failure, HASH, QUEUED, SCAN, sendJson, startServer } from './local-server.ts'

const connect = (baseUrl: string, options: Partial<sdk.VeraciteOptions> = {}) =>
  new sdk.Veracite({ baseUrl, token: 'secret-token', ...options })

test('a request says what it is', async () => {
  const { url, seen } = await startServer(answers([202, QUEUED]))
  await connect(`${url}/base/`, { userAgent: 'my-app/1.2' }).scans.create({ brandId: 'brand/1' })
  expect(seen[0]).toMatchObject({ method: 'POST', path: '/base/v1/scans', body: '{"brandId":"brand/1"}' })
  expect(seen[0]?.headers).toMatchObject({
    authorization: 'Bearer secret-token',
    accept: 'application/json',
    'content-type': 'application/json',
    'user-agent': `my-app/1.2 veracite-js/${sdk.VERSION}`,
  })
})

test('identifiers are encoded, filters are sent only when given', async () => {
  const { url, seen } = await startServer(answers([200, { confabulations: {} }]))
  await connect(url).confabulations.list('a/b?c#d é', { engine: 'CLAUDE', window: 'all' })
  await connect(url).confabulations.list('%2e%2e')
  expect(seen.map(({ path }) => path)).toEqual([
    '/v1/brands/a%2Fb%3Fc%23d%20%C3%A9/confabulations?engine=CLAUDE&window=all',
    '/v1/brands/%252e%252e/confabulations',
  ])
})

test.each(['', '.', '..', undefined, null, 7])(
  'identifier %j is refused before anything is sent',
  async (id) => {
    const { url, seen } = await startServer(answers([200, SCAN]))
    const client = connect(url)
    for (const call of [
      client.scans.get,
      client.scans.wait,
      client.runs.evidence,
      client.groundTruth.refresh,
    ]) {
      expect(await failure(call(id as string))).toBeInstanceOf(sdk.InvalidInputError)
    }
    expect(seen).toEqual([])
  },
)

test.each(['abc', `${HASH}0`, `${HASH.slice(1)}g`])(
  'hash %s rejects the promise and is not sent',
  async (hash) => {
    const { url, seen } = await startServer(answers([200, {}]))
    // Called outside of any try: a throw here would fail the test.
    const promises = [connect(url).evidence.lookup(hash), connect(url).evidence.check(hash, 'x')]
    for (const promise of promises) expect(await failure(promise)).toBeInstanceOf(sdk.InvalidInputError)
    expect(seen).toEqual([])
  },
)

test('a value that cannot be sent is an InvalidInputError, not a ConnectionError', async () => {
  const { url, seen } = await startServer(answers([202, QUEUED]))
  const error = await failure(connect(url).scans.create({ brandId: 'b' }, { idempotencyKey: 'two\nlines' }))
  expect(error).toBeInstanceOf(sdk.InvalidInputError)
  expect(await failure(connect(url).scans.get('\ud800'))).toBeInstanceOf(sdk.InvalidInputError)
  expect(seen).toEqual([])
})

test('unknown hash: an answer, in both public calls, and no token is sent', async () => {
  const { url, seen } = await startServer(answers([404, { found: false }]))
  expect(await connect(url).evidence.lookup(HASH.toUpperCase())).toEqual({ found: false })
  expect(await new sdk.Veracite({ baseUrl: url }).evidence.check(HASH, 'x')).toEqual({ found: false })
  expect(seen.map(({ headers }) => headers.authorization)).toEqual([undefined, undefined])
})

test('a 404 of something else than the API is an error in public calls too', async () => {
  const { url } = await startServer(answers([404, { error: 'no such page' }]))
  expect(await failure(connect(url).evidence.lookup(HASH))).toBeInstanceOf(sdk.NotFoundError)
})

test('a bundle is an object, or text when HTML was asked for', async () => {
  const { url, seen } = await startServer(({ path }, response) => {
    if (!path.endsWith('format=html')) return sendJson(response, 200, { bundle: 'v1' })
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<!doctype html>é')
  })
  expect(await connect(url).runs.bundle('r')).toEqual({ bundle: 'v1' })
  expect(await connect(url).runs.bundle('r', { format: 'json' })).toEqual({ bundle: 'v1' })
  expect(await connect(url).runs.bundle('r', { format: 'html' })).toBe('<!doctype html>é')
  expect(seen.map(({ path, headers }) => [path, headers.accept])).toEqual([
    ['/v1/runs/r/evidence-bundle', 'application/json'],
    ['/v1/runs/r/evidence-bundle?format=json', 'application/json'],
    ['/v1/runs/r/evidence-bundle?format=html', 'text/html'],
  ])
})

test.each([
  [400, sdk.BadRequestError],
  [401, sdk.AuthenticationError],
  [403, sdk.ApiError],
  [404, sdk.NotFoundError],
  [409, sdk.ConflictError],
  [413, sdk.PayloadTooLargeError],
  [418, sdk.ApiError],
  [429, sdk.RateLimitError],
  [501, sdk.NotImplementedError],
  [503, sdk.UnavailableError],
  [500, sdk.ServerError],
  [502, sdk.ServerError],
  [529, sdk.ServerError],
] as const)('%i has its class, with what the server said', async (status, Class) => {
  const { url } = await startServer(answers([status, { error: 'Because.', hint: 1 }]))
  const error: sdk.ApiError = await failure(connect(url, { maxRetries: 0 }).scans.create({ brandId: 'b' }))
  expect(error.constructor).toBe(Class)
  expect(error).toBeInstanceOf(sdk.VeraciteError)
  expect(error).toMatchObject({
    name: Class.name,
    status,
    body: { error: 'Because.', hint: 1 },
    requestId: 'req-7',
    operation: 'createScan',
    message: `createScan answered ${status}: Because. (request req-7)`,
  })
})

test('400 tells each offending field', async () => {
  const fields = [{ path: 'brandId', message: 'is required' }]
  const { url } = await startServer(answers([400, { error: 'Invalid request.', fields }]))
  const error: sdk.BadRequestError = await failure(connect(url).scans.create({ brandId: '' }))
  expect(error.fields).toEqual(fields)
})

test('the monthly cap has its numbers, and is asked once', async () => {
  const body = { error: 'Cap reached.', maxScans: 30, scansThisMonth: 31 }
  const { url, seen } = await startServer(answers([429, body, { 'retry-after': '1' }]))
  const error: sdk.ScanCapError = await failure(connect(url).scans.create({ brandId: 'b' }))
  expect(error).toBeInstanceOf(sdk.ScanCapError)
  expect(error).not.toBeInstanceOf(sdk.RateLimitError)
  expect(error).toMatchObject({ name: 'ScanCapError', maxScans: 30, scansThisMonth: 31, retryAfterMs: 1000 })
  expect(seen).toHaveLength(1)
})

test('an error page of a proxy keeps its text', async () => {
  const { url } = await startServer((_request, response) => {
    response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad gateway</h1>')
  })
  const error: sdk.ApiError = await failure(connect(url, { maxRetries: 0 }).scans.get('s'))
  expect(error).toMatchObject({
    body: '<h1>Bad gateway</h1>',
    requestId: null,
    message: 'getScan answered 502: text/html',
  })
})

test('an error without a body is an error all the same', async () => {
  const { url } = await startServer((_request, response) =>
    response.writeHead(400, { 'content-length': '0' }).end(),
  )
  const error: sdk.BadRequestError = await failure(connect(url).scans.get('s'))
  expect(error).toMatchObject({ status: 400, body: '', fields: [] })
})

test.each([
  ['a log-in page', 'text/html', '<html>'],
  ['cut JSON', 'application/json', '{"id":'],
  ['an empty body', 'application/json', ''],
  ['a bare string', 'application/json', '"ok"'],
  ['null', 'application/json', 'null'],
])('200 with %s is not an answer of this API, and the error says what came', async (_name, type, body) => {
  const { url, seen } = await startServer((_request, response) => {
    response.writeHead(200, { 'content-type': type }).end(body)
  })
  const error = await failure(connect(url).scans.get('s'))
  expect(error).toBeInstanceOf(sdk.ConnectionError)
  expect(error.message).toBe(`getScan: answered 200 with ${type}, not application/json (${url})`)
  expect(seen).toHaveLength(1)
})

test('a page was requested and something else came: not an answer of this API', async () => {
  const { url } = await startServer(answers([200, { bundle: 'v1' }]))
  const error = await failure(connect(url).runs.bundle('r', { format: 'html' }))
  expect(error).toBeInstanceOf(sdk.ConnectionError)
  expect(error.message).toBe(`getEvidenceBundle: answered 200 with application/json, not text/html (${url})`)
})

test('a redirect is not followed: the token stays with the host it was meant for', async () => {
  const other = await startServer(answers([202, QUEUED]))
  const { url } = await startServer((_request, response) => {
    response.writeHead(307, { location: `${other.url}/v1/scans` }).end()
  })
  const error: sdk.ApiError = await failure(connect(url).scans.create({ brandId: 'b' }))
  expect(error).toMatchObject({ status: 307, message: `createScan answered 307: ${other.url}/v1/scans` })
  expect(other.seen).toEqual([])
})

test('503 with Retry-After is repeated with the same key; another call gets another', async () => {
  const busy = [503, { error: 'busy' }, { 'retry-after': '0' }] as [number, unknown, Record<string, string>]
  const { url, seen } = await startServer(answers(busy, busy, [202, QUEUED]))
  expect(await connect(url).scans.create({ brandId: 'b' })).toEqual(QUEUED)
  await connect(url).scans.create({ brandId: 'b' })
  await connect(url).runs.verify('r', { idempotencyKey: 'mine' })
  const keys = seen.map(({ headers }) => headers['idempotency-key'])
  expect(new Set(keys.slice(0, 3)).size).toBe(1)
  expect(keys[0]).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
  expect(keys[3]).not.toBe(keys[0])
  expect(keys[4]).toBe('mine')
})

test('a connection that breaks is tried again, body and key unchanged', async () => {
  const { url, seen } = await startServer((_request, response, count) => {
    if (count === 1) response.destroy()
    else sendJson(response, 202, QUEUED)
  })
  expect(await connect(url).scans.create({ brandId: 'b' })).toEqual(QUEUED)
  expect(seen).toHaveLength(2)
  expect(seen[1]?.body).toBe('{"brandId":"b"}')
  expect(seen[1]?.headers['idempotency-key']).toBe(seen[0]?.headers['idempotency-key'])
})

test('a body that is cut short is tried again', async () => {
  const { url, seen } = await startServer((_request, response, count) => {
    if (count > 1) return sendJson(response, 200, SCAN)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '999' })
    response.write('{"id":')
    setTimeout(() => response.destroy(), 20)
  })
  expect(await connect(url).scans.get('s')).toEqual(SCAN)
  expect(seen).toHaveLength(2)
})

test('nobody listening: a ConnectionError with the cause, after the retries', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  const error = await failure(connect(`http://127.0.0.1:${port}`, { maxRetries: 1 }).scans.get('s'))
  expect(error).toBeInstanceOf(sdk.ConnectionError)
  expect(error).not.toBeInstanceOf(sdk.TimeoutError)
  expect(error.cause).toBeInstanceOf(Error)
  expect(error.message).toBe(`getScan: no answer from the server (http://127.0.0.1:${port})`)
})

test('maxRetries is how often a request is repeated, per client and per call', async () => {
  const { url, seen } = await startServer(answers([503, { error: 'busy' }, { 'retry-after': '0' }]))
  await failure(connect(url).scans.get('s'))
  expect(seen).toHaveLength(3)
  await failure(connect(url, { maxRetries: 0 }).scans.get('s'))
  expect(seen).toHaveLength(4)
  await failure(connect(url).scans.get('s', { maxRetries: 1 }))
  expect(seen).toHaveLength(6)
})

test('a server that asks for more than a minute is not waited for', async () => {
  const { url, seen } = await startServer(answers([503, { error: 'busy' }, { 'retry-after': '3600' }]))
  const error: sdk.UnavailableError = await failure(connect(url).scans.get('s'))
  expect(error.retryAfterMs).toBe(3_600_000)
  expect(seen).toHaveLength(1)
})

test('the timeout covers the wait for the answer, and each attempt gets its own', async () => {
  const { url, seen } = await startServer(() => {})
  const error = await failure(connect(url, { timeoutMs: 1_500, maxRetries: 1 }).scans.get('s'))
  expect(error).toBeInstanceOf(sdk.TimeoutError)
  expect(error).toMatchObject({
    name: 'TimeoutError',
    message: `getScan: no whole answer within 1500 ms (${url})`,
  })
  expect(seen).toHaveLength(2)
})

test('the timeout covers the body too, of an error as well as of a success', async () => {
  for (const status of [200, 500]) {
    const { url } = await startServer((_request, response) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.write('{"id":')
    })
    const started = performance.now()
    const error = await failure(connect(url, { maxRetries: 0 }).scans.get('s', { timeoutMs: 100 }))
    expect(error).toBeInstanceOf(sdk.TimeoutError)
    expect(performance.now() - started).toBeLessThan(20_000)
  }
})

test('a fetch that ignores its signal cannot hold a call', async () => {
  const client = connect('http://localhost:1', { fetch: () => new Promise(() => {}), maxRetries: 0 })
  expect(await failure(client.scans.get('s', { timeoutMs: 30 }))).toBeInstanceOf(sdk.TimeoutError)
})

test('the caller can abort before, during, and in the pause before a retry', async () => {
  const { url, seen } = await startServer((_request, response, count) => {
    if (count > 1) sendJson(response, 503, { error: 'busy' }, { 'retry-after': '50' })
  })
  const reason = new Error('changed my mind')
  const before = await failure(connect(url).scans.get('s', { signal: AbortSignal.abort(reason) }))
  expect(before).toBeInstanceOf(sdk.AbortedError)
  expect(before).toMatchObject({ name: 'AbortError', cause: reason })
  expect(seen).toHaveLength(0)

  for (const requests of [1, 2]) {
    const controller = new AbortController()
    const promise = failure(connect(url).scans.get('s', { signal: controller.signal }))
    while (seen.length < requests) await new Promise((resolve) => setTimeout(resolve, 5))
    await new Promise((resolve) => setTimeout(resolve, 50))
    controller.abort(reason)
    expect(await promise).toMatchObject({ name: 'AbortError', cause: reason })
    expect(seen).toHaveLength(requests)
  }
})

test('a signal that lives long keeps nothing of the calls it was given to', async () => {
  const { url } = await startServer(answers([503, { error: 'busy' }, { 'retry-after': '0' }], [200, SCAN]))
  const { signal } = new AbortController()
  let listeners = 0
  const add = signal.addEventListener.bind(signal)
  const remove = signal.removeEventListener.bind(signal)
  signal.addEventListener = (...args: Parameters<typeof add>) => {
    listeners += 1
    add(...args)
  }
  signal.removeEventListener = (...args: Parameters<typeof remove>) => {
    listeners -= 1
    remove(...args)
  }
  await connect(url).scans.get('s', { signal })
  await failure(
    connect(url, { fetch: () => new Promise(() => {}), maxRetries: 0, timeoutMs: 10 }).scans.get('s', {
      signal,
    }),
  )
  expect(listeners).toBe(0)
})

test('asResult and withResponse come with every call', async () => {
  const { url } = await startServer(answers([200, SCAN], [404, { error: 'Scan not found.' }]))
  const { data, response, requestId } = await connect(url).scans.get('s').withResponse()
  expect([data, response.status, requestId]).toEqual([SCAN, 200, 'req-7'])
  const result = await connect(url).scans.get('s').asResult()
  expect(result).toMatchObject({ ok: false, error: { name: 'NotFoundError', status: 404 } })
})
