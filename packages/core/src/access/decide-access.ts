import type { Role } from '@veracite/terms/vocabulary'
import { accountsWith, type Caller, isAtLeast, roleIn } from './caller.ts'

/**
 * `hidden`: for this caller it does not exist, and the answer is the one for what does not exist.
 * `forbidden`: it is there, in an account of the caller's, but needs a higher role.
 */
export type AccessDecision = 'allowed' | 'hidden' | 'forbidden'

/** Before anything was read: nobody who lacks the role everywhere gets any further. */
export const mayAnywhere = (caller: Caller, needed: Role): boolean =>
  accountsWith(caller, needed)?.length !== 0

/** `owners`: the account of every id in the request; null if it does not exist or belongs to no account. */
export function decideAccess(
  caller: Caller,
  needed: Role,
  owners: readonly (string | null)[],
): AccessDecision {
  if (caller.memberships === null) return 'allowed'
  const roles = owners.map((owner) => (owner === null ? null : roleIn(caller, owner)))
  if (roles.some((role) => role === null)) return 'hidden'
  return roles.every((role) => role !== null && isAtLeast(role, needed)) ? 'allowed' : 'forbidden'
}
