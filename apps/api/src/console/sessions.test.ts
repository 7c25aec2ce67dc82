import { expect, test } from 'vitest'
import { createOneTimeCodes } from './one-time-codes.ts'
import { createSessions } from './sessions.ts'

const TOKEN = 'a-platform-token-for-tests-0123456789abcdef'
const NOW = new Date('2026-11-15T12:00:00Z')
const later = (ms: number) => new Date(NOW.getTime() + ms)
const HOUR = 3_600_000

/** What the processes of one installation share. */
const ended = new Set<string>()
const sessionsOf = (token: string) =>
  createSessions(token, {
    end: async (sha256) => void ended.add(Buffer.from(sha256).toString('hex')),
    hasEnded: async (sha256) => ended.has(Buffer.from(sha256).toString('hex')),
  })

test('signed out, it is over for every process and every copy of the cookie', async () => {
  const [kept, signedOut] = [sessionsOf(TOKEN).issue(NOW), sessionsOf(TOKEN).issue(NOW)]
  await sessionsOf(TOKEN).end(signedOut.value, NOW)
  expect(await sessionsOf(TOKEN).read(signedOut.value, NOW)).toBeNull()
  expect(await sessionsOf(TOKEN).read(kept.value, NOW)).toEqual({ expiresAt: kept.expiresAt })
  // What is no session cannot be ended, so that nobody can fill the table.
  const before = ended.size
  await sessionsOf(TOKEN).end('made.up', NOW)
  expect(ended.size).toBe(before)
})

test('a session is known for twelve hours, to every process with the token', async () => {
  const { value, expiresAt } = sessionsOf(TOKEN).issue(NOW)
  expect(expiresAt).toEqual(later(12 * HOUR))
  const elsewhere = sessionsOf(TOKEN)
  expect(await elsewhere.read(value, later(12 * HOUR - 1))).toEqual({ expiresAt })
  expect(await elsewhere.read(value, later(12 * HOUR))).toBeNull()
  expect(await elsewhere.read(value, later(-HOUR))).toBeNull()
  expect(sessionsOf(TOKEN).issue(NOW).value).not.toBe(value)
})

test('another token, another byte or another form: no session', async () => {
  const sessions = sessionsOf(TOKEN)
  const { value } = sessions.issue(NOW)
  expect(await sessionsOf(`${TOKEN}x`).read(value, NOW)).toBeNull()
  for (let at = 0; at < value.length; at += 1) {
    const other = value[at] === 'A' ? 'B' : 'A'
    expect(await sessions.read(value.slice(0, at) + other + value.slice(at + 1), NOW)).toBeNull()
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
    expect([forged, await sessions.read(forged, NOW)]).toEqual([forged, null])
})

test('a code signs in once, and for ten minutes', async () => {
  const codes = createOneTimeCodes()
  const [used, kept, old] = [codes.make(NOW), codes.make(NOW), codes.make(NOW)]
  expect(codes.take('something', NOW)).toBe(false)
  expect([codes.take(used, NOW), codes.take(used, NOW)]).toEqual([true, false])
  expect(codes.take(kept, later(600_000 - 1))).toBe(true)
  expect(codes.take(old, later(600_000))).toBe(false)
})
