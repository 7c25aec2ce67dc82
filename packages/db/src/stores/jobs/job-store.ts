import type { JobStore } from '@veracite/core/jobs/job-ports'
import type { Clock } from '@veracite/terms/ports'
import { and, asc, eq, like, lt, sql } from 'drizzle-orm'
import { jobs, settings } from '../../generated/tables.ts'
import type { Database, Db } from '../../open-postgres.ts'
import { hasId, listRows } from '../rows.ts'
import { deadJobVerbs, JOB_VIEW } from './dead-jobs.ts'
import { claimVerbs } from './job-claims.ts'
import { failJob, giveBack, type OnDead } from './job-endings.ts'
import { changeHeld, completeJob } from './job-lease.ts'
import { outboxVerbs } from './job-outbox.ts'
import { postponeInBatches, reapJobs } from './job-reaping.ts'
import { NEW_WORK_CHANNEL } from './job-rows.ts'

export function createJobStore(
  database: Database,
  { clock, random, onDead }: { clock: Clock; random: () => number; onDead: OnDead },
): JobStore {
  const { sql, db } = database
  const postpone = postponeInBatches(sql)
  return {
    ...claimVerbs(sql, clock),
    ...outboxVerbs(sql, clock),
    ...deadJobVerbs(database, clock),
    ...workerVerbs(db),

    saveProgress: (lease, progress) => changeHeld(database, lease, { progress }),
    complete: (lease, result) => completeJob(database, lease, result, clock.now()),
    fail: (lease, failure) =>
      failJob(database, lease, failure, { now: clock.now(), random: random(), onDead }),
    postpone: (lease, until, reason) => postpone({ lease, until, reason }),
    release: (lease) => giveBack(database, lease),
    reapExpired: (limit) => {
      const now = clock.now()
      return reapJobs(database, { expiredBy: now, limit, now, onDead })
    },
    reapAll: () => reapJobs(database, { expiredBy: null, limit: MAX_RUNNING, now: clock.now(), onDead }),

    async find(jobId) {
      const [row] = await db.select(JOB_VIEW).from(jobs).where(hasId(jobs.id, jobId))
      return row ?? null
    },
    onNewWork: async (listener) => {
      // The second callback fires at each new connection: announcements made while disconnected are lost.
      const { unlisten } = await sql.listen(NEW_WORK_CHANNEL, listener, listener)
      return unlisten
    },
  }
}

/** More than all workers of one embedded server can hold at once. */
const MAX_RUNNING = 100_000

/** Which workers look for work. By the clock of the database alone: those of the machines may differ. */
const PREFIX = 'worker.'
const NOW = sql`clock_timestamp()`
const ofWorkers = like(settings.key, `${PREFIX}%`)

const workerVerbs = (db: Db) =>
  ({
    async sayAlive(worker) {
      await db.delete(settings).where(and(ofWorkers, lt(settings.updatedAt, sql`${NOW} - interval '1 hour'`)))
      await db
        .insert(settings)
        .values({ key: PREFIX + worker, value: {}, updatedAt: NOW })
        .onConflictDoUpdate({ target: settings.key, set: { updatedAt: NOW } })
    },
    async sayGone(worker) {
      await db.delete(settings).where(eq(settings.key, PREFIX + worker))
    },
    /** Those that said so within the last minute: several times as long as they take to say it again. */
    async liveWorkers() {
      const isLive = and(ofWorkers, sql`abs(extract(epoch from ${NOW} - ${settings.updatedAt})) < 60`)
      const rows = await listRows(db, settings, isLive, { order: [asc(settings.key)] })
      return rows.map(({ key }) => key.slice(PREFIX.length))
    },
  }) satisfies Partial<JobStore>
