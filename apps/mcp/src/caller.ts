import type { Services } from '@veracite/core/services'
import { bearerToken, createTokenCheck, tokenDigest } from '@veracite/runtime/access-token'
import { type AccountScope, EVERY_ACCOUNT } from '@veracite/terms/ports'
import { TOOL_SCOPES, type ToolScope } from './tool.ts'

/** The caller, without the token: this reaches logs and every tool. */
export interface Caller {
  /** Stable and not secret: identifies the caller to the rate limit and in the log. */
  tokenId: string
  scope: AccountScope
  may: ReadonlySet<ToolScope>
}

const CUSTOMER_KEY = /^vrc_[0-9a-f]{32}$/

/**
 * Accepts the platform token, compared in constant time, or a customer's key, looked up by its digest on
 * every request: a revoked key stops working with the next request.
 */
export function createCallerGate(platformToken: string, findKeyByHash: Services['findKeyByHash']) {
  const isPlatform = createTokenCheck([platformToken])
  const platform: Caller = {
    tokenId: `platform-${tokenDigest(platformToken).toString('hex').slice(0, 16)}`,
    scope: EVERY_ACCOUNT,
    may: new Set(TOOL_SCOPES),
  }
  return async (authorization: string | null): Promise<Caller | null> => {
    if (isPlatform(authorization)) return platform
    const token = bearerToken(authorization)
    if (token === null || !CUSTOMER_KEY.test(token)) return null
    const key = await findKeyByHash(tokenDigest(token))
    return key && { tokenId: `key-${key.id}`, scope: { accountId: key.accountId }, may: new Set(key.scopes) }
  }
}
