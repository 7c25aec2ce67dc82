import type { StoredEvent } from '@veracite/core/events/event'
import type { Attempt, WebhookStore } from '@veracite/core/webhooks/webhook-store'
import { pick } from '@veracite/terms/pick'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import {
  brands,
  deliveries,
  deliveryAttempts,
  deliveryEvents,
  events,
  webhooks,
} from '../../generated/tables.ts'
import { appendEvents, lockEvents } from '../events/event-rows.ts'
import { hex } from '../ids.ts'
import { requeueJob } from '../jobs/job-endings.ts'
import { completeJob, holdLease } from '../jobs/job-lease.ts'
import { changeRow, findRow, setRows } from '../rows.ts'

/** Nobody would read more, and the body must stay bounded. */
const MAX_EVENTS = 500

export const createDeliverySteps = (pool: Pool) =>
  ({
    openDelivery: (lease, deliveryId, now) =>
      inTransaction(pool, async (tx) => {
        await holdLease(tx, lease)
        const [found] = await tx.db
          .select({ delivery: deliveries, webhook: webhooks })
          .from(deliveries)
          .innerJoin(webhooks, eq(webhooks.id, deliveries.webhookId))
          .where(eq(deliveries.id, deliveryId))
        if (found === undefined) return null
        const { delivery, webhook } = found
        const { removedAt: _, secretSha256, ...endpoint } = webhook
        const sealedAt = delivery.sealedAt ?? (await seal(tx, delivery, now))
        const { told, total } = await eventsOf(tx, deliveryId)
        return {
          ...pick(delivery, 'id', 'state', 'attempts'),
          firstAttemptAt: delivery.attempts === 0 ? null : sealedAt,
          webhook: { ...endpoint, secretSha256: hex(secretSha256) },
          message: {
            kind: delivery.kind,
            webhookId: webhook.id,
            brand: await brandOf(tx, delivery.brandId ?? webhook.brandId),
            span: webhook.digest === 'weekly' ? 'week' : 'day',
            events: told,
            more: total - told.length,
            at: sealedAt,
          },
        }
      }),
    recordDelivered: (lease, deliveryId, attempt, now) =>
      inTransaction(pool, async (tx) => {
        await completeJob(tx, lease, { status: attempt.status }, now)
        const webhookId = await addAttempt(tx, deliveryId, attempt, { state: 'delivered', finishedAt: now })
        await setRows(tx.db, webhooks, { failingSince: null }, { id: webhookId })
      }),
    recordFailed: (lease, deliveryId, { attempt, retryAt, switchOff }, now) =>
      inTransaction(pool, async (tx) => {
        const error = attempt.error ?? `The endpoint answered ${attempt.status}.`
        if (retryAt === null) await completeJob(tx, lease, { error }, now)
        else await requeueJob(tx, lease, { runAt: retryAt, error })
        const settled = retryAt === null ? ({ state: 'failed', finishedAt: now } as const) : {}
        const webhookId = await addAttempt(tx, deliveryId, attempt, settled)
        const since = sql`coalesce(${webhooks.failingSince}, ${attempt.startedAt.toISOString()}::timestamptz)`
        await setRows(tx.db, webhooks, { failingSince: since }, { id: webhookId })
        if (switchOff !== null) await switchOffWebhook(tx, webhookId, switchOff, now)
      }),
    skip: (lease, deliveryId, now) =>
      inTransaction(pool, async (tx) => {
        await completeJob(tx, lease, { skipped: 'the endpoint is switched off' }, now)
        const skipped = { state: 'skipped', finishedAt: now } as const
        await setRows(tx.db, deliveries, skipped, { id: deliveryId, state: 'pending' })
      }),
  }) satisfies Partial<WebhookStore>

/** Under the lock that event writers take: none of them adds to a digest that is being sealed. */
async function seal(tx: Tx, { id, kind }: { id: string; kind: string }, now: Date): Promise<Date> {
  if (kind === 'digest') await lockEvents(tx)
  await setRows(tx.db, deliveries, { sealedAt: now }, { id, sealedAt: null })
  return now
}

async function eventsOf(tx: Tx, deliveryId: string): Promise<{ told: StoredEvent[]; total: number }> {
  const ofDelivery = eq(deliveryEvents.deliveryId, deliveryId)
  const total = await tx.db.$count(deliveryEvents, ofDelivery)
  const rows = await tx.db
    .select({ event: events })
    .from(deliveryEvents)
    .innerJoin(events, eq(events.id, deliveryEvents.eventId))
    .where(ofDelivery)
    .orderBy(asc(deliveryEvents.eventId))
    .limit(MAX_EVENTS)
  return { told: rows.map(({ event: { onceKey: _, ...event } }) => event), total }
}

async function brandOf(tx: Tx, brandId: string | null): Promise<{ id: string; name: string } | null> {
  if (brandId === null) return null
  const brand = await findRow(tx.db, brands, { id: brandId })
  return brand && { id: brand.id, name: brand.name }
}

/** Returns whose delivery it is. */
async function addAttempt(
  tx: Tx,
  deliveryId: string,
  attempt: Attempt,
  settled: { state?: 'delivered' | 'failed'; finishedAt?: Date },
): Promise<string> {
  await tx.db.insert(deliveryAttempts).values({ ...attempt, deliveryId })
  const set = { ...settled, attempts: sql`${deliveries.attempts} + 1` }
  const delivery = await changeRow(tx.db, deliveries, set, { id: deliveryId })
  if (delivery === null) throw new Error(`Delivery ${deliveryId} is gone.`)
  return delivery.webhookId
}

/** Reported once, by the first attempt that notices. */
async function switchOffWebhook(
  tx: Tx,
  webhookId: string,
  reason: 'gone' | 'failing',
  now: Date,
): Promise<void> {
  // Also before consent: the person who added the address learns that the mailbox does not exist.
  const isOn = or(isNull(webhooks.offSince), eq(webhooks.offReason, 'unconfirmed'))
  const set = { offSince: now, offReason: reason }
  const off = await changeRow(tx.db, webhooks, set, and(eq(webhooks.id, webhookId), isOn))
  if (off === null) return
  const { brandId } = off
  const data = { webhookId, reason }
  await appendEvents(tx, [{ kind: 'webhook.switched_off', accountId: null, brandId, data }], now)
}
