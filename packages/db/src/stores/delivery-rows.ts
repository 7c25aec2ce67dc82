import type { StoredEvent } from '@veracite/core/events/event'
import type { NewJob } from '@veracite/core/jobs'
import { wantsEvent } from '@veracite/core/webhooks/wants-event'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { deliveries, deliveryEvents, webhooks } from '../schema/events.ts'
import { insertJobs, type Tx } from './job-rows.ts'

type Endpoint = Pick<typeof webhooks.$inferSelect, 'id' | 'brandId' | 'kinds' | 'digest'>

/**
 * A delivery and its job for everyone who asked for these events, in the transaction that writes them: neither can be
 * there without the other. The counter of events is locked here, so nobody else opens or seals a digest meanwhile.
 */
export async function queueDeliveries(tx: Tx, events: readonly StoredEvent[], now: Date): Promise<void> {
  const endpoints = await tx
    .select({ id: webhooks.id, brandId: webhooks.brandId, kinds: webhooks.kinds, digest: webhooks.digest })
    .from(webhooks)
    .where(and(isNull(webhooks.removedAt), isNull(webhooks.offSince)))
  const jobs: NewJob[] = []
  for (const endpoint of endpoints) {
    for (const event of events) {
      if (!wantsEvent(endpoint, event)) continue
      const delivery = await deliveryOf(tx, endpoint, event, now)
      await tx.insert(deliveryEvents).values({ deliveryId: delivery.id, eventId: event.id })
      if (delivery.job !== null) jobs.push(delivery.job)
    }
  }
  if (jobs.length > 0) await insertJobs(tx, jobs, now)
}

/** Of its own; or, where a digest is wanted, the one of this brand that is open. */
async function deliveryOf(
  tx: Tx,
  endpoint: Endpoint,
  event: StoredEvent,
  now: Date,
): Promise<{ id: string; job: NewJob | null }> {
  const isDigest = endpoint.digest === 'daily'
  if (isDigest) {
    const [open] = await tx
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
  const [made] = await tx
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

/** How often it is tried is decided by time, not by a count. */
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
