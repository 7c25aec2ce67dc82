import type { EngineOutcome } from '@veracite/terms/engine-port'
import type { Engine } from '@veracite/terms/vocabulary'
import { type ReplyServer, reply, replyJson, startReplyServer } from '@veracite/testing/reply-server'
import { afterEach, describe, expect, test } from 'vitest'
import { ask, fixture, openAccess } from './test-support/access-under-test.ts'
import expectedReadings from './test-support/expected-readings.json' with { type: 'json' }
import { extract } from './test-support/extract.ts'

let server: ReplyServer
afterEach(() => server.close())

async function replay(engine: Engine, access: string, ...fixtures: string[]) {
  server = await startReplyServer(...fixtures.map((name) => reply(200, fixture(name))))
  const port = openAccess(engine, access, server.url)
  return { port, outcome: await ask(port) }
}

function answered(outcome: EngineOutcome) {
  if (outcome.kind !== 'answered')
    throw new Error(`${outcome.kind}: ${'message' in outcome ? outcome.message : ''}`)
  return outcome
}

const ABOUT = { url: 'https://acme.example/about', title: 'About Acme' }
const REVIEW = { url: 'https://reviews.example.org/widgets-2026', title: 'Widgets 2026, reviewed' }
const FORUM = { url: 'https://forum.example.net/t/1', title: 'A forum thread' }
const untitled = ({ url }: { url: string }) => ({ url, title: null })

