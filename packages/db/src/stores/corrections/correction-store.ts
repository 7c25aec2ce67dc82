import type { CorrectionStore, WatchedPage } from '@veracite/core/corrections/correction-store'
import { and, asc, eq, isNull, ne, or } from 'drizzle-orm'
import { inTransaction, type Pool } from '../../connection.ts'
import { correctionFindings, correctionPages, corrections } from '../../schema/corrections.ts'
import { findings } from '../../schema/findings.ts'
import { completeJob } from '../jobs/job-lease.ts'
import { queuePages } from '../sources/source-rows.ts'
import { createFinders } from './correction-finders.ts'
import { makeJob, wake } from './correction-jobs.ts'
import { createMoves } from './correction-moves.ts'
import {
  findingsOfFact,
  listTimes,
  makeMissingJobs,
  newestCapture,
  promptsOf,
  readCaptures,
} from './correction-reads.ts'
import { createWatchStore } from './watch-store.ts'

/** Corrections. What happened to one is only ever added to; everything else says how it stands now. */
export const createCorrectionStore = (pool: Pool): CorrectionStore => ({
  ...createMoves(pool),
  ...createWatchStore(pool),
  ...createFinders(pool),
  ...createPages(pool),
  ...createTurns(pool),
  readCaptures: (pageIds, options) => readCaptures(pool, pageIds, options),
  newestCapture: (url) => newestCapture(pool, url),
  findingsOfFact: (brandId, factId, origin) => findingsOfFact(pool, brandId, factId, origin),
  promptsOf: (correctionId, engine, limit) => promptsOf(pool, correctionId, engine, limit),
  listTimes: (brandId, limit) => listTimes(pool, brandId, limit),
})

const createPages = (
  pool: Pool,
): Pick<CorrectionStore, 'listPages' | 'addPages' | 'setPage' | 'orderPage'> => ({
  async listPages(correctionId) {
    const rows = await pool.db
      .select()
      .from(correctionPages)
      .where(eq(correctionPages.correctionId, correctionId))
      .orderBy(asc(correctionPages.role), asc(correctionPages.url))
    return rows.map(({ correctionId: _, ...page }): WatchedPage => page)
  },
  async addPages(correctionId, pages) {
    if (pages.length === 0) return
    await pool.db
      .insert(correctionPages)
      .values(pages.map((page) => ({ correctionId, ...page })))
      .onConflictDoNothing()
  },
  async setPage(correctionId, url, seen) {
    await pool.db
      .update(correctionPages)
      .set(seen)
      .where(and(eq(correctionPages.correctionId, correctionId), eq(correctionPages.url, url)))
  },
  orderPage: (correctionId, url, now) =>
    inTransaction(pool, async (tx) => {
      await tx.db
        .update(correctionPages)
        .set({ orderedAt: now })
        .where(and(eq(correctionPages.correctionId, correctionId), eq(correctionPages.url, url)))
      await queuePages(tx, [url], now)
    }),
})

const createTurns = (
  pool: Pool,
): Pick<CorrectionStore, 'settle' | 'repair' | 'setDeadline' | 'attachFindings'> => ({
  settle: (lease, correctionId, seenWakeAt, next, now) =>
    inTransaction(pool, async (tx) => {
      // First the correction and then its job, as everybody who wakes it does: the other way round they would wait for
      // each other.
      await tx.db
        .select({ id: corrections.id })
        .from(corrections)
        .where(eq(corrections.id, correctionId))
        .for('no key update')
      await completeJob(tx, lease, null, now)
      // Woken while it worked: what it saw is no longer all there is.
      const asSeen = seenWakeAt === null ? isNull(corrections.wakeAt) : eq(corrections.wakeAt, seenWakeAt)
      await tx.db
        .update(corrections)
        .set({ wakeAt: next })
        .where(and(eq(corrections.id, correctionId), asSeen))
      const [row] = await tx.db
        .select({ wakeAt: corrections.wakeAt })
        .from(corrections)
        .where(eq(corrections.id, correctionId))
      if (row?.wakeAt != null) await makeJob(tx, correctionId, row.wakeAt, now)
    }),
  repair: (now) => makeMissingJobs(pool, now),
  setDeadline: (correctionId, deadline, now) =>
    inTransaction(pool, async (tx) => {
      await tx.db.update(corrections).set({ deadline }).where(eq(corrections.id, correctionId))
      await wake(tx, correctionId, now)
    }),
  async attachFindings(correctionId) {
    const { db } = pool
    const others = db
      .select({
        correctionId: corrections.id,
        findingId: findings.id,
      })
      .from(corrections)
      .innerJoin(
        findings,
        and(
          eq(findings.brandId, corrections.brandId),
          eq(findings.factId, corrections.factId),
          eq(findings.origin, corrections.origin),
          or(ne(findings.state, 'settled'), isNull(findings.settledBy)),
        ),
      )
      .where(and(eq(corrections.id, correctionId), eq(corrections.kind, 'fact')))
      .limit(MOST_FINDINGS)
    await db.insert(correctionFindings).select(others).onConflictDoNothing()
  },
})

const MOST_FINDINGS = 500
