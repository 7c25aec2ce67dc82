import type { JobPayloads } from '@veracite/core/jobs'
import type { Ids } from '@veracite/core/ports'
import { decideAfterCrashes } from '@veracite/core/webhooks/after-failure'
import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { deliveries } from '../schema/events.ts'
import { runs, scans } from '../schema/work.ts'
import { deliveryJob } from './delivery-rows.ts'
import { insertJobs, type Tx } from './job-rows.ts'
import { endScan } from './scan-end.ts'
import { queueClassification, settleRun } from './scan-store.ts'
import { giveUpPage } from './source-rows.ts'

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
        await failWithoutJob(tx, ids, scanId, error, now)
        return
      }
      case 'scan.classify': {
        const { scanId } = job.payload as JobPayloads['scan.classify']
        // Their answers are kept, and can be judged anew: named, they are found.
        await tx
          .update(runs)
          .set({ status: 'SET_ASIDE', error, finishedAt: now })
          .where(and(eq(runs.scanId, scanId), eq(runs.status, 'CAPTURED')))
        // What became of the planned runs belongs in the log all the same.
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
      case 'page.capture': {
        const { url } = job.payload as JobPayloads['page.capture']
        // The answers that cite it have their trail without it.
        await giveUpPage(tx, url, now)
        return
      }
      default:
        // Verifications, reclassifications, opinions and refreshes change nothing until they succeed.
        return
    }
  }

/**
 * However often workers die over a delivery, its receiver has a day: it waits for an hour, and begins anew with a job
 * that has crashed never. One that is really to blame takes twenty workers an hour, and no more after the day.
 */
async function endOrDelayDelivery(tx: Tx, deliveryId: string, ids: Ids, now: Date): Promise<void> {
  const [delivery] = await tx
    .select()
    .from(deliveries)
    .where(and(eq(deliveries.id, deliveryId), eq(deliveries.state, 'pending')))
    .for('no key update')
  if (!delivery) return
  const runAt = decideAfterCrashes(delivery.sealedAt ?? delivery.createdAt, now)
  if (runAt === null)
    await tx.update(deliveries).set({ state: 'failed', finishedAt: now }).where(eq(deliveries.id, deliveryId))
  else await insertJobs(tx, [deliveryJob(ids.next(), deliveryId, runAt)], now)
}

/** The runs that got no job have failed. A scan that had not begun ends here; one that had goes on to its end. */
async function failWithoutJob(tx: Tx, ids: Ids, scanId: string, error: string, now: Date): Promise<void> {
  const [scan] = await tx.select().from(scans).where(eq(scans.id, scanId)).for('no key update')
  if (!scan) return
  const withoutJob = or(isNull(runs.place), gte(runs.place, scan.queuedRuns))
  const failed = await tx
    .update(runs)
    .set({ status: 'FAILED', error, finishedAt: now })
    .where(and(eq(runs.scanId, scanId), eq(runs.status, 'QUEUED'), withoutJob))
    .returning({ id: runs.id })
  if (scan.status === 'QUEUED') {
    await endScan(tx, scanId, { from: 'QUEUED', to: 'FAILED' }, now)
    return
  }
  if (scan.status !== 'RUNNING') return
  const [settled] = await tx
    .update(scans)
    .set({ settledRuns: sql`${scans.settledRuns} + ${failed.length}`, queuedRuns: scan.totalRuns })
    .where(eq(scans.id, scanId))
    .returning({ runs: scans.settledRuns })
  if (settled?.runs === scan.totalRuns) await queueClassification(tx, ids.next(), scanId, now)
}
