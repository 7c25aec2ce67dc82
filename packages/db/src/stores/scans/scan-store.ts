import type { NewJob } from '@veracite/core/jobs/jobs'
import { scanStatusAfterClassification } from '@veracite/core/scans/scan-status'
import type { ScanStore, ScanSummary, StartScanOutcome } from '@veracite/core/scans/scan-store'
import { countsByOrigin } from '@veracite/terms/origins'
import { pick } from '@veracite/terms/pick'
import type { Ids } from '@veracite/terms/ports'
import type { Origin, RunStatus } from '@veracite/terms/vocabulary'
import { and, desc, eq, not, type SQL, sql } from 'drizzle-orm'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { runs, scans } from '../../generated/tables.ts'
import type { Database } from '../../open-postgres.ts'
import { abandon, abandonedOutcome } from '../abandon.ts'
import { isUuid } from '../ids.ts'
import { claimKey } from '../jobs/idempotency-store.ts'
import { completeJob, holdLease } from '../jobs/job-lease.ts'
import { insertJobs } from '../jobs/job-rows.ts'
import { behind, changeRow, hasId, toPage } from '../rows.ts'
import { completeStart, scanOfTime, scanThatConfirms } from '../schedules/schedule-rows.ts'
import { endScan } from './scan-end.ts'
import { beginStep, countPart, stepOf } from './scan-parts.ts'
import { lookAtReading } from './scan-reading.ts'
import { appendScanManifest, insertScan, scansOfMonth, takeScanOfMonth, unknownPrompts } from './scan-rows.ts'
import { queueClassification, stopScan } from './scan-stop.ts'

export function createScanStore(pool: Pool): ScanStore {
  const { db } = pool
  return {
    async start(scan) {
      return inTransaction(pool, async (tx): Promise<StartScanOutcome> => {
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
        const start: NewJob = {
          id: scan.jobId,
          kind: 'scan.start',
          lane: 'scan',
          payload: { scanId: scan.scanId },
          priority: 10,
        }
        await insertJobs(tx, [start], scan.now)
        await completeStart(tx, scan)
        return { kind: 'started' }
      }).catch(abandonedOutcome<StartScanOutcome>)
    },

    async find(scanId, scope) {
      const inScope = scope.accountId === null ? undefined : eq(scans.accountId, scope.accountId)
      const [scan] = await summaries(db, and(hasId(scans.id, scanId), inScope), 1)
      return scan ?? null
    },

    async listForBrand(brandId, { limit, cursor, looks }) {
      const wanted = and(
        hasId(scans.brandId, brandId),
        eq(scans.imported, false),
        looks === 'left_out' ? not(isLook) : undefined,
        behind(scans.id, 'newest', cursor),
      )
      return toPage(await summaries(db, wanted, limit + 1), limit)
    },

    countOfMonth: (accountId, now) => scansOfMonth(pool, accountId, now),

    async stop(scanId, stop) {
      return isUuid(scanId) ? inTransaction(pool, (tx) => stopScan(tx, scanId, stop)) : null
    },

    continueStep: (lease, scanId, now) =>
      inTransaction(pool, async (tx) => {
        await holdLease(tx, lease)
        const ended = await stepOf(tx, scanId, now)
        if (ended === null) await completeJob(tx, lease, null, now)
        return ended
      }),

    beginStep: (lease, scanId, step, now) =>
      inTransaction(pool, async (tx) => {
        if (step === 'read') await holdLease(tx, lease)
        else await completeJob(tx, lease, { next: step }, now)
        await beginStep(tx, scanId, step, now)
      }),

    endPart: (lease, part, now) =>
      inTransaction(pool, async (tx) => {
        await completeJob(tx, lease, null, now)
        await countPart(tx, part, now)
      }),

    lookAtReading: (scanId, terms) => lookAtReading(pool, scanId, terms),

    finish: (lease, scanId, outcome, now) =>
      inTransaction(pool, async (tx) => {
        const byStatus = await countByStatus(tx, scanId)
        const status = scanStatusAfterClassification(byStatus)
        await completeJob(tx, lease, { status, byStatus }, now)
        if (outcome !== null) await appendScanManifest(tx, 'outcome', outcome)
        await endScan(tx, scanId, { from: 'CLASSIFYING', to: status }, now)
        return status
      }),
  }
}

