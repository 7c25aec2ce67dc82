// Plain SQL: two halves with an index each are united, so that finished jobs are not read.
import type { Sql } from '../../open-postgres.ts'

/** Finished jobs stay in the table for ever: each half reads only its own partial index. */
export async function countJobs(
  sql: Sql,
  now: Date,
): Promise<{ lane: string; state: string; jobs: number; oldestSeconds: number }[]> {
  return await sql<{ lane: string; state: string; jobs: number; oldestSeconds: number }[]>`
    select lane, state, jobs,
           greatest(0, extract(epoch from ${now.toISOString()}::timestamptz - oldest))::float8 as "oldestSeconds"
    from (
      select lane, 'queued' as state, count(*) as jobs, min(run_at) as oldest
      from veracite.jobs where state = 'queued' group by lane
      union all
      select lane, 'running', count(*), min(started_at)
      from veracite.jobs where state = 'running' group by lane
    ) as unfinished
    order by lane, state`
}
