import { describe, expect, test } from 'vitest'
import { consequenceWords, errorRateWords, isStale, type ReaderCheck, trustFrom } from './reader-check.ts'

const share = (part: number, of: number) => ({ part, of })
const check = (figures: Partial<ReaderCheck['figures']> = {}): ReaderCheck => ({
  id: 'c1',
  reader: 'any/model (prompt 2)',
  measuredAt: new Date('2026-11-18T09:00:00Z'),
  answers: { read: 120, of: 120, sha256: 'a' },
  figures: {
    classRight: share(118, 120),
    claimsRight: share(190, 195),
    accusationsRight: share(45, 45),
    found: share(45, 45),
    statementsRead: share(195, 195),
    ...figures,
  },
  costUsd: '0.1',
})

describe('what follows from a check', () => {
  test.each([
    ['all of 45 right', share(45, 45), true],
    ['45 of 46: 0.98, lower bound 0.88', share(45, 46), true],
    ['42 of 45: 0.93 is too few', share(42, 45), false],
    ['42 of 44: 0.955, but the lower bound is 0.845', share(42, 44), false],
    ['all of 10: the lower bound is 0.74', share(10, 10), false],
    ['none made', share(0, 0), false],
  ])('accusations right, %s', (_, accusationsRight, accuses) => {
    expect(trustFrom(check({ accusationsRight })).accuses).toBe(accuses)
  })

  test.each([
    [95, 100, false],
    [94, 100, true],
    [190, 200, false],
    [189, 200, true],
  ])('%i of %i statements read', (part, of, readsTwice) => {
    expect(trustFrom(check({ statementsRead: share(part, of) })).readsTwice).toBe(readsTwice)
  })

  test('a reader that was never measured accuses nobody, and says so', () => {
    expect(trustFrom(null)).toEqual({ accuses: false, readsTwice: false })
    expect(errorRateWords(null)).toBe('not measured yet')
    expect(consequenceWords(trustFrom(null), false)).toMatch(/^Not measured yet: .* for review\.$/)
  })

  test('the error rate in words, its bound rounded up', () => {
    expect(errorRateWords(check({ accusationsRight: share(40, 41) }))).toBe(
      'accusations wrong 1 of 41 (95 % at most 0.13), check of 2026-11-18',
    )
    expect(errorRateWords(check())).toBe('accusations wrong 0 of 45 (95 % at most 0.07), check of 2026-11-18')
    expect(errorRateWords(check({ accusationsRight: share(0, 0) }))).toBe(
      'made no accusation, check of 2026-11-18',
    )
  })

  test('is due again after a week, and when the shipped answers have changed', () => {
    expect(isStale(check(), new Date('2026-11-25T08:59:59Z'), 'a')).toBe(false)
    expect(isStale(check(), new Date('2026-11-25T09:00:00Z'), 'a')).toBe(true)
    expect(isStale(check(), new Date('2026-11-18T10:00:00Z'), 'b')).toBe(true)
  })
})
