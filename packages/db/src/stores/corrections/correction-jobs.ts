import type { NewJob } from '@veracite/core/jobs/jobs'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../connection.ts'
import { corrections, jobs } from '../../generated/tables.ts'
import { announceWork, insertJobs, newId } from '../jobs/job-rows.ts'
import { setRows } from '../rows.ts'

/** One such job waits for each correction; its key prevents a second. True if it had none. */
export async function makeJob(tx: Tx, correctionId: string, runAt: Date, now: Date): Promise<boolean> {
  const job: NewJob = {
    id: await newId(tx),
    kind: 'correction.watch',
    lane: 'scan',
    payload: { correctionId },
    dedupKey: correctionId,
    maxAttempts: 1_000,
    runAt,
  }
  const [made] = await insertJobs(tx, [job], now)
  return made?.created ?? false
}

/** There is something to do now. A job that is running sees at its end that it was woken. */
export async function wake(tx: Tx, correctionId: string, now: Date): Promise<void> {
  await setRows(tx.db, corrections, { wakeAt: now }, { id: correctionId })
  await tx.db
    .update(jobs)
    .set({ runAt: now, publishedAt: null })
    .where(and(eq(jobs.kind, 'correction.watch'), eq(jobs.dedupKey, correctionId), eq(jobs.state, 'queued')))
  await makeJob(tx, correctionId, now, now)
  await announceWork(tx)
}
