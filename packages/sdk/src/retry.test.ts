import { describe, expect, test } from 'vitest'
import { answerToError } from './answer-to-error.ts'
import { AbortedError, ConnectionError, InvalidInputError, TimeoutError } from './errors.ts'
import { pauseBeforeRetry, retryAfterMs } from './retry.ts'

const answer = (status: number, body: unknown = {}, headers: Record<string, string> = {}) =>
  answerToError('createScan', new Response(null, { status, headers }), body)
const cap = { error: 'cap', maxScans: 4, scansThisMonth: 4 }

describe('what is repeated', () => {
  test.each<[string, unknown]>([
    ['no connection', new ConnectionError('getScan', 'http://127.0.0.1', 'reset')],
    ['a timeout', new TimeoutError('getScan', 'http://127.0.0.1', 1, 'late')],
    ...[408, 500, 502, 503, 504].map((status) => [String(status), answer(status)] as [string, unknown]),
    ['503 with Retry-After', answer(503, {}, { 'retry-after': '3' })],
    ['429 with Retry-After', answer(429, {}, { 'retry-after': '3' })],
  ])('%s', (_name, error) => expect(pauseBeforeRetry(error, 0, 0)).not.toBeNull())

  test.each<[string, unknown]>([
    ['the monthly cap', answer(429, cap)],
    ['the monthly cap, even when it says Retry-After', answer(429, cap, { 'retry-after': '1' })],
    ['429 that does not say for how long', answer(429)],
    ...[301, 400, 401, 403, 404, 409, 413, 418, 501, 505].map(
      (status) => [String(status), answer(status)] satisfies [string, unknown],
    ),
    ['409 that says Retry-After', answer(409, {}, { 'retry-after': '1' })],
    ['an abort of the caller', new AbortedError('stop')],
    ['a wrong argument', new InvalidInputError('no')],
    ['anything else', new SyntaxError('bug')],
  ])('never: %s', (_name, error) => expect(pauseBeforeRetry(error, 0, 0)).toBeNull())
})

test('pauses double from half a second to eight, less up to a quarter', () => {
  const error = new ConnectionError('getScan', 'http://127.0.0.1', 'reset')
  expect([0, 1, 2, 3, 4, 5, 50].map((made) => pauseBeforeRetry(error, made, 0))).toEqual([
    500, 1000, 2000, 4000, 8000, 8000, 8000,
  ])
  expect(pauseBeforeRetry(error, 0, 0.999_999)).toBeCloseTo(375, 1)
})

test('Retry-After wins over the back-off, and beyond a minute the error is thrown', () => {
  const asked = (seconds: string) => pauseBeforeRetry(answer(503, {}, { 'retry-after': seconds }), 5, 0.5)
  expect([asked('0'), asked('7'), asked('60'), asked('61')]).toEqual([0, 7000, 60_000, null])
})

test('Retry-After is read as seconds or as a date, and nonsense as nothing', () => {
  const now = Date.parse('2026-11-15T09:00:00Z')
  expect(retryAfterMs('12', now)).toBe(12_000)
  expect(retryAfterMs('Sun, 15 Nov 2026 09:00:30 GMT', now)).toBe(30_000)
  expect(retryAfterMs('Sun, 15 Nov 2026 08:00:00 GMT', now)).toBe(0)
  expect(retryAfterMs('soon', now)).toBeNull()
  expect(retryAfterMs('', now)).toBeNull()
  expect(retryAfterMs(null, now)).toBeNull()
})
