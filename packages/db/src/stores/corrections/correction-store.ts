import type { CorrectionStore, WatchedPage } from '@veracite/core/corrections/correction-store'
import { and, asc, eq, isNull, ne, or } from 'drizzle-orm'
import { inTransaction, type Pool } from '../../connection.ts'
import { correctionFindings, correctionPages, corrections, findings } from '../../generated/tables.ts'
import { completeJob } from '../jobs/job-lease.ts'
import { insertWatchJob } from '../jobs/job-rows.ts'
import { findRow, insertNew, listRows, lockRow, setRows } from '../rows.ts'
import { queuePages } from '../sources/source-rows.ts'
import { createFinders } from './correction-finders.ts'
import { wake } from './correction-jobs.ts'
import { createMoves } from './correction-moves.ts'
import { createCorrectionReads } from './correction-reads.ts'
import { createWatchStore } from './watch-store.ts'

/** Corrections. What happened to one is only ever added to; everything else says how it stands now. */
export const createCorrectionStore = (pool: Pool): CorrectionStore => ({
  ...createMoves(pool),
  ...createWatchStore(pool),
  ...createFinders(pool),
  ...createPages(pool),
  ...createTurns(pool),
  ...createCorrectionReads(pool),
})

const createPages = (pool: Pool) =>
  ({
    async listPages(correctionId) {
      const order = [asc(correctionPages.role), asc(correctionPages.url)]
      const rows = await listRows(pool.db, correctionPages, { correctionId }, { order })
      return rows.map(({ correctionId: _, ...page }): WatchedPage => page)
    },
    async addPages(correctionId, pages) {
      if (pages.length === 0) return
      await insertNew(
        pool.db,
        correctionPages,
        pages.map((page) => ({ correctionId, ...page })),
      )
    },
    async setPage(correctionId, url, seen) {
      await setRows(pool.db, correctionPages, seen, { correctionId, url })
    },
    orderPage: (correctionId, url, now) =>
      inTransaction(pool, async (tx) => {
        await setRows(tx.db, correctionPages, { orderedAt: now }, { correctionId, url })
        await queuePages(tx, [url], now)
      }),
  }) satisfies Partial<CorrectionStore>

const createTurns = (pool: Pool) =>
  ({
    settle: (lease, correctionId, seenWakeAt, next, now) =>
      inTransaction(pool, async (tx) => {
        // First the correction and then its job, as everybody who wakes it does: the other way round they would wait for
        // each other.
        await lockRow(tx, corrections, { id: correctionId })
        await completeJob(tx, lease, null, now)
        // Woken while it worked: what it saw is no longer all there is.
        await setRows(tx.db, corrections, { wakeAt: next }, { id: correctionId, wakeAt: seenWakeAt })
        const row = await findRow(tx.db, corrections, { id: correctionId })
        if (row?.wakeAt != null)
          await insertWatchJob(tx, 'correction.watch', { correctionId }, row.wakeAt, now)
      }),
    setDeadline: (correctionId, deadline, now) =>
      inTransaction(pool, async (tx) => {
        await setRows(tx.db, corrections, { deadline }, { id: correctionId })
        await wake(tx, correctionId, now)
      }),
    async attachFindings(correctionId) {
      const { db } = pool
      const others = db
        .select({ correctionId: corrections.id, findingId: findings.id })
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
  }) satisfies Partial<CorrectionStore>

const MOST_FINDINGS = 500
