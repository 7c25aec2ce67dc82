import type { AgentToken } from './agent-token.ts'

/** Roles in ascending order; each includes the ones before it. The operator has every account. */
export const AGENT_ROLES = ['viewer', 'reviewer', 'editor', 'owner', 'operator'] as const
export type AgentRole = (typeof AGENT_ROLES)[number]

/** Scopes of a program: read, start scans, re-verify, and edit prompts and facts. */
export const AGENT_SCOPES = ['read', 'scan', 'verify', 'edit'] as const
export type AgentScope = (typeof AGENT_SCOPES)[number]

/** Scopes that a role may grant to a program. A tool also needs the role of its operation, so `edit` is less for a reviewer. */
const MAY: Record<AgentRole, readonly AgentScope[]> = {
  viewer: ['read'],
  reviewer: ['read', 'verify', 'edit'],
  editor: AGENT_SCOPES,
  owner: AGENT_SCOPES,
  operator: AGENT_SCOPES,
}

/** A token with this value in this claim has this role, in one account or, as operator, in all. */
export interface RoleRule {
  claim: string
  value: string
  role: AgentRole
  accountId: string | null
}

/** Role, account and scopes that a token gives. */
export interface AgentGrant {
  accountId: string | null
  role: AgentRole
  /** Scopes of this token; the next member has those that its person could grant. */
  may: readonly AgentScope[]
  couldBeAllowed: readonly AgentScope[]
}

/** The first rule that fits decides; null if none does: a valid token of a stranger opens nothing. Pure. */
export function grantOf({ claims, scopes }: AgentToken, rules: readonly RoleRule[]): AgentGrant | null {
  const rule = rules.find(({ claim, value }) => valuesAt(claims, claim).includes(value))
  return rule === undefined ? null : grantOfRole(rule, scopes)
}

/** A program gets what its person may do, and of that only what the person allowed it. Pure. */
export function grantOfRole(
  { role, accountId }: Pick<RoleRule, 'role' | 'accountId'>,
  scopes: readonly string[] | null,
): AgentGrant {
  const couldBeAllowed = MAY[role]
  const may = scopes === null ? couldBeAllowed : couldBeAllowed.filter((scope) => scopes.includes(scope))
  return { accountId: role === 'operator' ? null : accountId, role, may, couldBeAllowed }
}

/** `realm_access.roles` is a member of a member. A list has several values, and so has a text with blanks named scope. */
function valuesAt(claims: Readonly<Record<string, unknown>>, path: string): string[] {
  const value = path in claims ? claims[path] : nested(claims, path.split('.'))
  const found = Array.isArray(value) ? value : path === 'scope' ? String(value ?? '').split(' ') : [value]
  return found.filter((one) => typeof one === 'string')
}

function nested(claims: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (part, name) =>
      typeof part === 'object' && part !== null && Object.hasOwn(part, name)
        ? (part as Record<string, unknown>)[name]
        : undefined,
    claims,
  )
}
