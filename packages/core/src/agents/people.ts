import type { AgentToken } from './agent-token.ts'
import { type AgentGrant, type AgentRole, grantOfRole } from './roles.ts'

/** An account that a person may let a program into; null: all at once, which only the operator may. */
export type AccountChoice = { accountId: string; label: string } | { accountId: null }

export interface SignedInPerson {
  id: string
  /** Null: the operator. */
  name: string | null
  choices: AccountChoice[]
}

/** The person at the browser, with their present roles. The only place that knows how people sign in. */
export interface AgentPeople {
  whoIsSignedIn(request: Request): Promise<SignedInPerson | null>
}

/** Asked again with every request: a program may never do more than its person may by then. */
export type RoleOf = (personId: string, accountId: string | null) => Promise<AgentRole | null>

/** The operator is no member of any account. In a single one they act as its owner. */
export const roleOfOperator: RoleOf = async (personId, accountId) => {
  if (personId !== OPERATOR_ID) return null
  return accountId === null ? 'operator' : 'owner'
}

export const OPERATOR_ID = 'operator'

/** The subject of a token: who, and for which account. */
export const subjectOf = (personId: string, accountId: string | null): string =>
  accountId === null ? personId : `${personId}~${accountId}`

const SUBJECT = /^([^~]+)(?:~([0-9a-f-]{36}))?$/

/** The person in a subject; null for the operator. */
export function personOfSubject(subject: string): string | null {
  const [, personId = OPERATOR_ID] = SUBJECT.exec(subject) ?? []
  return personId === OPERATOR_ID ? null : personId
}

export async function grantOfSubject(
  { subject, scopes }: AgentToken,
  roleOf: RoleOf,
): Promise<AgentGrant | null> {
  const [, personId, accountId = null] = SUBJECT.exec(subject) ?? []
  const role = personId === undefined ? null : await roleOf(personId, accountId)
  return role === null ? null : grantOfRole({ role, accountId }, scopes)
}
