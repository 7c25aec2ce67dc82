import { notFound } from '@veracite/terms/errors'
import { toWire } from '@veracite/terms/wire'
import type { JobStore } from './job-ports.ts'

export const adminJobs = (deps: { jobStore: Pick<JobStore, 'find'> }) => ({
  async get(jobId: string) {
    const job = await deps.jobStore.find(jobId)
    if (!job) throw notFound('Job')
    return toWire(job)
  },
})
