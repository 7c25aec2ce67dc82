import type { LaneLimits } from '@veracite/core/jobs/job-ports'
import type { Lane } from '@veracite/core/jobs/jobs'
import { Worker } from 'bullmq'
import type { Redis } from 'ioredis'
import { jobIdOf, queueName } from './delivery.ts'
import { BLOCK_SECONDS } from './redis-connections.ts'
import type { OnQueueError } from './run-job.ts'
import { settledWithin } from './within.ts'

export interface LaneWorker {
  /** Takes no new work; running work continues. */
  pause(): Promise<void>
  close(): Promise<void>
}

export interface LaneWorkerOptions {
  lane: Lane
  limits: LaneLimits
  connection: Redis
  prefix: string
  onError: OnQueueError
}

/** One queue per lane, because BullMQ's rate limit is per queue. */
export function openWorker(
  { lane, limits, connection, prefix, onError }: LaneWorkerOptions,
  deliver: (jobId: string) => Promise<void>,
): LaneWorker {
  const { concurrency, rate } = limits
  const worker = new Worker(queueName(lane), async (delivery) => await deliver(jobIdOf(delivery.id ?? '')), {
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
  let stopped = false
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

  return {
    async pause() {
      stopped = true
      await settledWithin(REST_MS, worker.pause(true))
    },
    async close() {
      stopped = true
      // With Redis down this may never return.
      await settledWithin(LONGEST_CLOSE_MS, worker.close(true))
    },
  }
}

const REST_MS = 1_000
const LONGEST_CLOSE_MS = 3_000
