import type { ClassCell } from '@veracite/core/events/class-changes'
import type { NewEvent } from '@veracite/core/events/event'
import { type FindingChange, findingNews } from '@veracite/core/events/finding-news'
import type { ClassNews, EndedScan, NewsStore } from '@veracite/core/stores/news-store'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../open-postgres.ts'
import { appendEvents } from './event-rows.ts'
import { completeJob, type Tx } from './job-rows.ts'

export function createNewsStore({ db }: Pick<Database, 'db'>): NewsStore {
  return {
    async readCells(scanId) {
      const rows = await db.execute<{
        prompt_id: string
        engine: ClassCell['engine']
        counts: ClassCell['counts']
      }>(sql`
        select prompt_id, engine, jsonb_object_agg(citation_class, n) as counts
        from (
          select prompt_id, engine, citation_class, count(*)::int as n from veracite.runs
          where scan_id = ${scanId}::uuid and status = 'CLASSIFIED' group by 1, 2, 3
        ) counted
        group by 1, 2`)
      return rows.map(({ prompt_id: promptId, engine, counts }) => ({ promptId, engine, counts }))
    },
    async listBaselines(brandId, scanId, most) {
      const rows = await db.execute<{ id: string }>(sql`
        select id from veracite.scans
        where brand_id = ${brandId}::uuid and id < ${scanId}::uuid and status in ('COMPLETED', 'PARTIAL')
          and id >= coalesce((
            select (data ->> 'toScanId')::uuid from evidence.events
            where brand_id = ${brandId}::uuid and kind = 'citation_class.changed' order by id desc limit 1
          ), '00000000-0000-0000-0000-000000000000')
        order by id desc limit ${most}`)
      return rows.map(({ id }) => id)
    },
    async findScan(scanId) {
      const [scan] = await db.execute<EndedScan & Record<string, unknown>>(sql`
        select samples, total_runs as "totalRuns", confirms_scan_id as "confirmsScanId",
          case when spend_ceiling_usd is not null then greatest(0, spend_ceiling_usd - coalesce((
            select sum(cost_usd) from veracite.runs where scan_id = scans.id), 0))::text end as "spendLeftUsd"
        from veracite.scans where id = ${scanId}::uuid`)
      return scan ?? null
    },
    tell: (lease, { brandId, classes }, now) =>
      db.transaction(async (tx) => {
        await completeJob(tx, lease, { changes: classes?.changes.length ?? 0 }, now)
        // Told when they became true; more than a transaction tells at once are left for here.
        const found = await untold(tx, sql`f.brand_id = ${brandId}::uuid`, now)
        const [brand] = await tx.execute<{ account_id: string }>(
          sql`select account_id from veracite.brands where id = ${brandId}::uuid`,
        )
        const of = { accountId: brand?.account_id ?? null, brandId }
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
    data: { ...scans, ...change, modelChanged: brokenEngines.has(change.engine) },
    onceKey: `class:${scans.toScanId}:${change.engine}:${change.class}`,
  }))
}

/** Older than this, a change is history: findings that are made again from years of answers are no news. */
const NEWS_MS = 2 * 86_400_000
const MAX_TOLD = 500

/** News of these recorded changes that are not told yet; none, for most. */
export const newsOfFindings = async (tx: Tx, eventIds: readonly string[], now: Date): Promise<NewEvent[]> =>
  eventIds.length === 0 ? [] : untold(tx, sql`e.id = any(${sql.param([...eventIds])}::uuid[])`, now)

/** In the transaction that makes them true. Last in it: see `appendEvents`. */
export async function tellFindings(tx: Tx, eventIds: readonly string[], now: Date): Promise<void> {
  await appendEvents(tx, await newsOfFindings(tx, eventIds, now), now)
}

async function untold(tx: Tx, which: SQL, now: Date): Promise<NewEvent[]> {
  const since = new Date(now.getTime() - NEWS_MS).toISOString()
  const rows = await tx.execute<FindingChange & Record<string, unknown>>(sql`
    select e.id as "eventId", f.id as "findingId", e.from_state as "fromState", e.state, e.asked_since as asked,
      b.account_id as "accountId", f.brand_id as "brandId", f.engine, f.predicate, f.last_run_id as "runId",
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
    limit ${MAX_TOLD}`)
  return rows.flatMap((change) => findingNews(change) ?? [])
}

/** In the transaction that ends the scan: holding it against others is work for a job. */
export async function queueNews(tx: Tx, brandId: string, scanId: string, now: Date): Promise<void> {
  const at = now.toISOString()
  await tx.execute(sql`
    insert into veracite.jobs (id, kind, lane, payload, dedup_key, run_at, created_at)
    values (veracite.uuidv7(), 'brand.tell', 'classify',
      jsonb_build_object('brandId', ${brandId}::text, 'scanId', ${scanId}::text), ${scanId}::text,
      ${at}::timestamptz, ${at}::timestamptz)
    on conflict do nothing`)
  await tx.execute(sql`select pg_notify('veracite_jobs', '')`)
}
