import type { Caller } from '@veracite/core/access/caller'
import { OPERATOR } from '@veracite/core/access/caller'
import type { BearerIdentity } from '@veracite/core/people/identify-bearer'
import type { Services } from '@veracite/core/services'
import type { VisibleAccounts } from '@veracite/terms/ports'
import type { KeyKind, KeyScope, Role } from '@veracite/terms/vocabulary'
import { bearerToken, createTokenCheck, platformTokenId } from './access-token.ts'

/** The caller behind a bearer token, for every surface that takes one. Holds no secret. */
export interface BearerCaller {
  caller: Caller
  /** Stable and not secret: identifies the token to rate limits and in logs. */
  tokenId: string
  operator: boolean
  /** Null: every account. */
  accountIds: VisibleAccounts
  /** The most it may do in any of them. */
  role: Role
  keyKind: KeyKind | 'platform'
  scopes: readonly KeyScope[]
  /** Of a key: whether this is its first use of the day. */
  firstToday: boolean
}

/**
 * Accepts the platform token, compared in constant time, and every kind of key, looked up by its digest on every request.
 * Which kinds a surface admits is the surface's decision: /v1 takes the platform token only.
 */
export function createBearerIdentity(
  platformToken: string,
  identifyBearer: Services['identifyBearer'],
): (authorization: string | null) => Promise<BearerCaller | null> {
  const isPlatform = createTokenCheck([platformToken])
  const platform: BearerCaller = {
    caller: OPERATOR,
    tokenId: platformTokenId(platformToken),
    operator: true,
    accountIds: null,
    role: 'operator',
    keyKind: 'platform',
    scopes: [],
    firstToday: false,
  }
  return async (authorization) => {
    if (isPlatform(authorization)) return platform
    const token = bearerToken(authorization)
    const found = token === null ? null : await identifyBearer(token)
    return found && ofKey(found)
  }
}

const ofKey = ({ caller, keyId, keyKind, scopes, firstToday }: BearerIdentity): BearerCaller => ({
  caller,
  tokenId: `key-${keyId}`,
  operator: false,
  accountIds: (caller.memberships ?? []).map(({ accountId }) => accountId),
  role: caller.memberships?.[0]?.role ?? 'viewer',
  keyKind,
  scopes,
  firstToday,
})
