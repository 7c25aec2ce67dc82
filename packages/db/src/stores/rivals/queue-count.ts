import type { Tx } from '../../connection.ts'
import { insertJobs, newId } from '../jobs/job-rows.ts'

/** Answers that are read or judged again one by one are counted together. */
export const COUNT_AFTER_MS = 60_000

/** Orders that the names in the brand's answers are counted, where they are not yet: one job at a time for each brand. */
export async function queueCount(tx: Tx, brandId: string, now: Date, afterMs = 0): Promise<void> {
  const runAt = new Date(now.getTime() + afterMs)
  const job = { kind: 'rivals.count', lane: 'classify', payload: { brandId }, dedupKey: brandId } as const
  await insertJobs(tx, [{ id: await newId(tx), ...job, runAt }], now)
}
