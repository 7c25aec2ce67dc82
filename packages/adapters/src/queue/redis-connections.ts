import { Redis, type RedisOptions } from 'ioredis'
import type { OnQueueError } from './run-job.ts'

/** For callers that must not wait: each command fails within a second, whatever Redis does. */
export const openProducer = (url: string, onError: OnQueueError): Redis =>
  open(url, onError, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
    commandTimeout: 1_000,
  })

/**
 * For workers, which wait for ever. A command timeout would cut off the blocking wait for work; instead, a
 * socket that has been silent for much longer than that wait is considered dead.
 */
export const openConsumer = (url: string, onError: OnQueueError): Redis =>
  open(url, onError, { maxRetriesPerRequest: null, connectTimeout: 2_000, socketTimeout: 30_000 })

/** Seconds a worker blocks for work at a time. */
export const BLOCK_SECONDS = 5

function open(url: string, onError: OnQueueError, options: Omit<RedisOptions, 'replyMapping'>): Redis {
  const redis = new Redis(url, {
    ...options,
    // The default backs off to many seconds, and would keep refusing work long after Redis is back.
    retryStrategy: (times) => Math.min(100 * times, 2_000),
  })
  // Every request made while connecting waits for the same event.
  redis.setMaxListeners(1_000)
  redis.on('error', reportOnce(redis, onError))
  return redis
}

/**
 * A client repeats the same error at each connection attempt: it is reported once, until the client has
 * connected again.
 */
function reportOnce(redis: Redis, onError: OnQueueError): (error: Error) => void {
  let told: string | null = null
  redis.on('ready', () => {
    told = null
  })
  return (error) => {
    if (told === error.message) return
    told = error.message
    onError('redis', error)
  }
}
