import { createServer } from 'node:net'
import type { JobHandler } from '@veracite/core/jobs/job-ports'
import type { NewJob } from '@veracite/core/jobs/jobs'
import { inTransaction } from '@veracite/db/connection'
import { insertJobs } from '@veracite/db/stores/jobs/job-rows'
import { listenLocally } from '@veracite/testing/local-server'
import { createOwnRedis, hasRedisBinary, type OwnRedis } from '@veracite/testing/own-redis'
import { Queue } from 'bullmq'
import { describe, expect, it } from 'vitest'
import { type BullDispatcher, type BullOptions, createBullDispatcher } from './bull-dispatcher.ts'
import { queueName } from './delivery.ts'
import { newJob, recordRuns, until } from './test-support/dispatcher-tools.ts'
import { openBullWorld } from './test-support/dispatcher-world.ts'
import { sleep } from './within.ts'

describe.skipIf(!hasRedisBinary)('when Redis fails', () => {
  fault('refused at the start: not ready at once, and by itself soon after Redis is there', async (tools) => {
    const { redis, dispatcher, enqueue, work, seen, untilDone } = tools
    await redis.kill()
    await sleep(300)
    await work(seen.handler)
    await expectNotReadyAtOnce(dispatcher)
    const jobs = await enqueue(20)
    await redis.start()
    await untilReady(dispatcher)
    await untilDone(jobs)
  })

  fault('killed and back empty: not ready at once, nothing lost, nothing run twice', async (tools) => {
    const { redis, dispatcher, enqueue, work, seen, untilDone, world } = tools
    await work(async (context) => {
      await sleep(50)
      return await seen.handler(context)
    })
    await untilReady(dispatcher)
    const jobs = await enqueue(60)
    await until(async () => seen.ids().length >= 10)
    await redis.kill()
    await until(async () => !(await dispatcher.ready(300)))
    await expectNotReadyAtOnce(dispatcher)
    const later = await enqueue(20)
    await sleep(1_000)
    await redis.start()
    await untilReady(dispatcher)
    await untilDone([...jobs, ...later])
    expect(seen.ids()).toHaveLength(80)
    expect(await attemptsAbove(world, 1)).toBe(0)
  })

  fault('frozen: not ready within the time allowed, and everything done after the thaw', async (tools) => {
    const { redis, dispatcher, enqueue, work, seen, untilDone, world } = tools
    await work(seen.handler)
    await untilReady(dispatcher)
    const before = await enqueue(10)
    await untilDone(before)
    redis.freeze()
    await Promise.all(Array.from({ length: 20 }, () => expectNotReadyInTime(dispatcher)))
    const during = await enqueue(10)
    await sleep(2_500)
    redis.thaw()
    await untilReady(dispatcher)
    await untilDone(during)
    expect(await attemptsAbove(world, 1)).toBe(0)
  })

  fault('full: not ready, and work goes on as soon as there is room', async (tools) => {
    const { redis, dispatcher, enqueue, work, seen, untilDone } = tools
    await work(seen.handler)
    await untilReady(dispatcher)
    await redis.command('CONFIG', 'SET', 'maxmemory', '1')
    await expectNotReadyInTime(dispatcher)
    const jobs = await enqueue(20)
    await sleep(2_000)
    expect(tools.world.errors.length).toBeLessThan(50)
    await redis.command('CONFIG', 'SET', 'maxmemory', '0')
    await untilReady(dispatcher)
    await untilDone(jobs)
  })

  fault('emptied: everything is sent again', async (tools) => {
    const { redis, dispatcher, enqueue, work, seen, untilDone, world } = tools
    await untilReady(dispatcher)
    const jobs = await enqueue(50)
    await until(async () => (await world.store.unpublished(1)).length === 0)
    await redis.command('FLUSHALL')
    await work(seen.handler)
    await untilDone(jobs)
    expect(seen.ids()).toHaveLength(50)
  })

  fault(
    'a delivery that vanished alone comes again by the slow reconcile',
    async (tools) => {
      const { redis, dispatcher, enqueue, work, seen, untilDone, world } = tools
      await untilReady(dispatcher)
      const jobs = await enqueue(5)
      await until(async () => (await world.store.unpublished(1)).length === 0)
      for (const name of ['wait', 'prioritized', 'marker', ...jobs.map((job) => `${job.id}_0`)]) {
        await redis.command('DEL', `${world.prefix}:${queueName('scan')}:${name}`)
      }
      await work(seen.handler)
      await untilDone(jobs)
    },
    { reconcileAfterMs: 1_000 },
  )

  fault('close returns with Redis dead, and gives back what was running', async (tools) => {
    const { redis, dispatcher, enqueue, work, world } = tools
    await work(async ({ signal }) => {
      await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      return { kind: 'done' }
    })
    const [job] = await enqueue(1)
    await until(async () => (await world.store.find(job?.id ?? ''))?.state === 'running')
    await redis.kill()
    const begun = performance.now()
    await dispatcher.close(200)
    expect(performance.now() - begun).toBeLessThan(15_000)
    expect(await world.store.find(job?.id ?? '')).toMatchObject({ state: 'queued', attempt: 0, crashes: 0 })
  })

  fault(
    'workers that stopped taking work are recreated',
    async (tools) => {
      const { redis, dispatcher, enqueue, work, seen, untilDone, world } = tools
      await untilReady(dispatcher)
      const queue = new Queue(queueName('scan'), { connection: { url: redis.url }, prefix: world.prefix })
      await queue.pause()
      await work(seen.handler)
      const jobs = await enqueue(5)
      await until(async () => world.errors.some((error) => error.where === 'watchdog'))
      await queue.resume()
      await queue.close()
      await untilDone(jobs)
      expect(seen.ids()).toHaveLength(5)
    },
    { watchdogMs: 1_000 },
  )

  fault('a Redis that may evict queued work is reported', async (tools) => {
    const { redis, world } = tools
    await redis.command('CONFIG', 'SET', 'maxmemory-policy', 'allkeys-lru')
    const later = createBullDispatcher({ ...tools.options, prefix: `${world.prefix}-2` })
    await until(async () => later.evictionPolicy() === 'allkeys-lru')
    expect(world.errors.map((error) => error.where)).toContain('redis-policy')
    await later.close(0)
  })
})

