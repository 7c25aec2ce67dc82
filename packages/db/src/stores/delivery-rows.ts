import type { StoredEvent } from '@veracite/core/events/event'
import type { NewJob } from '@veracite/core/jobs'
import { wantsEvent } from '@veracite/core/webhooks/wants-event'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Tx } from '../connection.ts'
import { deliveries, deliveryEvents, webhooks } from '../schema/events.ts'
import { insertJobs } from './job-rows.ts'

type Endpoint = Pick<typeof webhooks.$inferSelect, 'id' | 'brandId' | 'kinds' | 'digest'>

/**
 * A delivery and its job for every endpoint that asked for these events, in the transaction that writes them:
 * neither exists without the other. The event counter is locked here, so no other transaction opens or seals
 * a digest meanwhile.
 */
export async function queueDeliveries(tx: Tx, events: readonly StoredEvent[], now: Date): Promise<void> {
  const endpoints = await tx.db
    .select({ id: webhooks.id, brandId: webhooks.brandId, kinds: webhooks.kinds, digest: webhooks.digest })
    .from(webhooks)
    .where(and(isNull(webhooks.removedAt), isNull(webhooks.offSince)))
  const jobs: NewJob[] = []
  for (const endpoint of endpoints) {
    for (const event of events) {
      if (!wantsEvent(endpoint, event)) continue
      const delivery = await deliveryOf(tx, endpoint, event, now)
      await tx.db.insert(deliveryEvents).values({ deliveryId: delivery.id, eventId: event.id })
      if (delivery.job !== null) jobs.push(delivery.job)
    }
  }
  if (jobs.length > 0) await insertJobs(tx, jobs, now)
}

/** A new delivery; or, if a digest is wanted, the brand's open one. */
async function deliveryOf(
  tx: Tx,
  endpoint: Endpoint,
  event: StoredEvent,
  now: Date,
): Promise<{ id: string; job: NewJob | null }> {
  const isDigest = endpoint.digest === 'daily'
  if (isDigest) {
    const [open] = await tx.db
      .select({ id: deliveries.id })
      .from(deliveries)
      .where(
        and(
          eq(deliveries.webhookId, endpoint.id),
          event.brandId === null ? isNull(deliveries.brandId) : eq(deliveries.brandId, event.brandId),
          eq(deliveries.kind, 'digest'),
          isNull(deliveries.sealedAt),
        ),
      )
    if (open) return { id: open.id, job: null }
  }
  const kind = isDigest ? ('digest' as const) : ('event' as const)
  const [made] = await tx.db
    .insert(deliveries)
    .values({
      id: sql`veracite.uuidv7()`,
      webhookId: endpoint.id,
      kind,
      brandId: event.brandId,
      state: 'pending',
      createdAt: now,
    })
    .returning({ id: deliveries.id })
  if (made === undefined) throw new Error('A delivery was not stored.')
  return { id: made.id, job: deliveryJob(made.id, made.id, isDigest ? nextUtcDay(now) : now) }
}

/** Retries are limited by time, not by a count. */
export const deliveryJob = (jobId: string, deliveryId: string, runAt: Date): NewJob => ({
  id: jobId,
  kind: 'webhook.deliver',
  lane: 'deliver',
  payload: { deliveryId },
  dedupKey: deliveryId,
  maxAttempts: 1_000,
  runAt,
})

const nextUtcDay = (now: Date): Date =>
  new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
