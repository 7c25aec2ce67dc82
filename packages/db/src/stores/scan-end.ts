import type { NewEvent } from '@veracite/core/events/event'
import type { ScanStatus } from '@veracite/core/vocabulary'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../connection.ts'
import { scans } from '../schema/work.ts'
import { appendEvents } from './event-rows.ts'
import { findingsAfterScan } from './finding-rows.ts'
import { newsOfFindings, queueNews } from './news-store.ts'

/**
 * Moves the scan to its terminal state, once, and writes the event. The last step of its transaction: see
 * `appendEvents`.
 */
export async function endScan(
  tx: Tx,
  scanId: string,
  change: { from: ScanStatus; to: 'COMPLETED' | 'PARTIAL' | 'FAILED' },
  now: Date,
): Promise<void> {
  const [ended] = await tx.db
    .update(scans)
    .set({ status: change.to, finishedAt: now })
    .where(and(eq(scans.id, scanId), eq(scans.status, change.from)))
    .returning({ accountId: scans.accountId, brandId: scans.brandId })
  if (!ended) return
  const changes = await findingsAfterScan(tx, scanId, now)
  await queueNews(tx, ended.brandId, scanId, now)
  const news = await newsOfFindings(tx, changes, now)
  await appendEvents(tx, [...news, measured(scanId, ended, change.to)], now)
}

function measured(
  scanId: string,
  of: { accountId: string; brandId: string },
  status: 'COMPLETED' | 'PARTIAL' | 'FAILED',
): NewEvent {
  const onceKey = `measurement:${scanId}`
  if (status !== 'FAILED') return { kind: 'measurement.completed', ...of, data: { scanId, status }, onceKey }
  const data = { scanId, scheduleId: null, plannedAt: null, reason: 'every_run_failed' }
  return { kind: 'measurement.failed', ...of, data, onceKey }
}
