import type { JobHandler } from '@veracite/core/jobs/job-ports'
import type { ScanStore } from '@veracite/core/scans/scan-store'
import type { Logger } from '@veracite/runtime/telemetry/logger'
import { EVERY_ACCOUNT } from '@veracite/terms/ports'

/** Two lines for each scan, one when its questions are queued and one when it ends: ids and counts, no text. */
export const logScans =
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
