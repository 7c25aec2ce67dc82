import type { CostBasis, ExtractedAnswer, TokenUsage } from '@veracite/terms/engine-port'
import { picoFromText, textFromPico } from './money.ts'
import { priceOf } from './prices.ts'

export interface Cost {
  costUsd: string | null
  costBasis: CostBasis
}

/**
 * What the engine says it charged, otherwise the price table, otherwise the operator's price per call,
 * otherwise nothing.
 */
export function costOf(input: {
  answer: ExtractedAnswer
  askedModel: string | null
  askedAt: Date
  usdPerCall: string | null
  /** How many of the exchanges the provider charges for. */
  chargedCalls: number
}): Cost {
  const { answer } = input
  if (answer.reportedCostUsd !== null) return { costUsd: answer.reportedCostUsd, costBasis: 'reported' }

  const model = answer.servedModel ?? input.askedModel
  const priced = model === null ? null : priceOf(model, answer.usage, input.askedAt)
  if (priced !== null) return { costUsd: textFromPico(priced), costBasis: 'price_table' }

  const perCall = input.usdPerCall === null ? null : picoFromText(input.usdPerCall)
  if (perCall !== null) {
    return { costUsd: textFromPico(perCall * BigInt(input.chargedCalls)), costBasis: 'per_call_setting' }
  }
  return { costUsd: null, costBasis: 'unknown' }
}

/** A question with search results, and some paragraphs of answer. */
const USUAL: TokenUsage = {
  input: 5_000,
  cachedInput: 0,
  cacheWrite: 0,
  output: 800,
  reasoning: 0,
  searches: 1,
}

/** For engines that were never asked: a guess by the price list, or the operator's own price per call. */
export function listPrice(model: string | null, usdPerCall: string | null, at: Date): string | null {
  const priced = model === null ? null : priceOf(model, USUAL, at)
  return priced === null ? usdPerCall : textFromPico(priced)
}
