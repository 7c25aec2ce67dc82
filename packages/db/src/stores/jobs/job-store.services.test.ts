import { randomUUID } from 'node:crypto'
import type { JobStore } from '@veracite/core/jobs/job-ports'
import { type DeadJob, type Lane, MAX_CRASHES, type NewJob, PRIORITY } from '@veracite/core/jobs/jobs'
import { LeaseLost } from '@veracite/terms/errors'
import { testServers } from '@veracite/testing/database'
import { type OpenedDatabase, openTestDatabase } from '@veracite/testing/open-database'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { inTransaction } from '../../connection.ts'
import { completeJob, holdLease } from './job-lease.ts'
import { insertJobs } from './job-rows.ts'
import { createJobStore } from './job-store.ts'

describe.each(testServers())('the job table on $name PostgreSQL', (server) => {
  let database: OpenedDatabase
  let store: JobStore
  let nowMs: number
  let dead: { job: DeadJob; error: string }[]
  let burial: (job: DeadJob) => void

  beforeAll(async () => {
    database = await openTestDatabase(server, { max: 12 })
  })
  afterAll(() => database?.close())
  beforeEach(async () => {
    await database.sql`delete from veracite.jobs`
    await database.sql`delete from veracite.settings`
    nowMs = Date.parse('2030-01-01T00:00:00Z')
    dead = []
    burial = () => {}
    store = createJobStore(database, {
      clock: { now: () => new Date(nowMs) },
      random: () => 0.5,
      onDead: async (_tx, job, error) => {
        burial(job)
        dead.push({ job, error })
      },
    })
  })

  const insert = (...jobs: NewJob[]) => inTransaction(database, (tx) => insertJobs(tx, jobs, new Date(nowMs)))
  const claimOf = async (job: NewJob) => {
    const claimed = await store.claimOne(job.id, 'test', 1_000)
    if (claimed === null) throw new Error('not claimed')
    return claimed
  }

  it('gives one id to fifty transactions that ask for the same key at once', async () => {
    const made = await Promise.all(
      Array.from({ length: 50 }, () =>
        insert(newJob({ dedupKey: 'brand-1' }), newJob({ dedupKey: 'brand-2' })),
      ),
    )
    expect(new Set(made.map(([first]) => first?.jobId)).size).toBe(1)
    expect(new Set(made.map(([, second]) => second?.jobId)).size).toBe(1)
    expect(made.flat().filter(({ created }) => created)).toHaveLength(2)
  })

  it('waits for a transaction that holds the key, and takes the key when that one gives up', async () => {
    const first = newJob({ dedupKey: 'brand-1' })
    const second = newJob({ dedupKey: 'brand-1' })
    const inserted = Promise.withResolvers<void>()
    const giveUp = Promise.withResolvers<void>()
    const failing = inTransaction(database, async (tx) => {
      await insertJobs(tx, [first], new Date(nowMs))
      inserted.resolve()
      await giveUp.promise
      throw new Error('given up')
    })
    await inserted.promise
    const waiting = insert(second)
    giveUp.resolve()
    await expect(failing).rejects.toThrow('given up')
    expect(await waiting).toEqual([{ jobId: second.id, created: true }])
  })

  it('goes on when a clock that was three days ahead is set right', async () => {
    const DAY_MS = 86_400_000
    const right = nowMs
    const old = newJob()
    await insert(old)
    nowMs += 3 * DAY_MS
    const [due, late, held] = [newJob(), newJob({ runAt: new Date(nowMs + 600_000) }), newJob()]
    await insert(due, late, held)
    await claimOf(held)
    const postponed = await claimOf(old)
    await store.postpone(postponed.lease, new Date(nowMs + 5_000), 'Not now.')
    nowMs = right
    expect(await store.claim(new Map([['scan', 9]]), 'w', 1_000)).toEqual([])
    expect(await store.correctTimes()).toBe(4)
    expect(await store.correctTimes()).toBe(0)
    const claimed = async () =>
      (await store.claim(new Map([['scan', 9]]), 'w', 1_000)).map(({ lease }) => lease.jobId)
    nowMs += 6_000
    expect((await claimed()).sort()).toEqual([due.id, old.id].sort())
    nowMs += 600_000
    expect(await claimed()).toEqual([late.id])
    // Nobody prolongs the lease of the process that is gone.
    nowMs += 3_600_000
    expect(await store.reapExpired(10)).toBeGreaterThan(0)
    await store.correctTimes()
    expect(await claimed()).toContain(held.id)
  })

  it('leaves alone what is to wait: samples over weeks, schedules, a minute', async () => {
    const later = (ms: number) => new Date(nowMs + ms)
    await insert(
      { ...newJob({ runAt: later(2e9) }), kind: 'run.ask', payload: { runId: '', scanId: '' } },
      { ...newJob({ runAt: later(9e9) }), kind: 'schedule.run', payload: { scheduleId: '' } },
      newJob({ runAt: later(80_000_000) }),
    )
    expect(await store.correctTimes()).toBe(0)
  })

  it('claims each job once, however many ask at the same time', async () => {
    const jobs = Array.from({ length: 200 }, () => newJob())
    await insert(...jobs)
    const claims = await Promise.all(
      Array.from({ length: 50 }, () => store.claim(new Map([['scan', 4]]), 'w', 1)),
    )
    const ids = claims.flat().map((job) => job.lease.jobId)
    expect(ids).toHaveLength(new Set(ids).size)
    const rest = await store.claim(new Map([['scan', 200]]), 'w', 1)
    expect(ids.length + rest.length).toBe(200)
  })

  it('claims the most urgent first, then the oldest, and no more than the slots of each lane', async () => {
    const old = newJob({ runAt: new Date(nowMs - 2_000) })
    const recent = newJob({ runAt: new Date(nowMs - 1_000) })
    const urgent = newJob({ priority: PRIORITY.interactive })
    const notYet = newJob({ priority: PRIORITY.interactive, runAt: new Date(nowMs + 1) })
    const other = newJob({ lane: 'web' })
    await insert(recent, old, urgent, notYet, other)
    const slots = (free: [Lane, number][]) => store.claim(new Map(free), 'w', 1)
    const first = await slots([
      ['scan', 2],
      ['CLAUDE', 5],
    ])
    expect(first.map((job) => job.lease.jobId)).toEqual([urgent.id, old.id])
    const rest = await slots([
      ['scan', 9],
      ['web', 9],
    ])
    expect(rest.map((job) => job.lease.jobId).sort()).toEqual([recent.id, other.id].sort())
    expect(await store.msToNextDue(['scan'])).toBe(1)
    expect(await store.msToNextDue(['web'])).toBeNull()
  })

  it('refuses every write of a lease that is lost', async () => {
    const job = newJob()
    await insert(job)
    const { lease } = await claimOf(job)
    nowMs += 1_000
    expect(await store.reapExpired(10)).toBe(1)
    const next = await claimOf(job)
    const writes = [
      () => store.complete(lease, null),
      () => store.fail(lease, { error: 'x', fatal: false, retryAfterMs: null }),
      () => store.postpone(lease, new Date(nowMs), 'x'),
      () => store.release(lease),
      () => store.saveProgress(lease, {}),
      () => inTransaction(database, (tx) => holdLease(tx, lease)),
      () => inTransaction(database, (tx) => completeJob(tx, lease, null, new Date(nowMs))),
    ]
    for (const write of writes) await expect(write()).rejects.toBeInstanceOf(LeaseLost)
    expect(await store.extendLease(lease, 1_000)).toBe(false)
    await inTransaction(database, (tx) => holdLease(tx, next.lease))
    await store.complete(next.lease, { done: true })
    expect(await store.find(job.id)).toMatchObject({ state: 'done', result: { done: true }, crashes: 1 })
  })

  it('buries a job at its last crash, whatever its attempts, and settles it in the same transaction', async () => {
    const job = newJob({ maxAttempts: 100 })
    await insert(job)
    for (let crash = 1; crash <= MAX_CRASHES; crash++) {
      expect(await stateOf(job)).toBe('queued')
      await claimOf(job)
      nowMs += 1_000
      expect(await store.reapExpired(10)).toBe(1)
    }
    expect(await store.find(job.id)).toMatchObject({ state: 'dead', crashes: MAX_CRASHES })
    expect(dead.map((one) => one.job)).toEqual([{ id: job.id, kind: job.kind, payload: job.payload }])
  })

  it('takes up an orphan after jobs that waited, so that short-lived processes do not wear out the same jobs', async () => {
    const [crashed, waiting] = [newJob(), newJob()]
    await insert(crashed)
    nowMs += 10
    await insert(waiting)
    await claimOf(crashed)
    nowMs += 1_000
    await store.reapExpired(10)
    const claimed = await store.claim(new Map([['scan', 2]]), 'w', 1_000)
    expect(claimed.map(({ lease }) => lease.jobId)).toEqual([waiting.id, crashed.id])
  })

  it('leaves a job whose end cannot be settled unchanged, and still reaps the others', async () => {
    const [stuck, poisonous, healthy] = [newJob(), newJob(), newJob()]
    await insert(stuck, poisonous, healthy)
    for (const job of [stuck, poisonous, healthy]) await claimOf(job)
    await database.sql`
      update veracite.jobs set crashes = ${MAX_CRASHES - 1} where id in ${database.sql([stuck.id, poisonous.id])}`
    burial = (job) => {
      if (job.id === stuck.id) throw new Error('cannot settle')
    }
    nowMs += 1_000
    await expect(store.reapExpired(10)).rejects.toThrow('cannot settle')
    expect(await Promise.all([stuck, poisonous, healthy].map(stateOf))).toEqual(['running', 'dead', 'queued'])
    burial = () => {}
    expect(await store.reapExpired(10)).toBe(1)
    expect(await stateOf(stuck)).toBe('dead')
  })

  it('does not bury a job whose end cannot be settled when it fails', async () => {
    const job = newJob()
    await insert(job)
    const { lease } = await claimOf(job)
    burial = () => {
      throw new Error('cannot settle')
    }
    const failure = { error: 'x', fatal: true, retryAfterMs: null }
    await expect(store.fail(lease, failure)).rejects.toThrow('cannot settle')
    expect(await stateOf(job)).toBe('running')
    burial = () => {}
    expect(await store.fail(lease, failure)).toBe('dead')
  })

  it('puts every running job back when the process is alone, leases or not', async () => {
    const jobs = [newJob(), newJob()]
    await insert(...jobs)
    for (const job of jobs) await claimOf(job)
    expect(await store.reapExpired(10)).toBe(0)
    expect(await store.reapAll()).toBe(2)
    expect(await Promise.all(jobs.map(stateOf))).toEqual(['queued', 'queued'])
  })

  it('lists for the broker what is due and not handed over, the most urgent first', async () => {
    await store.swapEpoch('one')
    const [plain, urgent] = [newJob(), newJob({ priority: PRIORITY.interactive })]
    const later = newJob({ runAt: new Date(nowMs + 5_000) })
    await insert(plain, urgent, later)
    const due = await store.unpublished(10)
    expect(due.map((one) => one.jobId)).toEqual([urgent.id, plain.id])
    await store.markPublished(due, 'one')
    expect(await store.unpublished(10)).toEqual([])
    nowMs += 5_000
    expect((await store.unpublished(10)).map((one) => one.jobId)).toEqual([later.id])
  })

  it('does not mark a delivery as handed over if the job went on or the broker lost its memory meanwhile', async () => {
    await store.swapEpoch('one')
    const job = newJob()
    await insert(job)
    const stale = await store.unpublished(10)
    await store.release((await claimOf(job)).lease)
    await store.markPublished(stale, 'one')
    const fresh = await store.unpublished(10)
    expect(fresh).toMatchObject([{ jobId: job.id, token: 1 }])
    expect(await store.swapEpoch('two')).toEqual({ changed: true })
    await store.markPublished(fresh, 'one')
    expect(await store.unpublished(10)).toHaveLength(1)
  })

  it('forgets what was handed over when the epoch changes, and only then', async () => {
    await store.swapEpoch('one')
    const job = newJob()
    await insert(job)
    await store.markPublished(await store.unpublished(10), 'one')
    expect(await store.swapEpoch('one')).toEqual({ changed: false })
    expect(await store.unpublished(10)).toEqual([])
    expect(await store.unpublishOlderThan(new Date(nowMs), 10)).toBe(0)
    expect(await store.unpublishOlderThan(new Date(nowMs + 1), 10)).toBe(1)
    expect(await store.unpublished(10)).toHaveLength(1)
  })

  it('sends a job again whose delivery came before it was due', async () => {
    await store.swapEpoch('one')
    const job = newJob()
    await insert(job)
    await store.markPublished(await store.unpublished(10), 'one')
    nowMs -= 50
    expect(await store.claimOne(job.id, 'a machine with a slow clock', 1_000)).toBeNull()
    nowMs += 50
    expect(await store.unpublished(10)).toHaveLength(1)
  })

  it('waits for the relay that notes a delivery, instead of missing the job', async () => {
    const job = newJob()
    await insert(job)
    const locked = Promise.withResolvers<void>()
    const letGo = Promise.withResolvers<void>()
    const noting = database.sql.begin(async (tx) => {
      await tx`update veracite.jobs set published_at = now() where id = ${job.id}`
      locked.resolve()
      await letGo.promise
    })
    await locked.promise
    const claiming = store.claimOne(job.id, 'w', 1_000)
    letGo.resolve()
    await noting
    expect(await claiming).toMatchObject({ attempt: 1, lease: { jobId: job.id, token: 1 } })
  })

  it('gives a job that is delivered several times at once to one of them', async () => {
    const [twice, once] = [newJob(), newJob()]
    await insert(twice, once)
    const claimed = await Promise.all(
      [twice, once, twice, twice].map((job) => store.claimOne(job.id, 'w', 1_000)),
    )
    expect(claimed.filter((job) => job?.lease.jobId === twice.id)).toHaveLength(1)
    expect(claimed.filter((job) => job?.lease.jobId === once.id)).toHaveLength(1)
  })

  it('counts what is not finished, by lane and state, with the age of the oldest', async () => {
    const [running, queued, done] = [newJob(), newJob(), newJob()]
    await insert(running, done)
    await claimOf(running)
    await store.complete((await claimOf(done)).lease, null)
    nowMs += 2_500
    await insert(queued, newJob({ runAt: new Date(nowMs + 60_000) }))
    nowMs += 1_000
    expect(await store.depth()).toEqual([
      { lane: 'scan', state: 'queued', jobs: 2, oldestSeconds: 1, delayed: 1, retried: 0 },
      { lane: 'scan', state: 'running', jobs: 1, oldestSeconds: 3.5, delayed: 0, retried: 0 },
    ])
  })

  it('finds nothing for a malformed id', async () => {
    expect(await store.find("1'; drop table jobs")).toBeNull()
    expect(await store.find(randomUUID())).toBeNull()
  })

  const stateOf = async (job: NewJob) => (await store.find(job.id))?.state
})

function newJob(
  change: Partial<Pick<NewJob, 'lane' | 'dedupKey' | 'priority' | 'maxAttempts' | 'runAt'>> = {},
): NewJob {
  return { id: randomUUID(), kind: 'scan.start', lane: 'scan', payload: { scanId: randomUUID() }, ...change }
}
