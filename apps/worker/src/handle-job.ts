import type { JobHandlers } from '@veracite/core/job-handlers'
import type { JobContext, JobHandler, JobOutcome } from '@veracite/core/jobs/job-ports'
import type { JobKind, JobPayloads } from '@veracite/core/jobs/jobs'

/** Job in, service call out. */
export const createJobHandler =
  (handlers: JobHandlers): JobHandler =>
  (context) =>
    call(handlers, context.job.kind, context.job.payload, context)

function call<K extends JobKind>(
  handlers: JobHandlers,
  kind: K,
  payload: JobPayloads[JobKind],
  context: JobContext,
): Promise<JobOutcome> {
  return handlers[kind](context, payload as JobPayloads[K])
}
