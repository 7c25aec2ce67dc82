import { expect, test } from 'vitest'
import { describeReader } from './describe-reader.ts'
import type { LanguageModelPort } from './reader-port.ts'

const model = (estimate: string | null, dailySpendUsd: string | null = '5'): LanguageModelPort => ({
  name: 'openai/small',
  dailySpendUsd,
  estimateUsd: () => estimate,
  ask: () => Promise.reject(new Error('nobody asks')),
})

test.each([
  [null, 'rules alone; VERACITE_READER adds a model'],
  [model('0.0010834'), 'rules and openai/small, at most 0.0011 USD a reading, 5 USD a day'],
  [model('0.0010834', null), 'rules and openai/small, at most 0.0011 USD a reading'],
  [
    model(null),
    'rules and openai/small, at a price that is not known here: set VERACITE_READER_PRICE_USD, or the daily ceiling counts nothing, 5 USD a day',
  ],
])('%j', (reader, words) => {
  expect(describeReader(reader)).toBe(words)
})
