import { createJobHandlers } from '@veracite/core/job-handlers'
import type { JobDispatcher, JobHandler } from '@veracite/core/jobs/job-ports'
import type { Ports } from '@veracite/core/ports'
import type { ScanStore } from '@veracite/core/scans/scan-store'
import type { Logger } from '@veracite/runtime/telemetry/logger'
import { traceJobs } from '@veracite/runtime/tracing/traced'
import { NO_TRACING, type Tracing } from '@veracite/runtime/tracing/tracing'
import type { DomainError } from '@veracite/terms/errors'
import { type Clock, EVERY_ACCOUNT } from '@veracite/terms/ports'
import { createJobHandler } from './handle-job.ts'
import { lanesOf } from './lanes.ts'

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

/** Two lines for each scan, one when its questions are queued and one when it ends: ids and counts, no text. */
const logScans =
  (handler: JobHandler, scans: Pick<ScanStore, 'find'>, logger: Pick<Logger, 'info'>): JobHandler =>
  async (context) => {
    const outcome = await handler(context)
    const { kind, payload } = context.job
    if ((kind !== 'scan.start' && kind !== 'scan.classify') || !('scanId' in payload)) return outcome
    // The job has done its work: a line that cannot be written must not fail it.
    const scan = await scans.find(payload.scanId, EVERY_ACCOUNT).catch(() => null)
    if (scan === null || outcome.kind !== 'completed') return outcome
    const { id: scanId, brandId, status, totalRuns: runs, byStatus, totalCostUsd: costUsd } = scan
    if (kind === 'scan.start')
      logger.info({ scanId, brandId, runs }, 'scan planned, its questions are queued')
    else if (scan.finishedAt !== null)
      logger.info({ scanId, brandId, status, runs, byStatus, costUsd }, 'scan finished')
    return outcome
  }
