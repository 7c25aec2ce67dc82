import type { ModelRequest } from '@veracite/core/readers/reader-port'
import {
  type Behaviour,
  head,
  type ReplyServer,
  replyJson,
  startReplyServer,
} from '@veracite/testing/reply-server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readEngineSettings } from '../engines/read-engine-settings.ts'
import { createLanguageModel } from './ai-sdk-model.ts'
import {
  type ReaderProvider,
  type ReaderSettings,
  readReaderSettings,
  readsWithCompatibleServer,
} from './reader-settings.ts'
import wires from './test-support/wires.json' with { type: 'json' }

const KEY = 'sk-canary-0123456789abcdef'
const READING = {
  mention: 'brand',
  substance: true,
  claims: [
    { predicate: 'founded_year', quote: 'founded in 1987', value: { year: 1987 }, stance: 'asserted' },
  ],
}

const REQUEST: ModelRequest = {
  nonce: 'ab'.repeat(16),
  instructions: 'Say what the answer states.',
  material: `<<<veracite:answer:${'ab'.repeat(16)}>>>\nHalden was founded in 1987.\n<<<veracite:end:${'ab'.repeat(16)}>>>`,
}

/** How each provider is asked, and a reply in its wire format. */
const WIRES: Record<ReaderProvider, { path: string; model: string; keyHeader: string[]; reply: object }> =
  wires
const saidBy = (provider: ReaderProvider, text: string): unknown =>
  JSON.parse(JSON.stringify(WIRES[provider].reply).replace('"{TEXT}"', () => JSON.stringify(text)))

let server: ReplyServer
afterEach(() => server?.close())

async function modelOn(provider: ReaderProvider, behaviour: Behaviour, timeoutMs = 15_000) {
  server = await startReplyServer(behaviour)
  return createLanguageModel(settings(provider, WIRES[provider].model, timeoutMs))
}
const settings = (provider: ReaderProvider, model: string, timeoutMs = 15_000): ReaderSettings => ({
  provider,
  model,
  apiKey: KEY,
  baseUrl: server.url,
  timeoutMs,
  concurrency: 8,
  waitMs: 1_000,
  dailySpendUsd: '5',
  price: { input: '0.10', output: '0.50' },
  second: null,
})
const never = new AbortController().signal
const failed = (message: string, other: object = {}) => ({
  ...{ kind: 'failed', message, fatal: false, retryAfterMs: null, maybeBilled: false },
  ...other,
})

