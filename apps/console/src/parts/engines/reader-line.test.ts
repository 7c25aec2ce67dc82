import { expect, test } from 'vitest'
import { measuredWords, type Reader } from './reader-line.tsx'

const figure = (part: number, of: number, low: number | null = null, high = low) => ({
  ...{ part, of, low, high, words: '' },
})
const CHECK: NonNullable<Reader['check']> = {
  id: 'c1',
  measuredAt: '2026-11-18T09:00:00.000Z',
  read: 120,
  of: 120,
  answersSha256: 'a'.repeat(64),
  costUsd: '0.24',
  classRight: figure(118, 120, 0.94, 1),
  claimsRight: figure(190, 195),
  accusationsRight: figure(44, 45, 0.88, 1),
  found: figure(44, 45),
  statementsRead: figure(195, 195),
}
const READER: Reader = {
  reader: 'any/model (prompt 2)',
  dailySpendUsd: '5',
  accuses: true,
  readsTwice: false,
  errorRate: 'accusations wrong 1 of 45',
  consequence: 'Its accusations count.',
  isStale: false,
  check: CHECK,
  job: null,
}

test('the figures in one line, with what they were measured on and when', () => {
  expect(measuredWords(READER, 120)).toBe(
    'Measured on 120 invented answers that nobody fitted to, 2026-11-18, $0.24: class right 118 of 120 · 94–100 %; accusations right 44 of 45 · 88–100 %; false answers found 44 of 45; statements read 195 of 195.',
  )
  expect(measuredWords({ ...READER, isStale: true }, 120)).toContain('Due for another check')
})

test('a reader without a check says so, and how far a check has come or why it failed', () => {
  const job = { id: 'j1', state: 'running' as const, error: null, measured: 41 }
  expect(measuredWords({ ...READER, check: null }, 120)).toBe('Not measured yet.')
  expect(measuredWords({ ...READER, check: null, job }, 120)).toBe(
    'Not measured yet. A check is under way: 41 of 120 read.',
  )
  const dead = { ...job, state: 'dead' as const, error: 'Measured 0 of 120. The model failed.' }
  expect(measuredWords({ ...READER, check: null, job: dead }, 120)).toContain('Measured 0 of 120.')
})
