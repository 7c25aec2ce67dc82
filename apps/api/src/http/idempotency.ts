import type { IdempotentRequest } from '@veracite/core/jobs/idempotency-store'
import { bearerToken, tokenDigest } from '@veracite/runtime/access-token'
import { sha256 } from '@veracite/terms/digest'
import { invalidInput } from '@veracite/terms/errors'

/** The idempotency key of a request, with a digest of the request; null when it has none. */
export function idempotencyOf(request: Request, operation: string, asked: unknown): IdempotentRequest | null {
  const key = request.headers.get('idempotency-key')
  if (key === null) return null
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw invalidInput('The Idempotency-Key is not usable.', [
      { path: 'Idempotency-Key', message: 'must be 1 to 255 visible ASCII characters' },
    ])
  }
  const requestSha256 = sha256(JSON.stringify(asked))
  return {
    tokenSha256: tokenDigest(bearerToken(request.headers.get('authorization')) ?? ''),
    key,
    operation,
    requestSha256,
  }
}