describe.each(Object.keys(WIRES) as ReaderProvider[])('a model at %s', (provider) => {
  const wire = WIRES[provider]

  test('is asked once, with the schema, at temperature 0, without tools', async () => {
    const model = await modelOn(provider, replyJson(200, saidBy(provider, JSON.stringify(READING))))
    expect(model.name).toBe(`${provider}/${WIRES[provider].model}`)
    expect(await model.ask(REQUEST, never)).toEqual({
      kind: 'replied',
      text: JSON.stringify(READING),
      servedModel: expect.stringContaining('-served'),
      // One token in, one out.
      costUsd: '0.0000006',
    })
    expect(server.seen).toHaveLength(1)
    const [request] = server.seen
    expect(request?.path).toBe(wire.path)
    const [header = '', sent = ''] = wire.keyHeader
    expect(request?.headers[header]).toBe(sent.replace('{KEY}', KEY))
    const body = JSON.parse(request?.body ?? '')
    expect(body).toMatchObject({
      model: WIRES[provider].model,
      ...(provider !== 'perplexity' && { temperature: 0 }),
    })
    expect(body.tools).toBeUndefined()
    expect(request?.body.replaceAll('\\', '')).toContain('"additionalProperties":false')
    if (provider === 'deepseek')
      expect(body).toMatchObject({ response_format: { type: 'json_object' }, thinking: { type: 'disabled' } })
    expect(request?.body).toContain(`<<<veracite:answer:${REQUEST.nonce}>>>`)
    expect(request?.body).not.toContain(KEY)
    if (provider === 'openai') expect(body.store).toBe(false)
  })

  test('gets no tool either when its model is not known to the library', async () => {
    server = await startReplyServer(replyJson(200, saidBy(provider, JSON.stringify(READING))))
    const model = createLanguageModel(settings(provider, 'new-1'))
    expect(await model.ask(REQUEST, never)).toMatchObject({ kind: 'replied', text: JSON.stringify(READING) })
    expect(JSON.parse(server.seen[0]?.body ?? '').tools).toBeUndefined()
  })

  test.each(['I would say it is STRONG.', '{"class":', '', '{"class":"GOOD"}'])(
    'that says %j, which is not of the schema, is passed on as it is',
    async (text) => {
      const model = await modelOn(provider, replyJson(200, saidBy(provider, text)))
      expect(await model.ask(REQUEST, never)).toMatchObject({ kind: 'replied', text })
    },
  )

  test.each([
    [500, false, 'The model failed (HTTP 500).'],
    [529, false, 'The model failed (HTTP 529).'],
    [429, false, 'The model asks to wait.'],
    [401, true, 'The model does not accept the key.'],
    [403, true, 'The model does not accept the key.'],
    [402, true, 'The model refuses the question (HTTP 402).'],
    [302, true, 'The model refuses the question (HTTP 302).'],
  ])('that answers %i is called once, and says so in words of our own', async (status, fatal, message) => {
    const headers = { 'retry-after': '7', location: 'http://127.0.0.1:1/' }
    const model = await modelOn(
      provider,
      replyJson(status, { error: { message: `bad key ${KEY}` } }, headers),
    )
    const retryAfterMs = fatal ? null : 7_000
    expect(await model.ask(REQUEST, never)).toEqual(failed(message, { fatal, retryAfterMs }))
    expect(server.seen).toHaveLength(1)
  })

  test('that refuses every form of the reply is asked in each of them, and no more', async () => {
    const model = await modelOn(provider, replyJson(400, { error: { message: `bad key ${KEY}` } }))
    const message = 'The model refuses the question (HTTP 400).'
    expect(await model.ask(REQUEST, never)).toEqual(failed(message, { fatal: true }))
    expect(server.seen).toHaveLength({ perplexity: 1, deepseek: 2 }[provider as string] ?? 3)
  })

  test('that sends half a reply can be asked again', async () => {
    const model = await modelOn(provider, (_, socket) => {
      socket.write(head(200, { 'content-type': 'application/json', 'content-length': '500' }))
      socket.end('{"id":"x","output":[')
    })
    expect(await model.ask(REQUEST, never)).toMatchObject({ kind: 'failed', fatal: false })
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
    const model = await modelOn(provider, behaviour, 200)
    const before = performance.now()
    const message = 'The model did not answer within 200 ms.'
    expect(await model.ask(REQUEST, never)).toEqual(failed(message, { maybeBilled: true }))
    expect(performance.now() - before).toBeLessThan(10_000)
  })

  test('is left at once when the process stops', async () => {
    const model = await modelOn(provider, () => undefined)
    const abort = new AbortController()
    setTimeout(() => abort.abort(), 50)
    expect(await model.ask(REQUEST, abort.signal)).toMatchObject({ kind: 'failed', fatal: false })
  })

  test('whose reply has no end is cut off', async () => {
    const model = await modelOn(provider, replyJson(200, saidBy(provider, ' '.repeat(2 * 1024 * 1024))))
    expect(await model.ask(REQUEST, never)).toMatchObject({ kind: 'failed' })
  })

  test('prints nothing', async () => {
    const spies = (['log', 'info', 'warn', 'error'] as const).map((name) =>
      vi.spyOn(console, name).mockImplementation(() => undefined),
    )
    // A model that knows no temperature: the library would warn.
    server = await startReplyServer(replyJson(200, saidBy(provider, JSON.stringify(READING))))
    const model = provider === 'openai' ? 'o3-mini' : WIRES[provider].model
    const reader = createLanguageModel(settings(provider, model))
    expect(await reader.ask(REQUEST, never)).toMatchObject({ kind: 'replied' })
    for (const spy of spies) {
      expect(spy).not.toHaveBeenCalled()
      spy.mockRestore()
    }
  })
})

describe('a compatible server', () => {
  const said = (text: string) => replyJson(200, saidBy('compatible', text))
  const sent = (at: number) => JSON.parse(server.seen[at]?.body ?? '')

  test.each([
    ['a schema', 1, { response_format: { type: 'json_object' }, temperature: 0 }],
    ['a schema and an object', 2, { response_format: undefined, temperature: undefined }],
  ])(
    'that does not know %s gets the schema in words, and is not asked for it again',
    async (_, refused, last) => {
      const refusal = replyJson(400, { error: { message: 'response_format is not supported' } })
      server = await startReplyServer(...Array.from({ length: refused }, () => refusal), said('{}'))
      const model = createLanguageModel(settings('compatible', 'llama3.2'))
      expect(await model.ask(REQUEST, never)).toMatchObject({ kind: 'replied', text: '{}' })
      expect(server.seen).toHaveLength(refused + 1)
      expect(sent(0).response_format.type).toBe('json_schema')
      expect(sent(refused).response_format).toEqual(last.response_format)
      expect(sent(refused).temperature).toBe(last.temperature)
      expect(sent(refused).messages[0].content).toContain('"required":["mention","substance","claims"')
      expect(await model.ask(REQUEST, never)).toMatchObject({ kind: 'replied' })
      expect(server.seen).toHaveLength(refused + 2)
    },
  )

  test('gets the schema of the request where that has one', async () => {
    const model = await modelOn('compatible', said('{}'))
    await model.ask({ ...REQUEST, schema: { type: 'object', properties: {}, title: 'other' } }, never)
    expect(server.seen[0]?.body).toContain('"title":"other"')
  })
})

