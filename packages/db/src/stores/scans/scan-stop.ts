import { and, eq, gte, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../../connection.ts'
import { jobs, runs, scans } from '../../generated/tables.ts'
import { changeRow, lockRow, matching, setRows } from '../rows.ts'
import { endScan } from './scan-end.ts'
import { queueClassify } from './scan-parts.ts'

interface Stop {
  /** Of the classification, if nothing is left to wait for. */
  jobId: string
  reason: string
  now: Date
}

/**
 * The scan is locked first, like when its runs are queued: none can get a job in between. Jobs that a worker has
 * claimed are left to it; if one of them is to be tried again, it finds the scan stopped.
 */
export async function stopScan(tx: Tx, scanId: string, stop: Stop): Promise<boolean | null> {
  const scan = await lockRow(tx, scans, { id: scanId })
  if (!scan) return null
  if (scan.stoppedAt !== null || (scan.status !== 'QUEUED' && scan.status !== 'RUNNING')) return false
  await setRows(tx.db, scans, { stoppedAt: stop.now }, { id: scanId })
  // A run and its job have one id. Runs that are not made yet, or have no job yet, are ended by the job that makes them.
  const waiting = tx.db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.scanId, scanId), inArray(runs.status, ['QUEUED', 'RUNNING'])))
  const dropped = await tx.db
    .update(jobs)
    .set({ state: 'done', result: { stopped: true }, finishedAt: stop.now })
    .where(and(eq(jobs.kind, 'run.ask'), eq(jobs.state, 'queued'), inArray(jobs.id, waiting)))
    .returning({ runId: jobs.id })
  if (dropped.length > 0) {
    const runIds = dropped.map(({ runId }) => runId)
    await settleAsFailed(tx, scanId, inArray(runs.id, runIds), stop)
  }
  return true
}

/** Runs without a job fail. A scan that had not begun ends here; a started one continues to its end. */
export async function failWithoutJob(tx: Tx, scanId: string, stop: Stop): Promise<void> {
  const scan = await lockRow(tx, scans, { id: scanId })
  if (!scan) return
  const withoutJob = or(isNull(runs.place), gte(runs.place, scan.queuedRuns))
  if (scan.status === 'QUEUED') {
    await failRuns(tx, scanId, withoutJob, stop)
    await endScan(tx, scanId, { from: 'QUEUED', to: 'FAILED' }, stop.now)
    return
  }
  await setRows(tx.db, scans, { queuedRuns: scan.totalRuns }, { id: scanId })
  await settleAsFailed(tx, scanId, withoutJob, stop)
}

async function settleAsFailed(tx: Tx, scanId: string, which: SQL | undefined, stop: Stop): Promise<void> {
  const failed = await failRuns(tx, scanId, which, stop)
  const settled = { settledRuns: sql`${scans.settledRuns} + ${failed}` }
  const scan = await changeRow(tx.db, scans, settled, { id: scanId, status: 'RUNNING' })
  if (scan && scan.settledRuns === scan.totalRuns) await queueClassification(tx, stop.jobId, scanId, stop.now)
}

const failRuns = (tx: Tx, scanId: string, which: SQL | undefined, { reason, now }: Stop): Promise<number> =>
  setRows(
    tx.db,
    runs,
    { status: 'FAILED', error: reason, finishedAt: now },
    and(matching(runs, { scanId, status: ['QUEUED', 'RUNNING'] }), which),
  )

/** Every run is settled: queues the classification of the scan, which is now CLASSIFYING. */
export async function queueClassification(tx: Tx, jobId: string, scanId: string, now: Date): Promise<void> {
  await setRows(tx.db, scans, { status: 'CLASSIFYING' }, { id: scanId })
  await queueClassify(tx, jobId, scanId, now)
}
