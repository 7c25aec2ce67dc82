import type { Lease } from '@veracite/core/jobs/jobs'
import { LeaseLost } from '@veracite/terms/errors'
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core'
import type { Tx, WithDb } from '../../connection.ts'
import { jobs } from '../../generated/tables.ts'
import { isChanged, lockRow } from '../rows.ts'

/**
 * Locks the job until the end of the transaction: everything written after this is written by its only owner.
 */
export async function holdLease(tx: Tx, lease: Lease): Promise<typeof jobs.$inferSelect> {
  const held = await lockRow(tx, jobs, isHeld(lease))
  if (held === null) throw new LeaseLost(lease.jobId)
  return held
}

/** Changes the job of its only owner. */
export async function changeHeld(
  { db }: WithDb,
  lease: Lease,
  set: PgUpdateSetSource<typeof jobs>,
): Promise<void> {
  if (!(await isChanged(db, jobs, set, isHeld(lease)))) throw new LeaseLost(lease.jobId)
}

/**
 * Call it first in a transaction that stores a job's results: a worker that has lost its lease then fails
 * here, before writing anything.
 */
export const completeJob = (
  connection: WithDb,
  lease: Lease,
  result: Record<string, unknown> | null,
  now: Date,
): Promise<void> =>
  changeHeld(connection, lease, { state: 'done', result, error: null, leaseUntil: null, finishedAt: now })

/** The token is the fence: it grew when another worker claimed the job, so an old holder matches no row. */
export const isHeld = ({ jobId, token }: Lease) => ({ id: jobId, token, state: 'running' as const })
