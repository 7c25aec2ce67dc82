import type { Clock } from '@veracite/terms/ports'
import type { AgentToken, AgentTokens } from './agent-token.ts'
import type { OAuthStore } from './oauth-store.ts'

/** A token, as the authorization server stores it. */
interface StoredToken {
  kind?: unknown
  aud?: unknown
  exp?: unknown
  accountId?: unknown
  clientId?: unknown
  scope?: unknown
}

/** Random texts that mean nothing outside: every request looks them up, so one that is revoked ends at once. */
const OWN_TOKEN = /^[\w-]{43}$/

/** Tokens that this service issues itself. */
export const ownTokens = (
  deps: { oauthRecords: Pick<OAuthStore, 'find'>; clock: Clock },
  { issuer, resource, digestOf }: { issuer: string; resource: string; digestOf: (id: string) => Uint8Array },
): AgentTokens => ({
  async check(token) {
    if (!OWN_TOKEN.test(token)) return null
    const now = deps.clock.now()
    const found = await deps.oauthRecords.find('AccessToken', digestOf(token), now)
    return found && toAgentToken(found.payload, { issuer, resource, now })
  },
})

function toAgentToken(
  stored: StoredToken,
  { issuer, resource, now }: { issuer: string; resource: string; now: Date },
): AgentToken | null {
  const { kind, aud, exp, accountId, clientId, scope } = stored
  // A token that was given for something else is none for us, although it is in the same table.
  if (kind !== 'AccessToken' || ![aud].flat().includes(resource)) return null
  if (typeof exp !== 'number' || exp * 1000 <= now.getTime()) return null
  if (typeof accountId !== 'string' || typeof clientId !== 'string') return null
  const scopes = typeof scope === 'string' ? scope.split(' ') : []
  return { issuer, subject: accountId, clientId, scopes, claims: {} }
}
