import { ENGINES, type Engine } from '@veracite/terms/vocabulary'
import {
  createSettingReader,
  type Env,
  type SettingProblem,
  type SettingReader,
} from '../settings/setting-reader.ts'
import type { CompatibleServer } from './access/compatible-server.ts'
import { KEY_VARIABLES, type KeyVariable } from './access/keys.ts'
import { ACCESSES } from './accesses.ts'
import type { DemoMode, EngineSettings, PerEngineSettings } from './engine-settings.ts'
import { ENGINE_VARIABLE_TABLE } from './engine-variables.ts'
import { decimalFromText } from './money.ts'

/** Reads what engines need out of the environment and finds every problem at once. Pure. */
export function readEngineSettings(
  env: Env,
  /**
   * `serverReads`: the compatible server may serve only to read answers, without standing in for any engine.
   */
  defaults: { demo: DemoMode; serverReads?: boolean } = { demo: 'never' },
): { settings: EngineSettings; problems: SettingProblem[] } {
  const read = createSettingReader(env, ENGINE_VARIABLE_TABLE)
  const engines: Partial<Record<Engine, PerEngineSettings>> = {}
  for (const engine of ENGINES) engines[engine] = readEngine(engine, read)
  const country = read.checked('ENGINE_COUNTRY', isTwoLetters, 'a country of two letters') ?? 'US'
  const language = read.checked('ENGINE_LANGUAGE', isTwoLetters, 'a language of two letters') ?? 'en'
  const settings: EngineSettings = {
    keys: readKeys(read),
    engines,
    compatibleServer: readCompatibleServer(read, defaults.serverReads ?? false),
    geminiGrounding: read.choice('GEMINI_GROUNDING', ['0', '1']) === '1',
    place: { country: country.toUpperCase(), language: language.toLowerCase() },
    demo: readDemo(read, defaults.demo),
  }
  return { settings, problems: read.problems }
}

/** A key with a line break or a space inside would end up as a broken header, and the error would quote it. */
const isWord = (text: string): boolean => /^[\x21-\x7e]{1,500}$/.test(text)
const WORD = 'one word of printable ASCII characters'
const isModel = (text: string): boolean => /^[\w./:-]{1,100}$/.test(text)
const isTwoLetters = (text: string): boolean => /^[A-Za-z]{2}$/.test(text)

function readKeys(read: SettingReader): Partial<Record<KeyVariable, string>> {
  const keys: Partial<Record<KeyVariable, string>> = {}
  for (const name of KEY_VARIABLES) {
    const key = read.checked(name, isWord, WORD)
    if (key !== null) keys[name] = key
  }
  return keys
}

function readEngine(engine: Engine, read: SettingReader): PerEngineSettings {
  const accesses = [...ACCESSES[engine].map((access) => access.name), 'off']
  const isMeta = engine === 'META_AI'
  return {
    access: read.checked(
      `${engine}_ACCESS`,
      (text) => accesses.includes(text),
      `one of ${accesses.join(', ')}`,
    ),
    model: read.checked(
      `${engine}_MODEL`,
      (text) => isModel(text) && !(isMeta && text.includes('-contributor')),
      isMeta ? 'a model name, and none that lets Meta train on prompts (-contributor)' : 'a model name',
    ),
    baseUrl: readPlainUrl(read, `${engine}_BASE_URL`),
    timeoutMs: read.integerIfSet(`${engine}_TIMEOUT_MS`),
    concurrency: read.integerIfSet(`${engine}_CONCURRENCY`),
    requestsPerMinute: read.integerIfSet(`${engine}_REQUESTS_PER_MINUTE`),
    dailySpendUsd: readUsd(read, `${engine}_DAILY_SPEND_USD`),
    usdPerCall: readUsd(read, `${engine}_USD_PER_CALL`),
  }
}

function readCompatibleServer(read: SettingReader, reads: boolean): CompatibleServer | null {
  const baseUrl = readPlainUrl(read, 'OPENAI_COMPATIBLE_BASE_URL')
  const model = read.checked('OPENAI_COMPATIBLE_MODEL', isModel, 'a model name')
  const names = read.list('OPENAI_COMPATIBLE_ENGINES')
  const unknown = names.filter((name) => !isEngine(name))
  if (unknown.length > 0) read.problem('OPENAI_COMPATIBLE_ENGINES', `names no engine: ${unknown.join(', ')}`)
  if (baseUrl === null || (reads && names.length === 0)) return null
  if (model === null)
    read.problem('OPENAI_COMPATIBLE_MODEL', 'must be set when OPENAI_COMPATIBLE_BASE_URL is')
  if (names.length === 0)
    read.problem('OPENAI_COMPATIBLE_ENGINES', 'must name the engines this server stands in for')
  const apiKey = read.checked('OPENAI_COMPATIBLE_API_KEY', isWord, WORD)
  return model === null ? null : { baseUrl, apiKey, model, engines: names.filter(isEngine) }
}

const DEMO: Readonly<Record<string, DemoMode>> = { auto: 'auto', '0': 'never', '1': 'always' }

const readDemo = (read: SettingReader, byDefault: DemoMode): DemoMode =>
  DEMO[read.checked('VERACITE_DEMO', (text) => Object.hasOwn(DEMO, text), 'auto, 0 or 1') ?? ''] ?? byDefault

/** A decimal without an exponent; null if it is not set. */
export function readUsd(read: SettingReader, name: string): string | null {
  const text = read.checked(name, (one) => decimalFromText(one) !== null, 'an amount in US dollars')
  return text === null ? null : decimalFromText(text)
}

const isEngine = (name: string): name is Engine => (ENGINES as readonly string[]).includes(name)

export const readPlainUrl = (read: SettingReader, name: string): string | null =>
  read.checked(name, isPlainUrl, 'an http or https address without a user name, a query or a fragment')

function isPlainUrl(text: string): boolean {
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
