import { randomUUID } from 'node:crypto'
import type {
  JobContext,
  JobDispatcher,
  JobHandler,
  JobOutcome,
  JobStore,
  LaneLimits,
} from '@veracite/core/jobs/job-ports'
import type { ClaimedJob, DeadJob, Lane, NewJob } from '@veracite/core/jobs/jobs'
import { inTransaction } from '@veracite/db/connection'
import type { Database } from '@veracite/db/open-postgres'
import { insertJobs } from '@veracite/db/stores/jobs/job-rows'
import { eventually } from '@veracite/testing/eventually'
import { it } from 'vitest'

/** One database with any number of dispatchers, each standing for a process. */
export interface DispatcherWorld {
  database: Database
  adminUrl: string
  store: JobStore
  dead: { job: DeadJob; error: string }[]
  errors: { where: string; error: unknown }[]
  /** Whether all due work has reached the broker, if there is one. */
  isCarried(): Promise<boolean>
  createDispatcher(options?: { store?: JobStore; leaseMs?: number }): JobDispatcher
  close(): Promise<void>
}

/** Each promise is tested in a separate world, so they run concurrently. */
export const promisesIn =
  (open: () => Promise<DispatcherWorld>) => (name: string, test: (tools: Tools) => Promise<void>) =>
    it.concurrent(name, async () => {
      const tools = takeUp(await open())
      try {
        await test(tools)
      } finally {
        await tools.putDown()
      }
    })

type Tools = ReturnType<typeof takeUp>

function takeUp(world: DispatcherWorld) {
  const dispatchers: JobDispatcher[] = []
  const dispatch = (options: { store?: JobStore; leaseMs?: number } = {}): JobDispatcher => {
    const dispatcher = world.createDispatcher(options)
    dispatchers.push(dispatcher)
    return dispatcher
  }
  const stateOf = async (jobId: string) => (await world.store.find(jobId))?.state ?? null
  return {
    world,
    dispatch,
    start: async (handler: JobHandler, limits: [Lane, LaneLimits][] = EIGHT_ON_SCAN) => {
      const dispatcher = dispatch()
      await dispatcher.work(new Map(limits), handler)
      return dispatcher
    },
    enqueue: (...jobs: NewJob[]) => inTransaction(world.database, (tx) => insertJobs(tx, jobs, new Date())),
    stateOf,
    untilState: (jobId: string, state: string) => until(async () => (await stateOf(jobId)) === state),
    putDown: async () => {
      await Promise.all(dispatchers.map((dispatcher) => dispatcher.close(0)))
      await world.close()
    },
  }
}

export const EIGHT_ON_SCAN: [Lane, LaneLimits][] = [['scan', { concurrency: 8 }]]

export function newJob(
  change: Partial<Pick<NewJob, 'lane' | 'dedupKey' | 'priority' | 'maxAttempts' | 'runAt'>> = {},
): NewJob {
  return { id: randomUUID(), kind: 'scan.start', lane: 'scan', payload: { scanId: randomUUID() }, ...change }
}

export const until = (holds: () => Promise<boolean>) => eventually('the queue', holds)

export function recordRuns() {
  const runs: { id: string; at: number }[] = []
  return {
    handler: async ({ job }: { job: ClaimedJob }): Promise<JobOutcome> => {
      runs.push({ id: job.lease.jobId, at: Date.now() })
      return { kind: 'done' }
    },
    ids: () => runs.map((run) => run.id),
    startedAt: (id: string) => runs.find((run) => run.id === id)?.at ?? Number.NaN,
  }
}

/** A handler that reports when it was entered and waits until it is released. */
export function gated() {
  const entered = Promise.withResolvers<void>()
  const gate = Promise.withResolvers<void>()
  return {
    entered: entered.promise,
    open: () => gate.resolve(),
    handler: async (_context: JobContext): Promise<JobOutcome> => {
      entered.resolve()
      await gate.promise
      return { kind: 'done' }
    },
  }
}
