import type { Clock, JobContext, JobOutcome, JobQueue } from '../ports.ts'
import type { ScanStore } from '../stores/scan-store.ts'

/** Job `scan.start`: gives every run of the scan its own job, on the lane of its engine. */
export const beginScan =
  (deps: { scans: Pick<ScanStore, 'begin'>; queue: Pick<JobQueue, 'kick'>; clock: Clock }) =>
  async ({ job }: JobContext, payload: { scanId: string }): Promise<JobOutcome> => {
    await deps.scans.begin(job.lease, payload.scanId, deps.clock.now())
    deps.queue.kick()
    return { kind: 'completed' }
  }
