import type { DrawnForScan, LinesKind } from '@veracite/core/scans/plan-store'
import type { Engine, Origin, RunStatus } from '@veracite/terms/vocabulary'
import { and, asc, count, eq, gte, max, or, sql } from 'drizzle-orm'
import type { Connection } from '../../connection.ts'
import { scanLines, scanManifests } from '../../schema/evidence.ts'
import { drawnPrompts, promptSamples, prompts } from '../../schema/tenants.ts'
import { engineSpend, scanPrompts } from '../../schema/work.ts'

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
