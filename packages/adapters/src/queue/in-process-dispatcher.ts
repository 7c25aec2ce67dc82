import type { JobDispatcher, JobHandler, LaneLimits } from '@veracite/core/jobs/job-ports'
import type { ClaimedJob, Lane } from '@veracite/core/jobs/jobs'
import { createRateWindow, type RateWindow } from './rate-window.ts'
import { runJob, STORE_DEADLINE_MS, type WorkerDeps } from './run-job.ts'
import { createRunningJobs } from './running-jobs.ts'
import { createTableChores } from './table-chores.ts'
import { settledWithin, within } from './within.ts'

export interface InProcessOptions extends Omit<WorkerDeps, 'leaseMs'> {
  /** No other process works on this database, so jobs found running at the start were left by a crash. */
  alone?: boolean
  leaseMs?: number
  pollMs?: number
}

/**
 * Claims directly from the job table: for one process with its own database, or any number that share one.
 * Woken by its own process, by the database's notifications, by the next due time, and by a slow poll in case
 * all of these fail.
 */
export function createInProcessDispatcher(options: InProcessOptions): JobDispatcher {
  const { store, worker, onError, alone = false, leaseMs = 30_000, pollMs = 1_000 } = options
  const alarm = createAlarm()
  const running = createRunningJobs(alarm.ring)
  let closing = false
  let lastLook: number | null = null
  let pumping: Promise<void> = Promise.resolve()
  // A process whose pump hangs is alive, but does not work.
  const isWorking = () => lastLook === null || performance.now() - lastLook < STUCK_MS
  const chores = createTableChores({ store, worker, leaseMs, onError, wake: alarm.ring, isWorking })

  const putBack = async (jobs: readonly ClaimedJob[]) => {
    for (const { lease } of jobs) await store.release(lease).catch((error) => onError('release', error))
  }

  /** One look at the table; returns how long to sleep unless woken. */
  const look = async (lanes: Lanes, handler: JobHandler): Promise<number> => {
    lastLook = performance.now()
    const slots = lanes.freeSlots(running.count)
    if (slots.size === 0) return Math.min(pollMs, lanes.msToFree())
    // A claim that returns after its deadline has still claimed: its jobs are released, so that they need not
    // wait for their lease to expire.
    const claimed = await within(
      STORE_DEADLINE_MS,
      store.claim(slots, worker, leaseMs),
      (late) => void putBack(late),
    )
    if (closing) await putBack(claimed)
    else
      for (const job of claimed) {
        lanes.started(job.lane)
        running.add(runJob({ store, leaseMs, onError }, job, handler))
      }
    if (claimed.length > 0) return Math.min(BUSY_PAUSE_MS, pollMs)
    const dueInMs = await within(STORE_DEADLINE_MS, store.msToNextDue([...slots.keys()]))
    return Math.min(pollMs, lanes.msToFree(), Math.max(dueInMs ?? pollMs, SHORTEST_PAUSE_MS))
  }

  /** Claims and starts jobs until it is closed. A claim that is pending then is still given back. */
  const pump = async (lanes: Lanes, handler: JobHandler) => {
    while (!closing) {
      const pauseMs = await look(lanes, handler).catch((error: unknown) => {
        onError('poll', error)
        return pollMs
      })
      await alarm.sleep(pauseMs)
    }
  }

  return {
    ready: async () => !closing,
    kick: alarm.ring,
    async work(limits, handler) {
      if (alone) await store.reapAll()
      chores.start()
      pumping = pump(createLanes(limits), handler)
    },
    async close(graceMs) {
      closing = true
      alarm.ring()
      // Nothing starts any more, but a pending claim may still return jobs: the pump gives them back before
      // it ends.
      await Promise.all([running.drain(graceMs), settledWithin(STORE_DEADLINE_MS, pumping), chores.stop()])
      await chores.leave()
    },
  }
}

/** A sleep that can be cut short. Ringing while nothing sleeps cuts the next sleep short. */
function createAlarm() {
  let rung = false
  let wake: (() => void) | null = null
  return {
    ring: () => {
      rung = true
      wake?.()
    },
    async sleep(ms: number) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, ms)
          wake = () => {
            clearTimeout(timer)
            resolve()
          }
        })
        wake = null
      }
      rung = false
      // Jobs that end together lead to one claim, not one each.
      await new Promise((next) => setImmediate(next))
    },
  }
}

type Lanes = ReturnType<typeof createLanes>

/** How much each lane may start now. */
function createLanes(limits: ReadonlyMap<Lane, LaneLimits>) {
  const windows = new Map<Lane, RateWindow>()
  for (const [lane, { rate }] of limits) if (rate !== undefined) windows.set(lane, createRateWindow(rate))
  return {
    freeSlots(runningIn: (lane: Lane) => number): Map<Lane, number> {
      const slots = new Map<Lane, number>()
      for (const [lane, { concurrency }] of limits) {
        const allowed = windows.get(lane)?.free(performance.now()) ?? concurrency
        const free = Math.min(concurrency - runningIn(lane), allowed)
        if (free > 0) slots.set(lane, free)
      }
      return slots
    },
    started: (lane: Lane) => windows.get(lane)?.take(1, performance.now()),
    /** Time until a rate-limited lane may start again. */
    msToFree(): number {
      const held = [...windows.values()].map((window) => window.msToFree(performance.now()))
      return Math.min(...held.filter((ms) => ms > 0))
    },
  }
}

/**
 * While jobs keep coming, newly due ones are noticed within this time without querying the next due time at
 * each claim.
 */
const BUSY_PAUSE_MS = 100
/** Due but not claimed: another process is claiming it. */
const SHORTEST_PAUSE_MS = 20
const STUCK_MS = 3 * STORE_DEADLINE_MS