test('a model that is not there can be asked again, and has cost nothing', async () => {
  server = await startReplyServer()
  await server.close()
  const model = createLanguageModel(settings('openai', 'm'))
  expect(await model.ask(REQUEST, never)).toEqual(failed('The model could not be reached.'))
})

describe('the settings of the reader', () => {
  const COMPATIBLE = {
    OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:11434/v1',
    OPENAI_COMPATIBLE_MODEL: 'llama3.2',
  }

  test.each([{}, { VERACITE_READER: ' ' }, { VERACITE_READER: 'auto' }])('%j: none without a key', (env) => {
    expect(readReaderSettings(env)).toEqual({ settings: null, problems: [] })
  })

  test('none when it is off, whatever keys there are', () => {
    const env = { VERACITE_READER: 'off', OPENAI_API_KEY: KEY, ANTHROPIC_API_KEY: KEY, ...COMPATIBLE }
    expect(readReaderSettings(env)).toEqual({ settings: null, problems: [] })
  })

  const NOW = new Date('2026-11-18T02:00:00Z')
  const ALL = {
    ...{ GEMINI_API_KEY: KEY, XAI_API_KEY: KEY, PERPLEXITY_API_KEY: KEY, DEEPSEEK_API_KEY: KEY },
    ...{ ANTHROPIC_API_KEY: KEY, OPENAI_API_KEY: KEY },
  }
  test.each([
    [{ ...ALL, ...COMPATIBLE }, 'compatible', 'llama3.2'],
    // Somebody else's server, which costs more than all of them.
    [{ ...ALL, ...COMPATIBLE, VERACITE_READER_PRICE_USD: '9/9' }, 'openai', 'gpt-6-luna'],
    [{ ...ALL, OPENAI_API_KEY: '' }, 'anthropic', 'claude-haiku-5-5'],
    [{ ...ALL, OPENAI_API_KEY: '', ANTHROPIC_API_KEY: '' }, 'deepseek', 'deepseek-flash'],
    [{ XAI_API_KEY: KEY, GEMINI_API_KEY: KEY, PERPLEXITY_API_KEY: KEY }, 'perplexity', 'perplexity/sonar'],
    [{ XAI_API_KEY: KEY, GEMINI_API_KEY: KEY }, 'gemini', 'gemini-3.8-flash'],
    [{ XAI_API_KEY: KEY }, 'xai', 'grok-4.7'],
  ])('%j: by itself it takes the cheapest that is configured', (env, provider, model) => {
    const { settings, problems } = readReaderSettings(env, NOW)
    expect([settings, problems]).toMatchObject([{ provider, model, second: null }, []])
    // The price of a server is not that of somebody else's model.
    expect(settings?.price).toBeNull()
  })

  test('a local server reads alone, without standing in for an engine, in two settings', () => {
    for (const env of [
      COMPATIBLE,
      { OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:1/v1', VERACITE_READER: 'compatible/m' },
    ]) {
      expect(readReaderSettings(env)).toMatchObject({ settings: { provider: 'compatible' }, problems: [] })
      const serverReads = readsWithCompatibleServer(env)
      const { settings, problems } = readEngineSettings(env, { demo: 'auto', serverReads })
      expect([settings.compatibleServer, problems]).toEqual([null, []])
    }
  })

  test('a second model has the key and the address of its own provider', () => {
    const env = { ...ALL, VERACITE_READER: 'openai/a', VERACITE_READER_BASE_URL: 'http://127.0.0.1:1' }
    const second = (name: string) =>
      readReaderSettings({ ...env, VERACITE_SECOND_READER: name }).settings?.second
    expect(second('xai/grok-4.7')).toMatchObject({ provider: 'xai', model: 'grok-4.7', baseUrl: null })
    expect(second('openai/b')).toMatchObject({ provider: 'openai', baseUrl: 'http://127.0.0.1:1' })
  })

  test.each([
    [
      { VERACITE_READER: 'openai/gpt-5-mini', OPENAI_API_KEY: KEY },
      { provider: 'openai', apiKey: KEY, baseUrl: null },
    ],
    [
      { VERACITE_READER: 'anthropic/claude-x', ANTHROPIC_API_KEY: KEY, VERACITE_READER_TIMEOUT_MS: '2000' },
      { provider: 'anthropic', model: 'claude-x', timeoutMs: 2_000 },
    ],
    [
      { VERACITE_READER: 'compatible/org/model:1b', OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:11434/v1' },
      { provider: 'compatible', model: 'org/model:1b', apiKey: null, baseUrl: 'http://127.0.0.1:11434/v1' },
    ],
    [
      {
        VERACITE_READER: 'openai/x',
        OPENAI_API_KEY: KEY,
        VERACITE_READER_DAILY_SPEND_USD: '0.50',
        VERACITE_READER_PRICE_USD: '0.20 / 1.20',
      },
      { dailySpendUsd: '0.5', price: { input: '0.2', output: '1.2' } },
    ],
  ])('%j', (env, settings) => {
    expect(readReaderSettings(env)).toEqual({ settings: expect.objectContaining(settings), problems: [] })
  })

  test.each([
    [{ VERACITE_READER: 'gpt-5-mini' }, 'VERACITE_READER'],
    [{ VERACITE_READER: 'mistral/large' }, 'VERACITE_READER'],
    [{ VERACITE_READER: 'openai/' }, 'VERACITE_READER'],
    [{ VERACITE_READER: 'openai/gpt-5-mini' }, 'OPENAI_API_KEY'],
    [{ VERACITE_READER: 'anthropic/x' }, 'ANTHROPIC_API_KEY'],
    [{ VERACITE_READER: 'compatible/x' }, 'OPENAI_COMPATIBLE_BASE_URL'],
    [{ OPENAI_API_KEY: KEY, VERACITE_READER_BASE_URL: 'http://a:b@c' }, 'VERACITE_READER_BASE_URL'],
    [{ OPENAI_API_KEY: KEY, VERACITE_READER_TIMEOUT_MS: '5' }, 'VERACITE_READER_TIMEOUT_MS'],
    [{ OPENAI_API_KEY: KEY, VERACITE_READER_DAILY_SPEND_USD: '-1' }, 'VERACITE_READER_DAILY_SPEND_USD'],
    [{ OPENAI_API_KEY: KEY, VERACITE_READER_PRICE_USD: '0.10' }, 'VERACITE_READER_PRICE_USD'],
    [{ OPENAI_API_KEY: KEY, VERACITE_READER_WAIT_MS: '-1' }, 'VERACITE_READER_WAIT_MS'],
    [{ OPENAI_API_KEY: KEY, VERACITE_READER_CONCURRENCY: '0' }, 'VERACITE_READER_CONCURRENCY'],
    [{ OPENAI_API_KEY: KEY, VERACITE_SECOND_READER: 'some' }, 'VERACITE_SECOND_READER'],
    [{ OPENAI_API_KEY: KEY, VERACITE_SECOND_READER: 'xai/grok-4.7' }, 'XAI_API_KEY'],
  ])('%j is refused for %s', (env, variable) => {
    expect(readReaderSettings(env).problems.map((problem) => problem.variable)).toEqual([variable])
  })

  test('the old names are refused with the new ones', () => {
    expect(readReaderSettings({ VERACITE_JUDGE: 'openai/gpt-5-mini' }).problems).toEqual([
      {
        variable: 'VERACITE_JUDGE',
        message: 'is now VERACITE_READER: a model reads answers instead of judging classes',
        example: 'VERACITE_READER=openai/gpt-5-mini',
      },
    ])
  })
})

test('the cost of a reading is estimated from the length of the request, and is null without a price', async () => {
  server = await startReplyServer()
  const known = createLanguageModel({ ...settings('openai', 'gpt-6-luna'), price: null })
  const short = Number(known.estimateUsd(REQUEST))
  const long = Number(known.estimateUsd({ ...REQUEST, material: 'x'.repeat(30_000) }))
  expect(short).toBeGreaterThan(0.0005)
  expect(long - short).toBeCloseTo(0.001, 4)
  const unknown = createLanguageModel({ ...settings('openai', 'who-knows'), price: null })
  expect(unknown.estimateUsd(REQUEST)).toBeNull()
})
