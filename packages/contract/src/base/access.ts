import type { Access } from '@veracite/core/access/access'
import type { Role } from '@veracite/terms/vocabulary'
import type { Operation } from './operation.ts'

/** The request names things (`params.brandId`); the caller needs the role in the account that owns them. */
export const needs = (role: Role, ...names: string[]): Access => ({ role, of: 'named', names })
/** A list of things from every account in which the caller has the role. */
export const lists = (role: Role, ...names: string[]): Access => ({ role, of: 'listed', names })
/** Independent of accounts, for every caller with the role somewhere. */
export const everyone = (role: Role): Access => ({ role, of: 'everyone', names: [] })
/** The caller's own sessions, keys and passkeys. */
export const own: Access = { role: 'viewer', of: 'caller', names: [] }
/** The installation as a whole. */
export const operators: Access = { role: 'operator', of: 'everyone', names: [] }

/** The access that an operation declares. Throws for one that declares none: it must not be open by accident. */
export function accessOf({ id, access }: Pick<Operation, 'id' | 'access'>): Access {
  if (access === undefined) throw new Error(`Operation ${id} declares no role: give it an \`access\`.`)
  return access
}
