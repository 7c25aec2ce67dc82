import type { JobDispatcher, JobHandler, JobStore, LaneLimits } from '@veracite/core/jobs/job-ports'
import type { Lane } from '@veracite/core/jobs/jobs'
import type { Clock } from '@veracite/terms/ports'
import type { Redis } from 'ioredis'
import { takesWrites } from './broker-state.ts'
import { type LaneWorker, openWorker } from './bull-worker.ts'
import { every, type Repeating } from './every.ts'
import { openConsumer, openProducer } from './redis-connections.ts'
import { startRelay } from './relay.ts'
import { type OnQueueError, runJob, STORE_DEADLINE_MS } from './run-job.ts'
import { createRunningJobs } from './running-jobs.ts'
import { settledWithin, sleep, within } from './within.ts'

export interface BullOptions {
  store: JobStore
  clock: Clock
  redisUrl: string
  /** Written with each claim, so that an operator sees who holds a job. */
  worker: string
  onError: OnQueueError
  /** Prefix of every key in Redis. Installations that share a Redis need different ones. */
  prefix?: string
  leaseMs?: number
  relayMs?: number
  /** Deliveries not claimed for this long are sent again. */
  reconcileAfterMs?: number
  /** If work is due and this process has claimed none for this long, its workers are recreated. */
  watchdogMs?: number
}

export interface BullDispatcher extends JobDispatcher {
  /** What Redis does when its memory is full; anything but `noeviction` is wrong. Null before Redis has answered. */
  evictionPolicy(): string | null
}

/**
 * Dispatches through BullMQ on Redis. The job table stays authoritative: Redis holds ids only, and may be
 * emptied, restarted or gone at any moment. A process that does not call `work` still passes its own jobs to
 * Redis.
 */
export function createBullDispatcher(options: BullOptions): BullDispatcher {
  const { store, clock, redisUrl, worker, onError, prefix = 'veracite', leaseMs = 30_000 } = options
  const { relayMs = 500, reconcileAfterMs = 60_000, watchdogMs = 60_000 } = options
  const producer = openProducer(redisUrl, onError)
  const relay = startRelay({ store, clock, producer, prefix, onError, relayMs, reconcileAfterMs })
  const running = createRunningJobs(() => {})
  const deliveries = new Set<Promise<void>>()
  const background: Repeating[] = []
  let consumer: Redis | null = null
  let workers: LaneWorker[] = []
  let closing = false
  let lastClaim = performance.now()
  let unlisten: (() => Promise<void>) | null = null

  const deliver = async (jobId: string, handler: JobHandler): Promise<void> => {
    const job = await claimPatiently(jobId)
    lastClaim = performance.now()
    // Nothing claimed: a duplicate, or the job was already dealt with elsewhere.
    if (job === null) return
    if (closing) return await store.release(job.lease)
    const run = runJob({ store, leaseMs, onError }, job, handler)
    running.add(run)
    await run.finished
  }

  /** The delivery is consumed when this returns, so it waits while the table is unreachable. */
  const claimPatiently = async (jobId: string) => {
    for (;;) {
      try {
        return await within(STORE_DEADLINE_MS, store.claimOne(jobId, worker, leaseMs), (late) => {
          if (late !== null) store.release(late.lease).catch((error) => onError('release', error))
        })
      } catch (error) {
        onError('claim', error)
        if (closing) return null
        await sleep(CLAIM_RETRY_MS)
      }
    }
  }

  const openWorkers = (lanes: ReadonlyMap<Lane, LaneLimits>, handler: JobHandler) => {
    const connection = openConsumer(redisUrl, onError)
    consumer = connection
    workers = [...lanes].map(([lane, limits]) =>
      openWorker({ lane, limits, connection, prefix, onError }, async (jobId) => {
        const delivery = deliver(jobId, handler)
        deliveries.add(delivery)
        await delivery.finally(() => deliveries.delete(delivery))
      }),
    )
  }

  /** BullMQ workers have been known to stop for good after outages; the only symptom is missing claims. */
  const watch = async (lanes: ReadonlyMap<Lane, LaneLimits>, handler: JobHandler) => {
    if (closing || running.count() > 0 || performance.now() - lastClaim < watchdogMs) return
    if ((await within(STORE_DEADLINE_MS, store.msToNextDue([...lanes.keys()]))) !== 0) return
    if (!(await takesWrites(producer, prefix, 1_000)) || closing) return
    onError('watchdog', new Error(`Work is due and none was claimed for ${watchdogMs} ms: new workers.`))
    lastClaim = performance.now()
    const old = { workers, consumer }
    openWorkers(lanes, handler)
    await closeWorkers(old.workers, old.consumer)
  }

  const reap = async () => {
    if ((await within(STORE_DEADLINE_MS, store.reapExpired(REAP_BATCH))) > 0) relay.wake()
  }
  const correct = async () => {
    if ((await within(STORE_DEADLINE_MS, store.correctTimes())) > 0) relay.wake()
  }
  const listen = async () => {
    unlisten ??= await within(STORE_DEADLINE_MS, store.onNewWork(relay.wake), (late) => void late())
  }

  return {
    ready: async (timeoutMs) => !closing && (await takesWrites(producer, prefix, timeoutMs)),
    kick: relay.wake,
    evictionPolicy: relay.evictionPolicy,
    async work(lanes, handler) {
      lastClaim = performance.now()
      openWorkers(lanes, handler)
      background.push(
        every(leaseMs / 6, 'reap', onError, reap),
        every(CORRECT_MS, 'clock', onError, correct),
        every(ALIVE_MS, 'alive', onError, () => within(STORE_DEADLINE_MS, store.sayAlive(worker))),
        every(LISTEN_RETRY_MS, 'listen', onError, listen),
        every(watchdogMs / 4, 'watchdog', onError, () => watch(lanes, handler)),
      )
    },
    async close(graceMs) {
      closing = true
      await Promise.all([
        running.drain(graceMs),
        ...workers.map((one) => one.pause()),
        ...[relay, ...background].map((task) => task.stop()),
      ])
      // Claims in progress when the stop came are still being given back.
      await settledWithin(STORE_DEADLINE_MS, Promise.all(deliveries))
      await closeWorkers(workers, consumer)
      if (unlisten !== null) await settledWithin(1_000, unlisten())
      if (background.length > 0) await settledWithin(1_000, store.sayGone(worker))
      producer.disconnect()
    },
  }
}

async function closeWorkers(workers: readonly LaneWorker[], connection: Redis | null): Promise<void> {
  await Promise.all(workers.map((worker) => worker.close()))
  // The workers share it, so none of them closes it; left open, it would reconnect for ever.
  connection?.disconnect()
}

const CLAIM_RETRY_MS = 1_000
const REAP_BATCH = 500
const LISTEN_RETRY_MS = 10_000
/** How soon work goes on after a clock that was ahead is set right. */
const CORRECT_MS = 60_000
const ALIVE_MS = 15_000
