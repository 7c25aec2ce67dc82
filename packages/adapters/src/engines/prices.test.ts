import { describe, expect, test } from 'vitest'
import { decimalFromNumber, decimalFromText, textFromPico, usdFromTicks } from './money.ts'
import { priceOf } from './prices.ts'
import { retryAfterMs } from './retry-after.ts'

const NONE = { input: 0, cachedInput: null, cacheWrite: null, output: 0, reasoning: null, searches: null }
const price = (model: string, usage: Partial<typeof NONE> | object, at: string) => {
  const pico = priceOf(model, { ...NONE, ...usage }, new Date(at))
  return pico === null ? null : textFromPico(pico)
}
const NOV = '2026-11-14T12:00:00Z'

describe('the price table', () => {
  test('cached and written tokens have prices of their own', () => {
    const usage = {
      input: 1_000_000,
      cachedInput: 300_000,
      cacheWrite: 200_000,
      output: 100_000,
      searches: 3,
    }
    // 0.5 * 2.00 + 0.3 * 0.10 + 0.2 * 2.50 + 0.1 * 10 + 3 * 0.01
    expect(price('claude-sonnet-5-5', usage, NOV)).toBe('2.56')
  })

  test('above 272k input tokens OpenAI doubles the input and takes half as much again for the output', () => {
    expect(price('gpt-6-luna', { input: 272_000, output: 1000 }, NOV)).toBe('0.0277')
    expect(price('gpt-6-luna', { input: 272_001, output: 1000 }, NOV)).toBe('0.0551502')
  })

  test.each([
    ['a weekday morning', '2026-11-16T02:00:00Z', '0.0015'],
    ['a weekday, second peak', '2026-11-16T09:59:59Z', '0.0015'],
    ['between the peaks', '2026-11-16T05:00:00Z', '0.00075'],
    ['after the peaks', '2026-11-16T10:00:00Z', '0.00075'],
    ['the weekend', '2026-11-14T02:00:00Z', '0.00075'],
    ['a Chinese public holiday', '2027-01-01T02:00:00Z', '0.00075'],
  ])('DeepSeek doubles its price at peak hours: %s', (_name, at, expected) => {
    expect(price('deepseek-flash', { input: 1000, output: 1000 }, at)).toBe(expected)
  })

  test('a price counts from its day: DeepSeek searches were free until 31 October 2026, 16:00 UTC', () => {
    expect(price('deepseek-flash', { searches: 2 }, '2026-10-31T15:59:59Z')).toBe('0')
    expect(price('deepseek-flash', { searches: 2 }, '2026-10-31T16:00:00Z')).toBe('0.0015')
  })

  test('a snapshot date in the model name does not matter; an unknown model, time or count gives no price', () => {
    expect(price('gpt-6-luna-2026-09-22', { input: 1000 }, NOV)).toBe('0.0001')
    expect(price('gpt-9', { input: 1000 }, NOV)).toBeNull()
    expect(price('gpt-6-luna', { input: 1000 }, '2026-01-01T00:00:00Z')).toBeNull()
    expect(price('gemini-3.8-flash', { input: 1000 }, '2027-01-01T00:00:00Z')).toBeNull()
    expect(price('gpt-6-luna', { input: null }, NOV)).toBeNull()
    expect(price('gpt-6-luna', { input: 10, cachedInput: 20 }, NOV)).toBeNull()
    expect(price('grok-4.7', { input: 100, cacheWrite: 10 }, NOV)).toBeNull()
  })
})

test('amounts are exact decimals', () => {
  expect(decimalFromNumber(0.1 + 0.2)).toBe('0.3')
  expect(decimalFromNumber(0.00379)).toBe('0.00379')
  expect(decimalFromNumber(1e-7)).toBe('0.0000001')
  expect(decimalFromNumber(0)).toBe('0')
  expect(decimalFromNumber(-1)).toBeNull()
  expect(decimalFromNumber(Number.NaN)).toBeNull()
  expect(decimalFromText('5.00')).toBe('5')
  expect(decimalFromText('5,00')).toBeNull()
  expect(usdFromTicks(235_120_000)).toBe('0.023512')
  expect(usdFromTicks(1)).toBe('0.0000000001')
})

test.each([
  [{ 'retry-after': '2' }, 2000],
  [{ 'retry-after': '600' }, 600_000],
  [{ 'retry-after': '0.5' }, 500],
  [{ 'retry-after': 'Sat, 14 Nov 2026 12:02:00 GMT' }, 120_000],
  [{ 'retry-after': 'Sat, 14 Nov 2026 11:00:00 GMT' }, 0],
  [{ 'retry-after': 'soon' }, null],
  [{ 'retry-after-ms': '250', 'retry-after': '2' }, 250],
  [{}, null],
] as const)('%j waits %s ms', (headers, expected) => {
  expect(retryAfterMs(headers as Record<string, string>, new Date(NOV))).toBe(expected)
})
