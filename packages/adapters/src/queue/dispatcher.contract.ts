import { randomUUID } from 'node:crypto'
import { FatalJobError, LeaseLost } from '@veracite/core/errors'
import { type ClaimedJob, type DeadJob, type Lane, type NewJob, PRIORITY } from '@veracite/core/jobs'
import type {
  JobContext,
  JobDispatcher,
  JobHandler,
  JobOutcome,
  JobStore,
  LaneLimits,
} from '@veracite/core/ports'
import { inTransaction } from '@veracite/db/connection'
import type { Database } from '@veracite/db/open-postgres'
import { completeJob } from '@veracite/db/stores/job-lease'
import { insertJobs } from '@veracite/db/stores/job-rows'
import { expect, it } from 'vitest'
import { sleep } from './within.ts'

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

/**
 * What every dispatcher promises, with or without a broker. Each promise is tested in a separate world, so
 * they run concurrently.
 */
export function dispatcherContract(open: () => Promise<DispatcherWorld>): void {
  const promise = (name: string, test: (tools: Tools) => Promise<void>) =>
    it.concurrent(name, LONG, async () => {
      const tools = takeUp(await open())
      try {
        await test(tools)
      } finally {
        await tools.putDown()
      }
    })

  promise(
    'runs nothing of a transaction that was rolled back',
    async ({ world, start, enqueue, untilState }) => {
      const seen = recordRuns()
      await start(seen.handler)
      const [lost, kept] = [newJob(), newJob()]
      await inTransaction(world.database, async (tx) => {
        await insertJobs(tx, [lost], new Date())
        throw new Error('rolled back')
      }).catch(() => {})
      await enqueue(kept)
      await untilState(kept.id, 'done')
      expect(seen.ids()).toEqual([kept.id])
      expect(await world.store.find(lost.id)).toBeNull()
    },
  )

  promise('runs each committed job once, with two dispatchers at it', async ({ world, start, enqueue }) => {
    const seen = recordRuns()
    await start(seen.handler)
    await start(seen.handler)
    const jobs = Array.from({ length: 60 }, () => newJob())
    await enqueue(...jobs)
    await until(async () => (await world.store.depth()).length === 0)
    expect(seen.ids().sort()).toEqual(jobs.map((job) => job.id).sort())
  })

  promise(
    'makes a job once per id and per active key, and the key is free after the end',
    async ({ start, enqueue, untilState }) => {
      const first = newJob({ dedupKey: 'brand-1' })
      const gate = gated()
      await start(gate.handler)
      expect(await enqueue(first)).toEqual([{ jobId: first.id, created: true }])
      await gate.entered
      expect(await enqueue(newJob({ dedupKey: 'brand-1' }), first)).toEqual([
        { jobId: first.id, created: false },
        { jobId: first.id, created: false },
      ])
      gate.open()
      await untilState(first.id, 'done')
      const second = newJob({ dedupKey: 'brand-1' })
      expect(await enqueue(second)).toEqual([{ jobId: second.id, created: true }])
    },
  )

  promise(
    'retries a job that throws with growing pauses, then buries it and says so in the same transaction',
    async ({ world, start, enqueue, untilState }) => {
      const at: number[] = []
      await start(async () => {
        at.push(performance.now())
        throw new Error('no luck\nwith a stack below')
      })
      const job = newJob({ maxAttempts: 3 })
      await enqueue(job)
      await untilState(job.id, 'dead')
      const pauses = at.slice(1).map((start, index) => start - (at[index] ?? 0))
      expect(pauses).toHaveLength(2)
      expect(pauses[0]).toBeGreaterThan(700)
      expect(pauses[1]).toBeGreaterThan(1_500)
      expect(world.dead).toEqual([
        { job: { id: job.id, kind: job.kind, payload: job.payload }, error: 'Error: no luck' },
      ])
      expect(await world.store.find(job.id)).toMatchObject({
        state: 'dead',
        attempt: 3,
        error: 'Error: no luck',
      })
    },
  )

  promise(
    'does not retry what is fatal, thrown or returned',
    async ({ world, start, enqueue, untilState }) => {
      const [thrown, returned] = [newJob(), newJob()]
      await start(async ({ job }) => {
        if (job.lease.jobId === thrown.id) throw new FatalJobError('unknown model')
        return { kind: 'failed', error: 'refused', fatal: true, retryAfterMs: null }
      })
      await enqueue(thrown, returned)
      await untilState(thrown.id, 'dead')
      await untilState(returned.id, 'dead')
      expect(await world.store.find(thrown.id)).toMatchObject({ attempt: 1, error: 'unknown model' })
      expect(world.dead.map((dead) => dead.error).sort()).toEqual(['refused', 'unknown model'])
    },
  )

  promise('waits at least as long as an engine asks for', async ({ start, enqueue, untilState }) => {
    const at: number[] = []
    await start(async (): Promise<JobOutcome> => {
      at.push(performance.now())
      if (at.length > 1) return { kind: 'done' }
      return { kind: 'failed', error: 'slow down', fatal: false, retryAfterMs: 2_000 }
    })
    const job = newJob()
    await enqueue(job)
    await untilState(job.id, 'done')
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(1_900)
  })

  promise(
    'fences off a worker that lost its lease: another finishes the job, the first is told to stop',
    async ({ world, dispatch, enqueue, untilState }) => {
      const reasons: unknown[] = []
      const late: unknown[] = []
      let runs = 0
      const handler: JobHandler = async ({ job, signal }) => {
        if (++runs > 1) return { kind: 'done', result: { by: 'second' } }
        await new Promise((aborted) => signal.addEventListener('abort', aborted))
        reasons.push(signal.reason)
        await untilState(job.lease.jobId, 'done')
        await world.store.complete(job.lease, { by: 'first' }).catch((error) => late.push(error))
        return { kind: 'done', result: { by: 'first' } }
      }
      const frozen: JobStore = { ...world.store, extendLease: () => new Promise(() => {}) }
      const first = dispatch({ store: frozen, leaseMs: 2_000 })
      await first.work(new Map(EIGHT_ON_SCAN), handler)
      const job = newJob()
      await enqueue(job)
      await until(async () => runs === 1)
      await dispatch({ leaseMs: 2_000 }).work(new Map(EIGHT_ON_SCAN), handler)
      await untilState(job.id, 'done')
      await until(async () => late.length === 1)
      expect(reasons[0]).toBeInstanceOf(LeaseLost)
      expect(late[0]).toBeInstanceOf(LeaseLost)
      expect(await world.store.find(job.id)).toMatchObject({
        result: { by: 'second' },
        attempt: 2,
        crashes: 1,
      })
    },
  )

  promise(
    'keeps the lease of a job that takes longer than one',
    async ({ world, dispatch, enqueue, untilState }) => {
      const dispatcher = dispatch({ leaseMs: 3_000 })
      let runs = 0
      await dispatcher.work(new Map(EIGHT_ON_SCAN), async () => {
        runs++
        await sleep(7_000)
        return { kind: 'done' }
      })
      const job = newJob()
      await enqueue(job)
      await untilState(job.id, 'done')
      expect(runs).toBe(1)
      expect(await world.store.find(job.id)).toMatchObject({ attempt: 1, crashes: 0 })
    },
  )

  promise(
    'takes over the jobs of a process that died, counting a crash and not a failure',
    async ({ world, dispatch, enqueue, untilState }) => {
      const job = newJob({ maxAttempts: 1 })
      await enqueue(job)
      await world.store.claim(new Map([['scan', 1]]), 'dead process', 300)
      await dispatch({ leaseMs: 2_000 }).work(new Map(EIGHT_ON_SCAN), async () => ({ kind: 'done' }))
      await untilState(job.id, 'done')
      expect(await world.store.find(job.id)).toMatchObject({ attempt: 2, crashes: 1 })
    },
  )

  promise('starts nothing before its time', async ({ start, enqueue, untilState }) => {
    const seen = recordRuns()
    await start(seen.handler)
    const dueAt = Date.now() + 1_200
    const job = newJob({ runAt: new Date(dueAt) })
    await enqueue(job)
    await untilState(job.id, 'done')
    expect(seen.startedAt(job.id)).toBeGreaterThanOrEqual(dueAt)
    expect(seen.startedAt(job.id)).toBeLessThan(dueAt + 10_000)
  })

  promise(
    'puts a postponed job back until its time and does not count the attempt',
    async ({ world, start, enqueue, untilState }) => {
      const until = new Date(Date.now() + 1_000)
      const at: number[] = []
      await start(async (): Promise<JobOutcome> => {
        at.push(Date.now())
        return at.length === 1 ? { kind: 'postponed', until, reason: 'ceiling reached' } : { kind: 'done' }
      })
      const job = newJob({ maxAttempts: 1 })
      await enqueue(job)
      await untilState(job.id, 'done')
      expect(at[1]).toBeGreaterThanOrEqual(until.getTime())
      expect(await world.store.find(job.id)).toMatchObject({ attempt: 1, crashes: 0, error: null })
    },
  )

  promise('takes the interactive job before the backlog', async ({ world, start, enqueue }) => {
    const gate = gated()
    const seen = recordRuns()
    await start(
      async (context) => {
        if (seen.ids().length === 0) await gate.handler(context)
        return await seen.handler(context)
      },
      [['scan', { concurrency: 1 }]],
    )
    const blocker = newJob()
    await enqueue(blocker)
    await gate.entered
    const backlog = Array.from({ length: 5 }, () => newJob())
    const urgent = newJob({ priority: PRIORITY.interactive })
    await enqueue(...backlog)
    await enqueue(urgent)
    // With a broker, the relay must have passed them on before the choice is made.
    await until(world.isCarried)
    gate.open()
    await until(async () => (await world.store.depth()).length === 0)
    expect(seen.ids().indexOf(urgent.id)).toBeLessThanOrEqual(1)
  })

  promise(
    'stores progress and result where an operator can read them',
    async ({ world, start, enqueue, untilState }) => {
      const gate = gated()
      await start(async (context) => {
        await context.progress({ pages: 3 })
        await gate.handler(context)
        return { kind: 'done', result: { facts: 7 } }
      })
      const job = newJob()
      await enqueue(job)
      await gate.entered
      expect(await world.store.find(job.id)).toMatchObject({ state: 'running', progress: { pages: 3 } })
      gate.open()
      await untilState(job.id, 'done')
      expect(await world.store.find(job.id)).toMatchObject({
        result: { facts: 7 },
        finishedAt: expect.any(Date),
      })
    },
  )

  promise(
    'leaves alone what the handler completed in its own transaction',
    async ({ world, start, enqueue, untilState }) => {
      await start(async ({ job }) => {
        await inTransaction(world.database, (tx) => completeJob(tx, job.lease, { own: true }, new Date()))
        return { kind: 'completed' }
      })
      const job = newJob()
      await enqueue(job)
      await untilState(job.id, 'done')
      expect(await world.store.find(job.id)).toMatchObject({ result: { own: true } })
    },
  )

  promise('close lets the running job finish and takes no new one', async ({ start, enqueue, stateOf }) => {
    const gate = gated()
    const dispatcher = await start(gate.handler, [['scan', { concurrency: 1 }]])
    const [running, waiting] = [newJob(), newJob()]
    await enqueue(running)
    await gate.entered
    await enqueue(waiting)
    const closed = dispatcher.close(5_000)
    await sleep(200)
    gate.open()
    await closed
    expect(await stateOf(running.id)).toBe('done')
    expect(await stateOf(waiting.id)).toBe('queued')
  })

  promise(
    'close gives back what a claim under way brings',
    async ({ world, dispatch, enqueue, untilState }) => {
      const closing = Promise.withResolvers<void>()
      const slow: JobStore = {
        ...world.store,
        claim: async (...terms) => {
          const claimed = await world.store.claim(...terms)
          if (claimed.length > 0) await closing.promise
          return claimed
        },
        claimOne: async (...terms) => {
          const claimed = await world.store.claimOne(...terms)
          if (claimed !== null) await closing.promise
          return claimed
        },
      }
      const dispatcher = dispatch({ store: slow })
      const seen = recordRuns()
      await dispatcher.work(new Map(EIGHT_ON_SCAN), seen.handler)
      const job = newJob()
      await enqueue(job)
      await untilState(job.id, 'running')
      const closed = dispatcher.close(5_000)
      closing.resolve()
      await closed
      expect(await world.store.find(job.id)).toMatchObject({ state: 'queued', attempt: 0, crashes: 0 })
      expect(seen.ids()).toEqual([])
    },
  )

  promise(
    'close past its grace aborts the job and gives the attempt back',
    async ({ world, start, enqueue, untilState }) => {
      let entered = false
      const dispatcher = await start(async ({ signal }) => {
        entered = true
        await new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
        return { kind: 'done' }
      })
      const job = newJob()
      await enqueue(job)
      await until(async () => entered)
      await dispatcher.close(100)
      expect(await world.store.find(job.id)).toMatchObject({ state: 'queued', attempt: 0, crashes: 0 })
      await start(async () => ({ kind: 'done' }))
      await untilState(job.id, 'done')
    },
  )

  promise(
    'close does not wait for a handler that ignores its signal, and takes its job from it',
    async ({ world, start, enqueue }) => {
      const late: unknown[] = []
      const gate = gated()
      const dispatcher = await start(async (context) => {
        await gate.handler(context)
        await world.store.complete(context.job.lease, null).catch((error) => late.push(error))
        return { kind: 'done' }
      })
      const job = newJob()
      await enqueue(job)
      await gate.entered
      await dispatcher.close(100)
      expect(await world.store.find(job.id)).toMatchObject({ state: 'queued', attempt: 0 })
      gate.open()
      await until(async () => late.length === 1)
      expect(late[0]).toBeInstanceOf(LeaseLost)
    },
  )

  promise(
    'holds each lane to its concurrency, and one lane never waits for another',
    async ({ start, enqueue, untilState }) => {
      const gate = gated()
      let most = 0
      let now = 0
      await start(
        async (context) => {
          if (context.job.lane === 'CLAUDE') return { kind: 'done' }
          most = Math.max(most, ++now)
          await gate.handler(context)
          now--
          return { kind: 'done' }
        },
        [
          ['scan', { concurrency: 2 }],
          ['CLAUDE', { concurrency: 1 }],
        ],
      )
      const stuck = Array.from({ length: 6 }, () => newJob())
      const free = Array.from({ length: 6 }, () => newJob({ lane: 'CLAUDE' }))
      await enqueue(...stuck, ...free)
      await Promise.all(free.map((job) => untilState(job.id, 'done')))
      await until(async () => now >= 2)
      gate.open()
      await Promise.all(stuck.map((job) => untilState(job.id, 'done')))
      expect(most).toBe(2)
    },
  )

  promise('holds a lane to its rate', async ({ start, enqueue, untilState }) => {
    const seen = recordRuns()
    const rate = { max: 4, perMs: 1_000 }
    await start(seen.handler, [['scan', { concurrency: 8, rate }]])
    const jobs = Array.from({ length: 12 }, () => newJob())
    // Not measured from the first start: a busy machine may delay a job between admission and start.
    const begunAt = Date.now()
    await enqueue(...jobs)
    await Promise.all(jobs.map((job) => untilState(job.id, 'done')))
    const lastAt = Math.max(...jobs.map((job) => seen.startedAt(job.id)))
    expect(lastAt - begunAt).toBeGreaterThan(1_900)
  })

  promise('answers that it is ready, and after close that it is not', async ({ dispatch }) => {
    const dispatcher = dispatch()
    await until(() => dispatcher.ready(2_000))
    await dispatcher.close(0)
    expect(await dispatcher.ready(300)).toBe(false)
    expect(() => dispatcher.kick()).not.toThrow()
  })

  promise('starts on a backlog of 3,000 at once and keeps the pace', async ({ start, enqueue }) => {
    const jobs = Array.from({ length: 3_000 }, () => newJob())
    await enqueue(...jobs)
    const seen = recordRuns()
    const begun = performance.now()
    await start(seen.handler, [['scan', { concurrency: 20 }]])
    await until(async () => seen.ids().length >= 500)
    const ms = performance.now() - begun
    expect(ms).toBeLessThan(20_000)
    expect(new Set(seen.ids()).size).toBe(seen.ids().length)
  })
}

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
    untilState: (jobId: string, state: string, ms?: number) =>
      until(async () => (await stateOf(jobId)) === state, ms),
    putDown: async () => {
      await Promise.all(dispatchers.map((dispatcher) => dispatcher.close(0)))
      await world.close()
    },
  }
}

const EIGHT_ON_SCAN: [Lane, LaneLimits][] = [['scan', { concurrency: 8 }]]

export function newJob(
  change: Partial<Pick<NewJob, 'lane' | 'dedupKey' | 'priority' | 'maxAttempts' | 'runAt'>> = {},
): NewJob {
  return { id: randomUUID(), kind: 'scan.start', lane: 'scan', payload: { scanId: randomUUID() }, ...change }
}

/** For tests with many waits, each of which may be slow on a busy machine. */
export const LONG = { timeout: 90_000 }

export async function until(holds: () => Promise<boolean>, ms = 30_000): Promise<void> {
  const deadline = performance.now() + ms
  while (!(await holds())) {
    if (performance.now() > deadline) throw new Error(`Not within ${ms} ms.`)
    // Not sooner: several tests wait at once, and each look is a statement.
    await sleep(50)
  }
}

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
function gated() {
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
