import { type Access, NAMED_KINDS } from '@veracite/contract/base/access'
import { accountsWith, type Caller } from '@veracite/core/access/caller'
import { decideAccess, mayAnywhere } from '@veracite/core/access/decide-access'
import type { OwnedKind, OwnerStore } from '@veracite/core/access/owner-store'
import { brandNotFound, DomainError, runNotFound, scanNotFound } from '@veracite/terms/errors'
import { type AccountScope, EVERY_ACCOUNT, type VisibleAccounts } from '@veracite/terms/ports'

/** The parts of a request that can hold ids. */
export interface Asked {
  params: Record<string, string>
  query: unknown
  body: unknown
}

interface Admitted {
  accounts: VisibleAccounts
  scope: AccountScope
}

/** Before anything of the request is read. */
export function requireRole(caller: Caller, { role, of }: Access): void {
  if (of !== 'caller' && !mayAnywhere(caller, role))
    throw new DomainError('forbidden', `This needs the role ${role}.`)
}

/**
 * The one place where it is decided who may do what: every name in the request is looked up, and compared with the
 * accounts of the caller. An id of another account gets the same answer as an unknown id, from here, so that the two
 * cannot be told apart.
 */
export const createAdmission =
  (owners: OwnerStore) =>
  async (caller: Caller, access: Access, asked: Asked): Promise<Admitted> => {
    if (caller.memberships === null) return { accounts: null, scope: EVERY_ACCOUNT }
    const accounts = accountsWith(caller, access.role)
    const named = access.names.flatMap((name) => namesAt(asked, name))
    if (named.length === 0) {
      // Nothing named is about everything, which is the operator's.
      if (access.of === 'named')
        throw new DomainError('forbidden', 'Only the operator may ask for all accounts.')
      return { accounts, scope: { accountId: NOBODYS } }
    }
    const found: (string | null)[] = []
    for (const { kind, ids } of named) {
      const owned = await owners.accountsOf(kind, ids)
      const decision = decideAccess(caller, access.role, owned)
      if (decision === 'hidden') throw notFoundOf(kind)
      if (decision === 'forbidden')
        throw new DomainError('forbidden', `This needs the role ${access.role} in this account.`)
      found.push(...owned)
    }
    return { accounts, scope: { accountId: found[0] ?? NOBODYS } }
  }

/** Confines a handler that is about nothing in particular to nothing. */
const NOBODYS = '00000000-0000-0000-0000-000000000000'

/** Where the table says something is named; what the request leaves out names nothing. */
function namesAt(asked: Asked, name: string): { kind: OwnedKind; ids: string[] }[] {
  const kind = NAMED_KINDS[name]
  if (kind === undefined) throw new Error(`Nothing says what ${name} names: add it to NAMED_KINDS.`)
  const [part = '', member = ''] = name.split('.')
  const value = (Object((asked as unknown as Record<string, unknown>)[part]) as Record<string, unknown>)[
    member
  ]
  const ids = (Array.isArray(value) ? value : [value]).filter((id) => typeof id === 'string')
  return ids.length === 0 ? [] : [{ kind, ids }]
}

function notFoundOf(kind: OwnedKind): DomainError {
  if (kind === 'brand') return brandNotFound()
  if (kind === 'scan') return scanNotFound()
  if (kind === 'run') return runNotFound()
  return new DomainError('not_found', `${kind[0]?.toUpperCase()}${kind.slice(1)} not found.`)
}
