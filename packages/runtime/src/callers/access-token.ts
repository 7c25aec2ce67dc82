import { timingSafeEqual } from 'node:crypto'
import { sha256 } from '@veracite/terms/digest'

const BEARER = /^Bearer +([\x21-\x7e]{1,16384})$/i
/** Longer than any token of ours; those of authorization servers carry claims and are much longer. */
const MAX_CHARS = 512

/** The bearer token of the Authorization header, or null for anything else. */
export function bearerToken(authorization: string | null, maxChars = MAX_CHARS): string | null {
  const token = BEARER.exec(authorization ?? '')?.[1] ?? null
  return token !== null && token.length > maxChars ? null : token
}

/** A digest of the token, so that the token itself is neither compared nor stored. */
export const tokenDigest = (token: string): Buffer => sha256(token)

/** Names the platform token in limits and logs without giving it away. */
export const platformTokenId = (platformToken: string): string =>
  `platform-${tokenDigest(platformToken).toString('hex').slice(0, 16)}`

/** Whether the header carries one of these tokens, in constant time: both sides are digests of the same length. */
export function createTokenCheck(accepted: readonly string[]): (authorization: string | null) => boolean {
  const digests = accepted.map(tokenDigest)
  return (authorization) => {
    const token = bearerToken(authorization)
    if (token === null) return false
    const given = tokenDigest(token)
    return digests.some((digest) => timingSafeEqual(digest, given))
  }
}
