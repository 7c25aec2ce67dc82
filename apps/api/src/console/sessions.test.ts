import { expect, test } from 'vitest'
import { createOneTimeCodes } from './one-time-codes.ts'
import { createSessions } from './sessions.ts'

const TOKEN = 'a-platform-token-for-tests-0123456789abcdef'
const NOW = new Date('2026-11-15T12:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)
const HOUR = 3_600_000

test('a session is known for twelve hours, to every process with the token', () => {
  const { value, expiresAt } = createSessions(TOKEN).issue(NOW)
  expect(expiresAt).toEqual(later(12 * HOUR))
  const elsewhere = createSessions(TOKEN)
  expect(elsewhere.read(value, later(12 * HOUR - 1))).toEqual({ expiresAt })
  expect(elsewhere.read(value, later(12 * HOUR))).toBeNull()
  expect(elsewhere.read(value, later(-HOUR))).toBeNull()
  expect(createSessions(TOKEN).issue(NOW).value).not.toBe(value)
})

test('another token, another byte or another form: no session', () => {
  const sessions = createSessions(TOKEN)
  const { value } = sessions.issue(NOW)
  expect(createSessions(`${TOKEN}x`).read(value, NOW)).toBeNull()
  for (let at = 0; at < value.length; at += 1) {
    const other = value[at] === 'A' ? 'B' : 'A'
    expect(sessions.read(value.slice(0, at) + other + value.slice(at + 1), NOW)).toBeNull()
  }
  const [payload = '', signature = ''] = value.split('.')
  const longer = Buffer.from(JSON.stringify({ issued: 0, expires: 9e15, nonce: '' })).toString('base64url')
  for (const forged of [
    '',
    '.',
    payload,
    `${payload}.`,
    `.${signature}`,
    `${value}.`,
    `${value}=`,
    `${longer}.${signature}`,
  ])
    expect([forged, sessions.read(forged, NOW)]).toEqual([forged, null])
})

test('a code signs in once, and for ten minutes', () => {
  const codes = createOneTimeCodes()
  const [used, kept, old] = [codes.make(NOW), codes.make(NOW), codes.make(NOW)]
  expect(codes.take('something', NOW)).toBe(false)
  expect([codes.take(used, NOW), codes.take(used, NOW)]).toEqual([true, false])
  expect(codes.take(kept, later(600_000 - 1))).toBe(true)
  expect(codes.take(old, later(600_000))).toBe(false)
})
