import { decimalFromText } from '../engines/money.ts'
import type { SettingProblem } from '../engines/read-engine-settings.ts'

export const READER_PROVIDERS = ['openai', 'anthropic', 'compatible'] as const
export type ReaderProvider = (typeof READER_PROVIDERS)[number]

/** Holds a key: treat as secret. */
export interface ReaderSettings {
  provider: ReaderProvider
  model: string
  apiKey: string | null
  /** Null: the provider's own address. */
  baseUrl: string | null
  timeoutMs: number
  /** US dollars per UTC day. */
  dailySpendUsd: string
  /** US dollars per million tokens; null to use the price table. */
  price: { input: string; output: string } | null
}

export const DEFAULT_READER_TIMEOUT_MS = 60_000
export const DEFAULT_READER_DAILY_SPEND_USD = '5'

/** Reading is easy work: the smallest model of each provider does it. */
const SMALL_MODELS = { openai: 'gpt-6-luna', anthropic: 'claude-haiku-5-5' } as const

/** Variables of the reader beside those it shares with the engines. */
export const READER_VARIABLES = [
  {
    name: 'VERACITE_READER',
    meaning:
      'Language model that reads answers beside the rules: auto (a small model of the first of openai, anthropic and compatible whose key is set; none without a key), off, or provider/model, where compatible is the server of OPENAI_COMPATIBLE_BASE_URL. It says what an answer states about the brand, never sees the facts, and decides nothing.',
    default: 'auto',
    example: 'openai/gpt-6-luna',
    secret: false,
  },
  {
    name: 'VERACITE_READER_BASE_URL',
    meaning: 'Address of the reading model, for a proxy or a local stand-in.',
    default: "the provider's own",
    example: 'https://proxy.example.com/v1',
    secret: false,
  },
  {
    name: 'VERACITE_READER_TIMEOUT_MS',
    meaning: 'Longest time for one reading by the model.',
    default: String(DEFAULT_READER_TIMEOUT_MS),
    example: '20000',
    secret: false,
  },
  {
    name: 'VERACITE_READER_DAILY_SPEND_USD',
    meaning:
      'What reading by the model may cost per UTC day, counted separately from the engines; the rest is read the next day.',
    default: DEFAULT_READER_DAILY_SPEND_USD,
    example: '2.50',
    secret: false,
  },
  {
    name: 'VERACITE_READER_PRICE_USD',
    meaning:
      'Price of the reading model per million tokens, input/output, for a model whose price is not known here.',
    default: 'the known price',
    example: '0.10/0.50',
    secret: false,
  },
] as const

const RENAMED = {
  VERACITE_JUDGE: 'VERACITE_READER',
  VERACITE_JUDGE_BASE_URL: 'VERACITE_READER_BASE_URL',
  VERACITE_JUDGE_TIMEOUT_MS: 'VERACITE_READER_TIMEOUT_MS',
} as const

type Env = Readonly<Record<string, string | undefined>>

