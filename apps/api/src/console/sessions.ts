import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'
import type { SessionStore } from '@veracite/core/accounts/session-store'

const HOURS_12_MS = 12 * 60 * 60 * 1000

export interface Session {
  expiresAt: Date
}

export interface Sessions {
  /** A cookie value that `read` accepts for twelve hours. */
  issue(now: Date): Session & { value: string }
  /** Null for values that were issued under another token, were changed or signed out, or have expired. */
  read(value: string, now: Date): Promise<Session | null>
  /** Nobody can use this value any more, whoever has a copy of it. */
  end(value: string, now: Date): Promise<void>
}

/**
 * The value says when it expires and is signed with a key derived from the platform token. Every process that
 * has the token can check the session, and changing the token ends all sessions. Only what was signed out is
 * stored, by its digest.
 */
export function createSessions(platformToken: string, ended: SessionStore): Sessions {
  const key = Buffer.from(hkdfSync('sha256', platformToken, '', 'veracite console session v1', 32))
  const sign = (payload: string): Buffer => createHmac('sha256', key).update(payload).digest()
  return {
    issue(now) {
      const expiresAt = new Date(now.getTime() + HOURS_12_MS)
      const payload = encode(
        JSON.stringify({
          issued: now.getTime(),
          expires: expiresAt.getTime(),
          nonce: encode(randomBytes(16)),
        }),
      )
      return { value: `${payload}.${encode(sign(payload))}`, expiresAt }
    },
    async read(value, now) {
      const session = signed(value, now)
      return session === null || (await ended.hasEnded(digestOf(value))) ? null : session
    },
    async end(value, now) {
      const session = signed(value, now)
      if (session !== null) await ended.end(digestOf(value), session.expiresAt, now)
    },
  }

  function signed(value: string, now: Date): Session | null {
    const [payload = '', signature = '', ...more] = value.split('.')
    const given = Buffer.from(signature, 'base64url')
    const wanted = sign(payload)
    // A signature has one spelling: a text that merely decodes to the same bytes is refused.
    if (more.length > 0 || encode(given) !== signature || given.length !== wanted.length) return null
    if (!timingSafeEqual(given, wanted)) return null
    const { issued, expires } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Payload
    // A session from the future was issued by a wrong clock, or before this clock was set back.
    if (now.getTime() >= expires || issued > now.getTime() + 60_000) return null
    return { expiresAt: new Date(expires) }
  }
}

const digestOf = (value: string): Buffer => createHash('sha256').update(value).digest()

interface Payload {
  issued: number
  expires: number
}

const encode = (data: string | Buffer): string => Buffer.from(data).toString('base64url')
