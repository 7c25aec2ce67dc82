import type { DrawnForScan, LinesKind, PlanSeries } from '@veracite/core/scans/plan-store'
import { BLOCK_LINES, rootOfBlocks } from '@veracite/evidence/log/sealed-list'
import { type Engine, type Origin, originOf, type RunStatus } from '@veracite/terms/vocabulary'
import { historyLine } from '@veracite/verify/bundle/asked-before'
import { and, asc, count, desc, eq, gte, isNotNull, max, or, sql } from 'drizzle-orm'
import type { Connection, Tx } from '../../connection.ts'
import { scanLines, scanManifests } from '../../schema/evidence.ts'
import { brands, drawnPrompts, promptSamples, prompts } from '../../schema/tenants.ts'
import { engineSpend, runs, scanPrompts, scans } from '../../schema/work.ts'
import { hex } from '../ids.ts'
import { appendLines, listBefore, type PlannedScan } from './plan-rows.ts'

type Db = Pick<Connection, 'db'>

export const listSpend = (
  { db }: Db,
  since: Date,
): Promise<{ engine: Engine; origin: Origin; calls: number; costUsd: string }[]> =>
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

/** Every prompt of a scan is looked at once, by its key. */
export async function listDrawn({ db }: Db, scanId: string, limit: number): Promise<DrawnForScan[]> {
  const rows = await db
    .selectDistinct({ id: promptSamples.id, drawn: promptSamples.drawn })
    .from(scanPrompts)
    .innerJoin(prompts, eq(prompts.id, scanPrompts.promptId))
    .leftJoin(drawnPrompts, eq(drawnPrompts.promptId, scanPrompts.promptId))
    // A prompt that was there before may be drawn again: then only its link says so.
    .innerJoin(
      promptSamples,
      or(eq(promptSamples.id, prompts.sampleId), eq(promptSamples.id, drawnPrompts.sampleId)),
    )
    .where(eq(scanPrompts.scanId, scanId))
    .orderBy(asc(promptSamples.id))
    .limit(limit)
  return rows.map(({ drawn }) => drawn)
}

/** One more than what was sealed and signed; lines of an interrupted sealing are continued. */
export async function nextVersion({ db }: Db, scanId: string): Promise<number> {
  const [sealed] = await db
    .select({ version: max(scanManifests.version) })
    .from(scanManifests)
    .where(and(eq(scanManifests.scanId, scanId), eq(scanManifests.kind, 'outcome')))
  return (sealed?.version ?? 0) + 1
}

export async function countSealedBlocks({ db }: Db, scanId: string, version: number): Promise<number> {
  const [blocks] = await db
    .select({ n: count() })
    .from(scanLines)
    .where(isOf(scanId, 'outcome', version))
  return blocks?.n ?? 0
}

export async function listBlocks(
  { db }: Db,
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
