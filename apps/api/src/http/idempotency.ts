import type { Caller } from '@veracite/core/access/caller'
import type { IdempotentRequest } from '@veracite/core/jobs/idempotency-store'
import { bearerToken, tokenDigest } from '@veracite/runtime/callers/access-token'
import { sha256 } from '@veracite/terms/digest'
import { invalidInput } from '@veracite/terms/errors'
import { problem } from '@veracite/words/refusals'

/** The idempotency key of a request, with a digest of the request; null when it has none. */
export function idempotencyOf(
  request: Request,
  { kind, id }: Caller,
  operation: string,
  asked: unknown,
): IdempotentRequest | null {
  const key = request.headers.get('idempotency-key')
  if (key === null) return null
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw invalidInput('idempotency_key_not_usable', [problem('Idempotency-Key', 'must_be_visible_ascii')])
  }
  const requestSha256 = sha256(JSON.stringify(asked))
  return {
    // Of a person by who they are: in a browser there is no token, and two people must not meet in one key.
    tokenSha256: tokenDigest(
      kind === 'operator' ? (bearerToken(request.headers.get('authorization')) ?? '') : `${kind} ${id}`,
    ),
    key,
    operation,
    requestSha256,
  }
}