describe('when Redis accepts and never answers', () => {
  it('is not ready within the time allowed', async () => {
    const { port, close } = await listenLocally(createServer())
    const world = await openBullWorld(`redis://127.0.0.1:${port}`)
    const dispatcher = world.createDispatcher()
    await Promise.all(Array.from({ length: 10 }, () => expectNotReadyInTime(dispatcher)))
    await dispatcher.close(0)
    await close()
    await world.close()
  })
})

type Tools = Awaited<ReturnType<typeof takeUp>>

function fault(name: string, test: (tools: Tools) => Promise<void>, own: Partial<BullOptions> = {}): void {
  it.concurrent(name, async () => {
    const tools = await takeUp(own)
    try {
      await test(tools)
    } finally {
      tools.redis.thaw()
      await tools.dispatcher.close(0)
      await tools.redis.kill()
      await tools.world.close()
    }
  })
}

async function takeUp(own: Partial<BullOptions>) {
  const redis: OwnRedis = await createOwnRedis()
  await redis.start()
  const world = await openBullWorld(redis.url, own)
  const dispatcher = world.createDispatcher()
  const seen = recordRuns()
  return {
    redis,
    world,
    dispatcher,
    seen,
    options: {
      store: world.store,
      clock: world.clock,
      redisUrl: redis.url,
      worker: 'test',
      onError: (where: string, error: unknown) => void world.errors.push({ where, error }),
    },
    work: (handler: JobHandler) => dispatcher.work(new Map([['scan', { concurrency: 4 }]]), handler),
    async enqueue(count: number): Promise<NewJob[]> {
      const jobs = Array.from({ length: count }, () => newJob())
      await inTransaction(world.database, (tx) => insertJobs(tx, jobs, new Date()))
      dispatcher.kick()
      return jobs
    },
    untilDone: (jobs: readonly NewJob[]) =>
      until(async () => {
        const [row] = await world.database.sql`
          select count(*) as done from veracite.jobs
          where state = 'done' and id = any (${jobs.map((job) => job.id)}::uuid[])`
        return row?.done === jobs.length
      }),
  }
}

/** Well before the allowed time. */
async function expectNotReadyAtOnce(dispatcher: Pick<BullDispatcher, 'ready'>): Promise<void> {
  expect(await msUntilNotReady(dispatcher, 10_000)).toBeLessThan(5_000)
}

/** At the end of the allowed time, plus what a busy machine adds. */
async function expectNotReadyInTime(dispatcher: Pick<BullDispatcher, 'ready'>): Promise<void> {
  expect(await msUntilNotReady(dispatcher, 300)).toBeLessThan(5_000)
}

async function msUntilNotReady(
  dispatcher: Pick<BullDispatcher, 'ready'>,
  allowedMs: number,
): Promise<number> {
  const begun = performance.now()
  expect(await dispatcher.ready(allowedMs)).toBe(false)
  return performance.now() - begun
}

const untilReady = (dispatcher: Pick<BullDispatcher, 'ready'>) =>
  until(async () => await dispatcher.ready(2_000))

async function attemptsAbove(world: Tools['world'], attempts: number): Promise<number> {
  const [row] = await world.database.sql`
    select count(*) as jobs from veracite.jobs where attempt > ${attempts} or crashes > 0`
  return Number(row?.jobs)
}
