import { createHash, timingSafeEqual } from 'node:crypto'
import { type AccountScope, EVERY_ACCOUNT } from '@veracite/core/ports'
import type { Services } from '@veracite/core/services'
import { KEY_SCOPES, type KeyScope } from '@veracite/core/vocabulary'

/** Who calls, without the token: this goes into logs and into every tool. */
export interface Caller {
  /** Stable and not secret: names the bucket of the limit and the caller in the log. */
  tokenId: string
  scope: AccountScope
  may: ReadonlySet<KeyScope>
}

const BEARER = /^Bearer +([\x21-\x7e]{1,512})$/i
const CUSTOMER_KEY = /^vrc_[0-9a-f]{32}$/

/**
 * The platform token, compared in constant time, or a customer's key, looked up by its digest on every request:
 * a key that was revoked stops with the next one.
 */
export function createCallerGate(platformToken: string, findKeyByHash: Services['findKeyByHash']) {
  const expected = digest(platformToken)
  const platform: Caller = {
    tokenId: `platform-${expected.toString('hex').slice(0, 16)}`,
    scope: EVERY_ACCOUNT,
    may: new Set(KEY_SCOPES),
  }
  return async (authorization: string | null): Promise<Caller | null> => {
    const token = BEARER.exec(authorization ?? '')?.[1]
    if (token === undefined) return null
    const given = digest(token)
    if (timingSafeEqual(given, expected)) return platform
    if (!CUSTOMER_KEY.test(token)) return null
    const key = await findKeyByHash(given)
    return key && { tokenId: `key-${key.id}`, scope: { accountId: key.accountId }, may: new Set(key.scopes) }
  }
}

const digest = (token: string): Buffer => createHash('sha256').update(token, 'utf8').digest()
