import type { TokenUsage } from '@veracite/terms/engine-port'
import { peakFactor } from './deepseek-peak.ts'
import { type PicoUsd, picoFromText } from './money.ts'

/** US dollars per million tokens, and per search, as decimals in text: no price ever passes through a float. */
interface PriceRow {
  models: readonly string[]
  from: string
  until?: string
  input: string
  cachedInput: string
  cacheWrite?: string
  output: string
  search: string
  /** Above this many input tokens the whole request costs more: factors in tenths. */
  long?: { above: number; inputTenths: bigint; outputTenths: bigint }
  peak?: 'deepseek'
}

const OPENAI_LONG = { above: 272_000, inputTenths: 20n, outputTenths: 15n }
const XAI_LONG = { above: 200_000, inputTenths: 20n, outputTenths: 20n }
const HAIKU_LONG = { above: 100_000, inputTenths: 50n, outputTenths: 50n }

/**
 * Append only: when a price changes, add a row with its date. Editing a row would change the stated cost of
 * past runs. If the day a price took effect is unknown, the day it was first seen is used.
 */
const PRICES: readonly PriceRow[] = [
  {
    models: ['gpt-6-luna'],
    from: '2026-09-22',
    input: '0.10',
    cachedInput: '0.01',
    cacheWrite: '0.125',
    output: '0.50',
    search: '0.01',
    long: OPENAI_LONG,
  },
  {
    models: ['gpt-6.1-terra'],
    from: '2026-11-02',
    input: '1.00',
    cachedInput: '0.05',
    cacheWrite: '1.25',
    output: '5.00',
    search: '0.01',
    long: OPENAI_LONG,
  },
  {
    models: ['gpt-6-sol'],
    from: '2026-09-22',
    input: '2.00',
    cachedInput: '0.20',
    cacheWrite: '2.50',
    output: '10.00',
    search: '0.01',
    long: OPENAI_LONG,
  },
  {
    models: ['gpt-6.1-sol'],
    from: '2026-11-02',
    input: '2.00',
    cachedInput: '0.10',
    cacheWrite: '2.50',
    output: '10.00',
    search: '0.01',
    long: OPENAI_LONG,
  },
  {
    models: ['gpt-6-astra'],
    from: '2026-11-02',
    input: '10.00',
    cachedInput: '1.00',
    cacheWrite: '12.50',
    output: '50.00',
    search: '0.01',
    long: OPENAI_LONG,
  },
  {
    models: ['gpt-5.6-luna'],
    from: '2026-08-01',
    input: '0.20',
    cachedInput: '0.02',
    cacheWrite: '0.25',
    output: '1.20',
    search: '0.01',
    long: OPENAI_LONG,
  },
  {
    models: ['perplexity/sonar'],
    from: '2026-10-01',
    input: '0.25',
    cachedInput: '0.0625',
    output: '2.50',
    search: '0.0025',
  },
  {
    models: ['gemini-3.8-flash'],
    from: '2026-11-02',
    until: '2027-01-01',
    input: '0.75',
    cachedInput: '0.075',
    output: '3.75',
    search: '0.014',
  },
  {
    models: ['gemini-4-argon'],
    from: '2026-11-02',
    input: '2.00',
    cachedInput: '0.10',
    output: '10.00',
    search: '0.014',
  },
  {
    models: ['claude-haiku-5-5'],
    from: '2026-11-02',
    input: '0.10',
    cachedInput: '0.01',
    cacheWrite: '0.125',
    output: '0.50',
    search: '0.01',
    long: HAIKU_LONG,
  },
  {
    models: ['claude-sonnet-5-5'],
    from: '2026-09-29',
    input: '2.00',
    cachedInput: '0.10',
    cacheWrite: '2.50',
    output: '10.00',
    search: '0.01',
  },
  {
    models: ['claude-opus-5-5'],
    from: '2026-11-02',
    input: '4.00',
    cachedInput: '0.20',
    cacheWrite: '5.00',
    output: '20.00',
    search: '0.01',
  },
  {
    models: ['grok-4.7'],
    from: '2026-11-02',
    input: '2.00',
    cachedInput: '0.50',
    output: '6.00',
    search: '0.005',
    long: XAI_LONG,
  },
  {
    models: ['deepseek-flash', 'deepseek-v4-flash'],
    from: '2026-10-17',
    input: '0.15',
    cachedInput: '0.003',
    output: '0.60',
    search: '0',
    peak: 'deepseek',
  },
  {
    models: ['deepseek-v4-pro'],
    from: '2026-08-17',
    input: '0.66',
    cachedInput: '0.022',
    output: '1.98',
    search: '0',
    peak: 'deepseek',
  },
  {
    models: ['muse-spark-1.3'],
    from: '2026-11-02',
    input: '1.25',
    cachedInput: '0.15',
    output: '4.25',
    search: '0.0025',
  },
  // DeepSeek charges for searches that run on its side since this hour.
  {
    models: ['deepseek-flash', 'deepseek-v4-flash'],
    from: '2026-10-31T16:00:00Z',
    input: '0.15',
    cachedInput: '0.003',
    output: '0.60',
    search: '0.00075',
    peak: 'deepseek',
  },
  {
    models: ['deepseek-v4-pro'],
    from: '2026-10-31T16:00:00Z',
    input: '0.66',
    cachedInput: '0.022',
    output: '1.98',
    search: '0.00075',
    peak: 'deepseek',
  },
]

/** The price of these tokens and searches at that time; null if the table has none. */
export function priceOf(model: string, usage: TokenUsage, at: Date): PicoUsd | null {
  const row = rowFor(model, at)
  if (row === null || usage.input === null || usage.output === null) return null
  const cached = BigInt(usage.cachedInput ?? 0)
  const written = BigInt(usage.cacheWrite ?? 0)
  const plain = BigInt(usage.input) - cached - written
  if (plain < 0n || (written > 0n && row.cacheWrite === undefined)) return null

  const long = row.long !== undefined && usage.input > row.long.above ? row.long : null
  const factor = row.peak === 'deepseek' ? peakFactor(at) : 1n
  const input =
    plain * perToken(row.input) +
    cached * perToken(row.cachedInput) +
    written * perToken(row.cacheWrite ?? '0')
  const output = BigInt(usage.output) * perToken(row.output)
  const tokens = (input * (long?.inputTenths ?? 10n) + output * (long?.outputTenths ?? 10n)) / 10n
  return tokens * factor + BigInt(usage.searches ?? 0) * pico(row.search)
}

/** The newest row in effect at that time. A model name may carry the date of its snapshot. */
function rowFor(model: string, at: Date): PriceRow | null {
  const name = model.replace(/-(\d{4}-\d{2}-\d{2}|\d{8})$/, '')
  const rows = PRICES.filter(
    (row) =>
      row.models.includes(name) &&
      Date.parse(row.from) <= at.getTime() &&
      (row.until === undefined || at.getTime() < Date.parse(row.until)),
  )
  return rows.toSorted((a, b) => Date.parse(b.from) - Date.parse(a.from))[0] ?? null
}

const pico = (usd: string): PicoUsd => picoFromText(usd) ?? 0n
const perToken = (usdPerMillion: string): PicoUsd => pico(usdPerMillion) / 1_000_000n
