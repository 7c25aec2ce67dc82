import { ENGINE_VARIABLE_TABLE } from '../engines/engine-variables.ts'
import { decimalFromText } from '../engines/money.ts'
import { readPlainUrl, readUsd } from '../engines/read-engine-settings.ts'
import {
  createSettingReader,
  type Env,
  type SettingProblem,
  type SettingReader,
} from '../settings/setting-reader.ts'
import { variablesIn } from '../settings/variable.ts'
import rows from './reader-variables.json' with { type: 'json' }
import { costOfTokens } from './reading-cost.ts'

/** Providers of readers; at equal prices the first one is taken. */
export const READER_PROVIDERS = [
  'openai',
  'anthropic',
  'deepseek',
  'perplexity',
  'gemini',
  'xai',
  'compatible',
] as const
export type ReaderProvider = (typeof READER_PROVIDERS)[number]

/** Holds a key: treat as secret. */
export interface ReaderSettings {
  provider: ReaderProvider
  model: string
  apiKey: string | null
  /** Null: the provider's own address. */
  baseUrl: string | null
  timeoutMs: number
  /** How many answers are read at once. */
  concurrency: number
  /** How long a scan waits for the next reading; 0: not at all. */
  waitMs: number
  /** US dollars per UTC day. */
  dailySpendUsd: string
  /** US dollars per million tokens; null to use the price table. */
  price: { input: string; output: string } | null
  /** The model that is asked about accusations; null: the same one. */
  second: ReaderSettings | null
}

/** Reading is easy work: the cheapest model of each provider does it. A compatible server names its own. */
const PROVIDERS: Record<ReaderProvider, { key: string; model: string | null }> = {
  openai: { key: 'OPENAI_API_KEY', model: 'gpt-6-luna' },
  anthropic: { key: 'ANTHROPIC_API_KEY', model: 'claude-haiku-5-5' },
  deepseek: { key: 'DEEPSEEK_API_KEY', model: 'deepseek-flash' },
  perplexity: { key: 'PERPLEXITY_API_KEY', model: 'perplexity/sonar' },
  gemini: { key: 'GEMINI_API_KEY', model: 'gemini-3.8-flash' },
  xai: { key: 'XAI_API_KEY', model: 'grok-4.7' },
  compatible: { key: 'OPENAI_COMPATIBLE_API_KEY', model: null },
}

/** Variables of the reader beside those it shares with the engines. */
export const READER_VARIABLES = variablesIn(rows)

const RENAMED = {
  VERACITE_JUDGE: 'VERACITE_READER',
  VERACITE_JUDGE_BASE_URL: 'VERACITE_READER_BASE_URL',
  VERACITE_JUDGE_TIMEOUT_MS: 'VERACITE_READER_TIMEOUT_MS',
} as const

