import { confirmationRequest } from '@veracite/verdicts/model/confirm'
import { requestFor } from '@veracite/verdicts/model/request'
import type { LanguageModelPort } from './reader-port.ts'

/** The configured reader and its price for an answer of 150 words, in one sentence for the operator. */
export function describeReader(
  model: LanguageModelPort | null,
  second: LanguageModelPort | null = null,
): string {
  if (model === null)
    return 'the plain reader alone; a language model reads as soon as the key of a provider, or a server of your own, is set (VERACITE_READER)'
  const estimate = usdPerReading(model, second)
  const ceiling = model.dailySpendUsd === null ? '' : `, ${model.dailySpendUsd} USD a day`
  const price =
    estimate === null
      ? 'at a price that is not known here: if it costs anything, set VERACITE_READER_PRICE_USD, or the daily ceiling counts nothing'
      : `at most ${toUsd(estimate)} USD an answer${ceiling}`
  const confirms = second === null ? '' : `, accusations confirmed by ${second.name}`
  return `${model.name}${confirms}, ${price}`
}

/** For the operator's page of engines. */
export const readerBody = (of: {
  model: LanguageModelPort | null
  secondModel: LanguageModelPort | null
}) => ({
  model: of.model?.name ?? null,
  second: of.secondModel?.name ?? null,
  words: describeReader(of.model, of.secondModel),
})

/** The most that an ordinary answer costs: read once, and asked about once more. Null if a price is not known. */
function usdPerReading(model: LanguageModelPort, second: LanguageModelPort | null): number | null {
  const read = model.estimateUsd(TYPICAL)
  const confirmed = (second ?? model).estimateUsd(TYPICAL_CONFIRMATION)
  return read === null || confirmed === null ? null : Number(read) + Number(confirmed)
}

/** The most that one answer and that so many cost to read; null if no price is known. */
export function readingPrice({ model, secondModel }: Parameters<typeof readerBody>[0], answers: number) {
  const usd = model && usdPerReading(model, secondModel)
  return {
    usdPerAnswer: usd?.toFixed(6) ?? null,
    priceUsd: usd === null ? null : (usd * answers).toFixed(6),
  }
}

const BRAND = { name: 'Example', aliases: [], domain: 'example.com' }
const ANSWER = { text: 'words '.repeat(150), citations: [] }
const NONCE = '0'.repeat(32)

const TYPICAL = requestFor(
  {
    brand: { ...BRAND, products: [], people: [], trades: [] },
    prompt: { text: 'What should I know about Example?', intent: 'BRANDED' },
    answer: ANSWER,
  },
  NONCE,
)

const TYPICAL_CONFIRMATION = confirmationRequest(
  {
    brand: BRAND,
    answer: ANSWER,
    accusations: [
      { predicate: 'founded_year', stated: '1998', span: { start: 300, end: 311, quote: 'words words' } },
    ],
  },
  NONCE,
)

/** Two significant digits: the estimate is no more exact than that. */
const toUsd = (usd: number): string => String(Number(usd.toPrecision(2)))
