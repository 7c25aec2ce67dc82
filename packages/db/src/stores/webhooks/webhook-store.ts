import type { Webhook, WebhookStore } from '@veracite/core/webhooks/webhook-store'
import { mapPage } from '@veracite/terms/page'
import { and, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm'
import { inTransaction, type Pool } from '../../connection.ts'
import { deliveries, deliveryAttempts, deliveryEvents, webhooks } from '../../generated/tables.ts'
import type { Database } from '../../open-postgres.ts'
import { brandsOf } from '../brands.ts'
import { deliveryJob } from '../events/delivery-rows.ts'
import { lockEvents } from '../events/event-rows.ts'
import { hex } from '../ids.ts'
import { insertJobs } from '../jobs/job-rows.ts'
import { changeRow, findRow, hasId, inserted, isChanged, listRows, mapRow, pageOf } from '../rows.ts'
import { createDeliverySteps } from './delivery-steps.ts'

export function createWebhookStore(pool: Pool): WebhookStore {
  return {
    ...createEndpoints(pool),
    ...createDeliveryLists(pool.db),
    addTest: ({ deliveryId, webhookId, kind }, now) =>
      inTransaction(pool, async (tx) => {
        await tx.db
          .insert(deliveries)
          .values({ id: deliveryId, webhookId, kind, state: 'pending', createdAt: now })
        await insertJobs(tx, [{ ...deliveryJob(deliveryId, deliveryId, now), priority: 10 }], now)
      }),
    replay: (deliveryId, jobId, now) =>
      inTransaction(pool, async (tx) => {
        const settled = and(eq(deliveries.id, deliveryId), ne(deliveries.state, 'pending'))
        const again = { state: 'pending', finishedAt: null, attempts: 0, sealedAt: now } as const
        if (!(await isChanged(tx.db, deliveries, again, settled))) return false
        await insertJobs(tx, [{ ...deliveryJob(jobId, deliveryId, now), priority: 10 }], now)
        return true
      }),
    ...createDeliverySteps(pool),
  }
}

const createEndpoints = (pool: Pool) =>
  ({
    add: (webhook, most) =>
      inTransaction(pool, async (tx) => {
        // The lock that event writers take: an endpoint gets exactly the events written after it.
        await lockEvents(tx)
        const there = await tx.db.$count(webhooks, isNull(webhooks.removedAt))
        if (there >= most) return null
        const secretSha256 = Buffer.from(webhook.secretSha256, 'hex')
        return toWebhook(
          inserted(
            await tx.db
              .insert(webhooks)
              .values({ ...webhook, secretSha256 })
              .returning(),
          ),
        )
      }),
    find: (webhookId) => mapRow(findRow(pool.db, webhooks, present(webhookId)), toWebhook),
    async list({ accounts, ...page }) {
      const visible = accounts ? inArray(webhooks.brandId, brandsOf(pool.db, accounts)) : undefined
      const wanted = and(isNull(webhooks.removedAt), visible)
      return mapPage(await pageOf(pool.db, webhooks, 'oldest', wanted, page), toWebhook)
    },
    change(webhookId, { kinds, digest, graveAtOnce, on }, now) {
      const state = on === true ? ON : on === false ? { offSince: now, offReason: 'operator' as const } : {}
      const set = {
        ...(kinds && { kinds }),
        ...(digest && { digest }),
        ...(graveAtOnce !== undefined && { graveAtOnce }),
        ...state,
      }
      const row =
        Object.keys(set).length === 0
          ? findRow(pool.db, webhooks, present(webhookId))
          : changeRow(pool.db, webhooks, set, present(webhookId))
      return mapRow(row, toWebhook)
    },
    switchTo(webhookId, off, now) {
      const set = off === null ? ON : { offSince: now, offReason: off }
      return mapRow(changeRow(pool.db, webhooks, set, present(webhookId)), toWebhook)
    },
    changeSecret(webhookId, { nonce, secretSha256 }) {
      const secret = { nonce, secretSha256: Buffer.from(secretSha256, 'hex') }
      return isChanged(pool.db, webhooks, secret, present(webhookId))
    },
    remove(webhookId, now) {
      const offSince = sql`coalesce(${webhooks.offSince}, ${now.toISOString()}::timestamptz)`
      const offReason = sql`coalesce(${webhooks.offReason}, 'operator')`
      return isChanged(pool.db, webhooks, { offSince, offReason, removedAt: now }, present(webhookId))
    },
  }) satisfies Partial<WebhookStore>

const createDeliveryLists = (db: Database['db']) =>
  ({
    async listDeliveries(webhookId, { state }, wanted) {
      const inState = state === null ? undefined : eq(deliveries.state, state)
      const ofWebhook = and(eq(deliveries.webhookId, webhookId), inState)
      const page = await pageOf(db, deliveries, 'newest', ofWebhook, wanted)
      const ids = page.items.map(({ id }) => id)
      const events = await eventsOf(db, ids)
      return mapPage(page, (row) => ({ ...row, eventIds: events.get(row.id) ?? [] }))
    },
    async findDelivery(deliveryId, attempts) {
      const row = await findRow(db, deliveries, hasId(deliveries.id, deliveryId))
      if (row === null) return null
      const events = await eventsOf(db, [row.id])
      const newest = { order: [desc(deliveryAttempts.id)], limit: attempts }
      const log = await listRows(db, deliveryAttempts, { deliveryId: row.id }, newest)
      const own = log.reverse().map(({ deliveryId: _, ...attempt }) => attempt)
      return { ...row, eventIds: events.get(row.id) ?? [], log: own }
    },
  }) satisfies Partial<WebhookStore>

const ON = { offSince: null, offReason: null, failingSince: null }

const present = (webhookId: string) => and(hasId(webhooks.id, webhookId), isNull(webhooks.removedAt))

async function eventsOf(db: Database['db'], ids: string[]): Promise<Map<string, number[]>> {
  const events = new Map<string, number[]>()
  if (ids.length === 0) return events
  const rows = await db.select().from(deliveryEvents).where(inArray(deliveryEvents.deliveryId, ids))
  for (const { deliveryId, eventId } of rows.toSorted((a, b) => a.eventId - b.eventId))
    events.set(deliveryId, [...(events.get(deliveryId) ?? []), eventId])
  return events
}

export const toWebhook = ({ removedAt: _, secretSha256, ...row }: typeof webhooks.$inferSelect): Webhook => ({
  ...row,
  secretSha256: hex(secretSha256),
})
