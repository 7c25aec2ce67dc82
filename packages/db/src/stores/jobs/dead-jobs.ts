import type { JobStore } from '@veracite/core/jobs/job-ports'
import { pick } from '@veracite/terms/pick'
import type { Clock } from '@veracite/terms/ports'
import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import { jobs } from '../../generated/tables.ts'
import type { Database } from '../../open-postgres.ts'
import { hasId, isChanged, toPage } from '../rows.ts'
import { announceWork } from './job-rows.ts'

/** A job as an operator sees it. */
export const JOB_VIEW = {
  ...pick(jobs, 'id', 'kind', 'lane', 'state', 'attempt', 'crashes', 'progress', 'result', 'error'),
  ...pick(jobs, 'createdAt', 'startedAt', 'finishedAt', 'runAt'),
}

/** Not a parameter: the indexes of dead jobs only serve a plan that is sure of the state. */
const isDead = sql`${jobs.state} = 'dead'`

/** Jobs that were given up, for the operator. */
export const deadJobVerbs = (database: Database, clock: Clock) => {
  const { db } = database
  return {
    async countDead(most) {
      const newest = db.select({ lane: jobs.lane }).from(jobs).where(isDead).limit(most).as('newest')
      const rows = await db
        .select({ lane: newest.lane, count: sql<number>`count(*)` })
        .from(newest)
        .groupBy(newest.lane)
      return Object.fromEntries(rows.map(({ lane, count }) => [lane, count]))
    },

    async listDead({ lane, exceptKinds }, { limit, cursor }) {
      const ended = sql`(${jobs.finishedAt}, ${jobs.id})`
      const rows = await db
        .select(JOB_VIEW)
        .from(jobs)
        .where(
          and(
            isDead,
            lane === null ? undefined : eq(jobs.lane, lane),
            exceptKinds.length === 0 ? undefined : notInArray(jobs.kind, [...exceptKinds]),
            cursor === null
              ? undefined
              : sql`${ended} < (select last.finished_at, last.id from ${jobs} as last where last.id = ${cursor})`,
          ),
        )
        .orderBy(desc(jobs.finishedAt), desc(jobs.id))
        .limit(limit + 1)
      return toPage(rows, limit)
    },

    async retryDead(jobId) {
      const queued = {
        state: 'queued',
        attempt: 0,
        crashes: 0,
        runAt: clock.now(),
        finishedAt: null,
        worker: null,
        publishedAt: null,
        progress: null,
      } as const
      const isAlone = sql`not exists (select from ${jobs} as active where active.kind = ${jobs.kind}
        and active.dedup_key = ${jobs.dedupKey} and active.state in ('queued', 'running'))`
      const changed = isChanged(db, jobs, queued, and(hasId(jobs.id, jobId), isDead, isAlone))
      const isQueued = await changed.catch((error: unknown) => {
        // Another job took the dedup key between the look and the change.
        if (Object(Object(error).cause).code === '23505') return false
        throw error
      })
      if (isQueued) await announceWork(database)
      return isQueued
    },

    async discardDead(jobId) {
      const { count } = await db.delete(jobs).where(and(hasId(jobs.id, jobId), isDead))
      return count > 0
    },
  } satisfies Partial<JobStore>
}
