import type { JobHandler, JobStore } from '@veracite/core/jobs/job-ports'
import type { ClaimedJob } from '@veracite/core/jobs/jobs'
import type { createAlarm } from './alarm.ts'
import type { LaneBook } from './lane-book.ts'
import { type OnQueueError, runJob, STORE_DEADLINE_MS } from './run-job.ts'
import type { RunningJobs } from './running-jobs.ts'
import { within } from './within.ts'

export interface PumpOptions {
  store: JobStore
  worker: string
  onError: OnQueueError
  leaseMs: number
  pollMs: number
  running: RunningJobs
  alarm: ReturnType<typeof createAlarm>
}

export interface TablePump {
  /** Claims and starts jobs until it is closed. A claim that is pending then is still given back. */
  run(lanes: LaneBook, handler: JobHandler): Promise<void>
  /** From now on nothing is started. */
  close(): void
  isClosing(): boolean
  /** A pump that hangs is not working, although its process is alive. */
  isWorking(): boolean
}

/** Takes jobs from the table as long as lanes are free, and sleeps while there is nothing to take. */
export function createTablePump(options: PumpOptions): TablePump {
  const { store, worker, onError, leaseMs, pollMs, running, alarm } = options
  let closing = false
  let lastLook: number | null = null

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

  return {
    async run(lanes, handler) {
      while (!closing) {
        const pauseMs = await look(lanes, handler).catch((error: unknown) => {
          onError('poll', error)
          return pollMs
        })
        await alarm.sleep(pauseMs)
      }
    },
    close() {
      closing = true
      alarm.ring()
    },
    isClosing: () => closing,
    isWorking: () => lastLook === null || performance.now() - lastLook < STUCK_MS,
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
