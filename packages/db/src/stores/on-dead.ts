import type { JobPayloads } from '@veracite/core/jobs/jobs'
import { decideAfterCrashes } from '@veracite/core/webhooks/after-failure'
import type { Ids } from '@veracite/terms/ports'
import { and, eq, inArray } from 'drizzle-orm'
import type { Tx } from '../connection.ts'
import { deliveries } from '../schema/events.ts'
import { feedChunks, feedImports } from '../schema/products.ts'
import { runs } from '../schema/work.ts'
import { deliveryJob } from './events/delivery-rows.ts'
import { insertJobs } from './jobs/job-rows.ts'
import { endScan } from './scans/scan-end.ts'
import { failWithoutJob } from './scans/scan-stop.ts'
import { settleRun } from './scans/scan-store.ts'
import { giveUpPage } from './sources/source-rows.ts'

/** Consequences of giving up a job. Runs in the transaction that gives it up. */
export const createOnDead =
  (ids: Ids) =>
  async (tx: Tx, job: { kind: string; payload: unknown }, error: string, now: Date): Promise<void> => {
    switch (job.kind) {
      case 'run.ask': {
        const { runId, scanId } = job.payload as JobPayloads['run.ask']
        const failed = await tx.db
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
        await failWithoutJob(tx, scanId, { jobId: ids.next(), reason: error, now })
        return
      }
      case 'scan.classify': {
        const { scanId } = job.payload as JobPayloads['scan.classify']
        // Their answers are kept and can be judged again; this status makes them findable.
        await tx.db
          .update(runs)
          .set({ status: 'SET_ASIDE', error, finishedAt: now })
          .where(and(eq(runs.scanId, scanId), eq(runs.status, 'CAPTURED')))
        // The outcomes of the planned runs still belong in the log.
        await insertJobs(
          tx,
          [{ id: ids.next(), kind: 'scan.seal', lane: 'classify', payload: { scanId }, dedupKey: scanId }],
          now,
        )
        await endScan(tx, scanId, { from: 'CLASSIFYING', to: 'PARTIAL' }, now)
        return
      }
      case 'webhook.deliver': {
        const { deliveryId } = job.payload as JobPayloads['webhook.deliver']
        await endOrDelayDelivery(tx, deliveryId, ids, now)
        return
      }
      case 'feed.import': {
        const { importId } = job.payload as JobPayloads['feed.import']
        // Nothing of it was put in place; the next import begins anew.
        await tx.db
          .update(feedImports)
          .set({ state: 'failed', error, finishedAt: now })
          .where(and(eq(feedImports.id, importId), inArray(feedImports.state, ['queued', 'running'])))
        await tx.db.delete(feedChunks).where(eq(feedChunks.importId, importId))
        return
      }
      case 'page.capture': {
        const { url } = job.payload as JobPayloads['page.capture']
        // Answers that cite the page get their trail without it.
        await giveUpPage(tx, url, now)
        return
      }
      default:
        // Verifications, reclassifications, opinions and refreshes change nothing until they succeed.
        return
    }
  }

/**
 * However often workers crash on a delivery, its receiver gets a full day: it waits for an hour, then starts
 * over with a new job. A delivery that really causes the crashes takes down at most twenty workers an hour,
 * and none after that day.
 */
async function endOrDelayDelivery(tx: Tx, deliveryId: string, ids: Ids, now: Date): Promise<void> {
  const [delivery] = await tx.db
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.id, deliveryId), eq(deliveries.state, 'pending')))
    .for('no key update')
  if (!delivery) return
  const runAt = decideAfterCrashes(delivery.sealedAt ?? delivery.createdAt, now)
  if (runAt === null)
    await tx.db
      .update(deliveries)
      .set({ state: 'failed', finishedAt: now })
      .where(eq(deliveries.id, deliveryId))
  else await insertJobs(tx, [deliveryJob(ids.next(), deliveryId, runAt)], now)
}
