import type { JobOutcome } from '@veracite/core/jobs/job-ports'
import { PRIORITY } from '@veracite/core/jobs/jobs'
import { inTransaction } from '@veracite/db/connection'
import { insertJobs } from '@veracite/db/stores/jobs/job-rows'
import { FatalJobError } from '@veracite/terms/errors'
import { oneIn } from '@veracite/testing/thorough'
import { expect } from 'vitest'
import {
  type DispatcherWorld,
  gated,
  newJob,
  promisesIn,
  recordRuns,
  until,
} from './test-support/dispatcher-tools.ts'

const BACKLOG = 3_000 / oneIn(3)

/** Contract of every dispatcher about which jobs run and when, with or without a broker. */
export function dispatcherContract(open: () => Promise<DispatcherWorld>): void {
  const promise = promisesIn(open)

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
    const jobs = Array.from({ length: 30 }, () => newJob())
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

  promise(
    'runs a dead job that is put back, and never two with the same key',
    async ({ world: { store }, start, enqueue, untilState }) => {
      let isBroken = true
      await start(async (): Promise<JobOutcome> => {
        if (isBroken) throw new FatalJobError('away')
        return { kind: 'done' }
      })
      const [job, other, later] = [newJob({ dedupKey: 'b' }), newJob(), newJob({ dedupKey: 'b' })]
      await enqueue(job, other)
      await untilState(job.id, 'dead')
      await untilState(other.id, 'dead')
      await enqueue({ ...later, runAt: new Date(Date.now() + 3_600_000) })
      expect(await store.retryDead(job.id)).toBe(false)
      isBroken = false
      expect(await store.retryDead(other.id)).toBe(true)
      await untilState(other.id, 'done')
      expect(await store.find(other.id)).toMatchObject({ attempt: 1, crashes: 0 })
      expect(await store.retryDead(other.id)).toBe(false)
      expect(await store.discardDead(other.id)).toBe(false)
      expect(await store.discardDead(job.id)).toBe(true)
      expect(await store.find(job.id)).toBeNull()
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
    // With a broker, the forwarder must have passed them on before the choice is made.
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

  promise(`starts on a backlog of ${BACKLOG} at once and keeps the pace`, async ({ start, enqueue }) => {
    const jobs = Array.from({ length: BACKLOG }, () => newJob())
    await enqueue(...jobs)
    const seen = recordRuns()
    const begun = performance.now()
    await start(seen.handler, [['scan', { concurrency: 20 }]])
    await until(async () => seen.ids().length >= BACKLOG / 6)
    const ms = performance.now() - begun
    expect(ms).toBeLessThan(90_000)
    expect(new Set(seen.ids()).size).toBe(seen.ids().length)
  })
}
