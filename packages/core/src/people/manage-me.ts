import { conflict, DomainError, invalidField, notFound } from '@veracite/terms/errors'
import type { AskedPage } from '@veracite/terms/page'
import type { ClockAndIds } from '@veracite/terms/ports'
import { toWire } from '@veracite/terms/wire'
import { type Caller, isAtLeast, roleIn } from '../access/caller.ts'
import { ownKeys, type PersonalKeyInput } from '../accounts/manage-keys.ts'
import type { TenantStore } from '../tenants/tenant-store.ts'
import type {
  LoginStore,
  MemberStore,
  Passkey,
  SessionOf,
  SessionStore,
  StoredSession,
} from './people-store.ts'
import type { SessionLimits } from './sessions.ts'

interface Deps extends ClockAndIds {
  tenants: TenantStore
  members: MemberStore
  logins: LoginStore
  sessions: SessionStore
  sessionLimits: SessionLimits
}

/** The owner of the sessions, and the session of the request. */
export interface OwnSessions {
  of: SessionOf
  current: string | null
}

/** Operations of a signed-in person on their own sessions, passkeys and keys. */
export const adminMe = (deps: Deps) => {
  const keys = ownKeys(deps)
  return {
    async get(caller: Caller) {
      const { kind, id, name, memberships } = caller
      return { kind, id, name, operator: memberships === null, accounts: await accountsOf(deps, caller) }
    },

    async sessions({ of, current }: OwnSessions) {
      const now = deps.clock.now()
      const idleSince = new Date(now.getTime() - deps.sessionLimits.idleMs)
      const items = await deps.sessions.list(of, now, idleSince)
      return { items: items.map((session) => toSessionBody(session, current)) }
    },
    async endSession({ of }: OwnSessions, sessionId: string) {
      const ended = await deps.sessions.end(of, sessionId, deps.clock.now())
      if (ended === 0) throw notFound('session')
      return { ended }
    },
    endSessions: async ({ of }: OwnSessions) => ({
      ended: await deps.sessions.end(of, null, deps.clock.now()),
    }),

    async passkeys(caller: Caller) {
      return { items: (await deps.logins.listPasskeys(personOf(caller))).map(toPasskeyBody) }
    },
    async removePasskey(caller: Caller, passkeyId: string) {
      const outcome = await deps.logins.removePasskey(personOf(caller), passkeyId)
      if (outcome === 'last') throw conflict('last_sign_in')
      if (outcome === null) throw notFound('passkey')
      return { removed: true }
    },

    async issueKey(caller: Caller, input: PersonalKeyInput) {
      const mine = roleIn(caller, input.accountId.toLowerCase())
      const role = input.role ?? 'viewer'
      if (mine === null || !isAtLeast(mine, role))
        throw invalidField('invalid_key', 'role', 'is_more_than_you_may')
      return keys.issue(personOf(caller), { ...input, role })
    },
    keys: (caller: Caller, page: AskedPage) => keys.list(personOf(caller), page),
    revokeKey: (caller: Caller, keyId: string) => keys.revoke(personOf(caller), keyId),
    rotateKey: (caller: Caller, keyId: string, overlapHours: number) =>
      keys.rotate(personOf(caller), keyId, overlapHours),
  }
}

async function accountsOf({ members, tenants }: Deps, { personId, memberships }: Caller) {
  if (memberships === null) return null
  const named = new Map(
    personId === null
      ? []
      : (await members.accountsOf(personId)).map(({ accountId, name }) => [accountId, name] as const),
  )
  return Promise.all(
    memberships.map(async ({ accountId, role }) => ({
      accountId,
      name: named.get(accountId) ?? (await tenants.findAccount(accountId))?.name ?? '',
      role,
    })),
  )
}

/** Programs and the operator have no things of their own. */
function personOf({ personId, kind }: Caller): string {
  if (personId !== null && kind === 'person') return personId
  throw new DomainError('forbidden', 'only_for_people')
}

const toSessionBody = (session: StoredSession, current: string | null) => {
  const { id, method, browser, address, createdAt, seenAt, expiresAt } = session
  const body = toWire({ id, method, browser, address, createdAt, seenAt, expiresAt })
  return { ...body, current: id === current }
}

const toPasskeyBody = ({ id, name, backedUp, createdAt, lastUsedAt }: Passkey) =>
  toWire({ id, name, backedUp, createdAt, lastUsedAt })
