import { type DeadJob, decideFailure, type Lease, MAX_CRASHES } from '@veracite/core/jobs/jobs'
import { LeaseLost } from '@veracite/terms/errors'
import { eq, sql } from 'drizzle-orm'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { jobs } from '../../schema/work.ts'
import { isHeld } from './job-lease.ts'
import { announceWork } from './job-rows.ts'

/**
 * Handles the consequences of a dead job. Runs in the transaction that writes `dead`: both happen, or
 * neither.
 */
export type OnDead = (tx: Tx, job: DeadJob, error: string, now: Date) => Promise<void>

export interface Failure {
  error: string
  fatal: boolean
  retryAfterMs: number | null
}

export async function failJob(
  pool: Pick<Pool, 'sql'>,
  lease: Lease,
  failure: Failure,
  terms: { now: Date; random: number; onDead: OnDead },
): Promise<'retry' | 'dead'> {
  return await inTransaction(pool, async (tx) => {
    const [job] = await tx.db.select().from(jobs).where(isHeld(lease)).for('no key update')
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
      await tx.db
        .update(jobs)
        .set({ ...QUEUED, runAt, error: failure.error })
        .where(eq(jobs.id, job.id))
      return 'retry'
    }
    await tx.db
      .update(jobs)
      .set({ ...DEAD, error: failure.error, finishedAt: terms.now })
      .where(eq(jobs.id, job.id))
    await terms.onDead(tx, toDeadJob(job), failure.error, terms.now)
    return 'dead'
  })
}

/**
 * Back to the queue with the attempt counted, for a handler that records its own failure in the same
 * transaction.
 */
export async function requeueJob(
  tx: Tx,
  lease: Lease,
  change: { runAt: Date; error: string },
): Promise<void> {
  const requeued = await tx.db
    .update(jobs)
    .set({ ...QUEUED, ...change })
    .where(isHeld(lease))
    .returning({ id: jobs.id })
  if (requeued.length !== 1) throw new LeaseLost(lease.jobId)
}

/** Neither done nor failed: the attempt does not count. */
export async function giveBack(pool: Pick<Pool, 'sql'>, lease: Lease): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const given = await tx.db
      .update(jobs)
      .set({ ...QUEUED, attempt: sql`${jobs.attempt} - 1` })
      .where(isHeld(lease))
      .returning({ id: jobs.id })
    if (given.length !== 1) throw new LeaseLost(lease.jobId)
    await announceWork(tx)
  })
}

const POISONOUS = `The process that ran this job stopped answering ${MAX_CRASHES} times.`
const QUEUED = { state: 'queued', leaseUntil: null, worker: null, publishedAt: null } as const
const DEAD = { state: 'dead', leaseUntil: null } as const

/** Gives up a job after too many crashes. Returns whether it was still running with that token. */
export async function buryJob(
  pool: Pick<Pool, 'sql'>,
  lease: Lease,
  terms: { now: Date; onDead: OnDead },
): Promise<boolean> {
  return await inTransaction(pool, async (tx) => {
    const [job] = await tx.db
      .update(jobs)
      .set({ ...DEAD, crashes: sql`${jobs.crashes} + 1`, error: POISONOUS, finishedAt: terms.now })
      .where(isHeld(lease))
      .returning()
    if (job === undefined) return false
    await terms.onDead(tx, toDeadJob(job), POISONOUS, terms.now)
    return true
  })
}

/** Kind and payload were checked against each other when the job was made: only NewJob reaches the table. */
const toDeadJob = (row: typeof jobs.$inferSelect): DeadJob =>
  ({ id: row.id, kind: row.kind, payload: row.payload }) as unknown as DeadJob
