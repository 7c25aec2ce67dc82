import { ENGINES } from '@veracite/terms/vocabulary'
import { describe, expect, test } from 'vitest'
import { ACCESSES } from './accesses.ts'
import { createEngines } from './configured-engines.ts'
import { ENGINE_VARIABLES } from './engine-variables.ts'
import { readEngineSettings } from './read-engine-settings.ts'

const DEMO = {
  knowledge: async () => ({ brand: { name: 'Acme', aliases: [], domain: 'acme.example' }, facts: [] }),
  now: () => new Date(0),
  sleep: async () => undefined,
  latencyFactor: 0,
}

function enginesOf(env: Record<string, string>, demo: typeof DEMO | null = null) {
  const { settings, problems } = readEngineSettings(env)
  expect(problems).toEqual([])
  const { runnable, notRunnable } = createEngines(settings, { demo })
  const providers = Object.fromEntries([...runnable].map(([engine, port]) => [engine, port.access.provider]))
  return { runnable, notRunnable, providers }
}

/** The provider and model of the access that is listed first. */
function firstAccess(engine: (typeof ENGINES)[number]): string {
  const place = { country: 'US', language: 'en' }
  const input = { engine, key: () => 'k', baseUrl: null, model: null, place, geminiGrounding: false }
  const access = ACCESSES[engine][0]?.converse(input).access
  return `${access?.provider} ${access?.model}`
}

const DATAFORSEO = { DATAFORSEO_LOGIN: 'me@example.com', DATAFORSEO_PASSWORD: 'secret-password' }

describe('which access serves an engine', () => {
  test('without keys nothing runs, and each engine says which variables would make it run', () => {
    const { runnable, notRunnable } = enginesOf({})
    expect(runnable.size).toBe(0)
    expect(notRunnable.map(({ engine }) => engine)).toEqual([...ENGINES])
    const missing = Object.fromEntries(notRunnable.map((entry) => [entry.engine, entry.missing]))
    expect(missing.CHATGPT).toEqual([['OPENAI_API_KEY'], ['DATAFORSEO_LOGIN', 'DATAFORSEO_PASSWORD']])
    expect(missing.AMAZON_RUFUS).toEqual([['SCRAPELESS_API_KEY'], ['PANGOLINFO_API_KEY']])
  })

  test('half a login is not a login, and only the missing half is named', () => {
    const { notRunnable } = enginesOf({ DATAFORSEO_LOGIN: 'me@example.com' })
    expect(notRunnable.find(({ engine }) => engine === 'GOOGLE_AI_MODE')?.missing).toEqual([
      ['DATAFORSEO_PASSWORD'],
      ['SERPAPI_API_KEY'],
    ])
  })

  test('alternatives serve where the preferred key is missing', () => {
    expect(enginesOf(DATAFORSEO).providers).toEqual({
      CHATGPT: 'dataforseo',
      GEMINI: 'dataforseo',
      GOOGLE_AIO: 'dataforseo',
      GOOGLE_AI_MODE: 'dataforseo',
    })
    expect(enginesOf({ SERPAPI_API_KEY: 'k' }).providers).toEqual({
      COPILOT: 'serpapi',
      GOOGLE_AIO: 'serpapi',
      GOOGLE_AI_MODE: 'serpapi',
    })
    expect(enginesOf({ SCRAPELESS_API_KEY: 'k' }).providers).toEqual({
      COPILOT: 'scrapeless',
      AMAZON_RUFUS: 'scrapeless',
    })
    expect(enginesOf({ PANGOLINFO_API_KEY: 'k' }).providers).toEqual({ AMAZON_RUFUS: 'pangolinfo' })
    expect(enginesOf({ GEMINI_API_KEY: 'k' }).providers).toEqual({ GEMINI: 'google' })
  })

  test('with every key the first access of each engine serves it', () => {
    const env = Object.fromEntries(
      ENGINE_VARIABLES.filter(
        (entry) => /_(KEY|LOGIN|PASSWORD)$/.test(entry.name) && !entry.name.startsWith('OPENAI_COMPATIBLE'),
      ).map((entry) => [entry.name, 'key-of-the-provider']),
    )
    const { runnable } = enginesOf(env)
    expect([...runnable.keys()]).toEqual([...ENGINES])
    for (const [engine, { access }] of runnable)
      expect([engine, `${access.provider} ${access.model}`]).toEqual([engine, firstAccess(engine)])
  })

  test('a setting forces an access or switches an engine off', () => {
    const env = { ...DATAFORSEO, OPENAI_API_KEY: 'k', GEMINI_API_KEY: 'k' }
    expect(
      enginesOf({
        ...env,
        CHATGPT_ACCESS: 'dataforseo',
        GEMINI_ACCESS: 'gemini_api',
        GOOGLE_AIO_ACCESS: 'off',
      }).providers,
    ).toEqual({
      CHATGPT: 'dataforseo',
      GEMINI: 'google',
      GOOGLE_AI_MODE: 'dataforseo',
    })
    const forced = enginesOf({ ...env, GOOGLE_AIO_ACCESS: 'serpapi' }).notRunnable.find(
      ({ engine }) => engine === 'GOOGLE_AIO',
    )
    expect(forced?.missing).toEqual([['SERPAPI_API_KEY']])
  })

  test('a compatible server stands in for the engines it is given, and is named so', () => {
    const { runnable } = enginesOf({
      OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:11434/v1',
      OPENAI_COMPATIBLE_MODEL: 'llama3.2',
      OPENAI_COMPATIBLE_ENGINES: 'CHATGPT, GROK',
    })
    expect([...runnable.keys()]).toEqual(['CHATGPT', 'GROK'])
    expect(runnable.get('GROK')?.access).toMatchObject({ kind: 'compatible_server', model: 'llama3.2' })
  })

  test('limits come from settings, else from the access', () => {
    const { runnable } = enginesOf({
      ...DATAFORSEO,
      XAI_API_KEY: 'k',
      GROK_TIMEOUT_MS: '9000',
      GROK_CONCURRENCY: '2',
      GROK_REQUESTS_PER_MINUTE: '7',
      GROK_DAILY_SPEND_USD: '5.00',
      GROK_MODEL: 'grok-4.6',
    })
    expect(runnable.get('GROK')?.limits).toEqual({
      timeoutMs: 9000,
      concurrency: 2,
      requestsPerMinute: 7,
      dailySpendUsd: '5',
    })
    expect(runnable.get('GROK')?.access.model).toBe('grok-4.6')
    expect(runnable.get('GOOGLE_AIO')?.limits).toEqual({
      timeoutMs: 60_000,
      concurrency: 4,
      requestsPerMinute: 60,
      dailySpendUsd: null,
    })
  })
})

