import type { Correction, CorrectionStore } from '@veracite/core/corrections/correction-store'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Connection, Pool } from '../../connection.ts'
import { correctionEvents, correctionFindings, corrections } from '../../schema/corrections.ts'
import { findings } from '../../schema/findings.ts'
import { isUuid } from '../ids.ts'
import { NO_PAGE, pageOf } from '../rows.ts'

export const createFinders = (pool: Pool): Pick<CorrectionStore, 'find' | 'list' | 'listEvents'> => ({
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
    const rows = await pool.db
      .select()
      .from(correctionEvents)
      .where(eq(correctionEvents.correctionId, correctionId))
      .orderBy(desc(correctionEvents.id))
      .limit(limit)
    return rows.map(({ correctionId: _, ...event }) => event)
  },
})

export async function findCorrection(
  connection: Pick<Connection, 'db'>,
  correctionId: string,
): Promise<Correction | null> {
  if (!isUuid(correctionId)) return null
  const rows = await connection.db.select().from(corrections).where(eq(corrections.id, correctionId))
  return (await withFindings(connection, rows))[0] ?? null
}

async function withFindings(
  { db }: Pick<Connection, 'db'>,
  rows: readonly (typeof corrections.$inferSelect)[],
): Promise<Correction[]> {
  if (rows.length === 0) return []
  const said = await db
    .select({
      correctionId: correctionFindings.correctionId,
      findingId: findings.id,
      engine: findings.engine,
    })
    .from(correctionFindings)
    .innerJoin(findings, eq(findings.id, correctionFindings.findingId))
    .where(
      inArray(
        correctionFindings.correctionId,
        rows.map(({ id }) => id),
      ),
    )
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
