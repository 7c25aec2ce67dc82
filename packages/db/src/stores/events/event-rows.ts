// Plain SQL: events are numbered and inserted from one list while everybody who writes events waits.
import type { NewEvent, StoredEvent } from '@veracite/core/events/event'
import type { Tx } from '../../connection.ts'
import { queueDeliveries } from './delivery-rows.ts'

/**
 * Writes events in the transaction that makes them true, with a delivery to every endpoint that asked for
 * them. Call it last: the counter stays locked until the commit, and waiting for another lock while holding
 * it would block every writer of events.
 */
export async function appendEvents(tx: Tx, events: readonly NewEvent[], now: Date): Promise<StoredEvent[]> {
  if (events.length === 0) return []
  const last = await lockEvents(tx)
  const fresh = await withoutTold(tx, events)
  if (fresh.length === 0) return []
  const rows = fresh.map((event, position) => ({
    id: last + position + 1,
    kind: event.kind,
    once_key: event.onceKey ?? null,
    account_id: event.accountId,
    brand_id: event.brandId,
    data: event.data,
  }))
  await tx.sql`
    with counted as (
      update veracite.event_counter set last = last + ${rows.length}::int
    )
    insert into evidence.events (id, kind, once_key, account_id, brand_id, data, occurred_at)
    select id, kind, once_key, account_id, brand_id, data, ${now.toISOString()}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as new_event
      (id bigint, kind text, once_key text, account_id uuid, brand_id uuid, data jsonb)`
  const stored = rows.map(({ id, kind, account_id: accountId, brand_id: brandId, data }) => ({
    id,
    kind,
    accountId,
    brandId,
    data: { ...data },
    occurredAt: now,
  }))
  await queueDeliveries(tx, stored, now)
  return stored
}

/**
 * Until the commit nobody else tells events, or opens or seals a digest. A separate statement: the next one sees what
 * earlier holders of the lock committed. Returns the number of the last event.
 */
export async function lockEvents({ sql }: Tx): Promise<number> {
  const [counter] = await sql<{ last: number }[]>`
    select last from veracite.event_counter for no key update`
  if (counter === undefined) throw new Error('The counter of events is missing.')
  return counter.last
}

/** Leaves out events that were already written, and duplicates within the list. */
async function withoutTold(tx: Tx, events: readonly NewEvent[]): Promise<NewEvent[]> {
  const keys = events.flatMap(({ onceKey }) => onceKey ?? [])
  const told = new Set<string>()
  if (keys.length > 0) {
    const rows = await tx.sql<
      { once_key: string }[]
    >`select once_key from evidence.events where once_key = any(${keys}::text[])`
    for (const row of rows) told.add(row.once_key)
  }
  return events.filter(({ onceKey }) => {
    if (onceKey === undefined) return true
    if (told.has(onceKey)) return false
    told.add(onceKey)
    return true
  })
}
