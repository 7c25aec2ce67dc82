// Plain SQL: counts by class are read in parts with a cursor, and changes are joined over six tables.
import type { NewEvent } from '@veracite/core/events/event'
import { type FindingChange, findingNews } from '@veracite/core/events/finding-news'
import type { ClassNews, EndedScan, NewsStore } from '@veracite/core/events/news-store'
import type { ClassCell } from '@veracite/core/rates/rate-store'
import { originBody } from '@veracite/terms/origins'
import { type Fragment, inTransaction, type Pool, type Tx } from '../../connection.ts'
import { ofBrand } from '../brands.ts'
import { completeJob } from '../jobs/job-lease.ts'
import { insertJobs, newId } from '../jobs/job-rows.ts'
import { CELLS_PER_PART, type ClassCounts, classCounts } from '../rates/class-counts.ts'
import { appendEvents } from './event-rows.ts'

type ClassRow = Omit<ClassCell, 'counts'> & ClassCounts

export function createNewsStore(pool: Pool): NewsStore {
  const { sql } = pool
  return {
    async readCells(scanId) {
      const cells: ClassCell[] = []
      const parts = sql<ClassRow[]>`
        select prompt_id as "promptId", engine, origin ${classCounts(sql)} from veracite.runs
        where scan_id = ${scanId}::uuid and status = 'CLASSIFIED' group by 1, 2, 3`.cursor(CELLS_PER_PART)
      for await (const rows of parts)
        for (const { promptId, engine, origin, ...counts } of rows)
          cells.push({ promptId, engine, origin, counts })
      return cells
    },
    async listBaselines(brandId, scanId, most) {
      const rows = await sql<{ id: string }[]>`
        select id from veracite.scans
        where brand_id = ${brandId}::uuid and id < ${scanId}::uuid and status in ('COMPLETED', 'PARTIAL')
          and id >= coalesce((
            select (data ->> 'toScanId')::uuid from evidence.events
            where brand_id = ${brandId}::uuid and kind = 'citation_class.changed' order by id desc limit 1
          ), '00000000-0000-0000-0000-000000000000')
          and exists (
            select from (select distinct engine, origin from veracite.runs where scan_id = ${scanId}::uuid) later
            join veracite.runs r on r.scan_id = scans.id and r.engine = later.engine and r.origin = later.origin
            where r.status = 'CLASSIFIED')
        order by id desc limit ${most}`
      return rows.map(({ id }) => id)
    },
    async findScan(scanId) {
      const [scan] = await sql<EndedScan[]>`
        select samples, total_runs as "totalRuns", confirms_scan_id as "confirmsScanId",
          case when spend_ceiling_usd is not null then greatest(0, spend_ceiling_usd - coalesce((
            select sum(cost_usd) from veracite.runs where scan_id = scans.id), 0))::text end as "spendLeftUsd"
        from veracite.scans where id = ${scanId}::uuid`
      return scan ?? null
    },
    report: (lease, { brandId, classes }, now) =>
      inTransaction(pool, async (tx) => {
        await completeJob(tx, lease, { changes: classes?.changes.length ?? 0 }, now)
        // Usually written when they became true; those beyond a transaction's limit are left for here.
        const found = await unreportedChanges(tx, tx.sql`f.brand_id = ${brandId}::uuid`, now)
        const of = await ofBrand(tx, brandId)
        await appendEvents(tx, [...found, ...(classes === null ? [] : changesOf(classes, of))], now)
      }),
  }
}

function changesOf(
  { changes, brokenEngines, ...scans }: ClassNews,
  of: { accountId: string | null; brandId: string },
): NewEvent[] {
  return changes.map((change) => ({
    kind: 'citation_class.changed',
    ...of,
    data: {
      ...scans,
      ...change,
      ...originBody(change.origin),
      modelChanged: brokenEngines.has(change.engine),
    },
    onceKey: `class:${scans.toScanId}:${change.engine}:${change.class}`,
  }))
}

/** Older changes are history: findings rebuilt from years of answers are not news. */
const NEWS_MS = 2 * 86_400_000
const MAX_REPORTED = 500

/** Events for those of these recorded changes that were not reported yet; usually none. */
export const findingEventsOf = async (tx: Tx, eventIds: readonly string[], now: Date): Promise<NewEvent[]> =>
  eventIds.length === 0 ? [] : unreportedChanges(tx, tx.sql`e.id = any(${[...eventIds]}::uuid[])`, now)

/** In the transaction that makes them true, as its last step: see `appendEvents`. */
export async function emitFindingEvents(tx: Tx, eventIds: readonly string[], now: Date): Promise<void> {
  await appendEvents(tx, await findingEventsOf(tx, eventIds, now), now)
}

async function unreportedChanges(tx: Tx, which: Fragment, now: Date): Promise<NewEvent[]> {
  const since = new Date(now.getTime() - NEWS_MS).toISOString()
  const rows = await tx.sql<FindingChange[]>`
    select e.id as "eventId", f.id as "findingId", e.from_state as "fromState", e.state, e.asked_since as asked, e.occurrences,
      b.account_id as "accountId", f.brand_id as "brandId", f.engine, f.origin, f.predicate, f.about, f.last_run_id as "runId",
      (select g.gravity from veracite.gravities g
       where g.brand_id = f.brand_id and g.predicate = f.predicate and g.about in (f.about, '')
       order by g.about desc limit 1) as "gravitySet",
      encode(c.sha256, 'hex') as sha256, leaf.idx::int as "logIndex"
    from evidence.finding_events e
    join veracite.findings f on f.id = e.finding_id
    join veracite.brands b on b.id = f.brand_id
    join veracite.runs r on r.id = f.last_run_id
    left join evidence.captures c on c.id = r.capture_id
    left join evidence.log_leaves leaf on leaf.subject_id = r.capture_id
    where ${which} and e.created_at > ${since}::timestamptz
      and (e.state = 'not_seen' or f.last_said_at > ${since}::timestamptz)
      and not exists (select from evidence.events told where told.once_key = 'finding:' || e.id)
    order by e.created_at, e.id
    limit ${MAX_REPORTED}`
  return rows.flatMap((change) => findingNews(change) ?? [])
}

/** In the transaction that ends the scan: a job compares it with other scans. */
export async function queueNews(tx: Tx, brandId: string, scanId: string, now: Date): Promise<void> {
  const id = await newId(tx)
  await insertJobs(
    tx,
    [{ id, kind: 'brand.report', lane: 'classify', payload: { brandId, scanId }, dedupKey: scanId }],
    now,
  )
}
