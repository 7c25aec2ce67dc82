import type { EngineOutcome } from '@veracite/terms/engine-port'
import {
  type Behaviour,
  type ReplyServer,
  reply,
  replyJson,
  startReplyServer,
} from '@veracite/testing/reply-server'
import { afterEach, describe, expect, test } from 'vitest'
import { createEngines } from './configured-engines.ts'
import { NO_ENGINE_SETTINGS } from './engine-settings.ts'
import {
  ask,
  CANARIES,
  EVERY_ACCESS,
  NO_SETTINGS,
  openAccess,
  QUESTION,
} from './test-support/access-under-test.ts'

let server: ReplyServer
afterEach(() => server.close())

const secrets = [
  ...Object.values(CANARIES).filter((value) => value !== CANARIES.DATAFORSEO_LOGIN),
  'CANARY-compatible-7f3a9',
  Buffer.from(`${CANARIES.DATAFORSEO_LOGIN}:${CANARIES.DATAFORSEO_PASSWORD}`).toString('base64'),
]

/** Everything that would be stored, logged or shown, the reply's own bytes included. */
function everythingIn(outcome: EngineOutcome): string {
  return JSON.stringify(outcome, (_key, value) =>
    value instanceof Uint8Array ? new TextDecoder().decode(value) : value,
  )
}

const holdsAny = (text: string) => secrets.filter((secret) => text.includes(secret))

/** Echoes everything it was sent, in the body and in a header that is stored. */
const echo =
  (status: number): Behaviour =>
  (request, socket) => {
    const sent = `${request.path} ${JSON.stringify(request.headers)}`
    replyJson(
      status,
      { error: { message: sent, code: sent }, text: sent },
      { 'x-request-id': sent },
    )(request, socket)
  }

describe.each(EVERY_ACCESS)(
  '$engine over $access (grounding $grounding)',
  ({ engine, access, grounding }) => {
    const open = (timeoutMs = 15_000) =>
      openAccess(engine, access, server.url, { timeoutMs, grounding: grounding === true })

    test('sends its key, and keeps it out of everything that is stored', async () => {
      server = await startReplyServer(replyJson(500, { error: 'x' }))
      const outcome = await ask(open())
      const request = server.seen[0]
      expect(holdsAny(`${request?.path} ${JSON.stringify(request?.headers)}`)).not.toEqual([])
      expect(holdsAny(request?.body ?? '')).toEqual([])
      if (outcome.kind !== 'retry') throw new Error(outcome.kind)
      expect(outcome.exchanges).toHaveLength(1)
      expect(holdsAny(everythingIn(outcome))).toEqual([])
    })

    test.each([200, 400, 401, 429, 500])(
      'keeps it out when the engine repeats it with HTTP %i',
      async (status) => {
        server = await startReplyServer(echo(status))
        const outcome = await ask(open())
        expect(holdsAny(everythingIn(outcome))).toEqual([])
        if (status === 401) expect(outcome).toMatchObject({ kind: 'final', reason: 'auth' })
      },
    )

    test('leaves out a header that repeats it, and keeps the others', async () => {
      server = await startReplyServer((request, socket) => {
        const sent = `${request.path} ${JSON.stringify(request.headers)}`
        replyJson(500, {}, { 'x-request-id': sent, 'cf-ray': 'ray-1' })(request, socket)
      })
      const outcome = await ask(open())
      expect(holdsAny(everythingIn(outcome))).toEqual([])
      if (outcome.kind !== 'retry') throw new Error(outcome.kind)
      expect(outcome.exchanges[0]?.headers).toMatchObject({ 'cf-ray': 'ray-1' })
    })

    test('keeps it out when the connection breaks, is redirected, or hangs', async () => {
      server = await startReplyServer(
        (_request, socket) => socket.destroy(),
        (request, socket) =>
          reply(302, '', { location: `http://127.0.0.1:1${request.path}` })(request, socket),
        () => undefined,
      )
      for (const expected of ['network', 'bad_request', 'timeout']) {
        const outcome = await ask(open(expected === 'timeout' ? 150 : 15_000))
        expect(outcome).toMatchObject({ reason: expected })
        expect(holdsAny(everythingIn(outcome))).toEqual([])
      }
    })

    test('says what it is, without the key', () => {
      const port = openAccess(engine, access, 'http://127.0.0.1:1')
      expect(port.access.description.length).toBeGreaterThan(40)
      expect(holdsAny(JSON.stringify([port.access, port.limits, port.version]))).toEqual([])
    })
  },
)

