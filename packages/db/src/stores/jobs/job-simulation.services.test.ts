import type { JobStore } from '@veracite/core/jobs/job-ports'
import {
  type ClaimedJob,
  type Lane,
  type Lease,
  MAX_CRASHES,
  type NewJob,
  PRIORITY,
} from '@veracite/core/jobs/jobs'
import { LeaseLost } from '@veracite/terms/errors'
import { testServers } from '@veracite/testing/database'
import { type OpenedDatabase, openTestDatabase } from '@veracite/testing/open-database'
import { seededRandom } from '@veracite/testing/seeded-random'
import { IS_THOROUGH } from '@veracite/testing/thorough'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inTransaction } from '../../connection.ts'
import type { Database } from '../../open-postgres.ts'
import { insertJobs } from './job-rows.ts'
import { createJobStore } from './job-store.ts'

/** One seed is one history: `JOB_SIMULATION_SEED=123` replays it, `JOB_SIMULATION_RUNS=10000` searches for longer. */
const FIRST_SEED = Number(process.env.JOB_SIMULATION_SEED ?? Date.now() % 1_000_000_000)
/** Fewer where CI runs the rest: each is some fifty transactions, and as many looks at every job. */
const USUAL_RUNS = IS_THOROUGH ? 25 : 8
const RUNS = Number(
  process.env.JOB_SIMULATION_RUNS ?? (process.env.JOB_SIMULATION_SEED === undefined ? USUAL_RUNS : 1),
)

describe.each(testServers().slice(-1))('random histories of jobs on $name PostgreSQL', (server) => {
  let database: OpenedDatabase
  beforeAll(async () => {
    database = await openTestDatabase(server, { max: 4, as: 'admin' })
  })
  afterAll(() => database?.close())

  it('complete each job at most once, lose none, have one owner, and end once the faults stop', async () => {
    const totals = { operations: 0, fenced: 0, dead: 0 }
    for (let seed = FIRST_SEED; seed < FIRST_SEED + RUNS; seed++) {
      const history = await simulate(database, seed, (store) => store)
      totals.operations += history.operations
      totals.fenced += history.fenced
      totals.dead += history.dead
    }
    // A simulation that never meets a zombie or a dead job proves nothing about them.
    if (RUNS >= 25) {
      expect(totals.fenced).toBeGreaterThan(3)
      expect(totals.dead).toBeGreaterThan(0)
    }
  }, 240_000)

  it('catch a store that does not check the token', async () => {
    let caught = 0
    for (let seed = FIRST_SEED; caught === 0 && seed < FIRST_SEED + 100; seed++) {
      await simulate(database, seed, (store) => withoutTokenCheck(database, store)).catch(() => caught++)
    }
    expect(caught).toBe(1)
  })
})

/** The mutant: before each write it takes the newest token as its own, so only the state still fences. */
function withoutTokenCheck(database: Database, store: JobStore): JobStore {
  const newest = async (lease: Lease): Promise<Lease> => {
    const [row] = await database.sql<{ token: number }[]>`
      select token from veracite.jobs where id = ${lease.jobId}`
    return { ...lease, token: row?.token ?? lease.token }
  }
  return {
    ...store,
    complete: async (lease, result) => store.complete(await newest(lease), result),
    fail: async (lease, failure) => store.fail(await newest(lease), failure),
    release: async (lease) => store.release(await newest(lease)),
    postpone: async (lease, until, reason) => store.postpone(await newest(lease), until, reason),
    extendLease: async (lease, leaseMs) => store.extendLease(await newest(lease), leaseMs),
  }
}

const LANES: Lane[] = ['scan', 'CLAUDE', 'web']
const LEASE_MS = 30_000

/** What the test knows independently of the store. */
interface Model {
  made: Map<string, NewJob>
  /** Lease the store gave out last for each job, until a write for it succeeded or a reaper took it away. */
  owner: Map<string, { lease: Lease; untilMs: number }>
  completed: Set<string>
  dead: Set<string>
  /** Leases that a worker still believes in, rightly or not. */
  held: ClaimedJob[]
}

