import type { AgentToken, AgentTokens } from '@veracite/core/agents/agent-token'
import { AGENT_SCOPES } from '@veracite/core/agents/roles'
import { DomainError } from '@veracite/terms/errors'
import { type Json, parsedJson } from '@veracite/terms/json'
import { createRemoteJWKSet, customFetch, errors, type JWTPayload, jwtVerify } from 'jose'
import { readAtMost } from '../platform/read-at-most.ts'

export interface ForeignIssuer {
  /** Exactly as its metadata spells it. */
  issuer: string
  /** The required `aud`: this service, and nothing else. */
  audience: string
}

/** Only signatures that a public key verifies: with a shared secret, a verifier could also make tokens. */
const ALGORITHMS = 'RS256 RS384 RS512 PS256 PS384 PS512 ES256 ES384 ES512 EdDSA Ed25519'.split(' ')
/** An access token (RFC 9068), or one of the issuers that name no kind. Never a token for something else. */
const KINDS = new Set(['at+jwt', 'application/at+jwt', 'jwt'])
const CLOCK_SECONDS = 30
const TIMEOUT_MS = 3_000
const MAX_METADATA_BYTES = 256 * 1024

/**
 * Tokens of a third-party authorization server: JWTs, checked with the keys that its metadata names. Keys are
 * fetched when they are needed, kept for ten minutes, and fetched again for an unknown key at most every 30 seconds.
 */
export function createForeignTokens({ issuer, audience }: ForeignIssuer): AgentTokens {
  let keys: Promise<ReturnType<typeof createRemoteJWKSet>> | null = null
  const keysOfIssuer = () => {
    keys ??= findKeys(issuer).catch((error: unknown) => {
      // The next request tries again.
      keys = null
      throw unreachable(error)
    })
    return keys
  }
  return {
    async check(token) {
      // Other tokens do not reach the network.
      if (!/^[\w-]+\.[\w-]+\.[\w-]+$/.test(token)) return null
      const keySet = await keysOfIssuer()
      try {
        const { payload, protectedHeader } = await jwtVerify(token, keySet, {
          issuer,
          audience,
          algorithms: ALGORITHMS,
          clockTolerance: CLOCK_SECONDS,
          requiredClaims: ['exp', 'sub'],
        })
        if (!KINDS.has((protectedHeader.typ ?? 'jwt').toLowerCase())) return null
        if (isFromTheFuture(payload) || isIdToken(payload)) return null
        return toAgentToken(issuer, payload)
      } catch (error) {
        if (isOurTrouble(error)) throw unreachable(error)
        if (error instanceof errors.JOSEError) return null
        throw error
      }
    },
  }
}

const isFromTheFuture = ({ iat }: JWTPayload): boolean =>
  iat !== undefined && iat > Date.now() / 1000 + CLOCK_SECONDS

/** Says who signed in somewhere; it was never meant to open anything, even if its audience is the same. */
const isIdToken = (payload: JWTPayload): boolean =>
  ['nonce', 'at_hash', 'c_hash'].some((name) => Object.hasOwn(payload, name))

/** The keys could not be fetched: that says nothing about the token. */
const isOurTrouble = (error: unknown): boolean =>
  error instanceof errors.JWKSTimeout ||
  error instanceof errors.JWKSInvalid ||
  (error instanceof errors.JOSEError && error.code === 'ERR_JOSE_GENERIC') ||
  !(error instanceof errors.JOSEError)

const unreachable = (cause: unknown): DomainError =>
  new DomainError('deadline_exceeded', 'authorization_server_unreachable', {
    retryAfterSeconds: 5,
    cause,
  })

function toAgentToken(issuer: string, payload: JWTPayload): AgentToken {
  const clientId = payload.client_id ?? payload.azp
  return {
    issuer,
    subject: payload.sub ?? '',
    clientId: typeof clientId === 'string' ? clientId : null,
    scopes: scopesIn(payload),
    claims: payload,
  }
}

/** Issuers that know nothing of our words grant by role alone. */
function scopesIn({ scope, scp }: JWTPayload): string[] | null {
  const named = [scope, scp].flat().flatMap((one) => (typeof one === 'string' ? one.split(' ') : []))
  const ours = named.filter((one) => (AGENT_SCOPES as readonly string[]).includes(one))
  return ours.length === 0 ? null : ours
}

async function findKeys(issuer: string) {
  const { jwks_uri: address } = await findMetadata(issuer)
  if (typeof address !== 'string' || URL.parse(address) === null)
    throw new Error('The metadata of the authorization server names no keys.')
  return createRemoteJWKSet(new URL(address), {
    timeoutDuration: TIMEOUT_MS,
    cooldownDuration: 30_000,
    cacheMaxAge: 600_000,
    // No redirects: keys come from where the issuer says, or not at all.
    [customFetch]: (url, options) => fetch(url, { ...options, redirect: 'error' }),
  })
}

/** Where RFC 8414 and OpenID Connect put it. Metadata that names another issuer is not ours (mix-up). */
async function findMetadata(issuer: string): Promise<Record<string, unknown>> {
  const { origin, pathname } = new URL(issuer)
  const path = pathname.replace(/\/$/, '')
  const places = [
    `${origin}/.well-known/oauth-authorization-server${path}`,
    `${origin}${path}/.well-known/openid-configuration`,
    `${origin}/.well-known/openid-configuration${path}`,
  ]
  for (const place of new Set(places)) {
    const metadata = await readJson(place)
    if (metadata?.issuer === issuer) return metadata
  }
  throw new Error('No metadata of the authorization server names this issuer.')
}

async function readJson(place: string): Promise<Json | null> {
  const response = await fetch(place, {
    headers: { accept: 'application/json' },
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  const bytes = await readAtMost(response, MAX_METADATA_BYTES)
  return response.ok ? (parsedJson(new TextDecoder().decode(bytes)) as Json | null) : null
}
