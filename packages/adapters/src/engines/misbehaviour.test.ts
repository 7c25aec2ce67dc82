import { gzipSync } from 'node:zlib'
import type { EngineOutcome } from '@veracite/terms/engine-port'
import type { Engine } from '@veracite/terms/vocabulary'
import {
  type Behaviour,
  head,
  type ReplyServer,
  reply,
  replyJson,
  startReplyServer,
} from '@veracite/testing/reply-server'
import { afterEach, describe, expect, test } from 'vitest'
import { ask, fixture, NOW, openAccess, QUESTION } from './test-support/access-under-test.ts'
import errorReplies from './test-support/error-replies.json' with { type: 'json' }

let server: ReplyServer
afterEach(() => server.close())

async function meet(...behaviours: Behaviour[]) {
  server = await startReplyServer(...behaviours)
  return openAccess('CHATGPT', 'openai', server.url)
}

/** For servers that never finish: waits for at most a second. */
async function meetInHaste(behaviour: Behaviour) {
  server = await startReplyServer(behaviour)
  return openAccess('CHATGPT', 'openai', server.url, { timeoutMs: 1000 })
}

const answer = fixture('openai.responses')
const FIRST_700 = new TextDecoder().decode(answer.subarray(0, 700))

/** What is kept of a reply that broke off. */
function cutBytesOf(outcome: EngineOutcome): string | null {
  if (outcome.kind !== 'retry' && outcome.kind !== 'final') return null
  const cut = outcome.exchanges.at(-1)
  return cut?.isComplete === false ? new TextDecoder().decode(cut.bytes) : null
}

const JSON_TYPE = { 'content-type': 'application/json' }

describe('statuses', () => {
  test.each([
    ['seconds, minutes included', { 'retry-after': '180' }, 180_000],
    ['a date', { 'retry-after': new Date(NOW.getTime() + 90_000).toUTCString() }, 90_000],
    ['milliseconds, which beat seconds', { 'retry-after-ms': '1500', 'retry-after': '9' }, 1500],
    ['no header: the wait is ours to choose', {}, null],
  ])('429 with %s', async (_name, headers, retryAfterMs) => {
    const outcome = await ask(await meet(replyJson(429, { error: { code: 'rate_limit_exceeded' } }, headers)))
    expect(outcome).toMatchObject({ kind: 'retry', reason: 'rate_limited', retryAfterMs, maybeBilled: false })
    if (outcome.kind === 'retry') expect(outcome.exchanges).toHaveLength(1)
  })

  test.each([
    [500, { kind: 'retry', reason: 'overloaded' }],
    [503, { kind: 'retry', reason: 'overloaded' }],
    [504, { kind: 'retry', reason: 'timeout' }],
    [529, { kind: 'retry', reason: 'overloaded' }],
    [401, { kind: 'final', reason: 'auth' }],
    [403, { kind: 'final', reason: 'auth' }],
    [402, { kind: 'final', reason: 'quota' }],
    [400, { kind: 'final', reason: 'bad_request' }],
    [404, { kind: 'final', reason: 'bad_request' }],
    [410, { kind: 'final', reason: 'bad_request' }],
    [422, { kind: 'final', reason: 'bad_request' }],
  ] as const)('%i', async (status, expected) => {
    const outcome = await ask(
      await meet(reply(status, '<html>Something broke</html>', { 'content-type': 'text/html' })),
    )
    expect(outcome).toMatchObject(expected)
    if (outcome.kind === 'retry' || outcome.kind === 'final')
      expect(outcome.exchanges[0]?.status).toBe(status)
  })

  test('x-should-retry is obeyed both ways', async () => {
    const port = await meet(
      replyJson(500, {}, { 'x-should-retry': 'false' }),
      replyJson(400, {}, { 'x-should-retry': 'true' }),
    )
    expect(await ask(port)).toMatchObject({ kind: 'final', reason: 'bad_request' })
    expect(await ask(port)).toMatchObject({ kind: 'retry', reason: 'overloaded' })
  })

  test('a redirect is refused, and the key does not travel', async () => {
    const elsewhere = await startReplyServer(reply(200, answer))
    const outcome = await ask(await meet(reply(307, 'moved', { location: `${elsewhere.url}/v1/responses` })))
    expect(outcome).toMatchObject({ kind: 'final', reason: 'bad_request' })
    if (outcome.kind === 'final') expect(outcome.exchanges.map(({ status }) => status)).toEqual([307])
    expect(elsewhere.seen).toEqual([])
    await elsewhere.close()
  })
})

