import { createJobHandlers } from '@veracite/core/job-handlers'
import type { JobDispatcher, JobHandler } from '@veracite/core/jobs/job-ports'
import type { Ports } from '@veracite/core/ports'
import type { Logger } from '@veracite/runtime/telemetry/logger'
import { traceJobs } from '@veracite/runtime/tracing/traced'
import { NO_TRACING, type Tracing } from '@veracite/runtime/tracing/tracing'
import type { DomainError } from '@veracite/terms/errors'
import type { Clock } from '@veracite/terms/ports'
import { createJobHandler } from './handle-job.ts'
import { lanesOf } from './lanes.ts'
import { logScans } from './log-scans.ts'

export interface WorkerOptions {
  /** No other process works on this database: what this one cannot do, no other will. */
  alone?: boolean
  /** While it returns a reason, work waits and costs nothing. */
  refuseWrites?: () => DomainError | null
  tracing?: Tracing
}

/** Starts taking work. Stopping the dispatcher ends it. */
export async function startWorker(
  ports: Ports,
  dispatcher: JobDispatcher,
  logger: Logger,
  { alone = false, refuseWrites = () => null, tracing = NO_TRACING }: WorkerOptions = {},
): Promise<void> {
  const lanes = lanesOf(ports.engines, ports.model, alone)
  const handler = logScans(createJobHandler(createJobHandlers(ports)), ports.scans, logger)
  await dispatcher.work(lanes, traceJobs(tracing, unlessRefused(handler, refuseWrites, ports.clock)))
  logger.info({ lanes: [...lanes.keys()] }, 'worker started')
}

/** An answer that cannot be stored would have to be paid for again, so the engine is not asked at all. */
function unlessRefused(
  handler: JobHandler,
  refuseWrites: () => DomainError | null,
  clock: Clock,
): JobHandler {
  return async (context) => {
    const refusal = refuseWrites()
    if (refusal === null) return await handler(context)
    const until = new Date(clock.now().getTime() + (refusal.retryAfterSeconds ?? 60) * 1000)
    return { kind: 'postponed', until, reason: refusal.message }
  }
}
