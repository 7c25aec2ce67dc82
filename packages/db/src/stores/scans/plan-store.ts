import { SCAN_STOPPED } from '@veracite/core/runs/scan-stopped'
import type { PlanStore, RunsToQueue, ScanToPlan } from '@veracite/core/scans/plan-store'
import { BLOCK_LINES } from '@veracite/evidence/log/sealed-list'
import { pick } from '@veracite/terms/pick'
import { linesRoot, outcomeLine, planLine } from '@veracite/verify/bundle/sampling-lines'
import { eq, sql } from 'drizzle-orm'
import { inTransaction, type Pool, type Tx, type WithDb } from '../../connection.ts'
import { brands, scans } from '../../generated/tables.ts'
import { hex, isUuid } from '../ids.ts'
import { completeJob, holdLease } from '../jobs/job-lease.ts'
import { announceWork, newId } from '../jobs/job-rows.ts'
import { lockRow, setRows } from '../rows.ts'
import { isSealed, listBlocks, listSpend, numberPlan } from './plan-reads.ts'
import {
  appendLines,
  insertRuns,
  listDrawn,
  listOrigins,
  listPlanned,
  listPromptDigests,
  listSettled,
  nextVersion,
  queueRuns,
} from './plan-rows.ts'
import { appendScanManifest } from './scan-rows.ts'
import { failWithoutJob } from './scan-stop.ts'

/** Scans are planned, started and sealed in parts whose cost does not grow with the scan. */
export function createPlanStore(pool: Pool): PlanStore {
  return {
    async find(scanId) {
      if (!isUuid(scanId)) return null
      return findScan(pool, scanId)
    },

    listSpend: (since) => listSpend(pool, since),

    listDrawn: (scanId, limit) => listDrawn(pool, scanId, limit),

    listOrigins: (scanId, listed) => listOrigins(pool, scanId, listed),

    listPromptDigests: (scanId, limit) => listPromptDigests(pool, scanId, limit),

    planPart: (lease, scanId, most, now) =>
      inTransaction(pool, async (tx) => {
        await holdLease(tx, lease)
        const scan = await findScan(tx, scanId)
        if (!scan || scan.plannedRuns >= scan.totalRuns) return scan?.plannedRuns ?? 0
        const from = scan.plannedRuns
        const to = Math.min(from + wholeBlocks(most), scan.totalRuns)
        await insertRuns(tx, scan, { from, to }, now)
        const planned = await listPlanned(tx, scanId, { from, to })
        if (planned.length !== to - from) throw new Error(`Runs of scan ${scanId} are missing from its plan.`)
        await appendLines(
          tx,
          scanId,
          'plan',
          from,
          planned.map((run) => ({ line: planLine(run) })),
        )
        await setRows(tx.db, scans, { plannedRuns: to }, { id: scanId })
        return to
      }),

    promptsRoot: async (scanId) => linesRoot(await listPromptDigests(pool, scanId, Number.MAX_SAFE_INTEGER)),

    begin: (lease, scan, sign, queue) =>
      inTransaction(pool, async (tx) => {
        await holdLease(tx, lease)
        const plan = sign(await numberPlan(tx, scan))
        await appendScanManifest(tx, 'plan', plan)
        const set = {
          status: 'RUNNING',
          startedAt: plan.createdAt,
          plannedAt: plan.createdAt,
          plannedEngines: scan.asked,
          planSha256: sql`sha256(${plan.manifest.body}::bytea)`,
        } as const
        await setRows(tx.db, scans, set, { id: plan.scanId })
        return queueNext(tx, lease, plan.scanId, queue, plan.createdAt)
      }),

    queuePart: (lease, scanId, queue, now) =>
      inTransaction(pool, async (tx) => {
        await holdLease(tx, lease)
        return queueNext(tx, lease, scanId, queue, now)
      }),

    nextVersion: (scanId) => nextVersion(pool, scanId),

    sealPart: (lease, scanId, version, { from, to }) =>
      inTransaction(pool, async (tx) => {
        await holdLease(tx, lease)
        if (await isSealed(tx, scanId, version, from / BLOCK_LINES)) return
        const settled = await listSettled(tx, scanId, { from, to })
        if (settled.length !== to - from) throw new Error(`Runs of scan ${scanId} are missing at its end.`)
        const lines = settled.map(({ run, outcome }) => ({
          line: outcomeLine(planLine(run), outcome),
          status: outcome.status,
        }))
        await appendLines(tx, scanId, 'outcome', from, lines, version)
      }),

    listBlocks: (scanId, kind, version) => listBlocks(pool, scanId, kind, version),

    appendOutcome: (lease, outcome, now) =>
      inTransaction(pool, async (tx) => {
        await completeJob(tx, lease, null, now)
        await appendScanManifest(tx, 'outcome', outcome)
      }),
  }
}

/** Parts end where blocks end, so that no block is written in two parts. */
const wholeBlocks = (most: number): number => Math.max(1, Math.floor(most / BLOCK_LINES)) * BLOCK_LINES

async function findScan({ db }: WithDb, scanId: string): Promise<ScanToPlan | null> {
  const [row] = await db
    .select({
      scanId: scans.id,
      brand: { id: brands.id, name: brands.name, domain: brands.domain },
      ...pick(scans, 'engines', 'samples', 'spreadSeconds', 'totalPrompts', 'totalRuns', 'plannedRuns'),
      ...pick(scans, 'queuedRuns', 'planSha256'),
    })
    .from(scans)
    .innerJoin(brands, eq(brands.id, scans.brandId))
    .where(eq(scans.id, scanId))
  return row ? { ...row, planSha256: row.planSha256 && hex(row.planSha256) } : null
}

async function queueNext(
  tx: Tx,
  lease: Parameters<typeof completeJob>[1],
  scanId: string,
  { most, sampleGapMs }: RunsToQueue,
  now: Date,
): Promise<number> {
  // Locked, so that a scan is stopped either before its runs get jobs, or after.
  const scan = await lockRow(tx, scans, { id: scanId })
  if (!scan) return 0
  if (scan.stoppedAt !== null) {
    await completeJob(tx, lease, { runs: scan.queuedRuns, stopped: true }, now)
    await failWithoutJob(tx, scanId, { jobId: await newId(tx), reason: SCAN_STOPPED, now })
    return scan.totalRuns
  }
  const to = Math.min(scan.queuedRuns + most, scan.totalRuns)
  await queueRuns(tx, scanId, { from: scan.queuedRuns, to, sampleGapMs }, now)
  await setRows(tx.db, scans, { queuedRuns: to }, { id: scanId })
  await announceWork(tx)
  if (to === scan.totalRuns) await completeJob(tx, lease, { runs: scan.totalRuns }, now)
  return to
}
