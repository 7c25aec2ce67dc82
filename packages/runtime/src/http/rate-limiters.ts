import { createMemoryRateLimiter } from '@veracite/adapters/platform/memory-rate-limiter'
import { createRedisRateLimiter } from '@veracite/adapters/platform/redis-rate-limiter'
import type { RateLimiter } from '@veracite/terms/ports'
import type { Booted } from '../start/boot.ts'

const MINUTE_MS = 60_000

export interface OpenLimiter {
  limiter: RateLimiter | null
  close(): Promise<void>
}

/**
 * Counted in Redis when there is one, so that several processes share one limit. A limit of 0 means no limit.
 */
export function openRateLimiter(
  { secrets, logger }: Pick<Booted, 'secrets' | 'logger'>,
  name: string,
  limit: number,
): OpenLimiter {
  if (limit === 0) return { limiter: null, close: async () => {} }
  if (secrets.redisUrl === null) {
    return { limiter: createMemoryRateLimiter({ limit, windowMs: MINUTE_MS }), close: async () => {} }
  }
  const onAlone = (error: unknown) => logger.debug({ error, name }, 'rate limiter counts in memory')
  const limiter = createRedisRateLimiter(secrets.redisUrl, { name, limit, windowMs: MINUTE_MS, onAlone })
  return { limiter, close: () => limiter.close() }
}
