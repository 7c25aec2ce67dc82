import type { Ids } from '@veracite/core/ports'
import { scanStatusAfterClassification } from '@veracite/core/scans/scan-status'
import type { ScanStore, ScanSummary, StartScanOutcome } from '@veracite/core/stores/scan-store'
import type { RunStatus } from '@veracite/core/vocabulary'
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../open-postgres.ts'
import { runs, scans } from '../schema.ts'
import { abandon, abandonedOutcome } from './abandon.ts'
import { claimKey } from './idempotency-store.ts'
import { isUuid } from './ids.ts'
import { completeJob, insertJobs, type Tx } from './job-rows.ts'
import { endScan } from './scan-end.ts'

export function createScanStore({ db }: Pick<Database, 'db'>, ids: Ids): ScanStore {
  return {
    async start(scan) {
      return db
        .transaction(async (tx): Promise<StartScanOutcome> => {
          if (scan.idempotency) {
            const replay = await claimKey(tx, scan.idempotency, scan.answer, scan.now)
            if (replay) return { kind: 'replay', replay }
          }
          const used = await takeScanOfMonth(tx, scan.accountId, scan.maxScans, scan.now)
          if (!used.taken) return abandon({ kind: 'cap_reached', used: used.used })

          if ((await insertScanWithRuns(tx, scan)) === 0) return abandon({ kind: 'no_prompts' })
          await insertJobs(
            tx,
            [
              {
                id: scan.jobId,
                kind: 'scan.start',
                lane: 'scan',
                payload: { scanId: scan.scanId },
                priority: 10,
              },
            ],
            scan.now,
          )
          return { kind: 'started' }
        })
        .catch(abandonedOutcome<StartScanOutcome>)
    },

    async find(scanId, scope) {
      if (!isUuid(scanId)) return null
      const inScope = scope.accountId === null ? undefined : eq(scans.accountId, scope.accountId)
      const [scan] = await summaries(db, and(eq(scans.id, scanId), inScope), 1)
      return scan ?? null
    },

    async listForBrand(brandId, { limit, cursor }) {
      if (!isUuid(brandId)) return { items: [], nextCursor: null }
      const after = cursor ? lt(scans.id, cursor) : undefined
      const rows = await summaries(db, and(eq(scans.brandId, brandId), after), limit + 1)
      const items = rows.slice(0, limit)
      return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
    },

    async begin(lease, scanId, now) {
      return db.transaction(async (tx) => {
        const [scan] = await tx
          .update(scans)
          .set({ status: 'RUNNING', startedAt: now })
          .where(and(eq(scans.id, scanId), eq(scans.status, 'QUEUED')))
          .returning({ totalRuns: scans.totalRuns })
        const totalRuns = scan?.totalRuns ?? 0
        await completeJob(tx, lease, { runs: totalRuns }, now)
        if (!scan) return { runs: 0 }
        await insertRunJobs(tx, scanId, now)
        if (totalRuns === 0) await queueClassification(tx, ids.next(), scanId, now)
        return { runs: totalRuns }
      })
    },

    async finish(lease, scanId, now) {
      return db.transaction(async (tx) => {
        const byStatus = await countByStatus(tx, scanId)
        const status = scanStatusAfterClassification(byStatus)
        await completeJob(tx, lease, { status, byStatus }, now)
        await endScan(tx, scanId, { from: 'CLASSIFYING', to: status }, now)
        return status
      })
    },
  }
}

/**
 * One statement, so that no number of parallel requests can pass the cap; a rolled-back transaction returns the
 * scan. `where cap > 0` guards the first scan of a month, which meets no row to compare with.
 */
async function takeScanOfMonth(
  tx: Tx,
  accountId: string,
  cap: number,
  now: Date,
): Promise<{ taken: boolean; used: number }> {
  const period = `${now.toISOString().slice(0, 7)}-01`
  const [row] = await tx.execute<{ used: number }>(sql`
    insert into veracite.monthly_scans as m (account_id, period, used)
    select ${accountId}::uuid, ${period}::date, 1 where ${cap}::int > 0
    on conflict (account_id, period) do update set used = m.used + 1 where m.used < ${cap}::int
    returning used`)
  if (row) return { taken: true, used: row.used }
  const [current] = await tx.execute<{ used: number }>(sql`
    select used from veracite.monthly_scans where account_id = ${accountId}::uuid and period = ${period}::date`)
  return { taken: false, used: current?.used ?? 0 }
}

