import { buildPrompt } from '@veracite/core/judge/build-prompt'
import type { JudgedCase } from '@veracite/core/judge/judge-port'
import { afterEach, describe, expect, test, vi } from 'vitest'
import {
  type Behaviour,
  head,
  type ReplyServer,
  replyJson,
  startReplyServer,
} from '../engines/testing/reply-server.ts'
import { createJudge } from './ai-sdk-judge.ts'
import { type JudgeProvider, readJudgeSettings } from './judge-settings.ts'

const KEY = 'sk-canary-0123456789abcdef'
const OPINION = {
  claims: [{ quote: 'founded in 1987', verdict: 'contradicted', factId: 'f-1' }],
  class: 'CONFABULATED',
}

const CASE: JudgedCase = {
  classificationId: 'c',
  runId: 'r',
  brand: { name: 'Halden Instruments', domain: 'halden-instruments.com', aliases: [] },
  prompt: 'Who founded Halden Instruments?',
  answer: { text: 'Halden Instruments was founded in 1987.', citations: [] },
  facts: [],
  verdict: {
    class: 'CONFABULATED',
    rule: 'contradicted:founded_year',
    mentions: [],
    claims: [],
    ownedCitations: [],
    factsCoverage: { facts: 0, compared: 0 },
    version: '1',
  },
}
const PROMPT = buildPrompt('weigh', CASE, 'ab'.repeat(16))

/** A reply in the wire format of each provider. */
const WIRES: Record<
  JudgeProvider,
  { path: string; keyHeader: [string, string]; said: (text: string) => unknown }
