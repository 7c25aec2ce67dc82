import { requestFor } from '@veracite/verdicts/model/request'
import type { LanguageModelPort } from './reader-port.ts'

/** Who reads, and what reading an ordinary answer of 150 words costs, in one sentence for the operator. */
export function describeReader(model: LanguageModelPort | null): string {
  if (model === null) return 'rules alone; VERACITE_READER adds a model'
  const estimate = model.estimateUsd(TYPICAL)
  const price =
    estimate === null
      ? 'at a price that is not known here: set VERACITE_READER_PRICE_USD, or the daily ceiling counts nothing'
      : `at most ${toUsd(estimate)} USD a reading`
  const ceiling = model.dailySpendUsd === null ? '' : `, ${model.dailySpendUsd} USD a day`
  return `rules and ${model.name}, ${price}${ceiling}`
}

const TYPICAL = requestFor(
  {
    brand: { name: 'Example', aliases: [], domain: 'example.com', products: [], people: [], trades: [] },
    prompt: { text: 'What should I know about Example?', intent: 'BRANDED' },
    answer: { text: 'words '.repeat(150), citations: [] },
  },
  '0'.repeat(32),
)

/** Two significant digits: the estimate is no more exact than that. */
const toUsd = (decimal: string): string => String(Number(Number(decimal).toPrecision(2)))
