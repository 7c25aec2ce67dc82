import { DomainError, notFound } from '@veracite/terms/errors'
import { EVERY_ACCOUNT } from '@veracite/terms/ports'
import { refusal } from '@veracite/words/refusals'
import { type Access, type AskedThings, idsAt } from './access.ts'
import { accountsWith, type Caller } from './caller.ts'
import { decideAccess, mayAnywhere } from './decide-access.ts'
import type { OwnedKind, OwnerStore } from './owner-store.ts'
import type { Scope } from './scope.ts'

/** The way of one caller to the services. */
export interface Entrance<Services> {
  /** Throws `forbidden` unless the caller has the role somewhere. Called before anything of the request is read. */
  requireRole(access: Access): void
  /**
   * Looks up the owner of every thing that the request names, and returns services that see only what the caller may
   * see. Another account's thing is refused like one that does not exist, from here, so that the two look the same.
   */
  admit(access: Access, asked: AskedThings): Promise<Services>
  /** The same for callers of one account who name things by words, which are then searched in that account only. */
  admitInAccount(access: Access, asked: AskedThings): Promise<Services>
  /** Throws unless the caller is the operator: services that see every account. */
  everything(): Services
}

const EVERYTHING: Scope = { ...EVERY_ACCOUNT, accounts: null }

/** The only place that decides who may do what, for the API, the console and the tools. */
export const createGate = <Services>(owners: OwnerStore, servicesIn: (scope: Scope) => Services) => {
  // Made once: most requests are the operator's, and theirs are the same for all of them.
  const everything = servicesIn(EVERYTHING)
  return (caller: Caller): Entrance<Services> => {
    const admit = async (access: Access, asked: AskedThings, ifNothingNamed: () => Scope) => {
      if (caller.memberships === null) return everything
      const named = access.names.flatMap((name) => idsAt(asked, name) ?? [])
      const [accountId] = await ownersOf(owners, caller, access, named)
      return servicesIn(
        accountId === undefined
          ? ifNothingNamed()
          : { accountId, accounts: accountsWith(caller, access.role) },
      )
    }
    return {
      requireRole({ role, of }) {
        if (of !== 'caller' && !mayAnywhere(caller, role))
          throw new DomainError('forbidden', refusal('needs_role', { role }))
      },
      admit: (access, asked) =>
        admit(access, asked, () => {
          // Nothing named means the whole installation, which is the operator's.
          if (access.of === 'named') throw new DomainError('forbidden', 'all_accounts_only_for_operator')
          return { accountId: NO_ACCOUNT, accounts: accountsWith(caller, access.role) }
        }),
      admitInAccount: (access, asked) =>
        admit(access, asked, () => {
          const accounts = accountsWith(caller, access.role) ?? []
          const [accountId = NO_ACCOUNT, ...others] = accounts
          if (others.length > 0)
            throw new Error('The caller belongs to several accounts: name a thing by its id.')
          return { accountId, accounts }
        }),
      everything() {
        if (caller.memberships !== null) throw new DomainError('forbidden', 'needs_operator')
        return everything
      },
    }
  }
}

/** Confines a use case to nothing where the request names nothing. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000'

/** The accounts of the things that the request names; throws unless the caller has the role in each of them. */
async function ownersOf(
  owners: OwnerStore,
  caller: Caller,
  { role }: Access,
  named: readonly { kind: OwnedKind; ids: string[] }[],
): Promise<string[]> {
  const found: string[] = []
  for (const { kind, ids } of named) {
    const owned = await owners.accountsOf(kind, ids)
    const decision = decideAccess(caller, role, owned)
    if (decision === 'hidden') throw notFound(kind === 'appPlan' ? 'plan' : kind)
    if (decision === 'forbidden')
      throw new DomainError('forbidden', refusal('needs_role_in_account', { role }))
    found.push(...owned.filter((accountId) => accountId !== null))
  }
  return found
}
