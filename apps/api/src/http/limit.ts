import { DomainError } from '@veracite/terms/errors'
import type { RateLimiter } from '@veracite/terms/ports'
import { refusal } from '@veracite/words/refusals'

/** Counts one request of this caller; beyond the limit it is refused with the time to wait. */
export async function takeOne(limiter: RateLimiter, caller: string): Promise<void> {
  const verdict = await limiter.take(caller)
  if (verdict.allowed) return
  const seconds = Math.max(1, Math.ceil(verdict.retryAfterMs / 1000))
  throw new DomainError('rate_limited', refusal('rate_limited', { limit: verdict.limit, seconds }), {
    extra: { retryAfterSeconds: seconds },
    retryAfterSeconds: seconds,
  })
}
