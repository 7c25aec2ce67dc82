// Plain SQL: jobs that are missing are found and made by one statement.
import type { Pool } from '../../connection.ts'
import { announceWork } from '../jobs/job-rows.ts'

const AT_ONCE = 1_000

/** Corrections that wait for a time without a job: it was given up, or lost with a backup. */
export async function makeMissingJobs(pool: Pick<Pool, 'sql'>, now: Date): Promise<number> {
  const made = await pool.sql`
    insert into veracite.jobs (id, kind, lane, payload, dedup_key, max_attempts, run_at, created_at)
    select veracite.uuidv7(), 'correction.watch', 'scan', jsonb_build_object('correctionId', c.id), c.id::text, 1000,
      c.wake_at, ${now.toISOString()}::timestamptz
    from veracite.corrections c
    where c.wake_at is not null and not exists (
      select from veracite.jobs j where j.kind = 'correction.watch' and j.dedup_key = c.id::text
        and j.state in ('queued', 'running'))
    order by c.id limit ${AT_ONCE}
    on conflict do nothing`
  if (made.count > 0) await announceWork(pool)
  return made.count
}
