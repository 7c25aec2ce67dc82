import { randomUUID } from 'node:crypto'
import { createOwnRedis } from '@veracite/testing/own-redis'
import { Queue, Worker } from 'bullmq'

/** For benchmarks: BullMQ with jobs that do nothing, on a separate Redis: the minimum cost of a queue. */
export async function openBullNoop(queues: number, concurrency: number) {
  const redis = await createOwnRedis()
  await redis.start()
  const connection = { host: '127.0.0.1', port: Number(new URL(redis.url).port), maxRetriesPerRequest: null }
  return {
    async rate(size: number): Promise<number> {
      const names = Array.from({ length: queues }, () => `bench-${randomUUID()}`)
      const all = Promise.withResolvers<void>()
      let done = 0
      const opened = names.map((name) => new Queue(name, { connection }))
      const begun = performance.now()
      for (const queue of opened) {
        await queue.addBulk(
          Array.from({ length: size / queues }, () => ({
            name: 'noop',
            data: {},
            opts: { removeOnComplete: true },
          })),
        )
      }
      const workers = names.map(
        (name) =>
          new Worker(
            name,
            async () => {
              done += 1
              if (done === size) all.resolve()
            },
            { connection, concurrency },
          ),
      )
      await all.promise
      const rate = size / ((performance.now() - begun) / 1000)
      await Promise.all([...workers, ...opened].map((one) => one.close()))
      return rate
    },
    close: () => redis.kill(),
  }
}
