// Plain SQL: deliveries and their events are made from one list while everybody who writes events waits.
import type { StoredEvent } from '@veracite/core/events/event'
import type { NewJob } from '@veracite/core/jobs/jobs'
import { GAP_MS, LONGEST_WAIT_MS } from '@veracite/core/webhooks/endpoint-turns'
import { waitsForDigest, wantsEvent } from '@veracite/core/webhooks/wants-event'
import type { Webhook } from '@veracite/core/webhooks/webhook-store'
import type { Tx } from '../../connection.ts'
import { insertJobs } from '../jobs/job-rows.ts'

/**
 * A delivery and its job for every endpoint that asked for these events, in the transaction that writes them:
 * neither exists without the other. The event counter is locked here, so no other transaction opens or seals
 * a digest meanwhile, and everybody who writes events waits: a few statements, however many there are.
 */
export async function queueDeliveries(tx: Tx, events: readonly StoredEvent[], now: Date): Promise<void> {
  const endpoints = await tx.sql<Endpoint[]>`
    select id, brand_id as "brandId", kinds, digest, grave_at_once as "graveAtOnce", failing_since is not null as "isFailing"
    from veracite.webhooks where removed_at is null and off_since is null`
  const wanted = (isDigest: boolean): Wanted[] =>
    endpoints.flatMap((endpoint) =>
      events
        .filter((event) => wantsEvent(endpoint, event) && waitsForDigest(endpoint, event) === isDigest)
        .map((event) => ({ webhook_id: endpoint.id, brand_id: event.brandId, event_id: event.id })),
    )
  const single = await addDeliveries(tx, wanted(false), now)
  const digests = await addToDigests(tx, wanted(true), now)
  const failing = new Map(endpoints.filter(({ isFailing }) => isFailing).map(({ id }) => [id, 0]))
  const runAt = ({ webhook_id }: Made): Date => {
    const ahead = failing.get(webhook_id)
    if (ahead === undefined) return now
    failing.set(webhook_id, ahead + 1)
    return new Date(now.getTime() + Math.min(ahead * GAP_MS.failing, LONGEST_WAIT_MS))
  }
  const isWeekly = new Set(endpoints.filter(({ digest }) => digest === 'weekly').map(({ id }) => id))
  const jobs = [
    // Of an endpoint that fails, all at once would only be in the way of the others.
    ...single.map((made) => deliveryJob(made.id, made.id, runAt(made), made.webhook_id)),
    ...digests.map(({ id, webhook_id }) =>
      deliveryJob(id, id, isWeekly.has(webhook_id) ? nextMonday(now) : nextUtcDay(now), webhook_id),
    ),
  ]
  if (jobs.length > 0) await insertJobs(tx, jobs, now)
}

type Endpoint = Pick<Webhook, 'id' | 'brandId' | 'kinds' | 'digest' | 'graveAtOnce'> & { isFailing: boolean }

interface Wanted {
  webhook_id: string
  brand_id: string | null
  event_id: number
}

type Made = { id: string; webhook_id: string }

/** One delivery for each event. */
async function addDeliveries(tx: Tx, wanted: readonly Wanted[], now: Date): Promise<Made[]> {
  if (wanted.length === 0) return []
  return await tx.sql<Made[]>`
    with wanted as materialized (
      select veracite.uuidv7() as id, webhook_id, brand_id, event_id
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted
        (webhook_id uuid, brand_id uuid, event_id bigint)
    ), made as (
      insert into veracite.deliveries (id, webhook_id, kind, brand_id, state, created_at)
      select id, webhook_id, 'event', brand_id, 'pending', ${now.toISOString()}::timestamptz from wanted
    ), told as (
      insert into veracite.delivery_events (delivery_id, event_id) select id, event_id from wanted
    )
    select id, webhook_id from wanted order by event_id`
}

/** Adds events to the open digest of their brand; returns the digests that had to be opened. */
async function addToDigests(tx: Tx, wanted: readonly Wanted[], now: Date): Promise<Made[]> {
  if (wanted.length === 0) return []
  return await tx.sql<Made[]>`
    with wanted as materialized (
      select webhook_id, brand_id, event_id
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as wanted
        (webhook_id uuid, brand_id uuid, event_id bigint)
    ), digests as materialized (
      select webhook_id, brand_id, open.id as open_id, coalesce(open.id, veracite.uuidv7()) as id
      from (select distinct webhook_id, brand_id from wanted) as needed
      left join lateral (
        select d.id from veracite.deliveries d
        where d.webhook_id = needed.webhook_id
          and coalesce(d.brand_id, d.webhook_id) = coalesce(needed.brand_id, needed.webhook_id)
          and d.kind = 'digest' and d.sealed_at is null
        limit 1
      ) as open on true
    ), made as (
      insert into veracite.deliveries (id, webhook_id, kind, brand_id, state, created_at)
      select id, webhook_id, 'digest', brand_id, 'pending', ${now.toISOString()}::timestamptz
      from digests where open_id is null
    ), told as (
      insert into veracite.delivery_events (delivery_id, event_id)
      select digests.id, wanted.event_id
      from wanted join digests on digests.webhook_id = wanted.webhook_id
        and digests.brand_id is not distinct from wanted.brand_id
    )
    select id, webhook_id from digests where open_id is null`
}

/** Retries are limited by time, not by a count. */
export const deliveryJob = (jobId: string, deliveryId: string, runAt: Date, webhookId?: string): NewJob => ({
  id: jobId,
  kind: 'webhook.deliver',
  lane: 'deliver',
  payload: { deliveryId, ...(webhookId !== undefined && { webhookId }) },
  dedupKey: deliveryId,
  maxAttempts: 1_000,
  runAt,
})

const nextUtcDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))

/** Monday morning, when people read it. */
function nextMonday(now: Date): Date {
  const daysAhead = (8 - now.getUTCDay()) % 7 || 7
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + daysAhead, 6))
}
