import type { LaneLimits } from '@veracite/core/jobs/job-ports'
import type { Lane } from '@veracite/core/jobs/jobs'
import { Worker } from 'bullmq'
import { jobIdOf, queueName } from './delivery.ts'
import { BLOCK_SECONDS, openConsumer } from './redis-connections.ts'
import type { OnQueueError } from './run-job.ts'
import { settledWithin } from './within.ts'

export type BullWorkers = ReturnType<typeof openBullWorkers>

/** A worker for each lane, because BullMQ's rate limit is per queue; all on one connection. */
export function openBullWorkers(
  { redisUrl, prefix, onError }: { redisUrl: string; prefix: string; onError: OnQueueError },
  lanes: ReadonlyMap<Lane, LaneLimits>,
  deliver: (jobId: string) => Promise<void>,
) {
  const connection = openConsumer(redisUrl, onError)
  let stopped = false
  const workers = [...lanes].map(([lane, { concurrency, rate }]) => {
    const worker = new Worker(queueName(lane), async ({ id }) => await deliver(jobIdOf(id ?? '')), {
      connection,
      prefix,
      concurrency,
      ...(rate === undefined ? {} : { limiter: { max: rate.max, duration: rate.perMs } }),
      // A stalled delivery is simply redelivered: the table, never Redis, decides whether its job runs.
      maxStalledCount: 1_000,
      drainDelay: BLOCK_SECONDS,
      runRetryDelay: 1_000,
      skipVersionCheck: true,
      removeOnComplete: { count: 0 },
      removeOnFail: { count: 0 },
    })
    let resting = false
    // On errors other than connection errors, such as a full Redis, a worker would retry in a tight loop: it
    // pauses for a second between attempts.
    worker.on('error', (error) => {
      if (resting || stopped) return
      resting = true
      onError('redis', error)
      void worker.pause(true)
      setTimeout(() => {
        resting = false
        if (!stopped) void worker.resume()
      }, REST_MS)
    })
    return worker
  })
  return {
    /** Takes no new work; running work continues. */
    async pause(): Promise<void> {
      stopped = true
      await Promise.all(workers.map((worker) => settledWithin(REST_MS, worker.pause(true))))
    },
    async close(): Promise<void> {
      stopped = true
      // With Redis down this may never return.
      await Promise.all(workers.map((worker) => settledWithin(LONGEST_CLOSE_MS, worker.close(true))))
      // The workers share it, so none of them closes it; left open, it would reconnect for ever.
      connection.disconnect()
    },
  }
}

const REST_MS = 1_000
const LONGEST_CLOSE_MS = 3_000
