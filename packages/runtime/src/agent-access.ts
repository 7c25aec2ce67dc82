import { createForeignTokens } from '@veracite/adapters/oauth/foreign-tokens'
import type { AgentToken, AgentTokens } from '@veracite/core/agents/agent-token'
import { grantOfSubject, roleOfOperator } from '@veracite/core/agents/people'
import { type AgentGrant, grantOf } from '@veracite/core/agents/roles'
import type { Services } from '@veracite/core/services'
import type { Config } from './config.ts'
import { createOAuthDigest } from './oauth-digest.ts'

/** Whose tokens the tool server takes, what they are for, and what they open. */
export interface OpenAgentAccess {
  resource: string
  issuer: string
  tokens: AgentTokens
  grantOf: (token: AgentToken) => Promise<AgentGrant | null>
}

/** Null: agents do not sign in; the platform token and keys are all there is. */
export function openAgentAccess(
  { oauth, publicUrl }: Pick<Config, 'oauth' | 'publicUrl'>,
  services: Pick<Services, 'agentTokens'>,
  platformToken: string,
): OpenAgentAccess | null {
  if (oauth === null) return null
  const { resource, foreign } = oauth
  if (foreign === null) {
    const issuer = publicUrl ?? ''
    const digestOf = createOAuthDigest(platformToken)
    const tokens = services.agentTokens({ issuer, resource, digestOf })
    return { resource, issuer, tokens, grantOf: (token) => grantOfSubject(token, roleOfOperator) }
  }
  const { issuer, audience, rules } = foreign
  return {
    resource,
    issuer,
    tokens: createForeignTokens({ issuer, audience }),
    grantOf: async (token) => grantOf(token, rules),
  }
}
