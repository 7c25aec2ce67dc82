import type { LinesKind, PlanSeries, PlanStore } from '@veracite/core/scans/plan-store'
import { BLOCK_LINES, rootOfBlocks } from '@veracite/evidence/log/sealed-list'
import { originOf, type RunStatus } from '@veracite/terms/vocabulary'
import { historyLine } from '@veracite/verify/bundle/asked-before'
import { and, asc, desc, eq, gte, isNotNull, sql } from 'drizzle-orm'
import type { Tx, WithDb } from '../../connection.ts'
import { engineSpend, runs, scanLines, scans } from '../../generated/tables.ts'
import { lockBrand } from '../brands.ts'
import { hex } from '../ids.ts'
import { setRows } from '../rows.ts'
import { appendLines, listBefore, type PlannedScan } from './plan-rows.ts'

export const listSpend = ({ db }: WithDb, since: Date): ReturnType<PlanStore['listSpend']> =>
  db
    .select({
      engine: engineSpend.engine,
      origin: engineSpend.origin,
      calls: sql<number>`sum(${engineSpend.calls})::int`,
      costUsd: sql<string>`sum(${engineSpend.costUsd})::text`,
    })
    .from(engineSpend)
    .where(gte(engineSpend.day, since.toISOString().slice(0, 10)))
    .groupBy(engineSpend.engine, engineSpend.origin)

/** A part is recorded in one transaction, so its first block speaks for all. */
export const isSealed = async ({ db }: WithDb, scanId: string, version: number, block: number) =>
  (await db.$count(scanLines, and(isOf(scanId, 'outcome', version), eq(scanLines.block, block)))) > 0

export async function listBlocks(
  { db }: WithDb,
  scanId: string,
  kind: LinesKind,
  version = 1,
): Promise<{ roots: Uint8Array[]; counts: Partial<Record<RunStatus, number>> }> {
  const rows = await db
    .select({ root: scanLines.root, counts: scanLines.counts })
    .from(scanLines)
    .where(isOf(scanId, kind, version))
    .orderBy(asc(scanLines.block))
  const counts: Partial<Record<RunStatus, number>> = {}
  for (const row of rows) {
    for (const [status, n] of Object.entries(row.counts) as [RunStatus, number][])
      counts[status] = (counts[status] ?? 0) + n
  }
  return { roots: rows.map((row) => row.root), counts }
}

const isOf = (scanId: string, kind: LinesKind, version: number) =>
  and(eq(scanLines.scanId, scanId), eq(scanLines.kind, kind), eq(scanLines.version, version))

/**
 * Gives the plan its number among those of the brand, and records what had been asked until then for each of
 * its prompts and engines. Plans of one brand wait for each other here, so that none is missing from the next.
 */
export async function numberPlan(tx: Tx, scan: PlannedScan): Promise<PlanSeries> {
  await lockBrand(tx, scan.brand.id)
  const last = await lastPlan(tx, scan.brand.id)
  const number = (last?.number ?? 0) + 1
  await setRows(tx.db, scans, { planNumber: number }, { id: scan.scanId })
  await nameOrigins(tx, scan)
  await recordHistory(tx, scan)
  const { roots } = await listBlocks(tx, scan.scanId, 'history')
  return { number, prev: last?.sha256 ?? null, history: rootOfBlocks(roots) }
}

async function lastPlan({ db }: Tx, brandId: string): Promise<{ number: number; sha256: string } | null> {
  const [last] = await db
    .select({ number: scans.planNumber, sha256: scans.planSha256 })
    .from(scans)
    .where(and(eq(scans.brandId, brandId), isNotNull(scans.planNumber)))
    .orderBy(desc(scans.planNumber))
    .limit(1)
  if (last === undefined) return null
  const { number, sha256 } = last
  if (number === null || sha256 === null) throw new Error('The last plan of the brand has no digest.')
  return { number, sha256: hex(sha256) }
}

/** Runs are asked as planned, so who will answer them is known now. Nearly always it is the engine, as runs begin with. */
async function nameOrigins({ db }: Tx, { scanId, asked }: PlannedScan): Promise<void> {
  for (const { engine, access } of asked) {
    const origin = access === 'none' ? 'engine' : originOf(access)
    if (origin !== 'engine') await setRows(db, runs, { origin }, { scanId, engine })
  }
}

/** Whole blocks at a time: a plan may have a hundred thousand prompts. */
const PART = BLOCK_LINES * 16

async function recordHistory(tx: Tx, scan: PlannedScan): Promise<void> {
  const cells = scan.totalPrompts * scan.engines.length
  for (let from = 0; from < cells; from += PART) {
    const before = await listBefore(tx, scan, { from, to: Math.min(from + PART, cells) })
    const lines = before.map((line) => ({ line: historyLine(line) }))
    await appendLines(tx, scan.scanId, 'history', from, lines)
  }
}
