import { createServer } from 'node:net'
import { redisUrl } from '@veracite/testing/database'
import { listenLocally } from '@veracite/testing/local-server'
import { createOwnRedis, freePort, hasRedisBinary } from '@veracite/testing/own-redis'
import { Redis } from 'ioredis'
import { afterEach, describe, expect, test } from 'vitest'
import {
  type ClosableRateLimiter,
  createRedisRateLimiter,
  type RedisRateLimiterOptions,
} from './redis-rate-limiter.ts'

const open: ClosableRateLimiter[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((limiter) => limiter.close()))
})

type Options = Pick<RedisRateLimiterOptions, 'limit' | 'windowMs'> & Partial<RedisRateLimiterOptions>

/** Patient by default: a slow Redis must not be mistaken for an absent one. */
function limiterAt(url: string, options: Options) {
  const limiter = createRedisRateLimiter(url, {
    name: 'test',
    prefix: `test-${process.pid}`,
    onAlone: () => {},
    openMs: 15_000,
    commandMs: 15_000,
    ...options,
  })
  open.push(limiter)
  return limiter
}

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const newKey = () => crypto.randomUUID()
const url = redisUrl()

describe.skipIf(url === null)('one window over several connections', () => {
  const redis = url ?? ''

  test('of 200 simultaneous requests exactly the limit is let in, even right after the start', async () => {
    const key = newKey()
    const limiters = [1, 2, 3].map(() => limiterAt(redis, { limit: 60, windowMs: 60_000 }))
    const verdicts = await Promise.all(
      Array.from({ length: 200 }, (_, index) => limiters[index % 3]?.take(key)),
    )
    expect(verdicts.filter((verdict) => verdict?.allowed)).toHaveLength(60)
    for (const verdict of verdicts) {
      expect(verdict?.limit).toBe(60)
      expect(verdict?.resetMs).toBeGreaterThan(0)
      expect(verdict?.resetMs).toBeLessThanOrEqual(60_000)
      expect(verdict?.retryAfterMs).toBe(verdict?.allowed ? 0 : verdict?.resetMs)
    }
    expect(verdicts.map((verdict) => verdict?.remaining).sort((a, b) => Number(b) - Number(a))[0]).toBe(59)
  })

  test('no window holds more than the limit, under a steady hammering over its edges', async () => {
    const [limit, windowMs, key] = [10, 400, newKey()]
    const limiters = [limiterAt(redis, { limit, windowMs }), limiterAt(redis, { limit, windowMs })]
    const accepted: { from: number; to: number }[] = []
    const until = performance.now() + 2_500
    const enough = limit * 3 + 1
    await Promise.all(
      limiters.map(async (limiter) => {
        while (performance.now() < until || accepted.length < enough) {
          const from = performance.now()
          const { allowed } = await limiter.take(key)
          if (allowed) accepted.push({ from, to: performance.now() })
          else await sleep(3)
        }
      }),
    )
    accepted.sort((a, b) => a.from - b.from)
    expect(accepted.length).toBeGreaterThanOrEqual(enough)
    for (const [index, { from }] of accepted.entries()) {
      const later = accepted[index + limit]
      if (later) expect(later.to - from).toBeGreaterThanOrEqual(windowMs)
    }
  })

  test('lets in again when it said it would, and not before', async () => {
    const [limit, windowMs, key] = [5, 3_000, newKey()]
    const limiter = limiterAt(redis, { limit, windowMs })
    for (let count = 0; count < limit; count += 1) await limiter.take(key)
    // Redis reads its clock at some point between our request and its reply.
    const take = async () => {
      const from = performance.now()
      const verdict = await limiter.take(key)
      return { ...verdict, from, to: performance.now() }
    }
    const refused = await take()
    expect(refused.allowed).toBe(false)
    for (;;) {
      const next = await take()
      if (next.allowed) {
        expect(next.to).toBeGreaterThan(refused.from + refused.retryAfterMs - 2)
        break
      }
      expect(next.from).toBeLessThan(refused.to + refused.retryAfterMs + 2)
      await sleep(5)
    }
  })

  test('keys and limiters are separate, and their data in Redis expires', async () => {
    const key = newKey()
    const one = limiterAt(redis, { limit: 1, windowMs: 60_000, name: 'one' })
    const two = limiterAt(redis, { limit: 1, windowMs: 60_000, name: 'two' })
    expect((await one.take(key)).allowed).toBe(true)
    expect((await two.take(key)).allowed).toBe(true)
    expect((await one.take(newKey())).allowed).toBe(true)
    expect((await one.take(key)).allowed).toBe(false)
    const client = new Redis(redis)
    const ttl = await client.pttl(`{test-${process.pid}-rate}:one:${key}`)
    client.disconnect()
    expect(ttl).toBeGreaterThan(0)
    expect(ttl).toBeLessThanOrEqual(60_000)
  })
})

