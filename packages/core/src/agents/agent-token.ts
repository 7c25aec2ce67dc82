/** A verified token: its subject, its program, and its expiry. */
export interface AgentToken {
  issuer: string
  /** The subject of the token, as the issuer names it. */
  subject: string
  /** The program that holds it; null if the issuer does not say. */
  clientId: string | null
  /** Scopes of the token; null if the issuer does not use our scopes. */
  scopes: readonly string[] | null
  claims: Readonly<Record<string, unknown>>
}

/**
 * Decides whether a token was issued for this service. Null for everything else: another issuer, another audience, a
 * wrong signature, expired, not valid yet, revoked. Throws a DomainError only when nobody can tell at the moment.
 */
export interface AgentTokens {
  check(token: string): Promise<AgentToken | null>
}
