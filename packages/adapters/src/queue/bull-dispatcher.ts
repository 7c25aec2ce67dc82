import type { JobDispatcher, JobHandler, LaneLimits } from '@veracite/core/jobs/job-ports'
import type { Lane } from '@veracite/core/jobs/jobs'
import type { Clock } from '@veracite/terms/ports'
import { takesWrites } from './broker-state.ts'
import { createBullDeliveries } from './bull-deliveries.ts'
import { type BullWorkers, openBullWorkers } from './bull-workers.ts'
import { every, type Repeating } from './every.ts'
import { openProducer } from './redis-connections.ts'
import { startRedisForwarder } from './redis-forwarder.ts'
import { STORE_DEADLINE_MS, type WorkerDeps } from './run-job.ts'
import { createTableChores } from './table-chores.ts'
import { within } from './within.ts'

export interface BullOptions extends Omit<WorkerDeps, 'leaseMs'> {
  clock: Clock
  redisUrl: string
  /** Prefix of every key in Redis. Installations that share a Redis need different ones. */
  prefix?: string
  leaseMs?: number
  forwardMs?: number
  /** Deliveries not claimed for this long are sent again. */
  reconcileAfterMs?: number
  /** If work is due and this process has claimed none for this long, its workers are recreated. */
  watchdogMs?: number
}

export interface BullDispatcher extends JobDispatcher {
  /** Redis's eviction policy; anything but `noeviction` is wrong. Null before Redis has answered. */
  evictionPolicy(): string | null
}

/**
 * Dispatches through BullMQ on Redis. The job table stays authoritative: Redis holds ids only, and may be
 * emptied, restarted or gone at any moment. A process that does not call `work` still passes its own jobs to
 * Redis.
 */
export function createBullDispatcher(options: BullOptions): BullDispatcher {
  const { store, clock, redisUrl, worker, onError, prefix = 'veracite', leaseMs = 30_000 } = options
  const { forwardMs = 500, reconcileAfterMs = 60_000, watchdogMs = 60_000 } = options
  const producer = openProducer(redisUrl, onError)
  const times = { forwardMs, reconcileAfterMs }
  const forwarder = startRedisForwarder({ store, clock, producer, prefix, onError, ...times })
  const deliveries = createBullDeliveries({ store, worker, leaseMs, onError })
  const chores = createTableChores({ store, worker, leaseMs, onError, wake: forwarder.wake })
  let workers: BullWorkers | null = null
  let watchdog: Repeating | null = null

  const openWorkers = (lanes: ReadonlyMap<Lane, LaneLimits>, handler: JobHandler) => {
    deliveries.restartClock()
    workers = openBullWorkers({ redisUrl, prefix, onError }, lanes, (jobId) =>
      deliveries.take(jobId, handler),
    )
  }

  /** BullMQ workers have been known to stop for good after outages; the only symptom is missing claims. */
  const watch = async (lanes: ReadonlyMap<Lane, LaneLimits>, handler: JobHandler) => {
    if (deliveries.isClosing() || deliveries.idleMs() < watchdogMs) return
    if ((await within(STORE_DEADLINE_MS, store.msToNextDue([...lanes.keys()]))) !== 0) return
    if (!(await takesWrites(producer, prefix, 1_000)) || deliveries.isClosing()) return
    onError('watchdog', new Error(`Work is due and none was claimed for ${watchdogMs} ms: new workers.`))
    const old = workers
    openWorkers(lanes, handler)
    await old?.close()
  }

  return {
    ready: async (timeoutMs) => !deliveries.isClosing() && (await takesWrites(producer, prefix, timeoutMs)),
    kick: forwarder.wake,
    evictionPolicy: forwarder.evictionPolicy,
    async work(lanes, handler) {
      openWorkers(lanes, handler)
      chores.start()
      watchdog = every(watchdogMs / 4, 'watchdog', onError, () => watch(lanes, handler))
    },
    async close(graceMs) {
      await Promise.all([
        deliveries.drain(graceMs),
        workers?.pause(),
        forwarder.stop(),
        chores.stop(),
        watchdog?.stop(),
      ])
      await deliveries.settle()
      await workers?.close()
      await chores.leave()
      producer.disconnect()
    },
  }
}
