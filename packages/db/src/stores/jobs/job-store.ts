import type { JobStore } from '@veracite/core/jobs/job-ports'
import type { JobView } from '@veracite/core/jobs/jobs'
import { LeaseLost } from '@veracite/terms/errors'
import type { Clock } from '@veracite/terms/ports'
import { and, asc, eq, like, lt, sql } from 'drizzle-orm'
import type { Database, Db } from '../../open-postgres.ts'
import { settings } from '../../schema/tenants.ts'
import { jobs } from '../../schema/work.ts'
import { claimJobs, claimOneJob, correctJobTimes, countJobs, extendLease, msToNextDue } from './job-claims.ts'
import { failJob, giveBack, type OnDead } from './job-endings.ts'
import { completeJob, isHeld } from './job-lease.ts'
import { listUnpublished, markPublished, swapEpoch, unpublishOlderThan } from './job-outbox.ts'
import { postponeInBatches, reapJobs } from './job-reaping.ts'
import { NEW_WORK_CHANNEL } from './job-rows.ts'

export function createJobStore(
  database: Database,
  { clock, random, onDead }: { clock: Clock; random: () => number; onDead: OnDead },
): JobStore {
  const { sql, db } = database
  const postpone = postponeInBatches(sql)
  return {
    claim: (slots, worker, leaseMs) => claimJobs(sql, slots, { worker, leaseMs, now: clock.now() }),
    claimOne: (jobId, worker, leaseMs) => claimOneJob(sql, jobId, { worker, leaseMs, now: clock.now() }),
    extendLease: (lease, leaseMs) => extendLease(sql, lease, new Date(clock.now().getTime() + leaseMs)),
    msToNextDue: (lanes) => msToNextDue(sql, lanes, clock.now()),

    saveProgress: async (lease, progress) => {
      const saved = await db.update(jobs).set({ progress }).where(isHeld(lease)).returning({ id: jobs.id })
      if (saved.length !== 1) throw new LeaseLost(lease.jobId)
    },
    complete: (lease, result) => completeJob(database, lease, result, clock.now()),
    fail: (lease, failure) =>
      failJob(database, lease, failure, { now: clock.now(), random: random(), onDead }),
    postpone: (lease, until, reason) => postpone({ lease, until, reason }),
    release: (lease) => giveBack(database, lease),
    reapExpired: (limit) => {
      const now = clock.now()
      return reapJobs(database, { expiredBy: now, limit, now, onDead })
    },
    correctTimes: () => correctJobTimes(database, clock.now()),
    reapAll: () => reapJobs(database, { expiredBy: null, limit: MAX_RUNNING, now: clock.now(), onDead }),

    unpublished: (limit) => listUnpublished(sql, limit, clock.now()),
    markPublished: (deliveries, epoch) => markPublished(sql, deliveries, epoch, clock.now()),
    unpublishOlderThan: (before, limit) => unpublishOlderThan(sql, before, limit),
    swapEpoch: (epoch) => swapEpoch(database, epoch, clock.now()),

    sayAlive: (worker) => sayAlive(db, worker),
    sayGone: (worker) => sayGone(db, worker),
    liveWorkers: () => listAlive(db),

    find: (jobId) => findJob(db, jobId),
    depth: () => countJobs(sql, clock.now()),
    onNewWork: async (listener) => {
      // The second callback fires at each new connection: announcements made while disconnected are lost.
      const { unlisten } = await sql.listen(NEW_WORK_CHANNEL, listener, listener)
      return unlisten
    },
  }
}

/** More than all workers of one embedded server can hold at once. */
const MAX_RUNNING = 100_000

async function findJob(db: Db, jobId: string): Promise<JobView | null> {
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

/** Which workers look for work. By the clock of the database alone: those of the machines may differ. */
const PREFIX = 'worker.'
const NOW = sql`clock_timestamp()`
const ofWorkers = like(settings.key, `${PREFIX}%`)

async function sayAlive(db: Db, worker: string): Promise<void> {
  await db.delete(settings).where(and(ofWorkers, lt(settings.updatedAt, sql`${NOW} - interval '1 hour'`)))
  await db
    .insert(settings)
    .values({ key: PREFIX + worker, value: {}, updatedAt: NOW })
    .onConflictDoUpdate({ target: settings.key, set: { updatedAt: NOW } })
}

async function sayGone(db: Db, worker: string): Promise<void> {
  await db.delete(settings).where(eq(settings.key, PREFIX + worker))
}

/** Those that said so within the last minute: several times as long as they take to say it again. */
async function listAlive(db: Db): Promise<string[]> {
  const rows = await db
    .select({ key: settings.key })
    .from(settings)
    .where(and(ofWorkers, sql`abs(extract(epoch from ${NOW} - ${settings.updatedAt})) < 60`))
    .orderBy(asc(settings.key))
  return rows.map(({ key }) => key.slice(PREFIX.length))
}