describe('connections', () => {
  test('nothing listens on the port', async () => {
    const port = await meet(reply(200, answer))
    await server.close()
    expect(await ask(port)).toMatchObject({ kind: 'retry', reason: 'network' })
  })

  test('a connection that hangs before the first byte ends with the deadline', async () => {
    const port = await meetInHaste(() => undefined)
    const started = performance.now()
    expect(await ask(port)).toMatchObject({
      kind: 'retry',
      reason: 'timeout',
      maybeBilled: true,
      exchanges: [],
    })
    expect(performance.now() - started).toBeLessThan(10_000)
  })

  test('a body that drips for ever ends with the deadline, and the connection is let go', async () => {
    let closed = false
    const port = await meetInHaste((_request, socket) => {
      socket.write(head(200, { ...JSON_TYPE, 'content-length': '1000000' }))
      const drip = setInterval(() => socket.write(' '), 50)
      socket.on('close', () => {
        closed = true
        clearInterval(drip)
      })
    })
    const started = performance.now()
    const outcome = await ask(port)
    expect(outcome).toMatchObject({ kind: 'retry', reason: 'timeout' })
    expect(cutBytesOf(outcome), 'what dripped in is kept').toMatch(/^ +$/)
    expect(performance.now() - started).toBeLessThan(10_000)
    await expect.poll(() => closed).toBe(true)
  })

  test('the caller can stop at any moment', async () => {
    const port = await meet(() => undefined)
    const stop = new AbortController()
    setTimeout(() => stop.abort(), 100)
    const started = performance.now()
    const outcome = await port.ask(QUESTION, stop.signal)
    expect(outcome).toMatchObject({ kind: 'retry', reason: 'timeout', maybeBilled: true })
    expect(performance.now() - started).toBeLessThan(10_000)
    expect(await port.ask(QUESTION, stop.signal)).toMatchObject({ kind: 'retry', reason: 'timeout' })
  })

  test.each([
    [
      'a body cut before its announced length',
      { 'content-length': String(answer.byteLength) },
      answer.subarray(0, 700),
    ],
    [
      'a chunked body without its last chunk',
      { 'transfer-encoding': 'chunked' },
      `${(700).toString(16)}\r\n${Buffer.from(answer.subarray(0, 700)).toString('latin1')}\r\n`,
    ],
  ])('%s is not an answer', async (_name, headers, sent) => {
    const port = await meet((_request, socket) => {
      socket.write(head(200, { ...JSON_TYPE, ...headers }))
      socket.end(sent)
    })
    const outcome = await ask(port)
    expect(outcome).toMatchObject({ kind: 'retry', maybeBilled: true })
    expect(cutBytesOf(outcome)).toBe(FIRST_700)
  })

  test('JSON cut short in a complete body is worth another try, and is kept', async () => {
    const outcome = await ask(await meet(reply(200, answer.subarray(0, 700))))
    expect(outcome).toMatchObject({ kind: 'retry', reason: 'malformed', maybeBilled: true })
    if (outcome.kind === 'retry') expect(outcome.exchanges[0]?.bytes).toEqual(answer.subarray(0, 700))
  })
})

