// Plain SQL: any number of jobs is postponed from one list.
import type { Lease } from '@veracite/core/jobs/jobs'
import { LeaseLost } from '@veracite/terms/errors'
import { withDeadline } from '../../deadline.ts'
import type { Sql } from '../../open-postgres.ts'
import { type Batcher, createBatcher } from '../batcher.ts'

export interface Postponement {
  lease: Lease
  until: Date
  reason: string
}

/**
 * Back to the queue until later; the attempt does not count. Together, because hundreds of deliveries may find at once
 * that their endpoint rests: with a transaction each, they took the connections that others wait for.
 */
export const postponeInBatches = (sql: Sql): Batcher<Postponement, void> =>
  createBatcher({ most: 100, atOnce: 1 }, async (given) => {
    const column = <T>(read: (one: Postponement) => T): T[] => given.map(read)
    const statement = sql<{ id: string }[]>`
      update veracite.jobs set state = 'queued', lease_until = null, worker = null, published_at = null,
        attempt = attempt - 1, run_at = given.until::timestamptz, error = given.reason
      from unnest(${column(({ lease }) => lease.jobId)}::uuid[], ${column(({ lease }) => lease.token)}::bigint[],
        ${column(({ until }) => until.toISOString())}::text[], ${column(({ reason }) => reason)}::text[])
        as given (id, token, until, reason)
      where jobs.id = given.id and jobs.token = given.token and jobs.state = 'running'
      returning jobs.id`
    const held = new Set((await withDeadline(statement, DEADLINE_MS)).map(({ id }) => id))
    return given.map(({ lease: { jobId } }) =>
      held.has(jobId) ? { value: undefined } : { error: new LeaseLost(jobId) },
    )
  })

const DEADLINE_MS = 15_000