test('a key made of letters only does not slip through as an error code', async () => {
  server = await startReplyServer(replyJson(400, { error: { code: 'letters-only-key' } }))
  const { runnable } = createEngines({
    ...NO_SETTINGS,
    keys: { XAI_API_KEY: 'letters-only-key' },
    engines: { GROK: { ...NO_ENGINE_SETTINGS, baseUrl: server.url } },
  })
  const outcome = await runnable.get('GROK')?.ask(QUESTION, new AbortController().signal)
  expect(outcome).toMatchObject({ kind: 'final', reason: 'bad_request' })
  expect(JSON.stringify(outcome)).not.toContain('letters-only-key')
})

test('the prompt is sent bare: no system prompt, no history, no temperature', async () => {
  for (const { engine, access } of EVERY_ACCESS) {
    server = await startReplyServer(replyJson(500, {}))
    await ask(openAccess(engine, access, server.url), { prompt: 'Who makes the best widgets?' })
    const request = server.seen[0]
    expect(`${decodeURIComponent(request?.path ?? '').replaceAll('+', ' ')} ${request?.body}`).toContain(
      'Who makes the best widgets?',
    )
    expect(request?.body).not.toMatch(/temperature|system|instructions/)
    await server.close()
  }
})

test('country and language go into the fields of the engine', async () => {
  const sent = async (engine: 'CHATGPT' | 'GOOGLE_AIO' | 'PERPLEXITY', access: string, locale: string) => {
    server = await startReplyServer(replyJson(500, {}))
    await ask(openAccess(engine, access, server.url), { locale })
    await server.close()
    return `${server.seen[0]?.path} ${server.seen[0]?.body}`
  }
  expect(await sent('CHATGPT', 'openai', 'pt-PT')).toContain('"country":"PT"')
  expect(await sent('CHATGPT', 'openai', 'pt')).toContain('"country":"US"')
  expect(await sent('PERPLEXITY', 'perplexity', 'de-AT')).toContain('"language_preference":"de"')
  expect(await sent('GOOGLE_AIO', 'dataforseo', 'pt-BR')).toContain(
    '"location_code":2076,"language_code":"pt"',
  )
  expect(await sent('GOOGLE_AIO', 'serpapi', 'fr-FR')).toContain('gl=fr&hl=fr')
})

test('DataForSEO decodes its keywords, so a per cent sign and a plus are escaped', async () => {
  server = await startReplyServer(replyJson(500, {}))
  await ask(openAccess('GOOGLE_AIO', 'dataforseo', server.url), { prompt: '50% off C++ books' })
  expect(JSON.parse(server.seen[0]?.body ?? '[]')[0]).toMatchObject({
    keyword: '50%25 off C%2B%2B books',
    tag: 'run_01',
  })
})

test('SerpApi is always asked for a fresh answer', async () => {
  server = await startReplyServer(replyJson(500, {}))
  await ask(openAccess('COPILOT', 'serpapi', server.url))
  expect(server.seen[0]?.path).toContain('no_cache=true')
})

test('grounding is asked of Gemini only when it is switched on', async () => {
  server = await startReplyServer(replyJson(500, {}))
  await ask(openAccess('GEMINI', 'gemini_api', server.url))
  await ask(openAccess('GEMINI', 'gemini_api', server.url, { grounding: true }))
  expect(server.seen[0]?.body).not.toContain('googleSearch')
  expect(server.seen[1]?.body).toContain('googleSearch')
})
