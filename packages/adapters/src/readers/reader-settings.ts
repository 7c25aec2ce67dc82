import { type EngineVariable, variable } from '../engines/engine-variables.ts'
import { decimalFromText } from '../engines/money.ts'
import { isPlainUrl, type SettingProblem } from '../engines/read-engine-settings.ts'
import { costOfTokens } from './reading-cost.ts'

/** In the order of preference between equal prices. */
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

const DEFAULT_TIMEOUT_MS = 60_000
const DEFAULT_WAIT_MS = 300_000
const DEFAULT_CONCURRENCY = 8
const DEFAULT_DAILY_SPEND_USD = '5'

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
export const READER_VARIABLES: readonly EngineVariable[] = [
  variable(
    'VERACITE_READER',
    'Language model that reads answers: auto (the cheapest small model of openai, anthropic, deepseek, perplexity, gemini and xai whose key is set, or of the server of OPENAI_COMPATIBLE_BASE_URL and OPENAI_COMPATIBLE_MODEL, which counts as free; the plain reader alone without any), off, or provider/model, where compatible is that server. It says what an answer states about the brand, never sees the facts, and decides nothing.',
    'auto',
    'openai/gpt-6-luna',
  ),
  variable(
    'VERACITE_SECOND_READER',
    'Language model, as provider/model, that is asked whether an answer really says what a fact contradicts, before it counts as confabulated.',
    'the model of VERACITE_READER',
    'anthropic/claude-haiku-5-5',
  ),
  variable(
    'VERACITE_READER_BASE_URL',
    'Address of the reading model, for a proxy or a local stand-in.',
    "the provider's own",
    'https://proxy.example.com/v1',
  ),
  variable(
    'VERACITE_READER_TIMEOUT_MS',
    'Longest time for one reading by the model.',
    String(DEFAULT_TIMEOUT_MS),
    '20000',
  ),
  variable(
    'VERACITE_READER_CONCURRENCY',
    'How many answers the model reads at once, per worker.',
    String(DEFAULT_CONCURRENCY),
    '2',
  ),
  variable(
    'VERACITE_READER_WAIT_MS',
    'How long a scan waits for the next reading by the model before it ends with the rest as provisional; 0: it does not wait. It never waits for readings that are due later than that, such as those beyond the daily ceiling.',
    String(DEFAULT_WAIT_MS),
    '60000',
  ),
  variable(
    'VERACITE_READER_DAILY_SPEND_USD',
    'What reading by the model may cost per UTC day, counted separately from the engines; the rest is read the next day.',
    DEFAULT_DAILY_SPEND_USD,
    '2.50',
  ),
  variable(
    'VERACITE_READER_PRICE_USD',
    'Price of the reading model per million tokens, input/output, for a model whose price is not known here. With VERACITE_READER=auto it is the price of the compatible server.',
    'the known price',
    '0.10/0.50',
  ),
]

const RENAMED = {
  VERACITE_JUDGE: 'VERACITE_READER',
  VERACITE_JUDGE_BASE_URL: 'VERACITE_READER_BASE_URL',
  VERACITE_JUDGE_TIMEOUT_MS: 'VERACITE_READER_TIMEOUT_MS',
} as const

type Env = Readonly<Record<string, string | undefined>>

