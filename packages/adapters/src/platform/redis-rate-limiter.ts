import type { RateLimiter, RateVerdict } from '@veracite/terms/ports'
import { Redis } from 'ioredis'
import { createMemoryRateLimiter, type WindowOptions } from './memory-rate-limiter.ts'

/**
 * One sorted set per key, one member per accepted request, scored by Redis's own clock: processes whose
 * clocks differ still share one window. In microseconds, because rounding to milliseconds would admit a
 * request up to one millisecond early.
 */
const SLIDING_WINDOW = `
local time = redis.call('TIME')
local now = time[1] * 1000000 + time[2]
local window, limit = ARGV[1] * 1000, tonumber(ARGV[2])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', string.format('%.0f', now - window))
local used = redis.call('ZCARD', KEYS[1])
local accepted = used < limit
if accepted then
  redis.call('ZADD', KEYS[1], string.format('%.0f', now), ARGV[3])
  redis.call('PEXPIRE', KEYS[1], ARGV[1])
  used = used + 1
end
local oldest = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
return { accepted and 1 or 0, limit - used, math.ceil((tonumber(oldest[2]) + window - now) / 1000) }`

/** How long Redis is skipped after it failed to answer: a frozen one must not slow down every request. */
const REST_MS = 2_000

export interface RedisRateLimiterOptions extends WindowOptions {
  /** Distinguishes the limiters that share a Redis. */
  name: string
  prefix?: string
  /** Told the reason each time this process counts a request on its own, and each time the connection fails. */
  onAlone: (reason: unknown) => void
  /**
   * How long the first requests wait for the connection, so that a new process shares the window from the
   * start.
   */
  openMs?: number
  /** How long a request waits for Redis before this process counts on its own. */
  commandMs?: number
}

export interface ClosableRateLimiter extends RateLimiter {
  close(): Promise<void>
}

/**
 * Counts in Redis. While Redis is unavailable, each process counts on its own, which fails neither open nor
 * closed.
 */
export function createRedisRateLimiter(
  redisUrl: string,
  options: RedisRateLimiterOptions,
): ClosableRateLimiter {
  const { limit, windowMs, name, prefix = 'veracite', onAlone } = options
  const { openMs = 1_000, commandMs = 200 } = options
  const redis = new Redis(redisUrl, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: openMs,
    commandTimeout: commandMs,
    retryStrategy: (attempt) => Math.min(100 * attempt, 2_000),
  })
  redis.on('error', onAlone)
  const opened = firstOutcome(redis, openMs)
  const ownWindow = createMemoryRateLimiter({ limit, windowMs })
  const self = crypto.randomUUID().slice(0, 8)
  let sequence = 0
  let restUntil = 0
  let awayAt = Number.NEGATIVE_INFINITY

  async function takeFromRedis(key: string): Promise<RateVerdict> {
    sequence += 1
    const member = `${self}.${sequence}`
    const set = `{${prefix}-rate}:${name}:${key}`
    const reply = await redis.eval(SLIDING_WINDOW, 1, set, windowMs, limit, member)
    const [accepted, remaining, resetMs] = reply as [number, number, number]
    const allowed = accepted === 1
    return { allowed, limit, remaining, retryAfterMs: allowed ? 0 : resetMs, resetMs }
  }

  return {
    async take(key) {
      await opened
      const isAway = redis.status !== 'ready' || performance.now() < restUntil
      if (isAway) awayAt = performance.now()
      // Redis does not know what was admitted while it was unavailable: for one window after that, both must
      // agree.
      const wasAway = performance.now() - awayAt < windowMs
      const own = wasAway ? await ownWindow.take(key) : null
      if (own && isAway) onAlone(new Error(`Redis is not asked (${redis.status})`))
      if (own && (isAway || !own.allowed)) return own
      try {
        const verdict = await takeFromRedis(key)
        if (verdict.allowed && own === null) await ownWindow.take(key)
        return verdict
      } catch (error) {
        onAlone(error)
        awayAt = performance.now()
        restUntil = awayAt + REST_MS
        return own ?? ownWindow.take(key)
      }
    },
    async close() {
      redis.disconnect()
    },
  }
}

/** Resolves once connected, or once it is clear that connecting will take longer. */
function firstOutcome(redis: Redis, openMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, openMs)
    timer.unref()
    const done = () => {
      clearTimeout(timer)
      resolve()
    }
    redis.once('ready', done)
    redis.once('error', done)
    redis.once('end', done)
  })
}
