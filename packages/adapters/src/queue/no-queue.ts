import type { JobQueue } from '@veracite/core/jobs/job-ports'

/** A server without a queue refuses work instead of storing it where nothing would pick it up. */
export const noQueue: JobQueue = {
  ready: async () => false,
  kick: () => {},
}
