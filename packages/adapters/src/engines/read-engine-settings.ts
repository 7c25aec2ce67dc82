import { ENGINES, type Engine } from '@veracite/terms/vocabulary'
import type { CompatibleServer } from './access/compatible-server.ts'
import { KEY_VARIABLES, type KeyVariable } from './access/keys.ts'
import { ACCESSES } from './accesses.ts'
import {
  type DemoMode,
  type EngineSettings,
  MAX_TIMEOUT_MS,
  type PerEngineSettings,
} from './engine-settings.ts'
import { decimalFromText } from './money.ts'

export interface SettingProblem {
  variable: string
  message: string
  example: string
}

/** Reads what engines need out of the environment and finds every problem at once. Pure. */
export function readEngineSettings(
  env: Readonly<Record<string, string | undefined>>,
  /**
   * `serverReads`: the compatible server may serve only to read answers, without standing in for any engine.
   */
  defaults: { demo: DemoMode; serverReads?: boolean } = { demo: 'never' },
): { settings: EngineSettings; problems: SettingProblem[] } {
  const problems: SettingProblem[] = []
  const read = createReader(env, problems)
  const engines: Partial<Record<Engine, PerEngineSettings>> = {}
  for (const engine of ENGINES) engines[engine] = readEngine(engine, read)
  const settings: EngineSettings = {
    keys: readKeys(read),
    engines,
    compatibleServer: readCompatibleServer(read, problems, defaults.serverReads ?? false),
    geminiGrounding: read.choice('GEMINI_GROUNDING', ['0', '1'], '0') === '1',
    place: {
      country: (
        read.matching('ENGINE_COUNTRY', /^[A-Za-z]{2}$/, 'a country of two letters', 'PT') ?? 'US'
      ).toUpperCase(),
      language: (
        read.matching('ENGINE_LANGUAGE', /^[A-Za-z]{2}$/, 'a language of two letters', 'pt') ?? 'en'
      ).toLowerCase(),
    },
    demo: readDemo(read, defaults.demo),
  }
  return { settings, problems }
}

type Reader = ReturnType<typeof createReader>

/** An empty variable counts as unset: compose files pass on variables that are not filled in. */
function createReader(env: Readonly<Record<string, string | undefined>>, problems: SettingProblem[]) {
  const value = (name: string): string | null => {
    const trimmed = env[name]?.trim()
    return trimmed === undefined || trimmed === '' ? null : trimmed
  }
  const checked = (
    name: string,
    ok: (found: string) => boolean,
    wanted: string,
    example: string,
  ): string | null => {
    const found = value(name)
    if (found === null || ok(found)) return found
    problems.push({ variable: name, message: `must be ${wanted}`, example })
    return null
  }
  return {
    value,
    checked,
    matching: (name: string, pattern: RegExp, wanted: string, example: string) =>
      checked(name, (found) => pattern.test(found), wanted, example),
    choice: (name: string, allowed: readonly string[], fallback: string): string =>
      checked(name, (found) => allowed.includes(found), `one of ${allowed.join(', ')}`, allowed[0] ?? '') ??
      fallback,
    integer: (name: string, min: number, max: number, example: string): number | null => {
      const ok = (found: string) => /^\d{1,9}$/.test(found) && Number(found) >= min && Number(found) <= max
      const found = checked(name, ok, `a whole number from ${min} to ${max}`, example)
      return found === null ? null : Number(found)
    },
    usd: (name: string, example: string): string | null => {
      const found = checked(
        name,
        (text) => decimalFromText(text) !== null,
        'an amount in US dollars',
        example,
      )
      return found === null ? null : decimalFromText(found)
    },
    url: (name: string, example: string): string | null =>
      checked(
        name,
        isPlainUrl,
        'an http or https address without a user name, a query or a fragment',
        example,
      ),
  }
}

function readKeys(read: Reader): Partial<Record<KeyVariable, string>> {
  const keys: Partial<Record<KeyVariable, string>> = {}
  for (const name of KEY_VARIABLES) {
    // A key with a line break or a space inside would end up as a broken header, and the error would quote it.
    const key = read.matching(
      name,
      /^[\x21-\x7e]{1,500}$/,
      'one word of printable ASCII characters',
      'the key as the provider shows it',
    )
    if (key !== null) keys[name] = key
  }
  return keys
}

