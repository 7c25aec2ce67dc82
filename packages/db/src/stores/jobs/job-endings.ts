import type { JobStore } from '@veracite/core/jobs/job-ports'
import { type DeadJob, decideFailure, type Lease, MAX_CRASHES } from '@veracite/core/jobs/jobs'
import { sql } from 'drizzle-orm'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { jobs } from '../../generated/tables.ts'
import { changeRow, setRows } from '../rows.ts'
import { changeHeld, holdLease, isHeld } from './job-lease.ts'
import { announceWork } from './job-rows.ts'

/**
 * Handles the consequences of a dead job. Runs in the transaction that writes `dead`: both happen, or
 * neither.
 */
export type OnDead = (tx: Tx, job: DeadJob, error: string, now: Date) => Promise<void>

export async function failJob(
  pool: Pool,
  lease: Lease,
  failure: Parameters<JobStore['fail']>[1],
  terms: { now: Date; random: number; onDead: OnDead },
): Promise<'retry' | 'dead'> {
  return await inTransaction(pool, async (tx) => {
    const job = await holdLease(tx, lease)
    const decision = decideFailure({
      ...failure,
      failures: job.attempt - job.crashes,
      maxAttempts: job.maxAttempts,
      random: terms.random,
    })
    if (decision.kind === 'retry') {
      const runAt = new Date(terms.now.getTime() + decision.delayMs)
      await setRows(tx.db, jobs, { ...QUEUED, runAt, error: failure.error }, { id: job.id })
      return 'retry'
    }
    await setRows(tx.db, jobs, { ...DEAD, error: failure.error, finishedAt: terms.now }, { id: job.id })
    await terms.onDead(tx, toDeadJob(job), failure.error, terms.now)
    return 'dead'
  })
}

/**
 * Back to the queue with the attempt counted, for a handler that records its own failure in the same
 * transaction.
 */
export const requeueJob = (tx: Tx, lease: Lease, change: { runAt: Date; error: string }): Promise<void> =>
  changeHeld(tx, lease, { ...QUEUED, ...change })

/** Neither done nor failed: the attempt does not count. */
export async function giveBack(pool: Pool, lease: Lease): Promise<void> {
  await inTransaction(pool, async (tx) => {
    await changeHeld(tx, lease, { ...QUEUED, attempt: sql`${jobs.attempt} - 1` })
    await announceWork(tx)
  })
}

const POISONOUS = `The process that ran this job stopped answering ${MAX_CRASHES} times.`
const QUEUED = { state: 'queued', leaseUntil: null, worker: null, publishedAt: null } as const
const DEAD = { state: 'dead', leaseUntil: null } as const

/** Gives up a job after too many crashes. Returns whether it was still running with that token. */
export async function buryJob(
  pool: Pool,
  lease: Lease,
  terms: { now: Date; onDead: OnDead },
): Promise<boolean> {
  return await inTransaction(pool, async (tx) => {
    const dead = { ...DEAD, crashes: sql`${jobs.crashes} + 1`, error: POISONOUS, finishedAt: terms.now }
    const job = await changeRow(tx.db, jobs, dead, isHeld(lease))
    if (job === null) return false
    await terms.onDead(tx, toDeadJob(job), POISONOUS, terms.now)
    return true
  })
}

/** Kind and payload were checked against each other when the job was made: only NewJob reaches the table. */
const toDeadJob = (row: typeof jobs.$inferSelect): DeadJob =>
  ({ id: row.id, kind: row.kind, payload: row.payload }) as unknown as DeadJob
