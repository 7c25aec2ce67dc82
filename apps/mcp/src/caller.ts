import { TOOL_SCOPES, type ToolScope } from '@veracite/contract/base/tool'
import { type Caller as Identity, OPERATOR } from '@veracite/core/access/caller'
import type { AgentGrant } from '@veracite/core/agents/roles'
import type { AuditActor } from '@veracite/core/audit/audit-entry'
import type { Services } from '@veracite/core/services'
import { bearerToken, createTokenCheck, platformTokenId } from '@veracite/runtime/callers/access-token'
import type { OpenAgentAccess } from '@veracite/runtime/callers/agent-access'
import { sha256Hex } from '@veracite/terms/digest'
import type { MemberRole } from '@veracite/terms/vocabulary'

/** The caller, without the token: this reaches logs and every tool. */
export interface Caller {
  /** Stable and not secret: identifies the token to the rate limit and in the log. */
  tokenId: string
  /** The person behind all their tokens: a question to one token may be answered with another. */
  principal: string
  /** The one account of the token, with the role that the person behind it has there at this moment; or the operator. */
  identity: Identity
  may: ReadonlySet<ToolScope>
  /** The actor in the audit log. */
  who: () => Promise<AuditActor>
  /** Further scopes that the token's person could grant; empty for tokens with fixed scopes. */
  couldBeAllowed: ReadonlySet<ToolScope>
}

/** A token that is valid and opens nothing here. */
export const STRANGER = 'stranger'

/** Tokens of an authorization server, and what they open. */
export type AgentAccess = Pick<OpenAgentAccess, 'tokens' | 'grantOf' | 'whoIs'>

const CUSTOMER_KEY = /^vrc_[0-9a-f]{32}$/
/** Longer than the tokens of any authorization server that we know. */
const MAX_TOKEN_CHARS = 16_384

/**
 * Accepts the platform token, compared in constant time, or a customer's key, looked up by its digest on
 * every request: a revoked key stops working with the next request. Where agents sign in, also the tokens they get.
 */
export function createCallerGate(
  platformToken: string,
  identifyBearer: Services['identifyBearer'],
  agents: AgentAccess | null,
) {
  const isPlatform = createTokenCheck([platformToken])
  const platformId = platformTokenId(platformToken)
  const platform: Caller = {
    tokenId: platformId,
    principal: platformId,
    who: async () => OPERATOR,
    identity: OPERATOR,
    may: new Set(TOOL_SCOPES),
    couldBeAllowed: new Set(),
  }
  return async (authorization: string | null): Promise<Caller | typeof STRANGER | null> => {
    if (isPlatform(authorization)) return platform
    const token = bearerToken(authorization, MAX_TOKEN_CHARS)
    if (token === null) return null
    if (!CUSTOMER_KEY.test(token)) return agents && agentCaller(agents, token)
    const key = await identifyBearer(token)
    const [membership] = key?.caller.memberships ?? []
    // Without an account it opens nothing: no account at all would mean all of them.
    if (key === null || membership === undefined) return null
    const keyId = `key-${key.keyId}`
    return {
      tokenId: keyId,
      principal: keyId,
      who: async () => key.caller,
      // An owner issued it for the scopes it has: they alone decide, and none of them is for owners.
      identity: { ...key.caller, memberships: [{ accountId: membership.accountId, role: 'editor' }] },
      may: new Set(key.scopes),
      couldBeAllowed: new Set(),
    }
  }
}

async function agentCaller(
  { tokens, grantOf, whoIs }: AgentAccess,
  token: string,
): Promise<Caller | typeof STRANGER | null> {
  const found = await tokens.check(token)
  if (found === null) return null
  const grant = await grantOf(found)
  if (grant === null) return STRANGER
  const { issuer, subject, clientId } = found
  return {
    tokenId: `oauth-${sha256Hex(token).slice(0, 32)}`,
    principal: `oauth-${sha256Hex(JSON.stringify([issuer, subject, clientId])).slice(0, 32)}`,
    who: () => whoIs(found),
    identity: identityOf(grant),
    may: new Set(grant.may),
    couldBeAllowed: new Set(grant.couldBeAllowed),
  }
}

/** Only the operator's grants have no account. */
const identityOf = ({ accountId, role }: AgentGrant): Identity =>
  accountId === null
    ? OPERATOR
    : {
        ...{ kind: 'person', id: null, name: 'agent', personId: null },
        memberships: [{ accountId, role: role as MemberRole }],
      }
