import { describe, expect, test } from 'vitest'
import { fitToBudget, MAX_BYTES } from './fit-to-budget.ts'

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))

describe('an answer that fits its budget', () => {
  test('is left as it is, to the last member', () => {
    const value = {
      a: 'x'.repeat(16_384),
      list: Array.from({ length: 100 }, () => 1),
      none: null,
      deep: { b: [{}] },
    }
    expect(fitToBudget(value)).toEqual({ value, truncatedFields: null })
  })

  test('names every text it cut, with its bytes before and after', () => {
    const { value, truncatedFields } = fitToBudget({ deep: { raw: 'é'.repeat(20_000) }, short: 'kept' })
    expect(truncatedFields).toEqual([{ path: 'deep.raw', originalBytes: 40_000, returnedBytes: 16_384 }])
    expect(Buffer.byteLength(value.deep.raw)).toBe(16_384)
    expect(value.short).toBe('kept')
  })

  test.each(['é', '€', '😀', 'a😀'])('cuts between characters, never inside %s', (character) => {
    const { value, truncatedFields } = fitToBudget({ raw: `.${character.repeat(20_000)}` })
    expect(value.raw).not.toContain('\ufffd')
    expect(value.raw.isWellFormed()).toBe(true)
    expect(Buffer.byteLength(value.raw)).toBe(truncatedFields?.[0]?.returnedBytes)
  })

  test('of a history that is oldest first it keeps the newest, of another list the first', () => {
    const list = Array.from({ length: 150 }, (_, index) => index)
    const { value, truncatedFields } = fitToBudget({ history: list, other: list }, ['history'])
    expect([value.history[0], value.history.at(-1), value.history.length]).toEqual([50, 149, 100])
    expect([value.other[0], value.other.at(-1)]).toEqual([0, 99])
    expect(truncatedFields).toMatchObject([
      { path: 'history', originalItems: 150 },
      { path: 'other', originalItems: 150 },
    ])
  })

  test.each([
    ['many texts', { list: Array.from({ length: 90 }, () => 'x'.repeat(10_000)) }],
    ['many items', { facts: Array.from({ length: 1_000 }, () => ({ quote: 'y'.repeat(900) })) }],
    ['control characters, six times their size in JSON', { raw: '\u0001'.repeat(200_000) }],
    [
      'lists in lists',
      { a: Array.from({ length: 60 }, () => Array.from({ length: 60 }, () => 'z'.repeat(60))) },
    ],
  ])('holds the budget whatever it is given: %s', (_, given) => {
    const fitted = fitToBudget<object>(given)
    expect(bytesOf(fitted)).toBeLessThanOrEqual(MAX_BYTES)
    expect(fitted.truncatedFields?.length).toBeGreaterThan(0)
  })
})