describe('demo mode', () => {
  const kinds = (env: Record<string, string>, demo: typeof DEMO | null = DEMO) =>
    new Set([...enginesOf(env, demo).runnable.values()].map((port) => port.access.kind))

  test('auto brings a demo of every engine when nothing else runs, and none as soon as one does', () => {
    expect(enginesOf({ VERACITE_DEMO: 'auto' }, DEMO).runnable.size).toBe(ENGINES.length)
    expect(kinds({ VERACITE_DEMO: 'auto' })).toEqual(new Set(['demo']))
    expect(kinds({ VERACITE_DEMO: 'auto', XAI_API_KEY: 'k' })).toEqual(new Set(['official_api']))
  })

  test('1 puts them in place of every engine, 0 and unset never', () => {
    expect(kinds({ VERACITE_DEMO: '1', XAI_API_KEY: 'k' })).toEqual(new Set(['demo']))
    expect(kinds({ VERACITE_DEMO: '0' })).toEqual(new Set())
    expect(kinds({})).toEqual(new Set())
  })

  test('without knowledge of brands there is no demo', () => {
    expect(kinds({ VERACITE_DEMO: '1' }, null)).toEqual(new Set())
  })
})

describe('reading the environment', () => {
  test('every problem is found at once, with the variable and an example', () => {
    const wrong = {
      CHATGPT_ACCESS: 'telepathy',
      CLAUDE_TIMEOUT_MS: '400000',
      GROK_CONCURRENCY: '0',
      GEMINI_BASE_URL: 'http://user:pass@host/',
      DEEPSEEK_USD_PER_CALL: 'cheap',
      META_AI_MODEL: 'muse-spark-1.3-contributor',
      ENGINE_COUNTRY: 'Portugal',
      GEMINI_GROUNDING: 'yes',
      VERACITE_DEMO: 'maybe',
      OPENAI_API_KEY: 'two words',
      OPENAI_COMPATIBLE_ENGINES: 'SIRI',
    }
    // Its model is missing.
    const server = { OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1:11434/v1' }
    const { problems } = readEngineSettings({ ...wrong, ...server })
    expect(problems.map(({ variable }) => variable).toSorted()).toEqual(
      [...Object.keys(wrong), 'OPENAI_COMPATIBLE_MODEL'].toSorted(),
    )
    for (const problem of problems) {
      expect(problem.message).not.toBe('')
      expect(problem.example).not.toBe('')
    }
    expect(JSON.stringify(problems)).not.toMatch(/two words|user:pass/)
  })

  test('an empty variable is an unset one', () => {
    const { settings, problems } = readEngineSettings({
      OPENAI_API_KEY: ' ',
      CHATGPT_ACCESS: '',
      GROK_CONCURRENCY: '',
    })
    expect(problems).toEqual([])
    expect(settings.keys).toEqual({})
  })

  test('the table names every variable that is read, once, and no other', () => {
    const read = new Set<string>()
    const spy = (values: Record<string, string>) =>
      new Proxy<Record<string, string | undefined>>(values, {
        get: (target, name) => {
          read.add(String(name))
          return target[String(name)]
        },
      })
    readEngineSettings(spy({}))
    readEngineSettings(spy({ OPENAI_COMPATIBLE_BASE_URL: 'http://127.0.0.1' }))
    const listed = ENGINE_VARIABLES.map(({ name }) => name)
    expect(new Set(listed).size).toBe(listed.length)
    expect(listed.toSorted()).toEqual([...read].toSorted())
  })

  test('every example and every default access is accepted', () => {
    for (const engine of ENGINES) {
      for (const { name } of ACCESSES[engine])
        expect(readEngineSettings({ [`${engine}_ACCESS`]: name }).problems).toEqual([])
    }
    const plain = ENGINE_VARIABLES.filter(({ name }) => !/_(KEY|LOGIN|PASSWORD)$/.test(name))
    expect(
      readEngineSettings(Object.fromEntries(plain.map(({ name, example }) => [name, example]))).problems,
    ).toEqual([])
  })
})
