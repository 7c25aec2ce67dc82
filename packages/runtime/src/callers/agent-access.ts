import { createForeignTokens } from '@veracite/adapters/oauth/foreign-tokens'
import { OPERATOR } from '@veracite/core/access/caller'
import type { AgentToken, AgentTokens } from '@veracite/core/agents/agent-token'
import { grantOfSubject, personOfSubject, type RoleOf, roleOfOperator } from '@veracite/core/agents/people'
import { type AgentGrant, grantOf } from '@veracite/core/agents/roles'
import type { AuditActor } from '@veracite/core/audit/audit-entry'
import type { Services } from '@veracite/core/services'
import type { Config } from '../settings/config.ts'
import { createOAuthDigest } from './oauth-digest.ts'

/** Issuers of tokens that the tool server accepts, their audience, and their roles. */
export interface OpenAgentAccess {
  resource: string
  issuer: string
  tokens: AgentTokens
  grantOf: (token: AgentToken) => Promise<AgentGrant | null>
  whoIs: (token: AgentToken) => Promise<AuditActor>
}

/** Null: agents do not sign in; the platform token and keys are all there is. */
export function openAgentAccess(
  { oauth, publicUrl }: Pick<Config, 'oauth' | 'publicUrl'>,
  services: Pick<Services, 'agentTokens' | 'roleOf' | 'nameOf'>,
  platformToken: string,
): OpenAgentAccess | null {
  if (oauth === null) return null
  const { resource, foreign } = oauth
  if (foreign === null) {
    const issuer = publicUrl ?? ''
    const digestOf = createOAuthDigest(platformToken)
    const tokens = services.agentTokens({ issuer, resource, digestOf })
    const roleOf: RoleOf = async (personId, accountId) =>
      (await roleOfOperator(personId, accountId)) ??
      (accountId === null ? null : services.roleOf(personId, accountId))
    return {
      resource,
      issuer,
      tokens,
      grantOf: (token) => grantOfSubject(token, roleOf),
      whoIs: ({ subject }) => personOf(services, subject),
    }
  }
  const { issuer, audience, rules } = foreign
  return {
    resource,
    issuer,
    tokens: createForeignTokens({ issuer, audience }),
    grantOf: async (token) => grantOf(token, rules),
    whoIs: async ({ subject }) => ({
      kind: 'person',
      id: null,
      name: `${subject} at ${new URL(issuer).host}`.slice(0, 200),
    }),
  }
}

async function personOf({ nameOf }: Pick<Services, 'nameOf'>, subject: string): Promise<AuditActor> {
  const id = personOfSubject(subject)
  if (id === null) return OPERATOR
  return { kind: 'person', id, name: (await nameOf(id)) ?? 'somebody who left' }
}
