import type { Correction, CorrectionStore } from '@veracite/core/corrections/correction-store'
import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import type { Pool, WithDb } from '../../connection.ts'
import { correctionEvents, correctionFindings, corrections, findings } from '../../generated/tables.ts'
import { isUuid } from '../ids.ts'
import { hasId, listRows, NO_PAGE, pageOf } from '../rows.ts'

export const createFinders = (pool: Pool) =>
  ({
    find: (correctionId) => findCorrection(pool, correctionId),
    async list(brandId, { state, findingId }, wanted) {
      const { db } = pool
      const ofBrand = eq(corrections.brandId, brandId)
      if (findingId !== null && !isUuid(findingId)) return { ...NO_PAGE, totals: {} }
      const withFinding =
        findingId === null
          ? undefined
          : inArray(
              corrections.id,
              db
                .select({ id: correctionFindings.correctionId })
                .from(correctionFindings)
                .where(eq(correctionFindings.findingId, findingId)),
            )
      const inState = state === null ? undefined : eq(corrections.state, state)
      const page = await pageOf(db, corrections, 'newest', and(ofBrand, withFinding, inState), wanted)
      const counted = await db
        .select({ state: corrections.state, count: sql<number>`count(*)::int` })
        .from(corrections)
        .where(ofBrand)
        .groupBy(corrections.state)
      return {
        items: await withFindings(pool, page.items),
        nextCursor: page.nextCursor,
        totals: Object.fromEntries(counted.map(({ state: of, count }) => [of, count])),
      }
    },
    async listEvents(correctionId, limit) {
      const order = [desc(correctionEvents.id)]
      const rows = await listRows(pool.db, correctionEvents, { correctionId }, { order, limit })
      return rows.map(({ correctionId: _, ...event }) => event)
    },
  }) satisfies Partial<CorrectionStore>

export async function findCorrection(connection: WithDb, correctionId: string): Promise<Correction | null> {
  const rows = await listRows(connection.db, corrections, hasId(corrections.id, correctionId))
  return (await withFindings(connection, rows))[0] ?? null
}

async function withFindings(
  { db }: WithDb,
  rows: readonly (typeof corrections.$inferSelect)[],
): Promise<Correction[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const said = await db
    .select({ ...getTableColumns(correctionFindings), engine: findings.engine })
    .from(correctionFindings)
    .innerJoin(findings, eq(findings.id, correctionFindings.findingId))
    .where(inArray(correctionFindings.correctionId, ids))
    .orderBy(desc(findings.lastSaidAt), desc(findings.id))
  return rows.map((row) => {
    const own = said.filter(({ correctionId }) => correctionId === row.id)
    return {
      ...row,
      findingIds: own.map(({ findingId }) => findingId),
      engines: [...new Set(own.map(({ engine }) => engine))],
    }
  })
}