function readEngine(engine: Engine, read: Reader): PerEngineSettings {
  const accesses = ACCESSES[engine].map((access) => access.name)
  return {
    access: read.checked(
      `${engine}_ACCESS`,
      (found) => found === 'off' || accesses.includes(found),
      `one of ${[...accesses, 'off'].join(', ')}`,
      accesses[0] ?? 'off',
    ),
    model: read.checked(
      `${engine}_MODEL`,
      (found) => /^[\w./:-]{1,100}$/.test(found) && !(engine === 'META_AI' && found.includes('-contributor')),
      engine === 'META_AI'
        ? 'a model name, and none that lets Meta train on prompts (-contributor)'
        : 'a model name',
      engine === 'META_AI' ? 'muse-spark-1.3' : 'model-name',
    ),
    baseUrl: read.url(`${engine}_BASE_URL`, 'http://127.0.0.1:9000'),
    timeoutMs: read.integer(`${engine}_TIMEOUT_MS`, 100, MAX_TIMEOUT_MS, '60000'),
    concurrency: read.integer(`${engine}_CONCURRENCY`, 1, 1000, '2'),
    requestsPerMinute: read.integer(`${engine}_REQUESTS_PER_MINUTE`, 1, 100_000, '30'),
    dailySpendUsd: read.usd(`${engine}_DAILY_SPEND_USD`, '5.00'),
    usdPerCall: read.usd(`${engine}_USD_PER_CALL`, '0.015'),
  }
}

function readCompatibleServer(
  read: Reader,
  problems: SettingProblem[],
  reads: boolean,
): CompatibleServer | null {
  const baseUrl = read.url('OPENAI_COMPATIBLE_BASE_URL', 'http://127.0.0.1:11434/v1')
  const model = read.matching('OPENAI_COMPATIBLE_MODEL', /^[\w./:-]{1,100}$/, 'a model name', 'llama3.2')
  const names = (read.value('OPENAI_COMPATIBLE_ENGINES') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const unknown = names.filter((name) => !isEngine(name))
  if (unknown.length > 0) {
    problems.push({
      variable: 'OPENAI_COMPATIBLE_ENGINES',
      message: `names no engine: ${unknown.join(', ')}`,
      example: 'CHATGPT,CLAUDE',
    })
  }
  if (baseUrl === null || (reads && names.length === 0)) return null
  if (model === null) {
    problems.push({
      variable: 'OPENAI_COMPATIBLE_MODEL',
      message: 'must be set when OPENAI_COMPATIBLE_BASE_URL is',
      example: 'llama3.2',
    })
  }
  if (names.length === 0) {
    problems.push({
      variable: 'OPENAI_COMPATIBLE_ENGINES',
      message: 'must name the engines this server stands in for',
      example: 'CHATGPT,CLAUDE',
    })
  }
  const apiKey = read.matching(
    'OPENAI_COMPATIBLE_API_KEY',
    /^[\x21-\x7e]{1,500}$/,
    'one word of printable ASCII characters',
    'local',
  )
  return model === null ? null : { baseUrl, apiKey, model, engines: names.filter(isEngine) }
}

function readDemo(read: Reader, fallback: DemoMode): DemoMode {
  const modes: Record<string, DemoMode> = { auto: 'auto', '0': 'never', '1': 'always' }
  const found = read.checked('VERACITE_DEMO', (value) => Object.hasOwn(modes, value), 'auto, 0 or 1', 'auto')
  return found === null ? fallback : (modes[found] ?? fallback)
}

const isEngine = (name: string): name is Engine => (ENGINES as readonly string[]).includes(name)

/** An http or https address without a user name, a query or a fragment. */
export function isPlainUrl(text: string): boolean {
  const url = URL.parse(text)
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    !url.username &&
    !url.password &&
    !url.search &&
    !url.hash
  )
}
