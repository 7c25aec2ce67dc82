import type { ReadingStore } from '@veracite/core/runs/reading-store'
import { perOrigin } from '@veracite/terms/origins'
import { and, count, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Pool } from '../../connection.ts'
import { readerSpend, runs, scans } from '../../generated/tables.ts'

export function createReadingStore({ db }: Pool): ReadingStore {
  return {
    async spentToday(now) {
      const [row] = await db
        .select({ costUsd: sql<string>`coalesce(sum(${readerSpend.costUsd}), 0)::text` })
        .from(readerSpend)
        .where(eq(readerSpend.day, dayOf(now)))
      return row?.costUsd ?? '0'
    },

    async beginRead(model, startedAt, estimate) {
      await db
        .insert(readerSpend)
        .values({ model, day: dayOf(startedAt), calls: 1, costUsd: estimate ?? '0' })
        .onConflictDoUpdate({
          target: [readerSpend.model, readerSpend.day],
          set: {
            calls: sql`${readerSpend.calls} + 1`,
            costUsd: sql`${readerSpend.costUsd} + ${estimate ?? '0'}::numeric`,
          },
        })
    },

    async endRead(model, startedAt, { estimate, spent }) {
      await db
        .update(readerSpend)
        .set({ costUsd: sql`greatest(0, ${readerSpend.costUsd} - ${estimate}::numeric + ${spent}::numeric)` })
        .where(sql`${readerSpend.model} = ${model} and ${readerSpend.day} = ${dayOf(startedAt)}`)
    },

    async listGivenUp(since, limit) {
      const rows = await db
        .select({ captureId: runs.captureId })
        .from(runs)
        .innerJoin(scans, eq(scans.id, runs.scanId))
        .where(
          and(
            eq(runs.provisional, true),
            gt(runs.capturedAt, since),
            isNotNull(scans.finishedAt),
            sql`not exists (select from veracite.jobs j where j.kind = 'run.read'
              and j.dedup_key = ${runs.captureId}::text and j.state in ('queued', 'running'))`,
          ),
        )
        .orderBy(runs.capturedAt)
        .limit(limit)
      return rows.flatMap(({ captureId }) => captureId ?? [])
    },

    async countForReview(most) {
      const some = db
        .select({ origin: runs.origin })
        .from(runs)
        .where(sql`${runs.reviewReasons} <> '{}'`)
        .limit(most)
        .as('for_review')
      const counts = await db.select({ origin: some.origin, count: count() }).from(some).groupBy(some.origin)
      return perOrigin(counts)
    },
  }
}

const dayOf = (at: Date): string => at.toISOString().slice(0, 10)
