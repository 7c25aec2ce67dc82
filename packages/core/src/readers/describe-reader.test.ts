import { expect, test } from 'vitest'
import { describeReader } from './describe-reader.ts'
import type { LanguageModelPort } from './reader-port.ts'

const model = (
  estimate: string | null,
  dailySpendUsd: string | null = '5',
  name = 'openai/small',
): LanguageModelPort => ({
  name,
  dailySpendUsd,
  concurrency: 8,
  estimateUsd: () => estimate,
  ask: () => Promise.reject(new Error('nobody asks')),
})

test.each([
  [
    null,
    null,
    'the plain reader alone; a language model reads as soon as the key of a provider, or a server of your own, is set (VERACITE_READER)',
  ],
  // Reading it, and asking once more about what it is accused of.
  [model('0.0010834'), null, 'openai/small, at most 0.0022 USD an answer, 5 USD a day'],
  [model('0.0010834', null), null, 'openai/small, at most 0.0022 USD an answer'],
  [
    model('0.001'),
    model('0.002', '5', 'xai/other'),
    'openai/small, accusations confirmed by xai/other, at most 0.003 USD an answer, 5 USD a day',
  ],
  [
    model(null),
    null,
    'openai/small, at a price that is not known here: if it costs anything, set VERACITE_READER_PRICE_USD, or the daily ceiling counts nothing',
  ],
])('%j and %j', (reader, second, words) => {
  expect(describeReader(reader, second)).toBe(words)
})