describe('bodies', () => {
  test('a body of 50 MB is refused at the limit', async () => {
    const chunk = Buffer.alloc(1024 * 1024, ' ')
    let sent = 0
    const port = await meet((_request, socket) => {
      socket.write(head(200, { ...JSON_TYPE, 'content-length': String(50 * chunk.byteLength) }))
      const push = () => {
        while (sent < 50 && !socket.destroyed) {
          sent++
          if (!socket.write(chunk)) return void socket.once('drain', push)
        }
      }
      push()
    })
    const outcome = await ask(port)
    expect(outcome).toMatchObject({ kind: 'final', reason: 'malformed' })
    expect(cutBytesOf(outcome)?.length, 'as far as it was read').toBeGreaterThan(chunk.byteLength)
    expect(sent).toBeLessThan(50)
  })

  test('a small gzip body that grows past the limit is refused too', async () => {
    const bomb = gzipSync(Buffer.alloc(40 * 1024 * 1024, ' '))
    const port = await meet(reply(200, bomb, { ...JSON_TYPE, 'content-encoding': 'gzip' }))
    expect(await ask(port)).toMatchObject({ kind: 'final', reason: 'malformed' })
  })

  test('a gzip body that breaks off is kept as it came', async () => {
    const half = gzipSync(answer).subarray(0, 300)
    const port = await meet((_request, socket) => {
      socket.write(head(200, { ...JSON_TYPE, 'content-encoding': 'gzip', 'content-length': '9000' }))
      socket.end(half)
    })
    const outcome = await ask(port)
    if (outcome.kind !== 'retry') throw new Error(outcome.kind)
    expect(outcome.exchanges.at(-1)?.bytes).toEqual(new Uint8Array(half))
  })

  test('gzip that nobody asked for is undone, and the header says so', async () => {
    const port = await meet(reply(200, gzipSync(answer), { ...JSON_TYPE, 'content-encoding': 'gzip' }))
    const outcome = await ask(port)
    expect(server.seen[0]?.headers['accept-encoding']).toBe('identity')
    if (outcome.kind !== 'answered') throw new Error(outcome.kind)
    expect(outcome.exchange.bytes).toEqual(answer)
    expect(outcome.exchange.headers['content-encoding']).toBe('gzip')
  })

  test('invalid UTF-8 stays as it came; only the text shows a replacement', async () => {
    const body = Buffer.from(
      '{"output":[{"type":"message","content":[{"type":"output_text","text":"Acme \xff wins"}]}]}',
      'latin1',
    )
    const outcome = await ask(await meet(reply(200, body)))
    if (outcome.kind !== 'answered') throw new Error(outcome.kind)
    expect(outcome.exchange.bytes).toEqual(new Uint8Array(body))
    expect(outcome.extracted.text).toBe('Acme \ufffd wins')
  })

  test('the content type is recorded, not believed', async () => {
    const outcome = await ask(await meet(reply(200, answer, { 'content-type': 'text/html' })))
    if (outcome.kind !== 'answered') throw new Error(outcome.kind)
    expect(outcome.exchange.contentType).toBe('text/html')
  })

  test.each([
    '<!doctype html><title>One moment</title>',
    '"just a string"',
    '[]',
    '{}',
    'null',
    '{"output":"no list"}',
  ])('a whole body that is not a reply is final, and is kept: %s', async (body) => {
    const outcome = await ask(await meet(reply(200, body)))
    expect(outcome).toMatchObject({ kind: 'final', reason: 'malformed' })
    if (outcome.kind === 'final') expect(outcome.exchanges).toHaveLength(1)
  })

  test('an empty body is worth another try', async () => {
    expect(await ask(await meet(reply(200, '')))).toMatchObject({ kind: 'retry', reason: 'malformed' })
  })

  test('an answer without text is asked for twice more, then it is evidence', async () => {
    const port = await meet(replyJson(200, { status: 'completed', output: [] }))
    expect(await ask(port, { attempt: 1 })).toMatchObject({
      kind: 'retry',
      reason: 'empty',
      maybeBilled: true,
    })
    expect(await ask(port, { attempt: 2 })).toMatchObject({ kind: 'retry', reason: 'empty' })
    expect(await ask(port, { attempt: 3 })).toMatchObject({ kind: 'no_answer', reason: 'empty' })
  })
})

describe('an error in the body', () => {
  test.each(errorReplies)('$name', async ({ engine, access, status, body, expected }) => {
    server = await startReplyServer(replyJson(status, body))
    const outcome = await ask(openAccess(engine as Engine, access, server.url))
    expect(outcome).toMatchObject(expected)
    if ('message' in outcome) expect(outcome.message).not.toMatch(/undefined|null|\bx\b/)
  })
})

test('polling ends with the deadline, and what came is handed on', async () => {
  server = await startReplyServer(replyJson(200, { task_id: 't1', status: 'running' }))
  const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms / 20))
  const outcome = await ask(openAccess('COPILOT', 'scrapeless', server.url, { timeoutMs: 3000, sleep }))
  expect(outcome).toMatchObject({ kind: 'retry', reason: 'timeout', maybeBilled: true })
  if (outcome.kind === 'retry') expect(outcome.exchanges.length).toBeGreaterThan(1)
})

test.each([
  ['GOOGLE_AIO', 'dataforseo', 701],
  ['GEMINI', 'dataforseo', 2001],
] as const)(
  '%s over %s takes no prompt of %i characters, and says so without a call',
  async (engine, access, length) => {
    server = await startReplyServer(reply(200, '{}'))
    expect(await ask(openAccess(engine, access, server.url), { prompt: 'x'.repeat(length) })).toMatchObject({
      kind: 'final',
      reason: 'unsupported',
    })
    expect(server.seen).toEqual([])
  },
)
