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
/** Fewer than in most languages, so that estimates are rather high. */
const CHARACTERS_PER_TOKEN = 3

/** The cost of these tokens, as a decimal string; null if no price is known. */
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

/** An upper estimate for one request; a model with long reasoning may exceed it. */
export function estimateOf(
  settings: Pick<ReaderSettings, 'model' | 'price'>,
  { instructions, material }: ModelRequest,
  at: Date,
): string | null {
  const input = Math.ceil((instructions.length + material.length) / CHARACTERS_PER_TOKEN) + 500
  return costOfTokens(settings, { input, cachedInput: 0, output: OUTPUT_TOKENS }, at)
}

const perToken = (usdPerMillion: string): PicoUsd => (picoFromText(usdPerMillion) ?? 0n) / 1_000_000n