/** Counts one more settled run; the one that makes it complete queues the classification. */
export async function settleRun(tx: Tx, ids: Ids, scanId: string, now: Date): Promise<void> {
  const scan = await changeRow(tx.db, scans, { settledRuns: sql`${scans.settledRuns} + 1` }, { id: scanId })
  if (scan?.status === 'RUNNING' && scan.settledRuns === scan.totalRuns)
    await queueClassification(tx, ids.next(), scanId, now)
}

async function countByStatus(tx: Tx, scanId: string): Promise<Partial<Record<RunStatus, number>>> {
  const rows = await tx.db
    .select({ status: runs.status, n: sql<number>`count(*)::int` })
    .from(runs)
    .where(eq(runs.scanId, scanId))
    .groupBy(runs.status)
  return Object.fromEntries(rows.map((row) => [row.status, row.n]))
}

interface Counted {
  groups: { status: RunStatus; origin: Origin; runs: number; mentions: number; provisional: number }[]
  cost: string | null
}

const isLook = sql<boolean>`(exists (select from veracite.correction_looks l where l.scan_id = veracite.scans.id)
  or exists (select from veracite.order_looks l where l.scan_id = veracite.scans.id))`

/** One statement, so that status, counts, mentions and cost agree. */
async function summaries(db: Database['db'], where: SQL | undefined, limit: number): Promise<ScanSummary[]> {
  const rows = await db
    .select({
      scan: scans,
      isLook,
      counted: sql<Counted | null>`(
        select jsonb_build_object('cost', (sum(cost) filter (where priced > 0))::numeric(18, 6)::text, 'groups',
          jsonb_agg(jsonb_build_object('status', status, 'origin', origin, 'runs', n, 'mentions', mentions, 'provisional', provisional)))
        from (
          select status, origin, sum(runs) as n, sum(cost_usd) as cost, sum(priced) as priced,
            sum(mentions) as mentions, sum(provisional) as provisional
          from veracite.scan_counts where scan_id = veracite.scans.id group by status, origin having sum(runs) > 0
        ) counted)`,
    })
    .from(scans)
    .where(where)
    .orderBy(desc(scans.id))
    .limit(limit)
  return rows.map(({ scan, isLook, counted }) => ({
    ...pick(scan, 'id', 'brandId', 'jobId', 'status', 'createdAt', 'startedAt', 'finishedAt', 'samples'),
    ...pick(scan, 'spreadSeconds', 'confirmsScanId'),
    isLook,
    ...pick(scan, 'stoppedAt', 'totalPrompts', 'totalRuns'),
    totalCostUsd: counted?.cost ?? null,
    byStatus: withUnplanned(scan, byStatusOf(counted?.groups ?? [])),
    provisional: (counted?.groups ?? []).reduce((sum, group) => sum + group.provisional, 0),
    ...answersOf(counted?.groups ?? []),
  }))
}

function byStatusOf(groups: Counted['groups']): Record<string, number> {
  const byStatus: Record<string, number> = {}
  for (const { status, runs } of groups) byStatus[status] = (byStatus[status] ?? 0) + runs
  return byStatus
}

/** The origins of a scan's answers; before the first answer, the planned one. */
function answersOf(
  groups: Counted['groups'],
): Pick<ScanSummary, 'origin' | 'classified' | 'mentions' | 'apart'> {
  const classified = groups.filter(({ status }) => status === 'CLASSIFIED')
  const counts = (from: Counted['groups']) => from.map(({ origin, runs }) => ({ origin, count: runs }))
  const mentions = (of: Origin) =>
    groups.filter(({ origin }) => origin === of).reduce((sum, group) => sum + group.mentions, 0)
  const { origin } = countsByOrigin(counts(classified.length === 0 ? groups : classified))
  const { count, apart } = countsByOrigin(counts(classified), origin)
  return {
    origin,
    classified: count,
    mentions: mentions(origin),
    apart: apart.map((one) => ({ ...one, mentions: mentions(one.origin) })),
  }
}

/** Runs not created yet count as queued, or as failed if the scan could not be planned. */
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
