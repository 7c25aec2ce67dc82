import { randomUUID } from 'node:crypto'
import type { Redis } from 'ioredis'
import { within } from './within.ts'

/** Facts that a Redis server reports about itself. */
export interface ServerFacts {
  /** Changes with each start of the server. */
  runId: string
  evictionPolicy: string
}

export async function readServerFacts(redis: Redis): Promise<ServerFacts> {
  const info = `${await redis.info('server')}\n${await redis.info('memory')}`
  const field = (name: string) => new RegExp(`^${name}:(\\S+)`, 'm').exec(info)?.[1] ?? 'unknown'
  return { runId: field('run_id'), evictionPolicy: field('maxmemory_policy') }
}

/**
 * Identifies one incarnation of the broker's memory. The key vanishes when Redis is emptied; the run id
 * changes when it is restarted or replaced, which may lose the last second even if the key survives.
 */
export async function readEpoch(redis: Redis, prefix: string, runId: string): Promise<string> {
  const key = `${prefix}:epoch`
  await redis.set(key, randomUUID(), 'NX')
  return `${await redis.get(key)}.${runId}`
}

/**
 * Whether Redis accepts writes now: a server that is full or only a replica would also answer a ping.
 * Resolves within `timeoutMs`, never rejects.
 */
export async function takesWrites(redis: Redis, prefix: string, timeoutMs: number): Promise<boolean> {
  try {
    await within(timeoutMs, write(redis, prefix))
    return true
  } catch {
    return false
  }
}

async function write(redis: Redis, prefix: string): Promise<void> {
  if (STARTING.has(redis.status)) {
    const ready = Promise.withResolvers<void>()
    redis.once('ready', ready.resolve)
    redis.once('close', ready.reject)
    await ready.promise.finally(() => {
      redis.off('ready', ready.resolve)
      redis.off('close', ready.reject)
    })
  }
  await redis.set(`${prefix}:ready`, '1', 'EX', 60)
}

const STARTING = new Set(['connecting', 'connect'])
