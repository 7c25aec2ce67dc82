import { createHash, timingSafeEqual } from 'node:crypto'
import { DomainError } from '@veracite/core/errors'

/** A digest of the token, so that the token itself is compared with nothing and kept nowhere. */
export const tokenDigest = (token: string): Buffer => createHash('sha256').update(token, 'utf8').digest()

const BEARER = /^Bearer +([\x21-\x7e]{1,512})$/i

/** The token of the Authorization header, or null for anything else that may be there. */
export const bearerToken = (header: string | null): string | null => BEARER.exec(header ?? '')?.[1] ?? null

/** Checks the platform token in constant time: both sides are digests of the same length. */
export function createTokenGate(platformToken: string): (header: string | null) => void {
  const expected = tokenDigest(platformToken)
  return (header) => {
    const token = bearerToken(header)
    if (token !== null && timingSafeEqual(tokenDigest(token), expected)) return
    throw new DomainError(
      'unauthorized',
      'Missing or invalid access token. Send Authorization: Bearer <ACCESS_TOKEN>.',
    )
  }
}