describe('without Redis', () => {
  test('a process counts for itself at once, and never throws', async () => {
    const limiter = limiterAt(`redis://127.0.0.1:${await freePort()}`, { limit: 60, windowMs: 60_000 })
    const started = performance.now()
    const verdicts = await Promise.all(Array.from({ length: 100 }, () => limiter.take('a')))
    expect(verdicts.filter(({ allowed }) => allowed)).toHaveLength(60)
    expect(performance.now() - started).toBeLessThan(10_000)
  })

  test('a server that accepts and says nothing costs the first requests a second, and later ones nothing', async () => {
    const silent = await listenLocally(createServer((socket) => socket.on('error', () => {})))
    const limiter = limiterAt(`redis://127.0.0.1:${silent.port}`, {
      limit: 2,
      windowMs: 60_000,
      openMs: 1_000,
    })
    const started = performance.now()
    expect((await limiter.take('a')).allowed).toBe(true)
    expect(performance.now() - started).toBeLessThan(10_000)
    const again = performance.now()
    expect((await limiter.take('a')).allowed).toBe(true)
    expect((await limiter.take('a')).allowed).toBe(false)
    // If they had asked Redis, they would have waited for the full command timeout.
    expect(performance.now() - again).toBeLessThan(10_000)
    await silent.close()
  })
})

describe.skipIf(!hasRedisBinary)('when Redis fails on the way', () => {
  test('killed: what was let in before still counts, and nothing is let in twice after it is back', async () => {
    const redis = await createOwnRedis()
    await redis.start()
    try {
      const limiter = limiterAt(redis.url, { limit: 20, windowMs: 60_000, commandMs: 1_000 })
      const take = async (times: number) => {
        let allowed = 0
        for (let count = 0; count < times; count += 1) if ((await limiter.take('a')).allowed) allowed += 1
        return allowed
      }
      expect(await take(12)).toBe(12)
      await redis.kill()
      expect(await take(5)).toBe(5)
      await redis.start()
      await sleep(2_500)
      // Redis came back empty: it alone would let twenty in.
      expect(await take(30)).toBe(3)
    } finally {
      await redis.kill()
    }
  })

  test('frozen: one request waits its short deadline, the next ones do not wait at all', async () => {
    const redis = await createOwnRedis()
    await redis.start()
    try {
      let timesAlone = 0
      const onAlone = () => {
        timesAlone += 1
      }
      const limiter = limiterAt(redis.url, { limit: 20, windowMs: 60_000, commandMs: 1_000, onAlone })
      await limiter.take('a')
      expect(timesAlone).toBe(0)
      redis.freeze()
      const first = performance.now()
      expect((await limiter.take('a')).allowed).toBe(true)
      expect(performance.now() - first).toBeLessThan(5_000)
      const rest = performance.now()
      for (let count = 0; count < 10; count += 1) await limiter.take('a')
      expect(performance.now() - rest).toBeLessThan(5_000)
      expect(timesAlone).toBeGreaterThanOrEqual(11)
    } finally {
      redis.thaw()
      await redis.kill()
    }
  })
})