/** Null settings if no model reads. Reports every problem at once. Pure. */
export function readReaderSettings(env: Env): {
  settings: ReaderSettings | null
  problems: SettingProblem[]
} {
  const value = (name: string): string | null => env[name]?.trim() || null
  const problems: SettingProblem[] = Object.entries(RENAMED)
    .filter(([old]) => value(old) !== null)
    .map(([old, name]) => ({
      variable: old,
      message: `is now ${name}: a model reads answers instead of judging classes`,
      example: `${name}=${value(old)}`,
    }))
  const problem = (variable: string, message: string, example: string) =>
    problems.push({ variable, message, example })

  const chosen = choose(value('VERACITE_READER') ?? 'auto', value)
  if (chosen === null) return { settings: null, problems }
  if (chosen === 'unknown') {
    problem(
      'VERACITE_READER',
      `must be auto, off, or ${READER_PROVIDERS.join(', ')}, a slash and a model`,
      'openai/gpt-6-luna',
    )
    return { settings: null, problems }
  }
  const { provider, model } = chosen
  const { key, isNeeded } = KEYS[provider]
  const apiKey = value(key)
  if (isNeeded && apiKey === null) problem(key, 'is needed by VERACITE_READER', 'sk-…')

  const baseUrl =
    value('VERACITE_READER_BASE_URL') ??
    (provider === 'compatible' ? value('OPENAI_COMPATIBLE_BASE_URL') : null)
  if (baseUrl !== null && !isPlainUrl(baseUrl))
    problem(
      'VERACITE_READER_BASE_URL',
      'must be an http or https address without a user name, a query or a fragment',
      'https://proxy.example.com/v1',
    )
  if (provider === 'compatible' && baseUrl === null)
    problem('OPENAI_COMPATIBLE_BASE_URL', 'is needed by VERACITE_READER', 'http://127.0.0.1:11434/v1')

  const timeout = value('VERACITE_READER_TIMEOUT_MS') ?? String(DEFAULT_READER_TIMEOUT_MS)
  if (!/^\d{3,6}$/.test(timeout) || Number(timeout) > 290_000)
    problem(
      'VERACITE_READER_TIMEOUT_MS',
      'must be a whole number from 100 to 290000',
      String(DEFAULT_READER_TIMEOUT_MS),
    )
  const ceiling = value('VERACITE_READER_DAILY_SPEND_USD') ?? DEFAULT_READER_DAILY_SPEND_USD
  const dailySpendUsd = decimalFromText(ceiling)
  if (dailySpendUsd === null)
    problem('VERACITE_READER_DAILY_SPEND_USD', 'must be an amount in US dollars', '2.50')
  const price = readPrice(value('VERACITE_READER_PRICE_USD'))
  if (price === 'unknown')
    problem(
      'VERACITE_READER_PRICE_USD',
      'must be two amounts in US dollars with a slash between',
      '0.10/0.50',
    )
  return {
    settings: {
      provider,
      model,
      apiKey,
      baseUrl,
      timeoutMs: Number(timeout),
      dailySpendUsd: dailySpendUsd ?? DEFAULT_READER_DAILY_SPEND_USD,
      price: price === 'unknown' ? null : price,
    },
    problems,
  }
}

function choose(
  wanted: string,
  value: (name: string) => string | null,
): { provider: ReaderProvider; model: string } | null | 'unknown' {
  if (wanted === 'off') return null
  if (wanted === 'auto') {
    if (value('OPENAI_API_KEY') !== null) return { provider: 'openai', model: SMALL_MODELS.openai }
    if (value('ANTHROPIC_API_KEY') !== null) return { provider: 'anthropic', model: SMALL_MODELS.anthropic }
    const model = value('OPENAI_COMPATIBLE_MODEL')
    const isServed = model !== null && value('OPENAI_COMPATIBLE_BASE_URL') !== null
    return isServed && MODEL.test(model) ? { provider: 'compatible', model } : null
  }
  const [provider, ...rest] = wanted.split('/')
  const model = rest.join('/')
  const known = READER_PROVIDERS.find((name) => name === provider)
  return known !== undefined && MODEL.test(model) ? { provider: known, model } : 'unknown'
}

const MODEL = /^[\w./:-]{1,100}$/

function readPrice(text: string | null): ReaderSettings['price'] | 'unknown' {
  if (text === null) return null
  const [input, output, ...rest] = text.split('/').map((part) => decimalFromText(part.trim()))
  return input && output && rest.length === 0 ? { input, output } : 'unknown'
}

/** If so, the server need not stand in for any engine. */
export const readsWithCompatibleServer = (env: Env): boolean =>
  env.VERACITE_READER?.trim().startsWith('compatible/') ?? false

const KEYS: Record<ReaderProvider, { key: string; isNeeded: boolean }> = {
  openai: { key: 'OPENAI_API_KEY', isNeeded: true },
  anthropic: { key: 'ANTHROPIC_API_KEY', isNeeded: true },
  compatible: { key: 'OPENAI_COMPATIBLE_API_KEY', isNeeded: false },
}

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
