import type { StoredEvent } from '@veracite/core/events/event'
import type { EventStore } from '@veracite/core/stores/event-store'
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../open-postgres.ts'
import { eventCounter, events } from '../schema/events.ts'
import { appendEvents } from './event-rows.ts'
import { isUuid } from './ids.ts'
import type { Tx } from './job-rows.ts'

export function createEventStore({ db }: Pick<Database, 'db'>): EventStore {
  return {
    async list({ start, brandId, limit }) {
      if (brandId !== null && !isUuid(brandId)) return []
      const ofBrand = brandId === null ? undefined : eq(events.brandId, brandId)
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

    async tellUnwitnessed({ witnesses, quorum, before, now }) {
      return db.transaction(async (tx) => {
        const waiting = await oldestWithout(tx, witnesses, quorum)
        const isLate = waiting !== null && waiting.signedAt < before
        const news = await changeFlag(tx, isLate, now)
        if (!isLate || !news) return false
        const { size, signedAt, cosignedSize } = waiting
        const data = { size, signedAt: signedAt.toISOString(), cosignedSize, quorum }
        await appendEvents(tx, [{ kind: 'log.unwitnessed', accountId: null, brandId: null, data }], now)
        return true
      })
    },
  }
}

const toEvent = ({ onceKey: _, ...event }: typeof events.$inferSelect): StoredEvent => event

/** The first checkpoint after the newest that enough of the witnesses have cosigned. */
async function oldestWithout(
  tx: Tx,
  witnesses: readonly string[],
  quorum: number,
): Promise<{ size: number; signedAt: Date; cosignedSize: number } | null> {
  const [cosigned] = await tx.execute<{ size: number }>(sql`
    select size from evidence.log_cosignatures where witness = any(${sql.param([...witnesses])}::text[])
    group by size having count(distinct witness) >= ${quorum}::int order by size desc limit 1`)
  const cosignedSize = Number(cosigned?.size ?? 0)
  const [waiting] = await tx.execute<{ size: number; signed_at: string }>(sql`
    select size, signed_at from evidence.log_checkpoints where size > ${cosignedSize}::bigint order by size limit 1`)
  if (waiting === undefined) return null
  return { size: Number(waiting.size), signedAt: new Date(waiting.signed_at), cosignedSize }
}

/** Whether the flag was another before. */
async function changeFlag(tx: Tx, value: boolean, now: Date): Promise<boolean> {
  const changed = await tx.execute(sql`
    insert into veracite.settings as old (key, value, updated_at)
    values ('log.unwitnessed', to_jsonb(${value}::boolean), ${now.toISOString()}::timestamptz)
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at
    where old.value is distinct from excluded.value`)
  return changed.count > 0
}
