import type { JobStore } from '@veracite/core/jobs/job-ports'
import { LeaseLost } from '@veracite/terms/errors'
import type { Clock } from '@veracite/terms/ports'
import type { Database } from '../../open-postgres.ts'
import { jobs } from '../../schema/work.ts'
import { claimJobs, claimOneJob, extendLease, msToNextDue } from './job-claims.ts'
import { correctJobTimes } from './job-clock.ts'
import { countJobs } from './job-counts.ts'
import { failJob, giveBack, type OnDead } from './job-endings.ts'
import { completeJob, isHeld } from './job-lease.ts'
import { listUnpublished, markPublished, swapEpoch, unpublishOlderThan } from './job-outbox.ts'
import { postponeInBatches } from './job-postponing.ts'
import { reapJobs } from './job-reaping.ts'
import { NEW_WORK_CHANNEL } from './job-rows.ts'
import { findJob } from './job-views.ts'
import { listAlive, sayAlive, sayGone } from './worker-rows.ts'

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
