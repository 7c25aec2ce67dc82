import type { LaneLimits } from '@veracite/core/jobs/job-ports'
import type { Lane } from '@veracite/core/jobs/jobs'
import type { Redis } from 'ioredis'
import { type LaneWorker, openWorker } from './bull-worker.ts'
import { openConsumer } from './redis-connections.ts'
import type { OnQueueError } from './run-job.ts'

export interface CrewOptions {
  redisUrl: string
  prefix: string
  onError: OnQueueError
}

/** A worker for each lane, on one connection. */
export interface BullCrew {
  pause(): Promise<void>
  close(): Promise<void>
}

export function openCrew(
  { redisUrl, prefix, onError }: CrewOptions,
  lanes: ReadonlyMap<Lane, LaneLimits>,
  deliver: (jobId: string) => Promise<void>,
): BullCrew {
  const connection: Redis = openConsumer(redisUrl, onError)
  const workers: LaneWorker[] = [...lanes].map(([lane, limits]) =>
    openWorker({ lane, limits, connection, prefix, onError }, deliver),
  )
  return {
    async pause() {
      await Promise.all(workers.map((worker) => worker.pause()))
    },
    async close() {
      await Promise.all(workers.map((worker) => worker.close()))
      // The workers share it, so none of them closes it; left open, it would reconnect for ever.
      connection.disconnect()
    },
  }
}
