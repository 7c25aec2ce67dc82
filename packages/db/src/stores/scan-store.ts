import type { Ids } from '@veracite/core/ports'
import { scanStatusAfterClassification } from '@veracite/core/scans/scan-status'
import type { ScanStore, ScanSummary, StartScan, StartScanOutcome } from '@veracite/core/stores/scan-store'
import type { RunStatus } from '@veracite/core/vocabulary'
import { and, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../open-postgres.ts'
import { runs, scans } from '../schema/work.ts'
import { abandon, abandonedOutcome } from './abandon.ts'
import { claimKey } from './idempotency-store.ts'
import { isUuid } from './ids.ts'
import { completeJob, insertJobs, type Tx } from './job-rows.ts'
import { endScan } from './scan-end.ts'
import { appendScanManifest } from './scan-manifest-rows.ts'
import { completeStart, scanOfTime, scanThatConfirms } from './schedule-rows.ts'

export function createScanStore({ db }: Pick<Database, 'db'>): ScanStore {
  return {
    async start(scan) {
      return db
        .transaction(async (tx): Promise<StartScanOutcome> => {
          if (scan.idempotency) {
            const replay = await claimKey(tx, scan.idempotency, scan.answer, scan.now)
            if (replay) return { kind: 'replay', replay }
          }
          if (scan.scheduled) {
            const scanId = await scanOfTime(tx, scan.scheduled)
            if (scanId !== null) return { kind: 'already_started', scanId }
          }
          if (scan.confirmsScanId) {
            const scanId = await scanThatConfirms(tx, scan.confirmsScanId)
            if (scanId !== null) return { kind: 'already_started', scanId }
          }
          const used = await takeScanOfMonth(tx, scan.accountId, scan.maxScans, scan.now)
          if (!used.taken) return abandon({ kind: 'cap_reached', used: used.used })

          const asked = await insertScan(tx, scan)
          const runs = asked * scan.engines.length * scan.samples
          if (runs > scan.mostRuns) return abandon({ kind: 'too_many_runs', runs })
          if (scan.promptIds !== null && asked < scan.promptIds.length) {
            const promptIds = await unknownPrompts(tx, scan.brandId, scan.promptIds)
            return abandon({ kind: 'unknown_prompts', promptIds })
          }
          if (asked === 0) return abandon({ kind: 'no_prompts' })
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
          await completeStart(tx, scan)
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

    countOfMonth: (accountId, now) => usedInMonth(db, accountId, periodOf(now)),

    async finish(lease, scanId, outcome, now) {
      return db.transaction(async (tx) => {
        const byStatus = await countByStatus(tx, scanId)
        const status = scanStatusAfterClassification(byStatus)
        await completeJob(tx, lease, { status, byStatus }, now)
        if (outcome !== null) await appendScanManifest(tx, 'outcome', outcome)
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
  const period = periodOf(now)
  const [row] = await tx.execute<{ used: number }>(sql`
    insert into veracite.monthly_scans as m (account_id, period, used)
    select ${accountId}::uuid, ${period}::date, 1 where ${cap}::int > 0
    on conflict (account_id, period) do update set used = m.used + 1 where m.used < ${cap}::int
    returning used`)
  if (row) return { taken: true, used: row.used }
  return { taken: false, used: await usedInMonth(tx, accountId, period) }
}

const periodOf = (now: Date): string => `${now.toISOString().slice(0, 7)}-01`

async function usedInMonth(db: Pick<Tx, 'execute'>, accountId: string, period: string): Promise<number> {
  const [current] = await db.execute<{ used: number }>(sql`
    select used from veracite.monthly_scans where account_id = ${accountId}::uuid and period = ${period}::date`)
  return current?.used ?? 0
}

/** How many prompts there are. They are noted as they are now; what is asked of them is planned by the job. */
async function insertScan(tx: Tx, scan: StartScan): Promise<number> {
  const at = scan.now.toISOString()
  const engines = sql.param(scan.engines)
  const chosen =
    scan.promptIds === null ? sql`` : sql`and id = any(${sql.param(scan.promptIds.filter(isUuid))}::uuid[])`
  const prompts = await tx.execute(sql`
    with asked as (
      select id, row_number() over (order by id) - 1 as place
      from veracite.prompts where brand_id = ${scan.brandId}::uuid and archived_at is null ${chosen}
    ), scan as (
      insert into veracite.scans (id, account_id, brand_id, job_id, status, engines, samples, spread_seconds,
                                  total_prompts, total_runs, created_at)
      select ${scan.scanId}::uuid, ${scan.accountId}::uuid, ${scan.brandId}::uuid, ${scan.jobId}::uuid, 'QUEUED',
             ${engines}::text[], ${scan.samples}::int, ${scan.spreadSeconds}::int, count(*)::int,
             least(count(*) * cardinality(${engines}::text[]) * ${scan.samples}::int, 2147483647)::int, ${at}::timestamptz
      from asked
      returning id
    )
    insert into veracite.scan_prompts (scan_id, place, prompt_id)
    select scan.id, asked.place, asked.id from scan cross join asked`)
  return prompts.count
}

async function unknownPrompts(tx: Tx, brandId: string, promptIds: string[]): Promise<string[]> {
  const known = await tx.execute<{ id: string }>(sql`
    select id from veracite.prompts
    where brand_id = ${brandId}::uuid and archived_at is null
      and id = any(${sql.param(promptIds.filter(isUuid))}::uuid[])`)
  const active = new Set(known.map(({ id }) => id))
  return promptIds.filter((id) => !active.has(id.toLowerCase()))
}

/** Every run is settled: the scan is CLASSIFYING and somebody will do it. */
export async function queueClassification(tx: Tx, jobId: string, scanId: string, now: Date): Promise<void> {
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
    confirmsScanId: scan.confirmsScanId,
    totalPrompts: scan.totalPrompts,
    totalRuns: scan.totalRuns,
    totalCostUsd: counted?.cost ?? null,
    byStatus: withUnplanned(scan, counted?.byStatus ?? {}),
    mentions: counted?.mentions ?? 0,
  }))
}

/** Runs that are not made yet wait like those that are; of a scan that could not be planned they have failed. */
function withUnplanned(
  { status, totalRuns, plannedRuns }: { status: string; totalRuns: number; plannedRuns: number },
  byStatus: Record<string, number>,
): Record<string, number> {
  const unplanned = totalRuns - plannedRuns
  if (unplanned <= 0) return byStatus
  const as = status === 'FAILED' ? 'FAILED' : 'QUEUED'
  return {
    ...byStatus,
    [as]: totalRuns - Object.values(byStatus).reduce((sum, n) => sum + n, 0) + (byStatus[as] ?? 0),
  }
}
