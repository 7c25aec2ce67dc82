import type { NewJob } from '@veracite/core/jobs/jobs'
import type { ScheduledTime, StartScan } from '@veracite/core/scans/scan-store'
import type { PlannedTime } from '@veracite/core/schedules/schedule-store'
import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '../../connection.ts'
import { jobs, scans, scheduleTimes } from '../../generated/tables.ts'
import { findRow, setRows } from '../rows.ts'

/** The scan of a scheduled time; null if there is none. */
export async function scanOfTime(tx: Tx, { scheduleId, plannedAt }: ScheduledTime): Promise<string | null> {
  return (await findRow(tx.db, scheduleTimes, { scheduleId, plannedAt }))?.scanId ?? null
}

/** The scan that confirms another; null if there is none. */
export async function scanThatConfirms(tx: Tx, scanId: string): Promise<string | null> {
  return (await findRow(tx.db, scans, { confirmsScanId: scanId }))?.id ?? null
}

/**
 * Extra rows of a scan started automatically. Of two that start for the same time, one fails on the key of
 * the times table, and leaves nothing behind.
 */
export async function completeStart(tx: Tx, scan: StartScan): Promise<void> {
  if (scan.spendCeilingUsd)
    await setRows(tx.db, scans, { spendCeilingUsd: scan.spendCeilingUsd }, { id: scan.scanId })
  if (scan.confirmsScanId)
    await setRows(tx.db, scans, { confirmsScanId: scan.confirmsScanId }, { id: scan.scanId })
  if (scan.scheduled)
    await tx.db
      .insert(scheduleTimes)
      .values({ ...scan.scheduled, outcome: 'started', scanId: scan.scanId, handledAt: scan.now })
}

/** One such job waits for each schedule; its dedup key prevents a second. */
export const scheduleJob = (jobId: string, scheduleId: string, { runAt }: PlannedTime): NewJob => ({
  id: jobId,
  kind: 'schedule.run',
  lane: 'scan',
  payload: { scheduleId },
  dedupKey: scheduleId,
  runAt,
})

/** Moves a schedule's waiting job to the next time. */
export async function moveTo({ db }: Tx, scheduleId: string, runAt: Date): Promise<void> {
  const waiting = and(eq(jobs.kind, 'schedule.run'), eq(jobs.dedupKey, scheduleId), eq(jobs.state, 'queued'))
  await setRows(db, jobs, { runAt, publishedAt: null }, and(waiting, ne(jobs.runAt, runAt)))
}
