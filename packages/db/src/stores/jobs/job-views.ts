import type { JobView } from '@veracite/core/jobs/jobs'
import { eq } from 'drizzle-orm'
import type { Db } from '../../open-postgres.ts'
import { jobs } from '../../schema/work.ts'

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

/** The id may come from a caller's path: malformed ids are simply not found. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i
