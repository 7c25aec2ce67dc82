// Plain SQL: orphans are requeued by one statement that skips locked rows.
import { type Lease, MAX_CRASHES } from '@veracite/core/jobs/jobs'
import { LeaseLost } from '@veracite/terms/errors'
import type { Pool } from '../../connection.ts'
import { withDeadline } from '../../deadline.ts'
import type { Sql } from '../../open-postgres.ts'
import { type Batcher, createBatcher } from '../batcher.ts'
import { buryJob, type OnDead } from './job-endings.ts'
import { announceWork } from './job-rows.ts'

const CRASHED = 'The process that ran this job stopped answering.'

/** With `expiredBy` null, reaps every running job. */
export async function reapJobs(
  pool: Pool,
  terms: { expiredBy: Date | null; limit: number; now: Date; onDead: OnDead },
): Promise<number> {
  const expired = terms.expiredBy === null ? null : terms.expiredBy.toISOString()
  const requeued = await pool.sql`
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
        -- Behind all waiting jobs: otherwise short-lived processes would take the same jobs each time, and
        -- healthy ones would look poisonous.
        run_at = greatest(run_at, ${terms.now.toISOString()}::timestamptz)
    where id = any (array(select orphans.id from orphans))`
  const buried = await buryPoisonous(pool, expired, terms)
  if (requeued.count > 0) await announceWork(pool)
  return requeued.count + buried
}

/** One transaction each: a job whose end cannot be written must not block the others. */
async function buryPoisonous(
  pool: Pool,
  expired: string | null,
  terms: { limit: number; now: Date; onDead: OnDead },
): Promise<number> {
  const poisonous = await pool.sql<{ id: string; token: number }[]>`
    select id, token from veracite.jobs
    where state = 'running' and crashes >= ${MAX_CRASHES - 1}
      and (${expired}::timestamptz is null or lease_until <= ${expired}::timestamptz)
    order by lease_until
    limit ${terms.limit}`
  let buried = 0
  let failure: { error: unknown } | null = null
  for (const { id, token } of poisonous) {
    try {
      if (await buryJob(pool, { jobId: id, token }, terms)) buried++
    } catch (error) {
      failure ??= { error }
    }
  }
  if (failure !== null) throw failure.error
  return buried
}

interface Postponement {
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