describe('every recorded reply, through its adapter', () => {
  test.each(expectedReadings)('$name', async ({ engine, access, fixture, extracted, outcome }) => {
    const found = answered((await replay(engine as Engine, access, fixture)).outcome)
    expect(found.extracted).toMatchObject(extracted)
    expect(found).toMatchObject(outcome)
  })

  test('CHATGPT over DataForSEO reads the app, with its fan-out queries', async () => {
    server = await startReplyServer(
      replyJson(200, {
        status_code: 20000,
        cost: 0.004,
        tasks: [
          {
            id: 'task-1',
            status_code: 20000,
            cost: 0.004,
            result: [
              {
                model: 'gpt-6-luna',
                markdown: 'Acme makes them.',
                sources: [{ ...ABOUT, snippet: '…' }],
                search_results: [ABOUT, REVIEW, ABOUT],
                fan_out_queries: ['best widgets', { query: 'acme widgets' }],
              },
            ],
          },
        ],
      }),
    )
    const outcome = answered(await ask(openAccess('CHATGPT', 'dataforseo', server.url)))
    expect(outcome.extracted).toMatchObject({
      text: 'Acme makes them.',
      cited: [ABOUT],
      retrieved: [ABOUT, REVIEW],
      queries: ['best widgets', 'acme widgets'],
      servedModel: 'gpt-6-luna',
    })
    expect(outcome).toMatchObject({ costUsd: '0.004', costBasis: 'reported' })
  })

  test('COPILOT over Scrapeless polls until the answer is there and keeps every exchange', async () => {
    server = await startReplyServer(
      replyJson(200, { task_id: 'task-1', status: 'pending' }),
      replyJson(200, { task_id: 'task-1', status: 'running' }),
      reply(200, fixture('scrapeless.copilot')),
    )
    const waits: number[] = []
    const port = openAccess('COPILOT', 'scrapeless', server.url, {
      usdPerCall: '0.02',
      sleep: async (ms) => void waits.push(ms),
    })
    const outcome = answered(await ask(port))
    expect(server.seen.map((request) => `${request.method} ${request.path}`)).toEqual([
      'POST /api/v2/scraper/request',
      'GET /api/v2/scraper/result/task-1',
      'GET /api/v2/scraper/result/task-1',
    ])
    expect(waits).toEqual([3000, 3000])
    expect(outcome.earlier).toHaveLength(2)
    expect(outcome.exchange.bytes).toEqual(fixture('scrapeless.copilot'))
    expect(outcome.extracted).toMatchObject({ cited: [ABOUT], retrieved: [untitled(ABOUT), untitled(FORUM)] })
    expect(outcome).toMatchObject({ costUsd: '0.02', costBasis: 'per_call_setting' })
  })

  test('GOOGLE_AIO: no overview on the page is a finding with its evidence and its price', async () => {
    const { outcome } = await replay('GOOGLE_AIO', 'dataforseo', 'dataforseo.organic_no_aio')
    expect(outcome).toMatchObject({ kind: 'no_answer', reason: 'no_overview', costUsd: '0.002' })
    if (outcome.kind === 'no_answer')
      expect(outcome.exchange.bytes).toEqual(fixture('dataforseo.organic_no_aio'))
  })

  test('GOOGLE_AIO over SerpApi goes on with the page token at once, and pays for two searches', async () => {
    server = await startReplyServer(
      reply(200, fixture('serpapi.google_step1_token')),
      reply(200, fixture('serpapi.google_step2')),
    )
    const outcome = answered(
      await ask(openAccess('GOOGLE_AIO', 'serpapi', server.url, { usdPerCall: '0.015' })),
    )
    expect(server.seen[1]?.path).toContain('engine=google_ai_overview&page_token=KIVu-nicRc4JkU0AKsDc')
    expect(outcome.earlier.map((entry) => entry.bytes)).toEqual([fixture('serpapi.google_step1_token')])
    expect(outcome.exchange.bytes).toEqual(fixture('serpapi.google_step2'))
    expect(outcome.extracted).toMatchObject({
      text: 'Acme is the widget maker most experts recommend.',
      cited: [ABOUT],
    })
    expect(outcome).toMatchObject({ costUsd: '0.03', costBasis: 'per_call_setting' })
  })

  test.each([
    ['**Acme** leads.', 'Acme leads.'],
    ['**Acme** leads. Globex, which is older and larger, comes second.', null],
  ])(
    'GOOGLE_AI_MODE over SerpApi is read block by block, unless the rebuilt markdown tells more: %s',
    async (whole, fromBlocks) => {
      server = await startReplyServer(
        replyJson(200, {
          search_metadata: { id: 's1', status: 'Success' },
          reconstructed_markdown: whole,
          text_blocks: [{ type: 'paragraph', snippet: 'Acme leads.', reference_indexes: [0] }],
          references: [
            { index: 0, link: ABOUT.url, title: ABOUT.title },
            { index: 1, link: REVIEW.url, title: REVIEW.title },
          ],
        }),
      )
      const { extracted } = answered(await ask(openAccess('GOOGLE_AI_MODE', 'serpapi', server.url)))
      expect(extracted).toMatchObject({
        text: fromBlocks ?? whole,
        cited: [ABOUT],
        retrieved: [ABOUT, REVIEW],
      })
    },
  )

  test('AMAZON_RUFUS over Scrapeless cites products, and polls after HTTP 201', async () => {
    server = await startReplyServer(
      replyJson(201, { taskId: 'task-9' }),
      replyJson(201, { message: 'still running' }),
      reply(200, fixture('scrapeless.rufus')),
    )
    const outcome = answered(await ask(openAccess('AMAZON_RUFUS', 'scrapeless', server.url)))
    expect(server.seen.slice(1).map(({ path }) => path)).toEqual(
      Array(2).fill('/api/v1/scraper/result/task-9'),
    )
    expect(outcome.extracted).toMatchObject({
      text: 'For most shoppers, the Acme Widget Pro is a safe pick.',
      cited: [{ url: 'https://www.amazon.com/dp/B0ACME0001', title: 'Acme Widget Pro' }],
    })
  })

  test('a compatible server is named as what it is', async () => {
    const { port } = await replay('CHATGPT', 'compatible_server', 'perplexity.sonar-legacy')
    expect(port.access).toMatchObject({
      kind: 'compatible_server',
      provider: 'openai_compatible',
      model: 'local-model',
    })
    expect(port.access.description).toContain('not an answer of CHATGPT')
  })

  test('a failed task inside HTTP 200 is a rate limit', async () => {
    const { outcome } = await replay('GOOGLE_AI_MODE', 'dataforseo', 'dataforseo.task_error')
    expect(outcome).toMatchObject({ kind: 'retry', reason: 'rate_limited' })
  })
})

