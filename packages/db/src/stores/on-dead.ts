import type { JobPayloads } from '@veracite/core/jobs'
import type { Ids } from '@veracite/core/ports'
import { and, eq, inArray } from 'drizzle-orm'
import { runs } from '../schema.ts'
import type { Tx } from './job-rows.ts'
import { endScan } from './scan-end.ts'
import { settleRun } from './scan-store.ts'

/** What the end of a job without success means for the work it carried. In the transaction that buries it. */
export const createOnDead =
  (ids: Ids) =>
  async (tx: Tx, job: { kind: string; payload: unknown }, error: string, now: Date): Promise<void> => {
    switch (job.kind) {
      case 'run.ask': {
        const { runId, scanId } = job.payload as JobPayloads['run.ask']
        const failed = await tx
          .update(runs)
          .set({ status: 'FAILED', error, finishedAt: now })
          .where(and(eq(runs.id, runId), inArray(runs.status, ['QUEUED', 'RUNNING'])))
          .returning({ id: runs.id })
        // The scan goes on to its end without this run; otherwise one dead run would leave it RUNNING for ever.
        if (failed.length > 0) await settleRun(tx, ids, scanId, now)
        return
      }
      case 'scan.start': {
        const { scanId } = job.payload as JobPayloads['scan.start']
        await tx
          .update(runs)
          .set({ status: 'FAILED', error, finishedAt: now })
          .where(and(eq(runs.scanId, scanId), eq(runs.status, 'QUEUED')))
        await endScan(tx, scanId, { from: 'QUEUED', to: 'FAILED' }, now)
        return
      }
      case 'scan.classify': {
        const { scanId } = job.payload as JobPayloads['scan.classify']
        // Their answers are kept, and can be judged anew: named, they are found.
        await tx
          .update(runs)
          .set({ status: 'SET_ASIDE', error, finishedAt: now })
          .where(and(eq(runs.scanId, scanId), eq(runs.status, 'CAPTURED')))
        await endScan(tx, scanId, { from: 'CLASSIFYING', to: 'PARTIAL' }, now)
        return
      }
      default:
        // Verifications, reclassifications, opinions and refreshes change nothing until they succeed.
        return
    }
  }
