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
import { ask, fixture, NOW, openAccess, QUESTION } from './testing/access-under-test.ts'

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
  test('429 with seconds, minutes included, is a wait of that long', async () => {
    const outcome = await ask(
      await meet(replyJson(429, { error: { code: 'rate_limit_exceeded' } }, { 'retry-after': '180' })),
    )
    expect(outcome).toMatchObject({
      kind: 'retry',
      reason: 'rate_limited',
      retryAfterMs: 180_000,
      maybeBilled: false,
    })
    if (outcome.kind === 'retry') expect(outcome.exchanges).toHaveLength(1)
  })

  test('429 with a date is the time until then', async () => {
    const at = new Date(NOW.getTime() + 90_000)
    const outcome = await ask(await meet(replyJson(429, {}, { 'retry-after': at.toUTCString() })))
    expect(outcome).toMatchObject({ kind: 'retry', retryAfterMs: 90_000 })
  })

  test('429 with milliseconds beats seconds; without any header the wait is ours to choose', async () => {
    const port = await meet(
      replyJson(429, {}, { 'retry-after-ms': '1500', 'retry-after': '9' }),
      replyJson(429, {}),
    )
    expect(await ask(port)).toMatchObject({ retryAfterMs: 1500 })
    expect(await ask(port)).toMatchObject({ retryAfterMs: null })
  })

  test('429 for lack of money is not worth a retry', async () => {
    const port = await meet(
      replyJson(429, { error: { code: 'insufficient_quota', message: 'You exceeded your current quota' } }),
    )
    expect(await ask(port)).toMatchObject({ kind: 'final', reason: 'quota' })
  })

  test("Gemini's retryDelay in the body is obeyed", async () => {
    server = await startReplyServer(
      replyJson(429, {
        error: {
          code: 429,
          status: 'RESOURCE_EXHAUSTED',
          details: [{ '@type': 'x' }, { retryDelay: '41s' }],
        },
      }),
    )
    expect(await ask(openAccess('GEMINI', 'gemini_api', server.url))).toMatchObject({
      kind: 'retry',
      reason: 'rate_limited',
      retryAfterMs: 41_000,
    })
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
    await expect.poll(() => closed, { timeout: 10_000 }).toBe(true)
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

  test('a body cut before its announced length is not an answer', async () => {
    const port = await meet((_request, socket) => {
      socket.write(head(200, { ...JSON_TYPE, 'content-length': String(answer.byteLength) }))
      socket.end(answer.subarray(0, 700))
    })
    const outcome = await ask(port)
    expect(outcome).toMatchObject({ kind: 'retry', maybeBilled: true })
    expect(cutBytesOf(outcome)).toBe(FIRST_700)
  })

  test('a chunked body without its last chunk is not an answer', async () => {
    const port = await meet((_request, socket) => {
      socket.write(head(200, { ...JSON_TYPE, 'transfer-encoding': 'chunked' }))
      socket.end(`${(700).toString(16)}\r\n${Buffer.from(answer.subarray(0, 700)).toString('latin1')}\r\n`)
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

describe('HTTP 200 with an error inside', () => {
  const cases: [string, Engine, string, unknown, object][] = [
    [
      'OpenAI failed',
      'CHATGPT',
      'openai',
      { status: 'failed', error: { code: 'server_error', message: 'x' }, output: [] },
      { kind: 'retry', reason: 'overloaded' },
    ],
    [
      'OpenAI rate',
      'CHATGPT',
      'openai',
      { status: 'failed', error: { code: 'rate_limit_exceeded' }, output: [] },
      { kind: 'retry', reason: 'rate_limited' },
    ],
    [
      'OpenAI policy',
      'CHATGPT',
      'openai',
      { status: 'failed', error: { code: 'bio_policy', message: 'x' }, output: [] },
      { kind: 'no_answer', reason: 'filtered' },
    ],
    [
      'OpenAI filter',
      'CHATGPT',
      'openai',
      { status: 'incomplete', incomplete_details: { reason: 'content_filter' }, output: [] },
      { kind: 'no_answer', reason: 'filtered' },
    ],
    [
      'OpenAI cut off',
      'CHATGPT',
      'openai',
      {
        status: 'incomplete',
        incomplete_details: { reason: 'max_output_tokens' },
        output: [{ type: 'message', content: [{ type: 'output_text', text: 'Acm' }] }],
      },
      { kind: 'no_answer', reason: 'cut_off' },
    ],
    [
      'OpenAI refusal',
      'CHATGPT',
      'openai',
      { status: 'completed', output: [{ type: 'message', content: [{ type: 'refusal', refusal: 'No.' }] }] },
      { kind: 'no_answer', reason: 'filtered' },
    ],
    [
      'xAI text error',
      'GROK',
      'xai',
      { code: 'unavailable', error: 'The service is currently unavailable' },
      { kind: 'retry', reason: 'overloaded' },
    ],
    [
      'Meta error',
      'META_AI',
      'meta',
      { error: { type: 'authentication_error', message: 'bad key' } },
      { kind: 'final', reason: 'auth' },
    ],
    [
      'Perplexity failed',
      'PERPLEXITY',
      'perplexity',
      { status: 'failed', error: { message: 'x', code: 'api_error' }, output: [] },
      { kind: 'retry', reason: 'overloaded' },
    ],
    [
      'Perplexity detail',
      'PERPLEXITY',
      'perplexity',
      { detail: [{ msg: 'invalid model' }] },
      { kind: 'final', reason: 'bad_request' },
    ],
    [
      'Gemini blocked',
      'GEMINI',
      'gemini_api',
      { promptFeedback: { blockReason: 'SAFETY' } },
      { kind: 'no_answer', reason: 'filtered' },
    ],
    [
      'Gemini filtered',
      'GEMINI',
      'gemini_api',
      { candidates: [{ finishReason: 'RECITATION' }] },
      { kind: 'no_answer', reason: 'filtered' },
    ],
    [
      'Gemini error',
      'GEMINI',
      'gemini_api',
      { error: { code: 503, status: 'UNAVAILABLE' } },
      { kind: 'retry', reason: 'overloaded' },
    ],
    [
      'Anthropic error',
      'CLAUDE',
      'anthropic',
      { type: 'error', error: { type: 'overloaded_error', message: 'x' } },
      { kind: 'retry', reason: 'overloaded' },
    ],
    [
      'Anthropic refusal',
      'CLAUDE',
      'anthropic',
      { content: [], stop_reason: 'refusal' },
      { kind: 'no_answer', reason: 'filtered' },
    ],
    [
      'Anthropic cut off',
      'CLAUDE',
      'anthropic',
      { content: [{ type: 'text', text: 'Acm' }], stop_reason: 'max_tokens' },
      { kind: 'no_answer', reason: 'cut_off' },
    ],
    [
      'Anthropic search down',
      'CLAUDE',
      'anthropic',
      {
        content: [
          {
            type: 'web_search_tool_result',
            content: { type: 'web_search_tool_result_error', error_code: 'unavailable' },
          },
          { type: 'text', text: 'From memory, Acme.' },
        ],
        stop_reason: 'end_turn',
      },
      { kind: 'retry', reason: 'overloaded' },
    ],
    [
      'Anthropic searches used up',
      'CLAUDE',
      'anthropic',
      {
        content: [
          {
            type: 'web_search_tool_result',
            content: { type: 'web_search_tool_result_error', error_code: 'max_uses_exceeded' },
          },
          { type: 'text', text: 'Acme.' },
        ],
        stop_reason: 'end_turn',
      },
      { kind: 'answered' },
    ],
    [
      'DeepSeek money',
      'DEEPSEEK',
      'deepseek',
      { error: { message: 'Insufficient Balance', type: 'unknown_error' } },
      { kind: 'final', reason: 'quota' },
    ],
    [
      'DataForSEO login',
      'GOOGLE_AIO',
      'dataforseo',
      { status_code: 40100, tasks: null },
      { kind: 'final', reason: 'auth' },
    ],
    [
      'DataForSEO funds',
      'GOOGLE_AI_MODE',
      'dataforseo',
      { status_code: 20000, tasks: [{ status_code: 40210 }] },
      { kind: 'final', reason: 'quota' },
    ],
    [
      'DataForSEO theirs',
      'GOOGLE_AIO',
      'dataforseo',
      { status_code: 20000, tasks: [{ status_code: 40101, cost: 0.002 }] },
      { kind: 'retry', reason: 'overloaded' },
    ],
    [
      'DataForSEO nothing found',
      'GOOGLE_AIO',
      'dataforseo',
      { status_code: 20000, tasks: [{ status_code: 40102, cost: 0.002 }] },
      { kind: 'no_answer', reason: 'no_overview', costUsd: '0.002' },
    ],
    [
      'DataForSEO request',
      'GEMINI',
      'dataforseo',
      { status_code: 20000, tasks: [{ status_code: 40501 }] },
      { kind: 'final', reason: 'bad_request' },
    ],
    [
      'SerpApi no results',
      'COPILOT',
      'serpapi',
      { search_metadata: { status: 'Success' }, error: "Bing hasn't returned any results for this query." },
      { kind: 'no_answer', reason: 'empty' },
    ],
    [
      'SerpApi money',
      'COPILOT',
      'serpapi',
      { error: 'Your account has run out of searches.' },
      { kind: 'final', reason: 'quota' },
    ],
    [
      'SerpApi key',
      'COPILOT',
      'serpapi',
      { error: 'Invalid API key. Your API key should be here.' },
      { kind: 'final', reason: 'auth' },
    ],
    [
      'SerpApi no overview',
      'GOOGLE_AIO',
      'serpapi',
      { search_metadata: { status: 'Success' }, organic_results: [] },
      { kind: 'no_answer', reason: 'no_overview' },
    ],
    [
      'SerpApi overview error',
      'GOOGLE_AIO',
      'serpapi',
      { search_metadata: { status: 'Success' }, ai_overview: { error: 'not available' } },
      { kind: 'no_answer', reason: 'no_overview' },
    ],
    [
      'Scrapeless failed',
      'COPILOT',
      'scrapeless',
      { status: 'failed', task_id: 't1', message: 'x' },
      { kind: 'retry', reason: 'overloaded' },
    ],
    [
      'Scrapeless money',
      'AMAZON_RUFUS',
      'scrapeless',
      { code: 14500, message: 'insufficient balance' },
      { kind: 'final', reason: 'quota' },
    ],
    [
      'Pangolinfo token',
      'AMAZON_RUFUS',
      'pangolinfo',
      { code: 1004, message: 'Invalid token' },
      { kind: 'final', reason: 'auth' },
    ],
    [
      'Pangolinfo rate',
      'AMAZON_RUFUS',
      'pangolinfo',
      { code: 4029, message: 'Too many requests' },
      { kind: 'retry', reason: 'rate_limited' },
    ],
    [
      'local server',
      'CHATGPT',
      'compatible_server',
      { error: { message: 'model not loaded', type: 'api_error' } },
      { kind: 'retry', reason: 'overloaded' },
    ],
  ]
  test.each(cases)('%s', async (_name, engine, access, body, expected) => {
    server = await startReplyServer(replyJson(200, body))
    const outcome = await ask(openAccess(engine, access, server.url))
    expect(outcome).toMatchObject(expected)
    if ('message' in outcome) expect(outcome.message).not.toMatch(/undefined|null|\bx\b/)
  })

  test('a refusal of the content with HTTP 400 is evidence, not our mistake', async () => {
    server = await startReplyServer(
      replyJson(400, { error: { message: 'Content Exists Risk', type: 'invalid_request_error' } }),
    )
    expect(await ask(openAccess('DEEPSEEK', 'deepseek', server.url))).toMatchObject({
      kind: 'no_answer',
      reason: 'filtered',
    })
  })

  test('SerpApi out of searches with HTTP 429 is quota, the hourly limit is a wait', async () => {
    server = await startReplyServer(
      replyJson(429, { error: 'Your account has run out of searches.' }),
      replyJson(429, { error: 'You are exceeding your hourly search limit' }),
    )
    const port = openAccess('COPILOT', 'serpapi', server.url)
    expect(await ask(port)).toMatchObject({ kind: 'final', reason: 'quota' })
    expect(await ask(port)).toMatchObject({ kind: 'retry', reason: 'rate_limited' })
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
