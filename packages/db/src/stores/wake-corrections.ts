// Plain SQL: one statement finds and wakes waiting corrections inside a transaction about something else.
import type { Fragment, Tx } from '../connection.ts'
import { announceWork } from './jobs/job-rows.ts'

/** The scan of a look has ended: its correction goes on at once. */
export const wakeForScan = (tx: Tx, scanId: string, now: Date): Promise<void> =>
  wakeThose(
    tx,
    tx.sql`
      select w.correction_id as id from veracite.correction_looks l
      join veracite.correction_watches w on w.id = l.watch_id where l.scan_id = ${scanId}::uuid`,
    now,
  )

/** A page that a correction ordered has come, or will not come. */
export const wakeForPage = (tx: Tx, url: string, now: Date): Promise<void> =>
  wakeThose(
    tx,
    tx.sql`
      select p.correction_id as id from veracite.correction_pages p
      where md5(p.url) = md5(${url}) and p.url = ${url} and p.ordered_at is not null`,
    now,
  )

/**
 * A job that is running sees at its end that it was woken. Two statements: the first may wait for a job that is just
 * ending, and only a statement that begins after it sees the job that was made then.
 */
async function wakeThose(tx: Tx, waiting: Fragment, now: Date): Promise<void> {
  const at = now.toISOString()
  const marked = await tx.sql<{ id: string }[]>`
    with waiting as materialized (${waiting})
    update veracite.corrections c set wake_at = ${at}::timestamptz from waiting where c.id = waiting.id
    returning c.id::text as id`
  if (marked.length === 0) return
  const woken = await tx.sql`
    update veracite.jobs j set run_at = ${at}::timestamptz, published_at = null
    where j.kind = 'correction.watch' and j.dedup_key = any(${marked.map(({ id }) => id)}::text[]) and j.state = 'queued'`
  if (woken.count > 0) await announceWork(tx)
}
