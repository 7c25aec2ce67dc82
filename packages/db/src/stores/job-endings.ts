import { LeaseLost } from '@veracite/core/errors'
import { type DeadJob, decideFailure, type Lease, MAX_CRASHES } from '@veracite/core/jobs'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '../open-postgres.ts'
import { jobs } from '../schema/work.ts'
import { announceWork, isHeld, type Tx } from './job-rows.ts'

/** Settles what the dead job was for. Runs in the transaction that writes `dead`: both happen, or neither. */
export type OnDead = (tx: Tx, job: DeadJob, error: string, now: Date) => Promise<void>

export interface Failure {
  error: string
  fatal: boolean
  retryAfterMs: number | null
}

export async function failJob(
  { db }: Database,
  lease: Lease,
  failure: Failure,
  terms: { now: Date; random: number; onDead: OnDead },
): Promise<'retry' | 'dead'> {
  return await db.transaction(async (tx) => {
    const [job] = await tx.select().from(jobs).where(isHeld(lease)).for('no key update')
    if (job === undefined) throw new LeaseLost(lease.jobId)
    const decision = decideFailure({
      failures: job.attempt - job.crashes,
      maxAttempts: job.maxAttempts,
      fatal: failure.fatal,
      retryAfterMs: failure.retryAfterMs,
      random: terms.random,
    })
    if (decision.kind === 'retry') {
      const runAt = new Date(terms.now.getTime() + decision.delayMs)
      await tx
        .update(jobs)
        .set({ ...QUEUED, runAt, error: failure.error })
        .where(eq(jobs.id, job.id))
      return 'retry'
    }
    await tx
      .update(jobs)
      .set({ ...DEAD, error: failure.error, finishedAt: terms.now })
      .where(eq(jobs.id, job.id))
    await terms.onDead(tx, toDeadJob(job), failure.error, terms.now)
    return 'dead'
  })
}

/** Back to the queue with the attempt counted, by a handler that puts its own failure on record with it. */
export async function requeueJob(
  tx: Tx,
  lease: Lease,
  change: { runAt: Date; error: string },
): Promise<void> {
  const requeued = await tx
    .update(jobs)
    .set({ ...QUEUED, ...change })
    .where(isHeld(lease))
    .returning({ id: jobs.id })
  if (requeued.length !== 1) throw new LeaseLost(lease.jobId)
}

/** Neither done nor failed: the attempt does not count. */
export async function giveBack(
  { db }: Database,
  lease: Lease,
  change: { runAt?: Date; error?: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const given = await tx
      .update(jobs)
      .set({ ...QUEUED, ...change, attempt: sql`${jobs.attempt} - 1` })
      .where(isHeld(lease))
      .returning({ id: jobs.id })
    if (given.length !== 1) throw new LeaseLost(lease.jobId)
    if (change.runAt === undefined) await announceWork(tx)
  })
}

/** `expiredBy` null: every running job, whoever holds it. */
export async function reapJobs(
  database: Database,
  terms: { expiredBy: Date | null; limit: number; now: Date; onDead: OnDead },
): Promise<number> {
  const expired = terms.expiredBy === null ? null : terms.expiredBy.toISOString()
  const requeued = await database.sql`
    with orphans as (
      select id from veracite.jobs
      where state = 'running' and crashes < ${MAX_CRASHES - 1}
        and (${expired}::timestamptz is null or lease_until <= ${expired}::timestamptz)
      order by lease_until
      limit ${terms.limit}
      for no key update skip locked
    )
    update veracite.jobs
    set state = 'queued', crashes = crashes + 1, lease_until = null, worker = null, published_at = null,
        error = ${CRASHED},
        -- Behind all that waits: whoever dies young would otherwise take the same jobs with it each time, and
        -- healthy ones would look poisonous.
        run_at = greatest(run_at, ${terms.now.toISOString()}::timestamptz)
    where id = any (array(select orphans.id from orphans))`
  const buried = await buryPoisonous(database, expired, terms)
  if (requeued.count > 0) await announceWork(database.db)
  return requeued.count + buried
}

const CRASHED = 'The process that ran this job stopped answering.'
const POISONOUS = `The process that ran this job stopped answering ${MAX_CRASHES} times.`
const QUEUED = { state: 'queued', leaseUntil: null, worker: null, publishedAt: null } as const
const DEAD = { state: 'dead', leaseUntil: null } as const

/** One transaction each: a job whose end cannot be written must not keep the others from theirs. */
async function buryPoisonous(
  { sql: plain, db }: Database,
  expired: string | null,
  terms: { limit: number; now: Date; onDead: OnDead },
): Promise<number> {
  const poisonous = await plain<{ id: string; token: number }[]>`
    select id, token from veracite.jobs
    where state = 'running' and crashes >= ${MAX_CRASHES - 1}
      and (${expired}::timestamptz is null or lease_until <= ${expired}::timestamptz)
    order by lease_until
    limit ${terms.limit}`
  let buried = 0
  let failure: { error: unknown } | null = null
  for (const { id, token } of poisonous) {
    try {
      await db.transaction(async (tx) => {
        const [job] = await tx
          .update(jobs)
          .set({ ...DEAD, crashes: sql`${jobs.crashes} + 1`, error: POISONOUS, finishedAt: terms.now })
          .where(isHeld({ jobId: id, token }))
          .returning()
        if (job === undefined) return
        await terms.onDead(tx, toDeadJob(job), POISONOUS, terms.now)
        buried++
      })
    } catch (error) {
      failure ??= { error }
    }
  }
  if (failure !== null) throw failure.error
  return buried
}

/** Kind and payload were checked against each other when the job was made: only NewJob reaches the table. */
const toDeadJob = (row: typeof jobs.$inferSelect): DeadJob =>
  ({ id: row.id, kind: row.kind, payload: row.payload }) as unknown as DeadJob
