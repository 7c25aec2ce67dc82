import type { PlanSeries } from '@veracite/core/scans/plan-store'
import { BLOCK_LINES, rootOfBlocks } from '@veracite/evidence/log/sealed-list'
import { originOf } from '@veracite/terms/vocabulary'
import { historyLine } from '@veracite/verify/bundle/asked-before'
import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { Tx } from '../../connection.ts'
import { brands } from '../../schema/tenants.ts'
import { runs, scans } from '../../schema/work.ts'
import { hex } from '../ids.ts'
import { listBefore, type PlannedScan } from './plan-history.ts'
import { listBlocks } from './plan-reads.ts'
import { appendLines } from './plan-rows.ts'

/**
 * Gives the plan its number among those of the brand, and records what had been asked until then for each of
 * its prompts and engines. Plans of one brand wait for each other here, so that none is missing from the next.
 */
export async function numberPlan(tx: Tx, scan: PlannedScan): Promise<PlanSeries> {
  await lockBrand(tx, scan.brand.id)
  const last = await lastPlan(tx, scan.brand.id)
  const number = (last?.number ?? 0) + 1
  await tx.db.update(scans).set({ planNumber: number }).where(eq(scans.id, scan.scanId))
  await nameOrigins(tx, scan)
  await recordHistory(tx, scan)
  const { roots } = await listBlocks(tx, scan.scanId, 'history')
  return { number, prev: last?.sha256 ?? null, history: rootOfBlocks(roots) }
}

const lockBrand = async ({ db }: Tx, brandId: string): Promise<void> => {
  await db.select({ id: brands.id }).from(brands).where(eq(brands.id, brandId)).for('no key update')
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
    if (origin !== 'engine')
      await db
        .update(runs)
        .set({ origin })
        .where(and(eq(runs.scanId, scanId), eq(runs.engine, engine)))
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
