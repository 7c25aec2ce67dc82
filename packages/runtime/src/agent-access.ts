import { createForeignTokens } from '@veracite/adapters/oauth/foreign-tokens'
import type { AgentToken, AgentTokens } from '@veracite/core/agents/agent-token'
import { type AgentGrant, grantOf } from '@veracite/core/agents/roles'
import type { Config } from './config.ts'

/** Whose tokens the tool server takes, what they are for, and what they open. */
export interface OpenAgentAccess {
  resource: string
  issuer: string
  tokens: AgentTokens
  grantOf: (token: AgentToken) => AgentGrant | null
}

/** Null: agents do not sign in; the platform token and keys are all there is. */
export function openAgentAccess({ oauth }: Pick<Config, 'oauth'>): OpenAgentAccess | null {
  if (!oauth?.foreign) return null
  const { issuer, audience, rules } = oauth.foreign
  return {
    resource: oauth.resource,
    issuer,
    tokens: createForeignTokens({ issuer, audience }),
    grantOf: (token) => grantOf(token, rules),
  }
}
