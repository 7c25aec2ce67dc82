import { sha256 } from '@veracite/terms/digest'
import type { ClockAndIds } from '@veracite/terms/ports'
import type { SignInMethod } from '@veracite/terms/vocabulary'
import { type Caller, OPERATOR } from '../access/caller.ts'
import type { LoginStore, MemberStore, SessionOf, SessionStore, StoredSession } from './people-store.ts'

/** A session ends when it was not used for the one, and at the latest after the other. */
export interface SessionLimits {
  idleMs: number
  absoluteMs: number
}

export interface OpenSession {
  id: string
  of: SessionOf
  caller: Caller
  expiresAt: Date
}

interface Deps extends ClockAndIds {
  sessions: SessionStore
  logins: Pick<LoginStore, 'findPerson'>
  members: Pick<MemberStore, 'accountsOf'>
  sessionLimits: SessionLimits
}

const A_MINUTE_MS = 60_000
const LONGEST_TEXT = 200

/** Sessions are on the server: ended there, a copy of the cookie is worth nothing to anybody. */
export const browserSessions = (deps: Deps) => ({
  /** The value is for the browser alone; only its digest is stored. */
  async begin(
    of: SessionOf,
    from: { method: SignInMethod; browser: string; address: string },
  ): Promise<{ id: string; value: string; createdAt: Date; expiresAt: Date }> {
    const now = deps.clock.now()
    const value = deps.ids.randomHex(32)
    const id = deps.ids.next()
    const expiresAt = new Date(now.getTime() + deps.sessionLimits.absoluteMs)
    await deps.sessions.begin({
      id,
      sha256: sha256(value),
      personId: 'personId' in of ? of.personId : null,
      tokenSha256: 'tokenSha256' in of ? of.tokenSha256 : null,
      method: from.method,
      browser: from.browser.slice(0, LONGEST_TEXT),
      address: from.address.slice(0, LONGEST_TEXT),
      createdAt: now,
      expiresAt,
    })
    return { id, value, createdAt: now, expiresAt }
  },

  /** Null for values that are not known, were signed out, or whose time is up. */
  async read(value: string, tokenSha256: Uint8Array): Promise<OpenSession | null> {
    if (!/^[0-9a-f]{64}$/.test(value)) return null
    const session = await deps.sessions.find(sha256(value))
    const now = deps.clock.now()
    if (session === null || !isOpen(session, deps.sessionLimits, now)) return null
    const caller = await callerOf(deps, session, tokenSha256)
    if (caller === null) return null
    if (now.getTime() - session.seenAt.getTime() >= A_MINUTE_MS) await deps.sessions.see(session.id, now)
    const of = session.personId === null ? { tokenSha256 } : { personId: session.personId }
    return { id: session.id, of, caller, expiresAt: session.expiresAt }
  },

  async end(value: string, tokenSha256: Uint8Array): Promise<OpenSession | null> {
    const session = await this.read(value, tokenSha256)
    if (session !== null) await deps.sessions.end(session.of, session.id, deps.clock.now())
    return session
  },
})

/** A session from the future was begun by a wrong clock, or before this clock was set back. */
export const isOpen = (
  { createdAt, seenAt, expiresAt }: Pick<StoredSession, 'createdAt' | 'seenAt' | 'expiresAt'>,
  { idleMs }: SessionLimits,
  now: Date,
): boolean =>
  now < expiresAt &&
  now.getTime() - seenAt.getTime() < idleMs &&
  createdAt.getTime() <= now.getTime() + A_MINUTE_MS

async function callerOf(
  { logins, members }: Deps,
  session: StoredSession,
  tokenSha256: Uint8Array,
): Promise<Caller | null> {
  if (session.personId === null)
    return Buffer.compare(session.tokenSha256 ?? new Uint8Array(), tokenSha256) === 0 ? OPERATOR : null
  return personCaller({ logins, members }, session.personId)
}

/** The person with their present roles; null if they are in no account. */
export async function personCaller(
  { logins, members }: Pick<Deps, 'logins' | 'members'>,
  personId: string,
): Promise<Caller | null> {
  const person = await logins.findPerson(personId)
  const memberships = await members.accountsOf(personId)
  if (person === null || memberships.length === 0) return null
  return { kind: 'person', id: person.id, name: person.name, personId, memberships }
}