/** Null settings if no model reads. Reports every problem at once. Pure. */
export function readReaderSettings(
  env: Env,
  now = new Date(),
): { settings: ReaderSettings | null; problems: SettingProblem[] } {
  const read = createSettingReader(env, { ...ENGINE_VARIABLE_TABLE, ...rows })
  const { value, problem, problems } = read
  for (const [old, name] of Object.entries(RENAMED))
    if (value(old) !== null)
      problem(
        old,
        `is now ${name}: a model reads answers instead of judging classes`,
        `${name}=${value(old)}`,
      )
  const price = readPrice(read)
  const wanted = value('VERACITE_READER') ?? 'auto'
  const isAuto = wanted === 'auto'
  const chosen = isAuto ? cheapest(value, price, now) : wanted === 'off' ? null : named(wanted)
  const chosenSecond = value('VERACITE_SECOND_READER')
  const second = chosenSecond === null || chosen === null ? null : named(chosenSecond)
  const form = `${READER_PROVIDERS.join(', ')}, a slash and a model`
  if (chosen === 'unknown') problem('VERACITE_READER', `must be auto, off, or ${form}`)
  if (second === 'unknown') problem('VERACITE_SECOND_READER', `must be ${form}`)
  if (chosen === null || chosen === 'unknown') return { settings: null, problems }

  const ownUrl = readPlainUrl(read, 'VERACITE_READER_BASE_URL')
  const common = {
    timeoutMs: read.integer('VERACITE_READER_TIMEOUT_MS'),
    concurrency: read.integer('VERACITE_READER_CONCURRENCY'),
    waitMs: read.integer('VERACITE_READER_WAIT_MS'),
    dailySpendUsd:
      readUsd(read, 'VERACITE_READER_DAILY_SPEND_USD') ?? rows.VERACITE_READER_DAILY_SPEND_USD.default,
  }
  const settingsOf = ({ provider, model }: Chosen, by: string): Omit<ReaderSettings, 'price' | 'second'> => {
    const { key } = PROVIDERS[provider]
    const apiKey = value(key)
    if (provider !== 'compatible' && apiKey === null) problem(key, `is needed by ${by}`)
    // A proxy of the first model is one of the second if both are of one provider.
    const proxy = provider === chosen.provider ? ownUrl : null
    const baseUrl = proxy ?? (provider === 'compatible' ? value('OPENAI_COMPATIBLE_BASE_URL') : null)
    if (provider === 'compatible' && baseUrl === null)
      problem('OPENAI_COMPATIBLE_BASE_URL', `is needed by ${by}`)
    return { ...common, provider, model, apiKey, baseUrl }
  }
  return {
    settings: {
      ...settingsOf(chosen, 'VERACITE_READER'),
      price: isAuto && chosen.provider !== 'compatible' ? null : price,
      second:
        second === null || second === 'unknown'
          ? null
          : {
              ...settingsOf(second, 'VERACITE_SECOND_READER'),
              price: second.provider === 'compatible' ? price : null,
              second: null,
            },
    },
    problems,
  }
}

interface Chosen {
  provider: ReaderProvider
  model: string
}

const MODEL = /^[\w./:-]{1,100}$/

function named(wanted: string): Chosen | 'unknown' {
  const [provider, ...rest] = wanted.split('/')
  const model = rest.join('/')
  const known = READER_PROVIDERS.find((name) => name === provider)
  return known !== undefined && MODEL.test(model) ? { provider: known, model } : 'unknown'
}

/** The one of the configured providers whose small model reads an ordinary answer for the least. */
function cheapest(
  value: (name: string) => string | null,
  price: ReaderSettings['price'],
  now: Date,
): Chosen | null {
  const configured = READER_PROVIDERS.flatMap((provider): (Chosen & { usd: number })[] => {
    const { key, model: small } = PROVIDERS[provider]
    const isServer = provider === 'compatible'
    const model = isServer ? value('OPENAI_COMPATIBLE_MODEL') : small
    if (model === null || value(isServer ? 'OPENAI_COMPATIBLE_BASE_URL' : key) === null) return []
    if (!MODEL.test(model)) return []
    // A server whose price nobody has named is taken to be the operator's own.
    const isOwn = isServer && price === null
    const usd = isOwn
      ? 0
      : Number(costOfTokens({ model, price: isServer ? price : null }, TYPICAL, offPeak(now)))
    return [{ provider, model, usd }]
  })
  return configured.toSorted((a, b) => a.usd - b.usd)[0] ?? null
}

const TYPICAL = { input: 3_000, cachedInput: 0, output: 500 }

/** No provider charges more at this hour: the choice must not depend on the hour of the start. */
const offPeak = (now: Date): Date => new Date(`${now.toISOString().slice(0, 10)}T20:00:00Z`)

function readPrice(read: SettingReader): ReaderSettings['price'] {
  const name = 'VERACITE_READER_PRICE_USD'
  const text = read.value(name)
  if (text === null) return null
  const [input, output, ...rest] = text.split('/').map((part) => decimalFromText(part.trim()))
  if (input && output && rest.length === 0) return { input, output }
  read.problem(name, 'must be two amounts in US dollars with a slash between')
  return null
}

/** If so, the server need not stand in for any engine. */
export const readsWithCompatibleServer = (env: Env): boolean => {
  const reader = env.VERACITE_READER?.trim() || 'auto'
  const names = [reader, env.VERACITE_SECOND_READER?.trim() ?? '']
  const isChosen = reader === 'auto' && Boolean(env.OPENAI_COMPATIBLE_MODEL?.trim())
  return isChosen || names.some((name) => name.startsWith('compatible/'))
}