> = {
  openai: {
    path: '/responses',
    keyHeader: ['authorization', `Bearer ${KEY}`],
    said: (text) => ({
      id: 'resp_1',
      object: 'response',
      created_at: 1_700_000_000,
      model: 'gpt-served',
      output: [
        {
          type: 'message',
          id: 'm',
          role: 'assistant',
          content: [{ type: 'output_text', text, annotations: [] }],
        },
      ],
      usage: { input_tokens: 1, output_tokens: 1 },
    }),
  },
  anthropic: {
    path: '/messages',
    keyHeader: ['x-api-key', KEY],
    said: (text) => ({
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'claude-served',
      content: [{ type: 'text', text }],
      stop_reason: 'end_turn',
      stop_sequence: null,
      usage: { input_tokens: 1, output_tokens: 1 },
    }),
  },
  compatible: {
    path: '/chat/completions',
    keyHeader: ['authorization', `Bearer ${KEY}`],
    said: (text) => ({
      id: 'chat_1',
      object: 'chat.completion',
      created: 1_700_000_000,
      model: 'llama-served',
      choices: [{ index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  },
}
const MODELS: Record<JudgeProvider, string> = {
  openai: 'gpt-4.1-mini',
  anthropic: 'claude-sonnet-4-5',
  compatible: 'llama3.2',
}

let server: ReplyServer
afterEach(() => server?.close())

async function judgeOn(provider: JudgeProvider, behaviour: Behaviour, timeoutMs = 15_000) {
  server = await startReplyServer(behaviour)
  return createJudge({ provider, model: MODELS[provider], apiKey: KEY, baseUrl: server.url, timeoutMs })
}
const never = new AbortController().signal

describe.each(Object.keys(WIRES) as JudgeProvider[])('a judge at %s', (provider) => {
  const wire = WIRES[provider]

  test('is asked once, with the schema, at temperature 0, without tools', async () => {
    const judge = await judgeOn(provider, replyJson(200, wire.said(JSON.stringify(OPINION))))
    expect(judge.model).toBe(`${provider}/${MODELS[provider]}`)
    expect(await judge.ask(PROMPT, never)).toEqual({
      kind: 'replied',
      output: OPINION,
      text: JSON.stringify(OPINION),
      servedModel: expect.stringContaining('-served'),
    })
    expect(server.seen).toHaveLength(1)
    const [request] = server.seen
    expect(request?.path).toBe(wire.path)
    expect(request?.headers[wire.keyHeader[0]]).toBe(wire.keyHeader[1])
    const body = JSON.parse(request?.body ?? '')
    expect(body).toMatchObject({ model: MODELS[provider], temperature: 0 })
    expect(body.tools).toBeUndefined()
    expect(request?.body).toContain('"additionalProperties":false')
    expect(request?.body).toContain(`<<<veracite:answer:${PROMPT.nonce}>>>`)
    expect(request?.body).not.toContain(KEY)
    if (provider === 'openai') expect(body.store).toBe(false)
  })

  test('gets no tool either when its model is not known to the library', async () => {
    server = await startReplyServer(replyJson(200, wire.said(JSON.stringify(OPINION))))
    const judge = createJudge({
      provider,
      model: 'new-1',
      apiKey: KEY,
      baseUrl: server.url,
      timeoutMs: 15_000,
    })
    expect(await judge.ask(PROMPT, never)).toMatchObject({ kind: 'replied', output: OPINION })
    expect(JSON.parse(server.seen[0]?.body ?? '').tools).toBeUndefined()
  })

  test.each(['I would say it is STRONG.', '{"class":', ''])(
    'that says %j gives an opinion that cannot be read',
    async (text) => {
      const judge = await judgeOn(provider, replyJson(200, wire.said(text)))
      expect(await judge.ask(PROMPT, never)).toMatchObject({ kind: 'replied', output: undefined, text })
    },
  )

  test('that says something else than the schema is passed on as it is', async () => {
    const judge = await judgeOn(provider, replyJson(200, wire.said('{"class":"GOOD"}')))
    expect(await judge.ask(PROMPT, never)).toMatchObject({ kind: 'replied', output: { class: 'GOOD' } })
  })

  test.each([
    [500, false, 'The judge failed (HTTP 500).'],
    [529, false, 'The judge failed (HTTP 529).'],
    [429, false, 'The judge asks to wait.'],
    [401, true, 'The judge does not accept the key.'],
    [403, true, 'The judge does not accept the key.'],
    [400, true, 'The judge refuses the question (HTTP 400).'],
    [302, true, 'The judge refuses the question (HTTP 302).'],
  ])('that answers %i is called once, and says so in words of our own', async (status, fatal, message) => {
    const headers = { 'retry-after': '7', location: 'http://127.0.0.1:1/' }
    const judge = await judgeOn(
      provider,
      replyJson(status, { error: { message: `bad key ${KEY}` } }, headers),
    )
    const reply = await judge.ask(PROMPT, never)
    expect(reply).toEqual({ kind: 'failed', message, fatal, retryAfterMs: fatal ? null : 7_000 })
    expect(server.seen).toHaveLength(1)
  })

  test('that sends half a reply can be asked again', async () => {
    const judge = await judgeOn(provider, (_, socket) => {
      socket.write(head(200, { 'content-type': 'application/json', 'content-length': '500' }))
      socket.end('{"id":"x","output":[')
    })
    expect(await judge.ask(PROMPT, never)).toMatchObject({ kind: 'failed', fatal: false })
  })

  test.each<[string, Behaviour]>([
    ['never answers', () => undefined],
    [
      'drips',
      (_, socket) => {
        socket.write(head(200, { 'content-type': 'application/json', 'content-length': '100000' }))
        const timer = setInterval(() => socket.write(' '), 20)
        socket.on('close', () => clearInterval(timer))
      },
    ],
  ])('that %s is left at its deadline', async (_, behaviour) => {
    const judge = await judgeOn(provider, behaviour, 200)
    const before = performance.now()
    expect(await judge.ask(PROMPT, never)).toEqual({
      kind: 'failed',
      message: 'The judge did not answer within 200 ms.',
      fatal: false,
      retryAfterMs: null,
    })
    expect(performance.now() - before).toBeLessThan(10_000)
  })

  test('is left at once when the process stops', async () => {
    const judge = await judgeOn(provider, () => undefined)
    const abort = new AbortController()
    setTimeout(() => abort.abort(), 50)
    expect(await judge.ask(PROMPT, abort.signal)).toMatchObject({ kind: 'failed', fatal: false })
  })

  test('whose reply has no end is cut off', async () => {
    const judge = await judgeOn(provider, replyJson(200, wire.said(' '.repeat(2 * 1024 * 1024))))
    expect(await judge.ask(PROMPT, never)).toMatchObject({ kind: 'failed' })
  })

  test('prints nothing', async () => {
    const spies = (['log', 'info', 'warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => undefined),
    )
    // A model that knows no temperature: the library would warn.
    server = await startReplyServer(replyJson(200, wire.said(JSON.stringify(OPINION))))
    const model = provider === 'openai' ? 'o3-mini' : MODELS[provider]
    const judge = createJudge({ provider, model, apiKey: KEY, baseUrl: server.url, timeoutMs: 15_000 })
    expect(await judge.ask(PROMPT, never)).toMatchObject({ kind: 'replied' })
    for (const spy of spies) {
      expect(spy).not.toHaveBeenCalled()
      spy.mockRestore()
    }
  })
})

test('a judge that is not there can be asked again', async () => {
  server = await startReplyServer()
  await server.close()
  const judge = createJudge({
    provider: 'openai',
    model: 'm',
    apiKey: KEY,
    baseUrl: server.url,
    timeoutMs: 15_000,
  })
  expect(await judge.ask(PROMPT, never)).toEqual({
    kind: 'failed',
    message: 'The judge could not be reached.',
    fatal: false,
    retryAfterMs: null,
  })
})

describe('the settings of a judge', () => {
  test('are none by default', () => {
    expect(readJudgeSettings({})).toEqual({ settings: null, problems: [] })
    expect(readJudgeSettings({ VERACITE_JUDGE: ' ' })).toEqual({ settings: null, problems: [] })
  })

  test.each([
    [
      { VERACITE_JUDGE: 'openai/gpt-5-mini', OPENAI_API_KEY: KEY },
      { provider: 'openai', apiKey: KEY, baseUrl: null },
    ],
    [
      { VERACITE_JUDGE: 'anthropic/claude-x', ANTHROPIC_API_KEY: KEY, VERACITE_JUDGE_TIMEOUT_MS: '2000' },
      { provider: 'anthropic', model: 'claude-x', timeoutMs: 2_000 },
    ],
    [
      { VERACITE_JUDGE: 'compatible/org/model:1b', OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:11434/v1' },
      { provider: 'compatible', model: 'org/model:1b', apiKey: null, baseUrl: 'http://127.0.0.1:11434/v1' },
    ],
  ])('%j', (env, settings) => {
    expect(readJudgeSettings(env)).toEqual({ settings: expect.objectContaining(settings), problems: [] })
  })

  test.each([
    [{ VERACITE_JUDGE: 'gpt-5-mini' }, 'VERACITE_JUDGE'],
    [{ VERACITE_JUDGE: 'mistral/large' }, 'VERACITE_JUDGE'],
    [{ VERACITE_JUDGE: 'openai/' }, 'VERACITE_JUDGE'],
    [{ VERACITE_JUDGE: 'openai/gpt-5-mini' }, 'OPENAI_API_KEY'],
    [{ VERACITE_JUDGE: 'anthropic/x' }, 'ANTHROPIC_API_KEY'],
    [{ VERACITE_JUDGE: 'compatible/x' }, 'OPENAI_COMPATIBLE_BASE_URL'],
    [
      { VERACITE_JUDGE: 'openai/x', OPENAI_API_KEY: KEY, VERACITE_JUDGE_BASE_URL: 'http://a:b@c' },
      'VERACITE_JUDGE_BASE_URL',
    ],
    [
      { VERACITE_JUDGE: 'openai/x', OPENAI_API_KEY: KEY, VERACITE_JUDGE_TIMEOUT_MS: '5' },
      'VERACITE_JUDGE_TIMEOUT_MS',
    ],
  ])('%j is refused for %s', (env, variable) => {
    expect(readJudgeSettings(env).problems.map((problem) => problem.variable)).toEqual([variable])
  })
})