/** Null settings if no model reads. Reports every problem at once. Pure. */
export function readReaderSettings(
  env: Env,
  now = new Date(),
): {
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
  const whole = (name: string, fallback: number, from: number, to: number): number => {
    const text = value(name) ?? String(fallback)
    if (/^\d{1,9}$/.test(text) && Number(text) >= from && Number(text) <= to) return Number(text)
    problem(name, `must be a whole number from ${from} to ${to}`, String(fallback))
    return fallback
  }

  const price = readPrice(value('VERACITE_READER_PRICE_USD'))
  if (price === 'unknown')
    problem(
      'VERACITE_READER_PRICE_USD',
      'must be two amounts in US dollars with a slash between',
      '0.10/0.50',
    )
  const known = price === 'unknown' ? null : price
  const wanted = value('VERACITE_READER') ?? 'auto'
  const isAuto = wanted === 'auto'
  const chosen = isAuto ? cheapest(value, known, now) : wanted === 'off' ? null : named(wanted)
  const chosenSecond = value('VERACITE_SECOND_READER')
  const second = chosenSecond === null || chosen === null ? null : named(chosenSecond)
  for (const [variable, given, example] of [
    ['VERACITE_READER', chosen, 'openai/gpt-6-luna'],
    ['VERACITE_SECOND_READER', second, 'anthropic/claude-haiku-5-5'],
  ] as const)
    if (given === 'unknown')
      problem(
        variable,
        `must be ${variable === 'VERACITE_READER' ? 'auto, off, or ' : ''}${READER_PROVIDERS.join(', ')}, a slash and a model`,
        example,
      )
  if (chosen === null || chosen === 'unknown') return { settings: null, problems }

  const ceiling = value('VERACITE_READER_DAILY_SPEND_USD') ?? DEFAULT_DAILY_SPEND_USD
  const dailySpendUsd = decimalFromText(ceiling)
  if (dailySpendUsd === null)
    problem('VERACITE_READER_DAILY_SPEND_USD', 'must be an amount in US dollars', '2.50')
  const ownUrl = value('VERACITE_READER_BASE_URL')
  if (ownUrl !== null && !isPlainUrl(ownUrl))
    problem(
      'VERACITE_READER_BASE_URL',
      'must be an http or https address without a user name, a query or a fragment',
      'https://proxy.example.com/v1',
    )
  const common = {
    timeoutMs: whole('VERACITE_READER_TIMEOUT_MS', DEFAULT_TIMEOUT_MS, 100, 290_000),
    concurrency: whole('VERACITE_READER_CONCURRENCY', DEFAULT_CONCURRENCY, 1, 100),
    waitMs: whole('VERACITE_READER_WAIT_MS', DEFAULT_WAIT_MS, 0, 86_400_000),
    dailySpendUsd: dailySpendUsd ?? DEFAULT_DAILY_SPEND_USD,
  }
  const settingsOf = ({ provider, model }: Chosen, by: string): Omit<ReaderSettings, 'price' | 'second'> => {
    const { key } = PROVIDERS[provider]
    const apiKey = value(key)
    if (provider !== 'compatible' && apiKey === null) problem(key, `is needed by ${by}`, 'sk-…')
    // A proxy of the first model is one of the second if both are of one provider.
    const proxy = provider === chosen.provider ? ownUrl : null
    const baseUrl = proxy ?? (provider === 'compatible' ? value('OPENAI_COMPATIBLE_BASE_URL') : null)
    if (provider === 'compatible' && baseUrl === null)
      problem('OPENAI_COMPATIBLE_BASE_URL', `is needed by ${by}`, 'http://127.0.0.1:11434/v1')
    return { ...common, provider, model, apiKey, baseUrl }
  }
  return {
    settings: {
      ...settingsOf(chosen, 'VERACITE_READER'),
      price: isAuto && chosen.provider !== 'compatible' ? null : known,
      second:
        second === null || second === 'unknown'
          ? null
          : {
              ...settingsOf(second, 'VERACITE_SECOND_READER'),
              price: second.provider === 'compatible' ? known : null,
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

function readPrice(text: string | null): ReaderSettings['price'] | 'unknown' {
  if (text === null) return null
  const [input, output, ...rest] = text.split('/').map((part) => decimalFromText(part.trim()))
  return input && output && rest.length === 0 ? { input, output } : 'unknown'
}

/** If so, the server need not stand in for any engine. */
export const readsWithCompatibleServer = (env: Env): boolean => {
  const reader = env.VERACITE_READER?.trim() || 'auto'
  const names = [reader, env.VERACITE_SECOND_READER?.trim() ?? '']
  const isChosen = reader === 'auto' && Boolean(env.OPENAI_COMPATIBLE_MODEL?.trim())
  return isChosen || names.some((name) => name.startsWith('compatible/'))
}
