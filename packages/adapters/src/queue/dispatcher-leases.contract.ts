import type { JobHandler, JobStore } from '@veracite/core/jobs/job-ports'
import { inTransaction } from '@veracite/db/connection'
import { completeJob } from '@veracite/db/stores/jobs/job-lease'
import { LeaseLost } from '@veracite/terms/errors'
import { expect } from 'vitest'
import {
  type DispatcherWorld,
  EIGHT_ON_SCAN,
  gated,
  newJob,
  promisesIn,
  recordRuns,
  until,
} from './test-support/dispatcher-tools.ts'
import { sleep } from './within.ts'

/** Contract of every dispatcher about leases of jobs and about stopping, with or without a broker. */
export function leasesContract(open: () => Promise<DispatcherWorld>): void {
  const promise = promisesIn(open)

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
        await sleep(4_000)
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

  promise('answers that it is ready, and after close that it is not', async ({ dispatch }) => {
    const dispatcher = dispatch()
    await until(() => dispatcher.ready(2_000))
    await dispatcher.close(0)
    expect(await dispatcher.ready(300)).toBe(false)
    expect(() => dispatcher.kick()).not.toThrow()
  })
}
