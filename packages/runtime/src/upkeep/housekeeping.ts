import { closeDays } from '@veracite/core/audit/close-day'
import { expireFacts } from '@veracite/core/facts/expire-facts'
import { planFeeds } from '@veracite/core/feeds/plan-feeds'
import {
  HOUSEKEEPING_MS,
  type HousekeepingReport,
  type HousekeepingStore,
  type HousekeepingTask,
} from '@veracite/core/jobs/housekeeping'
import type { Ports } from '@veracite/core/ports'
import { queueReports } from '@veracite/core/reports/report-plans'
import { orderLateReadings } from '@veracite/core/runs/order-late-readings'
import { planSchedules } from '@veracite/core/schedules/plan-schedules'
import { witnessId } from '@veracite/evidence/log/cosign-checkpoint'
import { withinDeadline } from '@veracite/terms/within-deadline'
import { pause } from '../log/pause.ts'
import type { Logger } from '../telemetry/logger.ts'

export interface Housekeeping {
  /** Starts nothing more and waits, for a limited time, for tasks in progress. */
  stop(): Promise<void>
}

export interface HousekeepingOptions extends Ports {
  store: HousekeepingStore
  logger: Pick<Logger, 'info' | 'warn'>
  /** Stored with each turn, so that an operator sees which process does the housekeeping. */
  owner: string
  /** Told how many rows a task removed. */
  onRemoved?: (task: HousekeepingTask, rows: number) => void
  /** How often this process checks for a free turn; how often a task runs is in HOUSEKEEPING_MS. */
  lookMs?: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

const MONTHS_AHEAD = 12
const KEYS_KEPT_MS = DAY_MS
/** Small enough that no delete holds a lock or fills the write-ahead log for long. */
const BATCH = 500
const FOLDED_AT_ONCE = 10_000
/** Longer than any task takes, so that two processes never run the same one. */
const TURN_MS = 3 * MINUTE_MS
const LONGEST_TASK_MS = MINUTE_MS
/** Witnesses are asked every minute: several failures in a row are worth reporting. */
const UNWITNESSED_AFTER_MS = 15 * MINUTE_MS
const MAX_COUNTED = 1_000_000
const LONGEST_STOP_MS = 3_000

/**
 * The chores of an installation, done by whichever worker takes the turn. Nothing here throws and nothing
 * waits for it: a failed chore is logged and tried again later.
 */
export function startHousekeeping(options: HousekeepingOptions): Housekeeping {
  const { store, clock, logger, owner, lookMs = 15_000 } = options
  const stopped = new AbortController()
  const { signal } = stopped

  const { keepDays } = options
  /** Of what was kept for longer than this. */
  const inBatches = async (
    task: HousekeepingTask,
    keptMs: number,
    forget: (before: Date, limit: number) => Promise<number>,
  ): Promise<number> => {
    let forgotten = 0
    const deadline = performance.now() + LONGEST_TASK_MS
    while (!signal.aborted && performance.now() < deadline) {
      const rows = await forget(before(keptMs), BATCH)
      forgotten += rows
      options.onRemoved?.(task, rows)
      if (rows < BATCH) break
    }
    return forgotten
  }
  const before = (ms: number) => new Date(clock.now().getTime() - ms)

  const tasks: Record<HousekeepingTask, () => Promise<HousekeepingReport>> = {
    partitions: async () => ({ made: await store.ensureCapturePartitions(MONTHS_AHEAD) }),
    idempotency_keys: async () => ({
      expired: await inBatches('idempotency_keys', KEYS_KEPT_MS, options.idempotency.expire),
    }),
    stale_runs: async () => ({
      ...(await store.countStaleRuns(before(options.staleAfterDays * DAY_MS), MAX_COUNTED)),
    }),
    dead_jobs: async () => {
      const dead = await store.countDeadJobs()
      const { dead_jobs: reported = {} } = await store.lastReports()
      const isNews = Object.entries(dead).some(([kind, jobs]) => jobs > (reported[kind] ?? 0))
      if (isNews) logger.warn({ dead }, 'jobs were given up: the error of each is in the job table')
      return dead
    },
    finished_jobs: async () => ({
      deleted: await inBatches('finished_jobs', keepDays.jobs * DAY_MS, store.deleteFinishedJobs),
      folded: await store.foldCounts(FOLDED_AT_ONCE),
    }),
    deliveries: async () => ({
      deleted: await inBatches('deliveries', keepDays.deliveries * DAY_MS, store.deleteEndedDeliveries),
    }),
    sessions: async () => ({
      deleted: await inBatches('sessions', keepDays.sessions * DAY_MS, options.sessions.expire),
    }),
    log_witnessed: async () => {
      const { witnesses, quorum } = options.witnessing
      if (witnesses.length === 0) return {}
      const told = await options.events.tellUnwitnessed({
        witnesses: witnesses.map(witnessId),
        quorum: Math.max(quorum, 1),
        before: before(UNWITNESSED_AFTER_MS),
        now: clock.now(),
      })
      return { told: told ? 1 : 0 }
    },
    schedules: async () => ({
      planned: await planSchedules(options)(),
      corrections: await options.corrections.repair(clock.now()),
    }),
    reports: async () => ({ queued: await queueReports(options)() }),
    record_days: async () => ({ closed: await closeDays(options)() }),
    expired_facts: async () => ({ expired: await expireFacts(options)() }),
    feeds: async () => ({ planned: await planFeeds(options)() }),
    feed_objects: async () => ({ deleted: await store.deleteFeedObjects() }),
    late_readings: async () => ({ ordered: await orderLateReadings(options)() }),
  }

  const look = async (task: HousekeepingTask): Promise<void> => {
    try {
      if (!(await store.takeTurn(task, owner, clock.now(), TURN_MS))) return
      const report = await tasks[task]()
      const now = clock.now()
      await store.endTurn(task, owner, {
        report,
        now,
        nextAt: new Date(now.getTime() + HOUSEKEEPING_MS[task]),
      })
    } catch (error) {
      logger.warn({ error, task }, 'housekeeping failed; it will be tried again')
    }
  }

  const run = async () => {
    do {
      for (const task of Object.keys(tasks) as HousekeepingTask[]) if (!signal.aborted) await look(task)
    } while (await pause(lookMs, signal))
  }
  const running = run()
  return {
    async stop() {
      stopped.abort()
      await withinDeadline(running, LONGEST_STOP_MS, () => undefined)
    },
  }
}
