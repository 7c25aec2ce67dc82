import type { TokenUsage } from '@veracite/terms/engine-port'
import { peakFactor } from './deepseek-peak.ts'
import { type PicoUsd, picoFromText } from './money.ts'
import rows from './prices.json' with { type: 'json' }

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
  /** How much more a long request costs. */
  long?: string
  /** `deepseek`: more at some hours. */
  peak?: string
}

/** Above this many input tokens the whole request costs more: factors in tenths. */
const LONG: Readonly<Record<string, { above: number; inputTenths: bigint; outputTenths: bigint }>> = {
  openai: { above: 272_000, inputTenths: 20n, outputTenths: 15n },
  xai: { above: 200_000, inputTenths: 20n, outputTenths: 20n },
  haiku: { above: 100_000, inputTenths: 50n, outputTenths: 50n },
}

/**
 * Append only: when a price changes, add a row with its date. Editing a row would change the stated cost of
 * past runs. If the day a price took effect is unknown, the day it was first seen is used.
 */
const PRICES: readonly PriceRow[] = rows

/** The price of these tokens and searches at that time; null if the table has none. */
export function priceOf(model: string, usage: TokenUsage, at: Date): PicoUsd | null {
  const row = rowFor(model, at)
  if (row === null || usage.input === null || usage.output === null) return null
  const cached = BigInt(usage.cachedInput ?? 0)
  const written = BigInt(usage.cacheWrite ?? 0)
  const plain = BigInt(usage.input) - cached - written
  if (plain < 0n || (written > 0n && row.cacheWrite === undefined)) return null

  const limit = LONG[row.long ?? '']
  const long = limit !== undefined && usage.input > limit.above ? limit : null
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
  const found = PRICES.filter(
    (row) =>
      row.models.includes(name) &&
      Date.parse(row.from) <= at.getTime() &&
      (row.until === undefined || at.getTime() < Date.parse(row.until)),
  )
  return found.toSorted((a, b) => Date.parse(b.from) - Date.parse(a.from))[0] ?? null
}

const pico = (usd: string): PicoUsd => picoFromText(usd) ?? 0n
const perToken = (usdPerMillion: string): PicoUsd => pico(usdPerMillion) / 1_000_000n