/** How many runs there are. */
async function insertScanWithRuns(
  tx: Tx,
  scan: {
    scanId: string
    accountId: string
    brandId: string
    jobId: string
    engines: string[]
    samples: number
    now: Date
  },
): Promise<number> {
  const at = scan.now.toISOString()
  // Every prompt is asked once of every engine before any is asked again, so that the samples lie apart in time.
  const runs = await tx.execute(sql`
    with asked as (
      select id, intent from veracite.prompts where brand_id = ${scan.brandId}::uuid and archived_at is null
    ), scan as (
      insert into veracite.scans (id, account_id, brand_id, job_id, status, samples, total_prompts, total_runs, created_at)
      select ${scan.scanId}::uuid, ${scan.accountId}::uuid, ${scan.brandId}::uuid, ${scan.jobId}::uuid, 'QUEUED',
             ${scan.samples}::int, count(*)::int,
             (count(*) * cardinality(${sql.param(scan.engines)}::text[]) * ${scan.samples}::int)::int, ${at}::timestamptz
      from asked
      returning id
    )
    insert into veracite.runs (id, scan_id, account_id, brand_id, prompt_id, engine, intent, sample, status, created_at)
    select veracite.uuidv7(), scan.id, ${scan.accountId}::uuid, ${scan.brandId}::uuid, asked.id, engine, asked.intent,
           sample, 'QUEUED', ${at}::timestamptz
    from scan cross join generate_series(1, ${scan.samples}::int) as sample cross join asked
      cross join unnest(${sql.param(scan.engines)}::text[]) as engine`)
  return runs.count
}

/** The job of a run has the run's own id: making it twice is impossible. */
async function insertRunJobs(tx: Tx, scanId: string, now: Date): Promise<void> {
  await tx.execute(sql`
    insert into veracite.jobs (id, kind, lane, payload, run_at, created_at)
    select id, 'run.ask', engine, jsonb_build_object('runId', id, 'scanId', scan_id), ${now.toISOString()}::timestamptz,
           ${now.toISOString()}::timestamptz
    from veracite.runs where scan_id = ${scanId}::uuid and status = 'QUEUED'
    on conflict (id) do nothing`)
  await tx.execute(sql`select pg_notify('veracite_jobs', '')`)
}

/** Every run is settled: the scan is CLASSIFYING and somebody will do it. */
async function queueClassification(tx: Tx, jobId: string, scanId: string, now: Date): Promise<void> {
  await tx.update(scans).set({ status: 'CLASSIFYING' }).where(eq(scans.id, scanId))
  await insertJobs(
    tx,
    [{ id: jobId, kind: 'scan.classify', lane: 'classify', payload: { scanId }, dedupKey: scanId }],
    now,
  )
}

/** Counts one more settled run; the one that makes it complete queues the classification. */
export async function settleRun(tx: Tx, ids: Ids, scanId: string, now: Date): Promise<void> {
  const [scan] = await tx
    .update(scans)
    .set({ settledRuns: sql`${scans.settledRuns} + 1` })
    .where(eq(scans.id, scanId))
    .returning({ settled: scans.settledRuns, total: scans.totalRuns, status: scans.status })
  if (scan && scan.settled === scan.total && scan.status === 'RUNNING')
    await queueClassification(tx, ids.next(), scanId, now)
}

async function countByStatus(tx: Tx, scanId: string): Promise<Partial<Record<RunStatus, number>>> {
  const rows = await tx
    .select({ status: runs.status, n: sql<number>`count(*)::int` })
    .from(runs)
    .where(eq(runs.scanId, scanId))
    .groupBy(runs.status)
  return Object.fromEntries(rows.map((row) => [row.status, row.n]))
}

/** One statement, so that status, counts, mentions and cost are of one moment. */
async function summaries(db: Database['db'], where: SQL | undefined, limit: number): Promise<ScanSummary[]> {
  const rows = await db
    .select({
      scan: scans,
      counted: sql<{ byStatus: Record<string, number>; mentions: number; cost: string | null } | null>`(
        select jsonb_build_object('byStatus', jsonb_object_agg(status, n), 'mentions', sum(mentions), 'cost', sum(cost)::numeric(18, 6)::text)
        from (
          select status, count(*) as n, sum(cost_usd) as cost, count(*) filter (where citation_class <> 'ABSENT') as mentions
          from veracite.runs where scan_id = veracite.scans.id group by status
        ) counted)`,
    })
    .from(scans)
    .where(where)
    .orderBy(desc(scans.id))
    .limit(limit)
  return rows.map(({ scan, counted }) => ({
    id: scan.id,
    brandId: scan.brandId,
    jobId: scan.jobId,
    status: scan.status,
    createdAt: scan.createdAt,
    startedAt: scan.startedAt,
    finishedAt: scan.finishedAt,
    samples: scan.samples,
    totalPrompts: scan.totalPrompts,
    totalRuns: scan.totalRuns,
    totalCostUsd: counted?.cost ?? null,
    byStatus: counted?.byStatus ?? {},
    mentions: counted?.mentions ?? 0,
  }))
}
