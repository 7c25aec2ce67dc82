import type { Lease } from '@veracite/core/jobs/jobs'
import { LeaseLost } from '@veracite/terms/errors'
import { and, eq } from 'drizzle-orm'
import type { Connection, Tx } from '../../connection.ts'
import { jobs } from '../../schema/work.ts'

/**
 * Locks the job until the end of the transaction: everything written after this is written by its only owner.
 */
export async function holdLease({ db }: Tx, lease: Lease): Promise<void> {
  const held = await db.select({ id: jobs.id }).from(jobs).where(isHeld(lease)).for('no key update')
  if (held.length !== 1) throw new LeaseLost(lease.jobId)
}

/**
 * Call it first in a transaction that stores a job's results: a worker that has lost its lease then fails
 * here, before writing anything.
 */
export async function completeJob(
  { db }: Pick<Connection, 'db'>,
  lease: Lease,
  result: Record<string, unknown> | null,
  now: Date,
): Promise<void> {
  const completed = await db
    .update(jobs)
    .set({ state: 'done', result, error: null, leaseUntil: null, finishedAt: now })
    .where(isHeld(lease))
    .returning({ id: jobs.id })
  if (completed.length !== 1) throw new LeaseLost(lease.jobId)
}

/** The token is the fence: it grew when another worker claimed the job, so an old holder matches no row. */
export const isHeld = (lease: Lease) =>
  and(eq(jobs.id, lease.jobId), eq(jobs.token, lease.token), eq(jobs.state, 'running'))
