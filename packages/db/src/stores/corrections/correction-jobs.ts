import type { Tx } from '../../connection.ts'
import { corrections, jobs } from '../../generated/tables.ts'
import { announceWork, insertWatchJob } from '../jobs/job-rows.ts'
import { setRows } from '../rows.ts'

/** There is something to do now. A job that is running sees at its end that it was woken. */
export async function wake(tx: Tx, correctionId: string, now: Date): Promise<void> {
  await setRows(tx.db, corrections, { wakeAt: now }, { id: correctionId })
  const waiting = { kind: 'correction.watch', dedupKey: correctionId, state: 'queued' } as const
  await setRows(tx.db, jobs, { runAt: now, publishedAt: null }, waiting)
  await insertWatchJob(tx, 'correction.watch', { correctionId }, now, now)
  await announceWork(tx)
}
