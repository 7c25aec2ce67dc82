import type { Lane } from '@veracite/core/jobs/jobs'
import type { RunningJob } from './run-job.ts'
import { settledWithin } from './within.ts'

/** The running jobs of this process. `onFinished` is called as each job ends. */
export function createRunningJobs(onFinished: () => void) {
  const running = new Set<RunningJob>()
  const perLane = new Map<Lane, number>()
  const change = (lane: Lane, by: number) => perLane.set(lane, (perLane.get(lane) ?? 0) + by)
  return {
    count: (lane?: Lane): number => (lane === undefined ? running.size : (perLane.get(lane) ?? 0)),
    add(job: RunningJob): void {
      running.add(job)
      change(job.job.lane, 1)
      void job.finished.then(() => {
        running.delete(job)
        change(job.job.lane, -1)
        onFinished()
      })
    },
    /** Lets jobs finish for `graceMs`, then stops the rest without counting the attempt. */
    async drain(graceMs: number): Promise<void> {
      const all = () => Promise.all([...running].map((job) => job.finished))
      if (await settledWithin(graceMs, all())) return
      await Promise.all([...running].map((job) => job.stop(ABORT_PATIENCE_MS)))
    },
  }
}

/** How long an aborted handler may take to clean up. */
const ABORT_PATIENCE_MS = 1_000
