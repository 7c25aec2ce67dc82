import type { Correction, CorrectionStore, NewMove } from '@veracite/core/corrections/correction-store'
import type { NewEvent } from '@veracite/core/events/event'
import type { CorrectionState, Engine } from '@veracite/terms/vocabulary'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { correctionEvents, correctionFindings, correctionPages, corrections } from '../../generated/tables.ts'
import { lockBrand, ofBrand } from '../brands.ts'
import { appendEvents } from '../events/event-rows.ts'
import { isUuid } from '../ids.ts'
import { newId } from '../jobs/job-rows.ts'
import { findRow, lockRow, setRows } from '../rows.ts'
import { findCorrection } from './correction-finders.ts'
import { wake } from './correction-jobs.ts'

/** Everything that changes the state, with the line of history and the event that belong to it. */
export const createMoves = (pool: Pool) =>
  ({
    open: (correction, pages, note) =>
      inTransaction(pool, async (tx) => {
        const { findingIds, ...row } = correction
        // Serialised per brand: two people who open one for the same finding get the same.
        await lockBrand(tx, row.brandId)
        const there = await openWith(tx, findingIds)
        if (there !== null) return { kind: 'already', correctionId: there }
        const { openedAt } = row
        await tx.db.insert(corrections).values({ ...row, state: 'open', stateSince: openedAt })
        await tx.db
          .insert(correctionFindings)
          .values(findingIds.map((findingId) => ({ correctionId: row.id, findingId })))
        if (pages.length > 0)
          await tx.db.insert(correctionPages).values(
            pages.map((page) => ({
              correctionId: row.id,
              ...page,
              newestPageId: page.beforePageId,
              says: page.saysBefore,
              nextAt: new Date(openedAt.getTime() + DAY_MS),
            })),
          )
        const first: NewMove = { move: 'opened', who: row.openedBy, note, data: {} }
        await append(tx, row.id, first, { from: null, to: 'open' }, openedAt)
        await wake(tx, row.id, openedAt)
        await appendEvents(tx, [await changed(tx, row, null, 'open', first)], openedAt)
        return { kind: 'opened' }
      }),

    async move(correctionId, move, next, now) {
      if (!isUuid(correctionId)) return null
      return inTransaction(pool, async (tx) => {
        const row = await lockRow(tx, corrections, { id: correctionId }, 'update')
        if (row === null) return null
        const decided = next(row.state)
        if ('refused' in decided) return decided
        const { state } = decided
        await append(tx, correctionId, move, { from: row.state, to: state }, now)
        const set = {
          state,
          ...(state !== row.state && { stateSince: now }),
          ...(move.move === 'asked' && { askedAt: row.askedAt ?? now }),
          closedAt: state === 'closed' ? (row.closedAt ?? now) : null,
        }
        await setRows(tx.db, corrections, set, { id: correctionId })
        await wake(tx, correctionId, now)
        const found = await findCorrection(tx, correctionId)
        if (state !== row.state) await appendEvents(tx, [await changed(tx, row, row.state, state, move)], now)
        return found
      })
    },

    remind: (correctionId, { onceKey, when }, now) =>
      inTransaction(pool, async (tx) => {
        const row = await findRow(tx.db, corrections, { id: correctionId })
        if (row?.deadline == null) return
        const event: NewEvent = {
          kind: 'correction.due',
          ...(await ofBrand(tx, row.brandId)),
          data: {
            correctionId,
            predicate: row.predicate,
            status: row.state,
            reason: when,
            deadline: row.deadline.toISOString(),
          },
          onceKey,
        }
        const told = await appendEvents(tx, [event], now)
        if (told.length === 0) return
        const move: NewMove = { move: 'reminded', who: 'veracite', note: null, data: { when } }
        await append(tx, correctionId, move, { from: row.state, to: row.state }, now)
      }),
  }) satisfies Partial<CorrectionStore>

const DAY_MS = 86_400_000

/** A correction that is not closed and has one of these findings. */
async function openWith(tx: Tx, findingIds: readonly string[]): Promise<string | null> {
  const [there] = await tx.db
    .select({ id: corrections.id })
    .from(corrections)
    .innerJoin(correctionFindings, eq(correctionFindings.correctionId, corrections.id))
    .where(and(inArray(correctionFindings.findingId, [...findingIds]), ne(corrections.state, 'closed')))
    .limit(1)
  return there?.id ?? null
}

async function append(
  tx: Tx,
  correctionId: string,
  { move, who, note, data }: NewMove,
  { from, to }: { from: CorrectionState | null; to: CorrectionState },
  at: Date,
): Promise<void> {
  await tx.db
    .insert(correctionEvents)
    .values({ id: await newId(tx), correctionId, move, fromState: from, state: to, who, note, data, at })
}

async function changed(
  tx: Tx,
  { id, brandId, predicate, origin }: Pick<Correction, 'id' | 'brandId' | 'predicate' | 'origin'>,
  from: CorrectionState | null,
  status: CorrectionState,
  { data }: NewMove,
): Promise<NewEvent> {
  const engine = typeof data.engine === 'string' ? (data.engine as Engine) : null
  return {
    kind: 'correction.changed',
    ...(await ofBrand(tx, brandId)),
    data: {
      ...{ correctionId: id, predicate, engine, from, status, origin, demo: origin === 'demo' },
      atMost: status === 'engine_changed' && typeof data.atMost === 'number' ? data.atMost : null,
    },
  }
}
