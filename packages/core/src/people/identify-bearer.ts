import { sha256 } from '@veracite/terms/digest'
import type { Clock } from '@veracite/terms/ports'
import { type KeyKind, type KeyScope, type MemberRole, ROLES } from '@veracite/terms/vocabulary'
import type { Caller } from '../access/caller.ts'
import { KEY_PREFIXES } from '../accounts/manage-keys.ts'
import type { ApiKey, TenantStore } from '../tenants/tenant-store.ts'
import type { MemberStore } from './people-store.ts'

export interface BearerIdentity {
  caller: Caller
  keyId: string
  keyKind: KeyKind
  /** Of customer keys; empty for the others, whose role says what they may. */
  scopes: readonly KeyScope[]
  /** The record of who did what has one line a day about it. */
  firstToday: boolean
}

const KEY = new RegExp(`^(${Object.values(KEY_PREFIXES).join('|')})_[0-9a-f]{32}$`)

/**
 * The owner of a key, looked up on every request: a revoked or expired one stops working with the next. The platform token
 * is not a key and belongs to no person. A personal key may do what its person may at this moment, and not more than its role.
 */
export const identifyBearer =
  (deps: {
    tenants: Pick<TenantStore, 'findKeyByHash' | 'useKey'>
    members: Pick<MemberStore, 'findOf'>
    clock: Clock
  }) =>
  async (token: string): Promise<BearerIdentity | null> => {
    const prefix = KEY.exec(token)?.[1]
    if (prefix === undefined) return null
    const key = await deps.tenants.findKeyByHash(sha256(token))
    if (key === null || KEY_PREFIXES[key.kind] !== prefix) return null
    const role = await roleOf(deps, key)
    if (role === null) return null
    const now = deps.clock.now()
    if (!wasJustUsed(key, now)) await deps.tenants.useKey(key.id, now)
    const firstToday = dayOf(key.lastUsedAt) !== dayOf(now)
    const caller: Caller = {
      kind: 'key',
      id: key.id,
      name: key.person ?? key.name,
      personId: key.personId,
      memberships: [{ accountId: key.accountId, role }],
      signingKey: key.signingKey,
    }
    return { caller, keyId: key.id, keyKind: key.kind, scopes: key.scopes, firstToday }
  }

async function roleOf(
  { members }: { members: Pick<MemberStore, 'findOf'> },
  { accountId, personId, role }: ApiKey,
): Promise<MemberRole | null> {
  if (personId === null) return role ?? 'viewer'
  const member = await members.findOf(accountId, personId)
  return member === null ? null : lower(member.role, role ?? 'viewer')
}

const A_MINUTE_MS = 60_000

/** Its last use is kept to the minute: most requests of a busy key write nothing. */
const wasJustUsed = ({ lastUsedAt }: ApiKey, now: Date): boolean =>
  lastUsedAt !== null && now.getTime() - lastUsedAt.getTime() < A_MINUTE_MS

const dayOf = (at: Date | null): string | null => at?.toISOString().slice(0, 10) ?? null

const lower = (one: MemberRole, other: MemberRole): MemberRole =>
  ROLES.indexOf(one) < ROLES.indexOf(other) ? one : other
