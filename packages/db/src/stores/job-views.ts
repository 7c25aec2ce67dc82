import type { JobView } from '@veracite/core/jobs'
import { eq } from 'drizzle-orm'
import type { Db, Sql } from '../open-postgres.ts'
import { jobs } from '../schema/work.ts'

export async function findJob(db: Db, jobId: string): Promise<JobView | null> {
  if (!UUID.test(jobId)) return null
  const [row] = await db
    .select({
      id: jobs.id,
      kind: jobs.kind,
      lane: jobs.lane,
      state: jobs.state,
      attempt: jobs.attempt,
      crashes: jobs.crashes,
      progress: jobs.progress,
      result: jobs.result,
      error: jobs.error,
      createdAt: jobs.createdAt,
      startedAt: jobs.startedAt,
      finishedAt: jobs.finishedAt,
      runAt: jobs.runAt,
    })
    .from(jobs)
    .where(eq(jobs.id, jobId))
  return row ?? null
}

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

/** The id may come from a caller's path: what cannot be an id is simply not found. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
