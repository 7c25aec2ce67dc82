import { randomUUID } from 'node:crypto'
import { inTransaction } from '@veracite/db/connection'
import { hasRedisBinary } from '@veracite/testing/own-redis'
import { openBullNoop } from '../packages/adapters/src/queue/test-support/bull-noop.ts'
import type { Lane } from '../packages/core/src/jobs/jobs.ts'
import { insertJobs } from '../packages/db/src/stores/jobs/job-rows.ts'
import { bench } from './bench.ts'
import { type Chain, CONCURRENCY, dispatcherOf, LANES, openChain, prepareScans } from './chain.ts'
import { openBenchDatabase } from './database.ts'

/**
 * Runs per second from the accepted scan to its end (planned, claimed, asked of an engine that answers at
 * once, captured, signed, logged, classified), compared with jobs per second of the bare job table and of
 * BullMQ with empty jobs.
 */
export const pipeline = bench({
  name: 'pipeline',
  unit: 'per second',
  async open({ size, keep }) {
    const own = await keep(openBenchDatabase(), (database) => database.drop())
    const bull = hasRedisBinary
      ? await keep(openBullNoop(LANES.length, CONCURRENCY), (queue) => queue.close())
      : null
    const chain = await keep(openChain(own.appUrl), (opened) => opened.close())
    await keep(chain.startLog(), (log) => log.stop())
    const scan = await prepareScans(chain, size / LANES.length)
    return {
      measures: {
        'bare job table': () => bareJobTable(chain, size),
        'whole chain': scan,
        ...(bull && { BullMQ: () => bull.rate(size) }),
      },
      ratios: [
        { of: 'whole chain', to: 'bare job table', goal: 0.25 },
        ...(bull ? [{ of: 'whole chain', to: 'BullMQ', goal: null }] : []),
      ],
    }
  },
})

const lanes = new Map<Lane, { concurrency: number }>(
  LANES.map((lane) => [lane, { concurrency: CONCURRENCY }]),
)

/** Claim, do nothing, complete. */
async function bareJobTable(chain: Chain, size: number): Promise<number> {
  const now = new Date()
  const jobs = Array.from({ length: size }, (_, n) => ({
    id: Bun.randomUUIDv7(),
    kind: 'ground-truth.refresh' as const,
    lane: LANES[n % LANES.length] ?? 'CHATGPT',
    payload: { brandId: randomUUID() },
  }))
  await inTransaction(chain.database, (tx) => insertJobs(tx, jobs, now))
  const dispatcher = dispatcherOf(chain)
  let done = 0
  const all = Promise.withResolvers<void>()
  const begun = performance.now()
  await dispatcher.work(lanes, async () => {
    done += 1
    if (done === size) all.resolve()
    return { kind: 'done' }
  })
  await all.promise
  await dispatcher.close(5_000)
  return size / ((performance.now() - begun) / 1000)
}
