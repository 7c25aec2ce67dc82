import type { JobKind, JobPayloads, NewJob, SettledKind } from '@veracite/core/jobs/jobs'
import { decideAfterCrashes } from '@veracite/core/webhooks/after-failure'
import type { Ids } from '@veracite/terms/ports'
import { and, eq, gte, lt } from 'drizzle-orm'
import type { Tx } from '../connection.ts'
import { deliveries, runs } from '../generated/tables.ts'
import { deliveryJob } from './events/delivery-rows.ts'
import { failImport } from './feeds/feed-store.ts'
import { insertJobs } from './jobs/job-rows.ts'
import { isChanged, lockRow, setRows } from './rows.ts'
import { endScan } from './scans/scan-end.ts'
import { countPart, isUnordered } from './scans/scan-parts.ts'
import { failWithoutJob } from './scans/scan-stop.ts'
import { settleRun } from './scans/scan-store.ts'
import { failSearch, giveUpPage } from './sources/source-rows.ts'

/** Consequences of giving up a job. Runs in the transaction that gives it up. */
export const createOnDead =
  (ids: Ids) =>
  async (tx: Tx, job: { kind: string; payload: unknown }, error: string, now: Date): Promise<void> => {
    const settle = CONSEQUENCES[job.kind as keyof typeof CONSEQUENCES] as Consequence<JobKind> | undefined
    // Verifications, reclassifications, opinions and refreshes change nothing until they succeed, and can be tried again.
    await settle?.(tx, job.payload as JobPayloads[JobKind], { ids, error, now })
  }

type Consequence<Kind extends JobKind> = (
  tx: Tx,
  payload: JobPayloads[Kind],
  end: { ids: Ids; error: string; now: Date },
) => Promise<unknown>

const CONSEQUENCES: { [Kind in SettledKind | 'answer.sources']: Consequence<Kind> } = {
  async 'run.ask'(tx, { runId, scanId }, { ids, error, now }) {
    const failed = { status: 'FAILED', error, finishedAt: now } as const
    const isFailed = await isChanged(tx.db, runs, failed, { id: runId, status: ['QUEUED', 'RUNNING'] })
    // The scan goes on to its end without this run; otherwise one dead run would leave it RUNNING for ever.
    if (isFailed) await settleRun(tx, ids, scanId, now)
  },
  'scan.start': (tx, { scanId }, { ids, error, now }) =>
    failWithoutJob(tx, scanId, { jobId: ids.next(), reason: error, now }),
  async 'scan.part'(tx, part, { error, now }) {
    if (part.step !== 'seal') {
      const { scanId, from, to } = part
      const isHere = and(eq(runs.scanId, scanId), gte(runs.place, from), lt(runs.place, to), isUnordered(tx))
      const aside = { status: 'SET_ASIDE', error, finishedAt: now } as const
      await setRows(tx.db, runs, aside, and(isHere, eq(runs.status, 'CAPTURED')))
    }
    // The scan goes on with its other parts.
    await countPart(tx, part, now)
  },
  async 'scan.classify'(tx, { scanId }, { ids, error, now }) {
    // Their answers are kept and can be judged again; this status makes them findable.
    const aside = { status: 'SET_ASIDE', error, finishedAt: now } as const
    await setRows(tx.db, runs, aside, { scanId, status: 'CAPTURED' })
    // The outcomes of the planned runs still belong in the log.
    const seal: NewJob = {
      id: ids.next(),
      kind: 'scan.seal',
      lane: 'classify',
      payload: { scanId },
      dedupKey: scanId,
    }
    await insertJobs(tx, [seal], now)
    await endScan(tx, scanId, { from: 'CLASSIFYING', to: 'PARTIAL' }, now)
  },
  'webhook.deliver': (tx, { deliveryId }, { ids, now }) => endOrDelayDelivery(tx, deliveryId, ids, now),
  'feed.import': (tx, { importId }, { error, now }) =>
    failImport(tx, { id: importId, state: ['queued', 'running'] }, { error }, now),
  // Its trail can be made again; a search that was ordered has ended, and can be ordered again.
  'answer.sources': (tx, { captureId }, { error, now }) => failSearch(tx, captureId, error, now),
  // Answers that cite the page get their trail without it.
  'page.capture': (tx, { url }, { now }) => giveUpPage(tx, url, now),
}

/**
 * However often workers crash on a delivery, its receiver gets a full day: it waits for an hour, then starts
 * over with a new job. A delivery that really causes the crashes takes down at most twenty workers an hour,
 * and none after that day.
 */
async function endOrDelayDelivery(tx: Tx, deliveryId: string, ids: Ids, now: Date): Promise<void> {
  const delivery = await lockRow(tx, deliveries, { id: deliveryId, state: 'pending' })
  if (!delivery) return
  const runAt = decideAfterCrashes(delivery.sealedAt ?? delivery.createdAt, now)
  if (runAt === null)
    await setRows(tx.db, deliveries, { state: 'failed', finishedAt: now }, { id: deliveryId })
  else await insertJobs(tx, [deliveryJob(ids.next(), deliveryId, runAt)], now)
}
