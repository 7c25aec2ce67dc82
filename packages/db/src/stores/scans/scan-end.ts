import type { NewEvent } from '@veracite/core/events/event'
import { countsByOrigin, originBody } from '@veracite/terms/origins'
import type { Origin, ScanStatus } from '@veracite/terms/vocabulary'
import { and, eq } from 'drizzle-orm'
import type { Tx } from '../../connection.ts'
import { runs, scans } from '../../generated/tables.ts'
import { appendEvents } from '../events/event-rows.ts'
import { findingEventsOf, queueNews } from '../events/news-store.ts'
import { lockFindings } from '../findings/finding-lock.ts'
import { findingsAfterScan } from '../findings/finding-rows.ts'
import { queueCount } from '../rivals/queue-count.ts'
import { changeRow } from '../rows.ts'
import { wakeForScan } from '../wake-corrections.ts'
import { provisionalOf } from './scan-reading.ts'

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
  await lockFindings(tx, { scanId })
  const set = { status: change.to, finishedAt: now }
  const ended = await changeRow(tx.db, scans, set, { id: scanId, status: change.from })
  if (!ended) return
  const changes = await findingsAfterScan(tx, scanId, now)
  await queueNews(tx, ended.brandId, scanId, now)
  await wakeForScan(tx, scanId, now)
  await queueCount(tx, ended.brandId, now)
  const news = await findingEventsOf(tx, changes, now)
  const answers = { origin: await originOfScan(tx, scanId), provisional: await provisionalOf(tx, scanId) }
  await appendEvents(tx, [...news, measured(scanId, ended, change.to, answers)], now)
}

/** The best of those who answered. */
async function originOfScan({ db }: Tx, scanId: string): Promise<Origin> {
  const rows = await db
    .selectDistinct({ origin: runs.origin })
    .from(runs)
    .where(and(eq(runs.scanId, scanId), eq(runs.status, 'CLASSIFIED')))
  return countsByOrigin(rows.map(({ origin }) => ({ origin, count: 1 }))).origin
}

function measured(
  scanId: string,
  of: { accountId: string; brandId: string },
  status: 'COMPLETED' | 'PARTIAL' | 'FAILED',
  { origin, provisional }: { origin: Origin; provisional: number },
): NewEvent {
  const onceKey = `measurement:${scanId}`
  if (status !== 'FAILED') {
    const data = { scanId, status, provisional, ...originBody(origin) }
    return { kind: 'measurement.completed', ...of, data, onceKey }
  }
  const data = { scanId, scheduleId: null, plannedAt: null, reason: 'every_run_failed' }
  return { kind: 'measurement.failed', ...of, data, onceKey }
}
