import type { StoredEvent } from '@veracite/core/events/event'
import type { EventStore } from '@veracite/core/events/event-store'
import { and, asc, desc, eq, gt, inArray } from 'drizzle-orm'
import type { Pool } from '../../connection.ts'
import { eventCounter, events } from '../../schema/events.ts'
import { isUuid } from '../ids.ts'
import { tellUnwitnessed } from './unwitnessed.ts'

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
