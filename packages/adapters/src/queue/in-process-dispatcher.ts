import type { JobDispatcher, JobHandler, JobStore, LaneLimits } from '@veracite/core/jobs/job-ports'
import type { ClaimedJob, Lane } from '@veracite/core/jobs/jobs'
import { every, type Repeating } from './every.ts'
import { createRateWindow, type RateWindow } from './rate-window.ts'
import { type OnQueueError, runJob, STORE_DEADLINE_MS } from './run-job.ts'
import { createRunningJobs } from './running-jobs.ts'
import { settledWithin, within } from './within.ts'

export interface InProcessOptions {
  store: JobStore
  /** Written with each claim, so that an operator sees who holds a job. */
  worker: string
  onError: OnQueueError
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
  const background: Repeating[] = []
  let closing = false
  let lastLook = performance.now()
  let pump: Promise<void> = Promise.resolve()
  let unlisten: (() => Promise<void>) | null = null

  const start = (lanes: LaneBook, handler: JobHandler, jobs: readonly ClaimedJob[]) => {
    for (const job of jobs) {
      lanes.started(job.lane)
      running.add(runJob({ store, leaseMs, onError }, job, handler))
    }
  }
  const putBack = async (jobs: readonly ClaimedJob[]) => {
    for (const { lease } of jobs) await store.release(lease).catch((error) => onError('release', error))
  }

  /** One look at the table; returns how long to sleep unless woken. */
  const look = async (lanes: LaneBook, handler: JobHandler): Promise<number> => {
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
    else start(lanes, handler, claimed)
    if (claimed.length > 0) return Math.min(BUSY_PAUSE_MS, pollMs)
    const dueInMs = await within(STORE_DEADLINE_MS, store.msToNextDue([...slots.keys()]))
    return Math.min(pollMs, lanes.msToFree(), Math.max(dueInMs ?? pollMs, SHORTEST_PAUSE_MS))
  }

  const pumpUntilClosed = async (lanes: LaneBook, handler: JobHandler) => {
    while (!closing) {
      const pauseMs = await look(lanes, handler).catch((error: unknown) => {
        onError('poll', error)
        return pollMs
      })
      await alarm.sleep(pauseMs)
    }
  }

  const reap = async () => {
    const reaped = await within(STORE_DEADLINE_MS, store.reapExpired(REAP_BATCH))
    if (reaped > 0) alarm.ring()
  }
  const correct = async () => {
    if ((await within(STORE_DEADLINE_MS, store.correctTimes())) > 0) alarm.ring()
  }
  const beat = async () => {
    // A pump that hangs is not alive, although its process is.
    if (performance.now() - lastLook < STUCK_MS) await within(STORE_DEADLINE_MS, store.sayAlive(worker))
  }
  const listen = async () => {
    unlisten ??= await within(STORE_DEADLINE_MS, store.onNewWork(alarm.ring), (late) => void late())
  }

  return {
    ready: async () => !closing,
    kick: alarm.ring,
    async work(limits, handler) {
      if (alone) await store.reapAll()
      lastLook = performance.now()
      background.push(
        every(leaseMs / 6, 'reap', onError, reap),
        every(CORRECT_MS, 'clock', onError, correct),
        every(ALIVE_MS, 'alive', onError, beat),
        every(LISTEN_RETRY_MS, 'listen', onError, listen),
      )
      pump = pumpUntilClosed(createLaneBook(limits), handler)
    },
    async close(graceMs) {
      closing = true
      alarm.ring()
      // Nothing starts any more, but a pending claim may still return jobs: the pump gives them back before
      // it ends.
      await Promise.all([
        running.drain(graceMs),
        settledWithin(STORE_DEADLINE_MS, pump),
        ...background.map((task) => task.stop()),
      ])
      if (unlisten !== null) await settledWithin(1_000, unlisten())
      if (background.length > 0) await settledWithin(1_000, store.sayGone(worker))
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
const REAP_BATCH = 500
const LISTEN_RETRY_MS = 10_000
/** How soon work goes on after a clock that was ahead is set right. */
const CORRECT_MS = 60_000
const ALIVE_MS = 15_000
const STUCK_MS = 3 * STORE_DEADLINE_MS

interface LaneBook {
  freeSlots(runningIn: (lane: Lane) => number): Map<Lane, number>
  started(lane: Lane): void
  /** Time until a rate-limited lane may start again. */
  msToFree(): number
}

function createLaneBook(limits: ReadonlyMap<Lane, LaneLimits>): LaneBook {
  const windows = new Map<Lane, RateWindow>()
  for (const [lane, { rate }] of limits) if (rate !== undefined) windows.set(lane, createRateWindow(rate))
  return {
    freeSlots(runningIn) {
      const slots = new Map<Lane, number>()
      for (const [lane, { concurrency }] of limits) {
        const allowed = windows.get(lane)?.free(performance.now()) ?? concurrency
        const free = Math.min(concurrency - runningIn(lane), allowed)
        if (free > 0) slots.set(lane, free)
      }
      return slots
    },
    started: (lane) => windows.get(lane)?.take(1, performance.now()),
    msToFree() {
      const held = [...windows.values()].map((window) => window.msToFree(performance.now()))
      return Math.min(...held.filter((ms) => ms > 0))
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
