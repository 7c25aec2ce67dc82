import type { CorrectionStore } from '@veracite/core/corrections/correction-store'
import { and, eq, ne } from 'drizzle-orm'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { correctionLooks, corrections, correctionWatches } from '../../generated/tables.ts'
import { lockBrand } from '../brands.ts'
import { findRow, insertNew, isChanged, setRows } from '../rows.ts'
import { addWatchManifest } from '../watch-manifests.ts'
import { wake } from './correction-jobs.ts'
import { listRelated, listWatches } from './watch-reads.ts'

/** Asking an engine again: the plan before the first question, each look, and what came of it. */
export const createWatchStore = (pool: Pool) =>
  ({
    listWatches: (correctionId, limit) => listWatches(pool, correctionId, limit),
    listRelated: (correctionId, engine) => listRelated(pool, correctionId, engine),
    startWatch: (watch, manifest) =>
      inTransaction(pool, async (tx) => {
        await lockBrandOf(tx, watch.correctionId)
        const related = await listRelated(tx, watch.correctionId, watch.engine)
        if (related.some(({ phase }) => phase !== 'ended')) return false
        const { firstRound: round } = watch.plan
        const row = { ...watch, phase: 'asking', round, nextAt: watch.startedAt } as const
        if (!(await insertNew(tx.db, correctionWatches, row))) return false
        await addWatchManifest(tx, watch.id, 'watch_plan', manifest, watch.startedAt)
        await wake(tx, watch.correctionId, watch.startedAt)
        return true
      }),
    addLook: (watchId, look, nextAt) =>
      inTransaction(pool, async (tx) => {
        await insertNew(tx.db, correctionLooks, { watchId, ...look })
        await setRows(tx.db, correctionWatches, { nextAt, hindered: null }, { id: watchId })
      }),
    async recordObstacle(watchId, why, nextAt) {
      await setRows(pool.db, correctionWatches, { hindered: why, nextAt }, { id: watchId })
    },
    conclude: (watchId, { phase, round, result, nextAt, now }, manifest) =>
      inTransaction(pool, async (tx) => {
        const concluded = await isChanged(
          tx.db,
          correctionWatches,
          {
            phase,
            round,
            nextAt,
            ...(result !== null && { result, resultAt: now }),
            ...(phase === 'ended' && { endedAt: now }),
          },
          // One that a person has stopped meanwhile stays stopped.
          and(eq(correctionWatches.id, watchId), ne(correctionWatches.phase, 'ended')),
        )
        if (concluded && manifest !== null)
          await addWatchManifest(tx, watchId, 'watch_outcome', manifest, now)
        return concluded
      }),
    async startNextRound(correctionId, now) {
      await setRows(pool.db, correctionWatches, { nextAt: now }, { correctionId, phase: 'waiting' })
    },
  }) satisfies Partial<CorrectionStore>

/** Two that begin at the same time would not see each other. */
async function lockBrandOf(tx: Tx, correctionId: string): Promise<void> {
  const correction = await findRow(tx.db, corrections, { id: correctionId })
  if (correction !== null) await lockBrand(tx, correction.brandId)
}
