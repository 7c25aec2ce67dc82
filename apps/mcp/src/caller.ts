import { type AccountScope, EVERY_ACCOUNT } from '@veracite/core/ports'
import type { Services } from '@veracite/core/services'
import { KEY_SCOPES, type KeyScope } from '@veracite/core/vocabulary'
import { bearerToken, createTokenCheck, tokenDigest } from '@veracite/runtime/access-token'

/** Who calls, without the token: this goes into logs and into every tool. */
export interface Caller {
  /** Stable and not secret: names the bucket of the limit and the caller in the log. */
  tokenId: string
  scope: AccountScope
  may: ReadonlySet<KeyScope>
}

const CUSTOMER_KEY = /^vrc_[0-9a-f]{32}$/

/**
 * The platform token, compared in constant time, or a customer's key, looked up by its digest on every request:
 * a key that was revoked stops with the next one.
 */
export function createCallerGate(platformToken: string, findKeyByHash: Services['findKeyByHash']) {
  const isPlatform = createTokenCheck([platformToken])
  const platform: Caller = {
    tokenId: `platform-${tokenDigest(platformToken).toString('hex').slice(0, 16)}`,
    scope: EVERY_ACCOUNT,
    may: new Set(KEY_SCOPES),
  }
  return async (authorization: string | null): Promise<Caller | null> => {
    if (isPlatform(authorization)) return platform
    const token = bearerToken(authorization)
    if (token === null || !CUSTOMER_KEY.test(token)) return null
    const key = await findKeyByHash(tokenDigest(token))
    return key && { tokenId: `key-${key.id}`, scope: { accountId: key.accountId }, may: new Set(key.scopes) }
  }
}
