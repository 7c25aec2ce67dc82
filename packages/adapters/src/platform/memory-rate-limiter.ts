import type { RateLimiter, RateVerdict } from '@veracite/terms/ports'

export interface WindowOptions {
  limit: number
  windowMs: number
}

/** The most keys remembered at once; beyond that, keys with an empty window are dropped first. */
const MAX_KEYS = 10_000

/**
 * The window of one process: on its own, or as the fallback of several that cannot reach their shared store.
 * Uses a monotonic clock: a wall clock set back an hour would refuse everybody for that hour.
 */
export function createMemoryRateLimiter(
  { limit, windowMs }: WindowOptions,
  now: () => number = () => performance.now(),
): RateLimiter {
  // In the order of the newest accepted request, oldest first.
  const accepted = new Map<string, number[]>()
  return {
    async take(key): Promise<RateVerdict> {
      const time = now()
      const recent = accepted.get(key) ?? []
      // Only the oldest are looked at: a high limit remembers thousands.
      const inWindow = recent.findIndex((at) => at > time - windowMs)
      recent.splice(0, inWindow < 0 ? recent.length : inWindow)
      const allowed = recent.length < limit
      if (allowed) {
        recent.push(time)
        accepted.delete(key)
      }
      if (recent.length > 0) accepted.set(key, recent)
      else accepted.delete(key)
      if (accepted.size > MAX_KEYS) forget(accepted, time - windowMs)
      const resetMs = (recent[0] ?? time) + windowMs - time
      return {
        allowed,
        limit,
        remaining: limit - recent.length,
        retryAfterMs: allowed ? 0 : resetMs,
        resetMs,
      }
    },
  }
}

/**
 * Drops expired keys; then, under an attack with ever new keys, the least recently used, so that memory is
 * bounded.
 */
function forget(accepted: Map<string, number[]>, before: number): void {
  for (const [key, times] of accepted) {
    if ((times.at(-1) ?? 0) > before && accepted.size <= MAX_KEYS) break
    accepted.delete(key)
  }
}
