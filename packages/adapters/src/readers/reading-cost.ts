import type { ModelRequest } from '@veracite/core/readers/reader-port'
import { type PicoUsd, picoFromText, textFromPico } from '../engines/money.ts'
import { priceOf } from '../engines/prices.ts'
import type { ReaderSettings } from './reader-settings.ts'

export interface ReadTokens {
  input: number
  cachedInput: number
  output: number
}

/** A reading is a short list of quotes; a model that thinks first writes more. An estimate should not be too low. */
const OUTPUT_TOKENS = 1_500
/** Fewer than most languages need, so that an estimate comes out rather high. */
const CHARACTERS_PER_TOKEN = 3

/** What so many tokens cost, as a decimal string; null when no price is known. */
export function costOfTokens(
  { model, price }: Pick<ReaderSettings, 'model' | 'price'>,
  { input, cachedInput, output }: ReadTokens,
  at: Date,
): string | null {
  const cost =
    price === null
      ? priceOf(model, { input, cachedInput, cacheWrite: null, output, reasoning: null, searches: null }, at)
      : BigInt(input) * perToken(price.input) + BigInt(output) * perToken(price.output)
  return cost === null ? null : textFromPico(cost)
}

/** What one request may cost at most, but for a model that thinks aloud. */
export function estimateOf(
  settings: Pick<ReaderSettings, 'model' | 'price'>,
  { instructions, material }: ModelRequest,
  at: Date,
): string | null {
  const input = Math.ceil((instructions.length + material.length) / CHARACTERS_PER_TOKEN) + 500
  return costOfTokens(settings, { input, cachedInput: 0, output: OUTPUT_TOKENS }, at)
}

const perToken = (usdPerMillion: string): PicoUsd => (picoFromText(usdPerMillion) ?? 0n) / 1_000_000n
