import type { Clock, Ids } from '@veracite/terms/ports'
import type { EnqueueStore } from '../jobs/enqueue-store.ts'
import type { JobQueue } from '../jobs/job-ports.ts'
import type { LanguageModelPort } from '../readers/reader-port.ts'
import { readJobs } from './read-run.ts'
import type { ReadingStore } from './reading-store.ts'

/** Per turn; the next one goes on. */
const MOST_ORDERED = 500
/** Answers unread for longer are left to the operator, who can reclassify them. */
const LONGEST_MS = 7 * 86_400_000

/** Provisional answers of finished scans whose reading was given up, because the model was away for example, are ordered again. */
export const orderLateReadings =
  (deps: {
    model: LanguageModelPort | null
    readings: Pick<ReadingStore, 'listGivenUp'>
    jobs: EnqueueStore
    queue: Pick<JobQueue, 'kick'>
    clock: Clock
    ids: Ids
  }) =>
  async (): Promise<number> => {
    if (deps.model === null) return 0
    const now = deps.clock.now()
    const since = new Date(now.getTime() - LONGEST_MS)
    const captureIds = await deps.readings.listGivenUp(since, MOST_ORDERED)
    const late = captureIds.map((captureId) => ({ captureId, awaits: 'first_reading' as const }))
    for (const job of readJobs(deps, late)) await deps.jobs.enqueue(job, { now, idempotency: null })
    if (late.length > 0) deps.queue.kick()
    return late.length
  }
