import type { JobDispatcher, JobStore } from '@veracite/core/jobs/job-ports'
import { createAlarm } from './alarm.ts'
import { createLaneBook } from './lane-book.ts'
import { type OnQueueError, STORE_DEADLINE_MS } from './run-job.ts'
import { createRunningJobs } from './running-jobs.ts'
import { createTableChores } from './table-chores.ts'
import { createTablePump } from './table-pump.ts'
import { settledWithin } from './within.ts'

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
  const pump = createTablePump({ store, worker, onError, leaseMs, pollMs, running, alarm })
  const chores = createTableChores({
    store,
    worker,
    leaseMs,
    onError,
    wake: alarm.ring,
    isWorking: pump.isWorking,
  })
  let pumping: Promise<void> = Promise.resolve()

  return {
    ready: async () => !pump.isClosing(),
    kick: alarm.ring,
    async work(limits, handler) {
      if (alone) await store.reapAll()
      chores.start()
      pumping = pump.run(createLaneBook(limits), handler)
    },
    async close(graceMs) {
      pump.close()
      // Nothing starts any more, but a pending claim may still return jobs: the pump gives them back before
      // it ends.
      await Promise.all([running.drain(graceMs), settledWithin(STORE_DEADLINE_MS, pumping), chores.stop()])
      await chores.leave()
    },
  }
}
