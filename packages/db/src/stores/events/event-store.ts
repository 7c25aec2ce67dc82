import type { StoredEvent } from '@veracite/core/events/event'
import type { EventStore } from '@veracite/core/events/event-store'
import { and, asc, countDistinct, desc, eq, gt, gte, inArray, sql } from 'drizzle-orm'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { eventCounter, events } from '../../schema/events.ts'
import { logCheckpoints, logCosignatures } from '../../schema/log.ts'
import { settings } from '../../schema/tenants.ts'
import { isUuid } from '../ids.ts'
import { appendEvents } from './event-rows.ts'

export function createEventStore(pool: Pool): EventStore {
  const { db } = pool
  return {
    async list({ start, brandId, limit, accounts }) {
      if (brandId !== null && !isUuid(brandId)) return []
      const ofBrand = and(
        brandId === null ? undefined : eq(events.brandId, brandId),
        accounts ? inArray(events.accountId, [...accounts]) : undefined,
      )
      if ('after' in start) {
        const rows = db
          .select()
          .from(events)
          .where(and(gt(events.id, start.after), ofBrand))
        return (await rows.orderBy(asc(events.id)).limit(limit)).map(toEvent)
      }
      const newest = db.select().from(events).where(ofBrand).orderBy(desc(events.id))
      return (await newest.limit(Math.min(start.last, limit))).reverse().map(toEvent)
    },

    async newestId() {
      const [counter] = await db.select().from(eventCounter)
      return counter?.last ?? 0
    },

    tellUnwitnessed: (terms) => tellUnwitnessed(pool, terms),
  }
}

const toEvent = ({ onceKey: _, ...event }: typeof events.$inferSelect): StoredEvent => event

/** Reports once that checkpoints wait too long for their witnesses; again only after they have caught up. */
const tellUnwitnessed = (
  pool: Pick<Pool, 'sql'>,
  { witnesses, quorum, before, now }: Parameters<EventStore['tellUnwitnessed']>[0],
): Promise<boolean> =>
  inTransaction(pool, async (tx) => {
    const waiting = await oldestWithout(tx, witnesses, quorum)
    const isLate = waiting !== null && waiting.signedAt < before
    const news = await changeFlag(tx, isLate, now)
    if (!isLate || !news) return false
    const { size, signedAt, cosignedSize } = waiting
    const data = { size, signedAt: signedAt.toISOString(), cosignedSize, quorum }
    await appendEvents(tx, [{ kind: 'log.unwitnessed', accountId: null, brandId: null, data }], now)
    return true
  })

/** The first checkpoint after the newest one that enough witnesses have cosigned. */
async function oldestWithout(
  { db }: Tx,
  witnesses: readonly string[],
  quorum: number,
): Promise<{ size: number; signedAt: Date; cosignedSize: number } | null> {
  const { size, witness } = logCosignatures
  const [cosigned] = await db
    .select({ size })
    .from(logCosignatures)
    .where(inArray(witness, [...witnesses]))
    .groupBy(size)
    .having(gte(countDistinct(witness), quorum))
    .orderBy(desc(size))
    .limit(1)
  const cosignedSize = cosigned?.size ?? 0
  const [waiting] = await db
    .select({ size: logCheckpoints.size, signedAt: logCheckpoints.signedAt })
    .from(logCheckpoints)
    .where(gt(logCheckpoints.size, cosignedSize))
    .orderBy(asc(logCheckpoints.size))
    .limit(1)
  return waiting === undefined ? null : { ...waiting, cosignedSize }
}

/** Returns whether the flag changed. */
async function changeFlag({ db }: Tx, value: boolean, now: Date): Promise<boolean> {
  const changed = await db
    .insert(settings)
    .values({ key: 'log.unwitnessed', value, updatedAt: now })
    .onConflictDoUpdate({
      target: settings.key,
      set: { value, updatedAt: now },
      setWhere: sql`${settings.value} is distinct from excluded.value`,
    })
    .returning({ key: settings.key })
  return changed.length > 0
}
