import { expect, test } from 'vitest'
import { isOpen } from './sessions.ts'

const LIMITS = { idleMs: 60 * 60_000, absoluteMs: 12 * 60 * 60_000 }
const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000)

test('a session ends when it is not used, and at the latest after its whole time', () => {
  const session = { createdAt: at(0), seenAt: at(30), expiresAt: at(720) }
  expect(isOpen(session, LIMITS, at(31))).toBe(true)
  expect(isOpen(session, LIMITS, at(89))).toBe(true)
  expect(isOpen(session, LIMITS, at(90))).toBe(false)
  const used = { ...session, seenAt: at(719) }
  expect(isOpen(used, LIMITS, at(719.9))).toBe(true)
  expect(isOpen(used, LIMITS, at(720))).toBe(false)
})

test('a session from the future is refused', () => {
  expect(isOpen({ createdAt: at(10), seenAt: at(10), expiresAt: at(720) }, LIMITS, at(0))).toBe(false)
})
