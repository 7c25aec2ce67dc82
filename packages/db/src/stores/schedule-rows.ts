import type { NewJob } from '@veracite/core/jobs'
import type { PlannedTime } from '@veracite/core/schedules/decide-turn'
import type { ScheduledTime, StartScan } from '@veracite/core/stores/scan-store'
import { and, eq } from 'drizzle-orm'
import { scans, scheduleTimes } from '../schema/work.ts'
import type { Tx } from './job-rows.ts'

/** The scan that a time has already; null when it has none. */
export async function scanOfTime(tx: Tx, { scheduleId, plannedAt }: ScheduledTime): Promise<string | null> {
  const [time] = await tx
    .select({ scanId: scheduleTimes.scanId })
    .from(scheduleTimes)
    .where(and(eq(scheduleTimes.scheduleId, scheduleId), eq(scheduleTimes.plannedAt, plannedAt)))
  return time?.scanId ?? null
}

/** The scan that asks again for another; null when there is none. */
export async function scanThatConfirms(tx: Tx, scanId: string): Promise<string | null> {
  const [scan] = await tx.select({ id: scans.id }).from(scans).where(eq(scans.confirmsScanId, scanId))
  return scan?.id ?? null
}

/**
 * What a scan that starts by itself has beside others. Of two that start for the same time one fails at the key of the times,
 * and leaves nothing behind.
 */
export async function completeStart(tx: Tx, scan: StartScan): Promise<void> {
  if (scan.spendCeilingUsd)
    await tx.update(scans).set({ spendCeilingUsd: scan.spendCeilingUsd }).where(eq(scans.id, scan.scanId))
  if (scan.confirmsScanId)
    await tx.update(scans).set({ confirmsScanId: scan.confirmsScanId }).where(eq(scans.id, scan.scanId))
  if (scan.scheduled)
    await tx
      .insert(scheduleTimes)
      .values({ ...scan.scheduled, outcome: 'started', scanId: scan.scanId, handledAt: scan.now })
}

/** One of them waits for each schedule; its key keeps a second one away. */
export const scheduleJob = (jobId: string, scheduleId: string, { runAt }: PlannedTime): NewJob => ({
  id: jobId,
  kind: 'schedule.run',
  lane: 'scan',
  payload: { scheduleId },
  dedupKey: scheduleId,
  runAt,
})
