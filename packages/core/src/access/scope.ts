import type { AccountScope, VisibleAccounts } from '@veracite/terms/ports'

/**
 * The accounts that one caller may see. `gate.ts` makes it for callers, `job-handlers.ts` for jobs, and a use case gets
 * it as a dependency: no function behind the gate takes an account as an argument.
 */
export interface Scope extends AccountScope {
  /** The account of the things that the request names. */
  readonly accountId: string | null
  /** The accounts that lists show. */
  readonly accounts: VisibleAccounts
}

/** The accounts of a list that the caller may have narrowed to one account. */
export function accountsOfList({ accounts }: Scope, wanted: string | null): VisibleAccounts {
  if (wanted === null) return accounts
  const accountId = wanted.toLowerCase()
  return accounts === null || accounts.includes(accountId) ? [accountId] : []
}
