import type { JobStore } from '@veracite/core/jobs/job-ports'
import type { Delivery, Lane, Priority } from '@veracite/core/jobs/jobs'
import type { Clock } from '@veracite/terms/ports'
import { type JobsOptions, Queue } from 'bullmq'
import type { Redis } from 'ioredis'
import { readEpoch, readServerFacts, type ServerFacts } from './broker-state.ts'
import { deliveryId, PRIORITY_ON_WIRE, queueName } from './delivery.ts'
import { every, type Repeating } from './every.ts'
import { type OnQueueError, STORE_DEADLINE_MS } from './run-job.ts'
import { settledWithin, within } from './within.ts'

interface RedisForwarderOptions {
  store: JobStore
  clock: Clock
  producer: Redis
  prefix: string
  onError: OnQueueError
  forwardMs: number
  reconcileAfterMs: number
}

/**
 * Passes due jobs from the table to the broker. No transaction is open during calls to Redis: a crash between
 * handing over and recording it sends a job twice, and the second delivery finds it claimed.
 */
export function startRedisForwarder(options: RedisForwarderOptions) {
  const { store, clock, producer, prefix, onError } = options
  const queues = new Map<Lane, Queue>()
  let facts: ServerFacts | null = null
  let knownEpoch: string | null = null
  let reconciledAtMs = clock.now().getTime()

  producer.on('close', () => {
    facts = null
  })

  const currentEpoch = async (): Promise<string> => {
    if (facts === null) {
      facts = await readServerFacts(producer)
      if (facts.evictionPolicy !== 'noeviction') onError('redis-policy', evictsError(facts.evictionPolicy))
    }
    const epoch = await readEpoch(producer, prefix, facts.runId)
    if (epoch !== knownEpoch) await within(STORE_DEADLINE_MS, store.swapEpoch(epoch))
    knownEpoch = epoch
    return epoch
  }

  const handOver = async (lane: Lane, deliveries: readonly (Delivery & { priority: Priority })[]) => {
    let queue = queues.get(lane)
    if (queue === undefined) {
      queue = openQueue(lane, producer, prefix, onError)
      queues.set(lane, queue)
    }
    await queue.addBulk(
      deliveries.map((delivery) => ({
        name: 'job',
        data: {},
        opts: { ...OPTIONS, jobId: deliveryId(delivery), ...PRIORITY_ON_WIRE[delivery.priority] },
      })),
    )
  }

  const forward = async () => {
    if (producer.status !== 'ready') return
    const epoch = await currentEpoch()
    for (let more = true; more; ) {
      const due = await within(STORE_DEADLINE_MS, store.unpublished(BATCH))
      if (due.length > 0) {
        await Promise.all([...Map.groupBy(due, ({ lane }) => lane)].map((given) => handOver(...given)))
        await within(STORE_DEADLINE_MS, store.markPublished(due, epoch))
      }
      more = due.length === BATCH
    }
    await reconcile()
  }

  /**
   * A delivery may be lost without a change of epoch. A bounded batch at a time: most are not lost but still
   * waiting.
   */
  const reconcile = async () => {
    const nowMs = clock.now().getTime()
    if (nowMs - reconciledAtMs < options.reconcileAfterMs / 6) return
    reconciledAtMs = nowMs
    const before = new Date(nowMs - options.reconcileAfterMs)
    await within(STORE_DEADLINE_MS, store.unpublishOlderThan(before, BATCH))
  }

  const loop: Repeating = every(options.forwardMs, 'forward', onError, forward)
  producer.on('ready', loop.wake)
  return {
    wake: loop.wake,
    evictionPolicy: () => facts?.evictionPolicy ?? null,
    async stop() {
      await loop.stop()
      await settledWithin(1_000, Promise.all([...queues.values()].map((queue) => queue.close())))
    },
  }
}

const BATCH = 500

/**
 * Retries, results and failures live in the table: the broker forgets a delivery as soon as it is processed.
 */
const OPTIONS: JobsOptions = { attempts: 1, removeOnComplete: true, removeOnFail: true }

function openQueue(lane: Lane, producer: Redis, prefix: string, onError: OnQueueError): Queue {
  const queue = new Queue(queueName(lane), {
    connection: producer,
    prefix,
    skipWaitingForReady: true,
    skipVersionCheck: true,
    streams: { events: { maxLen: 100 } },
  })
  queue.on('error', (error) => onError('redis', error))
  return queue
}

const evictsError = (policy: string) =>
  new Error(`Redis may drop queued work: maxmemory-policy is ${policy}, and should be noeviction.`)
