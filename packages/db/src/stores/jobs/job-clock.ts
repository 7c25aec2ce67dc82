// Plain SQL: intervals are computed on the server, over rows that skip locked ones.
import type { Pool } from '../../connection.ts'
import { announceWork } from './job-rows.ts'

/**
 * Times that were written while the clock was ahead: until it gets there, a queued job would wait, and the lease of a
 * dead process would hold. A job made or begun in the future waits as long as it was to wait, from now on; any other
 * one that waits for longer than jobs do is due. Returns how many jobs were corrected.
 */
export async function correctJobTimes(pool: Pick<Pool, 'sql'>, now: Date): Promise<number> {
  const at = now.toISOString()
  const queued = await pool.sql`
    with ahead as (
      select id, greatest(created_at, started_at) as known_at from veracite.jobs
      where state = 'queued' and run_at > ${at}::timestamptz + interval '1 minute'
        -- When schedules and corrections are due is computed from the clock each time.
        and kind not in ('schedule.run', 'correction.watch')
        and (greatest(created_at, started_at) > ${at}::timestamptz + interval '1 minute'
          -- Samples may be spread over a month; nothing that was begun waits for more than a day.
          or (run_at > ${at}::timestamptz + interval '25 hours' and (kind <> 'run.ask' or started_at is not null)))
      for no key update skip locked
    )
    update veracite.jobs set
      run_at = case when ahead.known_at > ${at}::timestamptz
        then run_at - (ahead.known_at - ${at}::timestamptz) else ${at}::timestamptz end,
      created_at = least(created_at, ${at}::timestamptz), started_at = least(started_at, ${at}::timestamptz)
    from ahead where jobs.id = ahead.id`
  // Live workers prolong their lease within seconds; the leases of dead ones end.
  const running = await pool.sql`
    update veracite.jobs set lease_until = ${at}::timestamptz + interval '1 hour'
    where state = 'running' and lease_until > ${at}::timestamptz + interval '61 minutes'`
  if (queued.count > 0) await announceWork(pool)
  return queued.count + running.count
}
