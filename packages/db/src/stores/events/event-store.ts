import type { StoredEvent } from '@veracite/core/events/event'
import type { EventStore } from '@veracite/core/events/event-store'
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { eventCounter, events, settings } from '../../generated/tables.ts'
import { isUuid } from '../ids.ts'
import { oldestUncosigned } from '../log/log-stamps.ts'
import { listRows } from '../rows.ts'
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
        const wanted = and(gt(events.id, start.after), ofBrand)
        return (await listRows(db, events, wanted, { order: [asc(events.id)], limit })).map(toEvent)
      }
      const newest = { order: [desc(events.id)], limit: Math.min(start.last, limit) }
      return (await listRows(db, events, ofBrand, newest)).reverse().map(toEvent)
    },

    async newestId() {
      const [counter] = await db.select().from(eventCounter)
      return counter?.last ?? 0
    },

    /** Reports once that checkpoints wait too long for their witnesses; again only after they have caught up. */
    tellUnwitnessed: ({ witnesses, quorum, before, now }) =>
      inTransaction(pool, async (tx) => {
        const waiting = await oldestUncosigned(tx, witnesses, quorum)
        const isLate = waiting !== null && waiting.signedAt < before
        const news = await changeFlag(tx, isLate, now)
        if (!isLate || !news) return false
        const { size, signedAt, cosignedSize } = waiting
        const data = { size, signedAt: signedAt.toISOString(), cosignedSize, quorum }
        await appendEvents(tx, [{ kind: 'log.unwitnessed', accountId: null, brandId: null, data }], now)
        return true
      }),
  }
}

const toEvent = ({ onceKey: _, ...event }: typeof events.$inferSelect): StoredEvent => event

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
