import type { CorrectionStore } from '@veracite/core/corrections/correction-store'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { correctionLooks, corrections, correctionWatches, watchManifests } from '../../schema/corrections.ts'
import { logQueue } from '../../schema/log.ts'
import { brands } from '../../schema/tenants.ts'
import { wake } from './correction-jobs.ts'
import { listRelated, listWatches } from './watch-reads.ts'

type Verbs =
  | 'listWatches'
  | 'listRelated'
  | 'startWatch'
  | 'addLook'
  | 'recordObstacle'
  | 'conclude'
  | 'startNextRound'

/** Asking an engine again: the plan before the first question, each look, and what came of it. */
export const createWatchStore = (pool: Pool): Pick<CorrectionStore, Verbs> => ({
  listWatches: (correctionId, limit) => listWatches(pool, correctionId, limit),
  listRelated: (correctionId, engine) => listRelated(pool, correctionId, engine),
  startWatch: (watch, manifest) =>
    inTransaction(pool, async (tx) => {
      await lockBrandOf(tx, watch.correctionId)
      const related = await listRelated(tx, watch.correctionId, watch.engine)
      if (related.some(({ phase }) => phase !== 'ended')) return false
      const [made] = await tx.db
        .insert(correctionWatches)
        .values({ ...watch, phase: 'asking', round: watch.plan.firstRound, nextAt: watch.startedAt })
        .onConflictDoNothing()
        .returning({ id: correctionWatches.id })
      if (made === undefined) return false
      await appendManifest(tx, watch.id, 'watch_plan', manifest, watch.startedAt)
      await wake(tx, watch.correctionId, watch.startedAt)
      return true
    }),
  addLook: (watchId, look, nextAt) =>
    inTransaction(pool, async (tx) => {
      await tx.db
        .insert(correctionLooks)
        .values({ watchId, ...look })
        .onConflictDoNothing()
      await tx.db
        .update(correctionWatches)
        .set({ nextAt, hindered: null })
        .where(eq(correctionWatches.id, watchId))
    }),
  async recordObstacle(watchId, why, nextAt) {
    await pool.db
      .update(correctionWatches)
      .set({ hindered: why, nextAt })
      .where(eq(correctionWatches.id, watchId))
  },
  conclude: (watchId, { phase, round, result, nextAt, now }, manifest) =>
    inTransaction(pool, async (tx) => {
      const concluded = await tx.db
        .update(correctionWatches)
        .set({
          phase,
          round,
          nextAt,
          ...(result !== null && { result, resultAt: now }),
          ...(phase === 'ended' && { endedAt: now }),
        })
        // One that a person has stopped meanwhile stays stopped.
        .where(and(eq(correctionWatches.id, watchId), ne(correctionWatches.phase, 'ended')))
        .returning({ id: correctionWatches.id })
      if (concluded.length > 0 && manifest !== null)
        await appendManifest(tx, watchId, 'watch_outcome', manifest, now)
      return concluded.length > 0
    }),
  async startNextRound(correctionId, now) {
    await pool.db
      .update(correctionWatches)
      .set({ nextAt: now })
      .where(and(eq(correctionWatches.correctionId, correctionId), eq(correctionWatches.phase, 'waiting')))
  },
})

/** Two that begin at the same time would not see each other. */
async function lockBrandOf(tx: Tx, correctionId: string): Promise<void> {
  const ofCorrection = tx.db
    .select({ id: corrections.brandId })
    .from(corrections)
    .where(eq(corrections.id, correctionId))
  await tx.db
    .select({ id: brands.id })
    .from(brands)
    .where(inArray(brands.id, ofCorrection))
    .for('no key update')
}

async function appendManifest(
  tx: Tx,
  watchId: string,
  kind: 'watch_plan' | 'watch_outcome',
  { id, body, signature, keyId, leaf }: Parameters<CorrectionStore['startWatch']>[1],
  createdAt: Date,
): Promise<void> {
  await tx.db.insert(watchManifests).values({ id, watchId, kind, body, signature, keyId, createdAt })
  // Plans enter the log before all other waiting leaves, so the plan precedes every answer.
  await tx.db.insert(logQueue).values({
    subjectId: id,
    kind: kind === 'watch_plan' ? 'plan' : 'watch',
    body: leaf,
    queuedAt: createdAt,
  })
}
