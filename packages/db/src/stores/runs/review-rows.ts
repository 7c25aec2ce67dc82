import type { CaptureToClassify, RunStore } from '@veracite/core/runs/run-store'
import { readStoredVerdict } from '@veracite/evidence/capture/stored-verdict'
import { pick } from '@veracite/terms/pick'
import type { CitationClass } from '@veracite/terms/vocabulary'
import { and, count, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import {
  captureBytes,
  classifications,
  prompts,
  runs,
  undecidedReviews,
  withdrawnReadings,
} from '../../generated/tables.ts'
import { isUuid } from '../ids.ts'
import { readingsOfCaptures } from '../readings/reading-rows.ts'
import { lockRow } from '../rows.ts'

/**
 * Whether the run still has the classification that the decision was based on. Locks the run to the end of
 * the transaction: of two simultaneous readers, the second sees what the first one wrote.
 */
export async function isUnchanged(
  tx: Tx,
  { runId, classificationId }: Pick<CaptureToClassify, 'runId' | 'classificationId'>,
): Promise<boolean> {
  const run = await lockRow(tx, runs, { id: runId }, 'update')
  return run !== null && run.classificationId === classificationId
}

/** Those whose runs have no class yet; the runs are locked in the order of their ids. */
export async function stillCaptured<T extends { runId: string }>(tx: Tx, made: readonly T[]): Promise<T[]> {
  if (made.length === 0) return []
  const runIds = made.map(({ runId }) => runId)
  const rows = await tx.db
    .select({ id: runs.id })
    .from(runs)
    .where(and(inArray(runs.id, runIds), eq(runs.status, 'CAPTURED')))
    .orderBy(runs.id)
    .for('update')
  const open = new Set(rows.map(({ id }) => id))
  return made.filter(({ runId }) => open.has(runId))
}

/** The same for one of its captures, whose newest classification need not be the run's. */
export async function isCaptureUnchanged(
  tx: Tx,
  { runId, captureId, classificationId }: Pick<CaptureToClassify, 'runId' | 'captureId' | 'classificationId'>,
): Promise<boolean> {
  await lockRow(tx, runs, { id: runId }, 'update')
  const [newest] = await tx.db
    .select({ id: classifications.id })
    .from(classifications)
    .where(eq(classifications.captureId, captureId))
    .orderBy(desc(classifications.createdAt), desc(classifications.id))
    .limit(1)
  return newest?.id === classificationId
}

export async function withdrawReading(
  tx: Tx,
  runId: string,
  { readingId, by }: { readingId: string; by: string },
  now: Date,
): Promise<void> {
  await tx.db.insert(withdrawnReadings).values({ readingId, runId, operatorName: by, withdrawnAt: now })
}

/** Runs that were not answered with "cannot tell" since they were last judged. */
const waits = (brandId: string) =>
  and(
    eq(runs.brandId, brandId),
    sql`${runs.reviewReasons} <> '{}'`,
    // As a value and not as a join, which would read the table from one end to the other.
    sql`(select u.classification_id from veracite.undecided_reviews u where u.run_id = ${runs.id})
      is distinct from ${runs.classificationId}`,
  )

export const reviewVerbs = (pool: Pool) => {
  const { db } = pool
  return {
    putUndecided: (run, answer) =>
      inTransaction(pool, async (tx) => {
        const { runId, classificationId } = run
        if (classificationId === null || !(await isUnchanged(tx, run))) return false
        const removed = await tx.db
          .delete(undecidedReviews)
          .where(eq(undecidedReviews.runId, runId))
          .returning({ classificationId: undecidedReviews.classificationId })
        if (answer === null) return removed.some((one) => one.classificationId === classificationId)
        const { by, note, now } = answer
        await tx.db
          .insert(undecidedReviews)
          .values({ runId, classificationId, operatorName: by, note, answeredAt: now })
        return true
      }),

    async listForReview(brandId, { limit, cursor, maxBytes }) {
      if (!isUuid(brandId)) return { items: [], nextCursor: null, totals: [] }
      const rows = await db
        .select({
          runId: runs.id,
          ...pick(runs, 'scanId', 'engine', 'origin', 'intent'),
          prompt: prompts.text,
          capturedAt: runs.capturedAt,
          classification: classifications,
          answer: captureBytes.bytes,
        })
        .from(runs)
        .innerJoin(prompts, eq(prompts.id, runs.promptId))
        .innerJoin(classifications, eq(classifications.id, runs.classificationId))
        .leftJoin(
          captureBytes,
          and(
            eq(captureBytes.captureId, runs.captureId),
            eq(captureBytes.capturedAt, runs.capturedAt),
            eq(captureBytes.part, 'answer'),
            sql`length(${captureBytes.bytes}) <= ${maxBytes}`,
          ),
        )
        .where(and(waits(brandId), cursor ? lt(runs.id, cursor) : undefined))
        .orderBy(desc(runs.id))
        .limit(limit + 1)
      const totals = await db
        .select({ origin: runs.origin, count: count() })
        .from(runs)
        .where(waits(brandId))
        .groupBy(runs.origin)
      const items = rows.slice(0, limit).map(({ classification, capturedAt, answer, ...row }) => {
        const { needsReview, claims } = readStoredVerdict(classification.verdict)
        return {
          ...row,
          citationClass: classification.citationClass,
          capturedAt: capturedAt ?? classification.createdAt,
          excerpt: classification.excerpt,
          answer: answer && new TextDecoder().decode(answer),
          needsReview,
          statements: claims.filter(
            ({ verdict, certainty }) => verdict === 'contradicted' && certainty === 'likely',
          ),
        }
      })
      const nextCursor = rows.length > limit ? (items.at(-1)?.runId ?? null) : null
      return { items, nextCursor, totals }
    },

    async listClassifiedAnswers(brandId, limit) {
      if (!isUuid(brandId)) return []
      const rows = await db
        .select({
          runId: runs.id,
          ...pick(runs, 'captureId', 'engine', 'origin', 'intent'),
          prompt: prompts.text,
          citationClass: sql<CitationClass>`${runs.citationClass}`,
          capturedAt: sql<Date>`${runs.capturedAt}`.mapWith(runs.capturedAt),
        })
        .from(runs)
        .innerJoin(prompts, eq(prompts.id, runs.promptId))
        // Matches the index of classified runs.
        .where(and(eq(runs.brandId, brandId), eq(runs.status, 'CLASSIFIED')))
        .orderBy(desc(runs.id))
        .limit(limit)
      const captureIds = rows.flatMap(({ captureId }) => captureId ?? [])
      const readings = await readingsOfCaptures(pool, captureIds)
      return rows.map(({ captureId, ...row }) => ({ ...row, readings: readings.get(captureId ?? '') ?? [] }))
    },
  } satisfies Partial<RunStore>
}
