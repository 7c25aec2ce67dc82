import type { VisibleAccounts } from '@veracite/terms/ports'
import { type MemberRole, ROLES, type Role } from '@veracite/terms/vocabulary'

export interface Membership {
  accountId: string
  role: MemberRole
}

/** The caller, without any secret: handlers and the audit log get this. */
export interface Caller {
  kind: 'operator' | 'person' | 'key'
  /** The person or the key; null for the operator, who has no identity of their own. */
  id: string | null
  /** The caller's name, as other people read it. */
  name: string
  /** The person, also when one of their keys asks. */
  personId: string | null
  /** Null: everything, everywhere. */
  memberships: readonly Membership[] | null
  /** Of a personal key: the registered public key of the extension that signs recordings (SPKI, P-256, base64). */
  signingKey?: string | null
}

export const OPERATOR: Caller = {
  kind: 'operator',
  id: null,
  name: 'operator',
  personId: null,
  memberships: null,
}

export const isAtLeast = (role: Role, needed: Role): boolean => ROLES.indexOf(role) >= ROLES.indexOf(needed)

export const roleIn = ({ memberships }: Caller, accountId: string): Role | null =>
  memberships === null ? 'operator' : (memberships.find((one) => one.accountId === accountId)?.role ?? null)

/** The accounts in which the caller has at least this role. */
export const accountsWith = ({ memberships }: Caller, needed: Role): VisibleAccounts =>
  memberships?.filter(({ role }) => isAtLeast(role, needed)).map(({ accountId }) => accountId) ?? null

/** A person signs with their own name; only the operator, whom many may be behind, says who it was. */
export const signatureOf = (caller: Caller, given: string | undefined): string =>
  caller.kind === 'operator' ? (given ?? caller.name) : caller.name