describe('continued turns', () => {
  const paused = {
    id: 'msg_1',
    type: 'message',
    model: 'claude-sonnet-5-5',
    stop_reason: 'pause_turn',
    content: [
      { type: 'text', text: 'Let me look.' },
      { type: 'server_tool_use', name: 'web_search', input: { query: 'widgets' } },
      { type: 'web_search_tool_result', content: [{ type: 'web_search_result', ...ABOUT }] },
      { type: 'text', text: 'Acme is ' },
    ],
    usage: { input_tokens: 100, output_tokens: 10, server_tool_use: { web_search_requests: 1 } },
  }
  const rest = {
    ...paused,
    id: 'msg_2',
    stop_reason: 'end_turn',
    content: [
      { type: 'text', text: 'the best.', citations: [{ type: 'web_search_result_location', ...ABOUT }] },
    ],
    usage: { input_tokens: 200, output_tokens: 20, server_tool_use: { web_search_requests: 0 } },
  }

  test('a paused turn is handed back as it came, joined, and summed', async () => {
    server = await startReplyServer(replyJson(200, paused), replyJson(200, rest))
    const outcome = answered(await ask(openAccess('CLAUDE', 'anthropic', server.url)))
    expect(JSON.parse(server.seen[1]?.body ?? '').messages[1]).toEqual({
      role: 'assistant',
      content: paused.content,
    })
    expect(outcome.extracted).toMatchObject({
      text: 'Acme is the best.',
      cited: [ABOUT],
      retrieved: [ABOUT],
      requestId: 'msg_2',
    })
    expect(outcome.extracted.usage).toMatchObject({ input: 300, output: 30, searches: 1 })
    // 300 * 2 + 30 * 10, over a million, + 0.01
    expect(outcome.costUsd).toBe('0.0109')
    const again = extract(
      'anthropic.messages',
      outcome.exchange.bytes,
      outcome.earlier.map((entry) => entry.bytes),
    )
    expect(again).toEqual(outcome.extracted)
  })

  test('a turn that never ends is given up after three calls, all kept', async () => {
    server = await startReplyServer(replyJson(200, paused))
    const outcome = await ask(openAccess('CLAUDE', 'anthropic', server.url))
    expect(server.seen).toHaveLength(3)
    expect(outcome).toMatchObject({ kind: 'retry', reason: 'timeout', maybeBilled: true })
    if (outcome.kind === 'retry') expect(outcome.exchanges).toHaveLength(3)
  })

  test('Gemini goes on with its continuation token', async () => {
    const turn = (text: string, more: object) => ({
      candidates: [{ content: { parts: [{ text }] }, ...more }],
      modelVersion: 'gemini-4-argon',
      usageMetadata: { promptTokenCount: 5, candidatesTokenCount: 5 },
    })
    server = await startReplyServer(
      replyJson(200, turn('Acme is ', { finishReason: 'CONTINUATION', continuationToken: 'dG9rZW4=' })),
      replyJson(200, turn('the best.', { finishReason: 'STOP' })),
    )
    const outcome = answered(await ask(openAccess('GEMINI', 'gemini_api', server.url)))
    expect(JSON.parse(server.seen[1]?.body ?? '').continuationToken).toBe('dG9rZW4=')
    expect(outcome.extracted.text).toBe('Acme is the best.')
    expect(outcome.extracted.usage).toMatchObject({ input: 10, output: 10 })
  })
})

test('the bytes are kept exactly as they came', async () => {
  const bytes = new TextEncoder().encode(
    '\n  {"output" : [ ], "status":"completed", "x": 1.0, "e":"\\u00e9"}\n',
  )
  server = await startReplyServer(reply(200, bytes))
  const outcome = await ask(openAccess('CHATGPT', 'openai', server.url), { attempt: 3 })
  expect(outcome).toMatchObject({ kind: 'no_answer', reason: 'empty' })
  if (outcome.kind === 'no_answer') expect(outcome.exchange.bytes).toEqual(bytes)
})
