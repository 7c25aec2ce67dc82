import { countNamesJob } from '@veracite/core/jobs/count-names-job'
import type { Tx } from '../../connection.ts'
import { insertJobs, newId } from '../jobs/job-rows.ts'

/** Orders that the names in the brand's answers are counted, where they are not yet. */
export async function queueCount(tx: Tx, brandId: string, now: Date, afterMs = 0): Promise<void> {
  await insertJobs(tx, [countNamesJob(await newId(tx), brandId, new Date(now.getTime() + afterMs))], now)
}
