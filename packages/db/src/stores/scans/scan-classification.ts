import { eq } from 'drizzle-orm'
import type { Tx } from '../../connection.ts'
import { scans } from '../../schema/work.ts'
import { insertJobs } from '../jobs/job-rows.ts'

/** Every run is settled: queues the classification of the scan, which is now CLASSIFYING. */
export async function queueClassification(tx: Tx, jobId: string, scanId: string, now: Date): Promise<void> {
  await tx.db.update(scans).set({ status: 'CLASSIFYING' }).where(eq(scans.id, scanId))
  await insertJobs(
    tx,
    [{ id: jobId, kind: 'scan.classify', lane: 'classify', payload: { scanId }, dedupKey: scanId }],
    now,
  )
}