async function simulate(database: Database, seed: number, mutate: (store: JobStore) => JobStore) {
  const random = seededRandom(seed)
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  const id = () => uuidFrom(random)
  let nowMs = Date.parse('2030-01-01T00:00:00Z')
  const model: Model = { made: new Map(), owner: new Map(), completed: new Set(), dead: new Set(), held: [] }
  let operations = 0
  let fenced = 0
  let faults = true

  const check = (holds: boolean, sentence: string) => {
    if (!holds) throw new Error(`seed ${seed}, operation ${operations}: ${sentence}`)
  }
  const store = mutate(
    createJobStore(database, {
      clock: { now: () => new Date(nowMs) },
      random,
      onDead: async (tx, job) => {
        check(!model.dead.has(job.id), `job ${job.id} died twice`)
        check(!model.completed.has(job.id), `job ${job.id} died after it was completed`)
        // Written with the dead job: rolled back with it, so a death without it would be seen below.
        await tx.sql`insert into veracite.settings values (${`dead.${job.id}`}, '1', now())`
        model.dead.add(job.id)
      },
    }),
  )

  const randomJob = (): NewJob => {
    const jobId = id()
    return {
      id: jobId,
      kind: 'ground-truth.refresh',
      lane: pick(LANES),
      payload: { brandId: jobId },
      priority: pick(Object.values(PRIORITY)),
      maxAttempts: 1 + Math.floor(random() * 3),
      ...(random() < 0.3 ? { dedupKey: pick(['a', 'b', 'c']) } : {}),
      ...(random() < 0.3 ? { runAt: new Date(nowMs + random() * 60_000) } : {}),
    }
  }
  const enqueue = async () => {
    const jobs = Array.from({ length: 1 + Math.floor(random() * 3) }, () => randomJob())
    const outcome = await inTransaction(database, (tx) => insertJobs(tx, jobs, new Date(nowMs)))
    outcome.forEach(({ jobId, created }, index) => {
      const job = jobs[index]
      if (created && job !== undefined) model.made.set(jobId, job)
      check(model.made.has(jobId), `enqueueing named job ${jobId}, which nobody made`)
    })
  }
  const own = (job: ClaimedJob) => {
    const { lease } = job
    const before = model.owner.get(lease.jobId)
    check(before === undefined, `job ${lease.jobId} was claimed while worker ${before?.lease.token} owned it`)
    check(!model.completed.has(lease.jobId), `job ${lease.jobId} was claimed after it was completed`)
    check(
      (model.made.get(lease.jobId)?.runAt?.getTime() ?? 0) <= nowMs,
      `job ${lease.jobId} was claimed early`,
    )
    model.owner.set(lease.jobId, { lease, untilMs: nowMs + LEASE_MS })
    model.held.push(job)
  }
  const claim = async () => {
    const slots = new Map(LANES.map((lane) => [lane, Math.floor(random() * 4)]))
    const claimed = await store.claim(slots, `worker-${operations}`, LEASE_MS)
    for (const [lane, free] of slots) {
      check(claimed.filter((job) => job.lane === lane).length <= free, `more than ${free} jobs of ${lane}`)
    }
    claimed.forEach(own)
  }
  const claimOne = async () => {
    const known = [...model.made.keys()]
    const job =
      known.length === 0 ? null : await store.claimOne(pick(known), `worker-${operations}`, LEASE_MS)
    if (job !== null) own(job)
  }
  const isOwner = ({ jobId, token }: Lease) => model.owner.get(jobId)?.lease.token === token

  /** A worker acts on a lease it believes in: it must succeed exactly when the lease is still the newest. */
  const act = async (job: ClaimedJob, write: () => Promise<unknown>, ends = () => {}) => {
    const owned = isOwner(job.lease)
    let lost = false
    try {
      await write()
    } catch (error) {
      if (!(error instanceof LeaseLost)) throw error
      lost = true
    }
    check(owned !== lost, owned ? 'the owner was fenced off' : `a zombie wrote for job ${job.lease.jobId}`)
    if (lost) fenced++
    else model.owner.delete(job.lease.jobId)
    forget(job)
    if (!lost) ends()
  }
  const forget = (job: ClaimedJob) => {
    model.held = model.held.filter((one) => one !== job)
  }
  const complete = async (job: ClaimedJob) =>
    await act(
      job,
      () => store.complete(job.lease, { by: job.lease.token }),
      () => {
        check(!model.completed.has(job.lease.jobId), `job ${job.lease.jobId} was completed twice`)
        model.completed.add(job.lease.jobId)
      },
    )
  const withHeld = (use: (job: ClaimedJob) => Promise<void>) => async () => {
    if (model.held.length > 0) await use(pick(model.held))
  }
  const fail = withHeld((job) =>
    act(job, () => store.fail(job.lease, { error: 'x', fatal: random() < 0.1, retryAfterMs: null })),
  )
  const release = withHeld((job) => act(job, () => store.release(job.lease)))
  const postpone = withHeld((job) =>
    act(job, () => store.postpone(job.lease, new Date(nowMs + random() * 100_000), 'later')),
  )
  const heartbeat = withHeld(async (job) => {
    const kept = await store.extendLease(job.lease, LEASE_MS)
    check(
      kept === isOwner(job.lease),
      kept ? 'a zombie extended a lease' : 'the owner could not extend its lease',
    )
    const owner = model.owner.get(job.lease.jobId)
    if (kept && owner !== undefined) owner.untilMs = nowMs + LEASE_MS
  })
  /** The process is gone: nothing will act on this lease any more. */
  const die = withHeld(async (job) => forget(job))
  const reap = async () => {
    const expired = [...model.owner.values()].filter(({ untilMs }) => untilMs <= nowMs).length
    const reaped = await store.reapExpired(1_000)
    check(reaped === expired, `${reaped} leases were reaped and ${expired} had run out`)
    for (const [jobId, { untilMs }] of model.owner) if (untilMs <= nowMs) model.owner.delete(jobId)
  }
  const pass = async () => {
    nowMs += Math.floor(random() * (faults ? 45_000 : 5_000))
  }

  /**
   * Every worker pauses for longer than its lease, and others take over: the old leases now belong to
   * zombies.
   */
  const freeze = async () => {
    nowMs += LEASE_MS + 1
    await reap()
    await claim()
    await claim()
  }

  const verify = async () => {
    const rows = await database.sql<
      { id: string; state: string; token: number; attempt: number; crashes: number }[]
    >`
      select id, state, token, attempt, crashes from veracite.jobs`
    check(rows.length === model.made.size, `${model.made.size} jobs were made and ${rows.length} are there`)
    for (const row of rows) {
      const owner = model.owner.get(row.id)
      check((row.state === 'running') === (owner !== undefined), `job ${row.id} is ${row.state}`)
      check(owner === undefined || owner.lease.token === row.token, `job ${row.id} has another owner`)
      check((row.state === 'done') === model.completed.has(row.id), `job ${row.id} is ${row.state}`)
      check((row.state === 'dead') === model.dead.has(row.id), `job ${row.id} is ${row.state}`)
      check(row.crashes <= MAX_CRASHES && row.attempt >= row.crashes, `job ${row.id} is counted wrongly`)
    }
    const [graves] =
      await database.sql`select count(*) as count from veracite.settings where key like 'dead.%'`
    check(graves?.count === model.dead.size, 'a death was not settled in its own transaction')
  }

  await database.sql`delete from veracite.jobs`
  await database.sql`delete from veracite.settings where key like 'dead.%'`
  const weighted = [
    ...[enqueue, claim, claim, claimOne, heartbeat, fail, release, postpone, die, reap, freeze, freeze, pass],
    ...[withHeld(complete), withHeld(complete)],
  ]
  const length = 25 + Math.floor(random() * 35)
  for (; operations < length; operations++) {
    await pick(weighted)()
    await verify()
  }

  // Liveness: with honest workers and time, everything reaches its end.
  faults = false
  model.held = []
  for (let round = 0; model.completed.size + model.dead.size < model.made.size; round++, operations++) {
    check(round < 500, 'jobs are left although the faults have stopped')
    await claim()
    for (const job of [...model.held]) await complete(job)
    await pass()
    await reap()
    await verify()
  }
  return { operations, fenced, dead: model.dead.size }
}

function uuidFrom(random: () => number): string {
  const hex = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('')
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-')
}
