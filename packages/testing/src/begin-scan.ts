import { createJobHandlers } from '@veracite/core/job-handlers'
import type { ClaimedJob } from '@veracite/core/jobs/jobs'
import type { Ports } from '@veracite/core/ports'

/** Runs a claimed `scan.start` job as a worker would: the plan is made and every run has its job. */
export async function beginScan(ports: Ports, job: ClaimedJob | null | undefined): Promise<void> {
  if (job?.kind !== 'scan.start') throw new Error('the scan job was not there')
  const context = { job, signal: new AbortController().signal, progress: async () => {} }
  await createJobHandlers(ports)['scan.start'](context, job.payload)
}
