import { randomUUID } from 'node:crypto'
import { type Database, openPostgres } from '@veracite/db/open-postgres'
import { createJobStore } from '@veracite/db/stores/jobs/job-store'
import type { Clock } from '@veracite/terms/ports'
import { createTestDatabase, oneServer, type TestDatabase } from '@veracite/testing/database'
import type { TestServer } from '@veracite/testing/test-services'
import { Redis } from 'ioredis'
import { type BullOptions, createBullDispatcher } from '../bull-dispatcher.ts'
import { createInProcessDispatcher, type InProcessOptions } from '../in-process-dispatcher.ts'
import type { DispatcherWorld } from './dispatcher-tools.ts'

/** For tests: a separate database, and dispatchers that claim from its job table. */
export async function openInProcessWorld(
  server: TestServer,
  own: Partial<InProcessOptions> = {},
): Promise<DispatcherWorld> {
  const base = await openBase(server)
  return {
    ...base,
    isCarried: async () => true,
    createDispatcher: (options = {}) => createInProcessDispatcher({ ...base.common(), ...own, ...options }),
  }
}

/** For tests: a separate database and separate keys in Redis. */
export async function openBullWorld(
  redisUrl: string,
  own: Partial<BullOptions> = {},
): Promise<DispatcherWorld & { prefix: string; clock: Clock }> {
  const base = await openBase(oneServer())
  const prefix = `veracite-test-${randomUUID()}`
  const clock = systemClock
  return {
    ...base,
    prefix,
    clock,
    isCarried: async () => (await base.store.unpublished(1)).length === 0,
    createDispatcher: (options = {}) =>
      createBullDispatcher({ ...base.common(), clock, redisUrl, prefix, forwardMs: 100, ...own, ...options }),
    async close() {
      await base.close()
      await removeKeys(redisUrl, prefix)
    },
  }
}

const systemClock: Clock = { now: () => new Date() }

async function openBase(server: TestServer) {
  const place = idle.get(server.name)?.pop() ?? (await makePlace(server))
  const { made, database } = place
  const dead: DispatcherWorld['dead'] = []
  const errors: DispatcherWorld['errors'] = []
  const store = createJobStore(database, {
    clock: systemClock,
    random: () => 0,
    onDead: async (_tx, job, error) => {
      dead.push({ job, error })
    },
  })
  return {
    database,
    adminUrl: made.adminUrl,
    store,
    dead,
    errors,
    common: () => ({
      store,
      worker: 'test',
      onError: (where: string, error: unknown) => {
        errors.push({ where, error })
      },
    }),
    async close() {
      await database.sql`delete from veracite.jobs`
      idle.set(server.name, [...(idle.get(server.name) ?? []), place])
    },
  }
}

/**
 * Making a database and warming its connections takes longer than most promises do, so the next world gets what an
 * earlier one has left.
 */
type Place = { made: TestDatabase; database: Database }
const idle = new Map<TestServer['name'], Place[]>()

async function makePlace(server: TestServer): Promise<Place> {
  const made = await createTestDatabase(server)
  return {
    made,
    database: await openPostgres({ url: made.appUrl, max: 10, applicationName: 'veracite-test' }),
  }
}

async function removeKeys(redisUrl: string, prefix: string): Promise<void> {
  const redis = new Redis(redisUrl, { maxRetriesPerRequest: 1, connectTimeout: 1_000 })
  redis.on('error', () => {})
  try {
    let cursor = '0'
    do {
      const [next, keys] = await redis.scan(cursor, 'MATCH', `${prefix}:*`, 'COUNT', 1_000)
      if (keys.length > 0) await redis.unlink(...keys)
      cursor = next
    } while (cursor !== '0')
  } catch {
    // A Redis that a test took down has nothing to clean.
  } finally {
    redis.disconnect()
  }
}
