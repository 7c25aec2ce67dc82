import type { Webhook, WebhookStore } from '@veracite/core/webhooks/webhook-store'
import { and, asc, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import { inTransaction, type Pool } from '../../connection.ts'
import type { Database } from '../../open-postgres.ts'
import { deliveries, deliveryAttempts, deliveryEvents, webhooks } from '../../schema/events.ts'
import { brandsOf } from '../brands-of.ts'
import { deliveryJob } from '../events/delivery-rows.ts'
import { lockEvents } from '../events/event-rows.ts'
import { hex, isUuid } from '../ids.ts'
import { insertJobs } from '../jobs/job-rows.ts'
import { openDelivery, recordDelivered, recordFailed, skipDelivery } from './delivery-steps.ts'

export function createWebhookStore(pool: Pool): WebhookStore {
  return {
    ...createEndpoints(pool),
    ...createDeliveryLists(pool.db),
    async addTest({ deliveryId, webhookId, kind }, now) {
      await inTransaction(pool, async (tx) => {
        await tx.db
          .insert(deliveries)
          .values({ id: deliveryId, webhookId, kind, state: 'pending', createdAt: now })
        await insertJobs(tx, [{ ...deliveryJob(deliveryId, deliveryId, now), priority: 10 }], now)
      })
    },
    async replay(deliveryId, jobId, now) {
      return inTransaction(pool, async (tx) => {
        const settled = and(eq(deliveries.id, deliveryId), ne(deliveries.state, 'pending'))
        const [again] = await tx.db
          .update(deliveries)
          .set({ state: 'pending', finishedAt: null, attempts: 0, sealedAt: now })
          .where(settled)
          .returning({ id: deliveries.id })
        if (again === undefined) return false
        await insertJobs(tx, [{ ...deliveryJob(jobId, deliveryId, now), priority: 10 }], now)
        return true
      })
    },
    openDelivery: (lease, deliveryId, now) => openDelivery(pool, lease, deliveryId, now),
    recordDelivered: (lease, deliveryId, attempt, now) =>
      recordDelivered(pool, lease, { deliveryId, attempt, now }),
    recordFailed: (lease, deliveryId, failure, now) =>
      recordFailed(pool, lease, { deliveryId, ...failure, now }),
    skip: (lease, deliveryId, now) => skipDelivery(pool, lease, { deliveryId, now }),
  }
}

type Endpoints = Pick<
  WebhookStore,
  'add' | 'find' | 'list' | 'change' | 'switchTo' | 'changeSecret' | 'remove'
>

const createEndpoints = (pool: Pool): Endpoints => ({
  async add(webhook, most) {
    return inTransaction(pool, async (tx) => {
      // The lock that event writers take: an endpoint gets exactly the events written after it.
      await lockEvents(tx)
      const there = await tx.db
        .select({ id: webhooks.id })
        .from(webhooks)
        .where(isNull(webhooks.removedAt))
        .limit(most)
      if (there.length >= most) return null
      const secretSha256 = Buffer.from(webhook.secretSha256, 'hex')
      const [row] = await tx.db
        .insert(webhooks)
        .values({ ...webhook, secretSha256 })
        .returning()
      return row ? toWebhook(row) : null
    })
  },
  async find(webhookId) {
    if (!isUuid(webhookId)) return null
    const [row] = await pool.db.select().from(webhooks).where(present(webhookId))
    return row ? toWebhook(row) : null
  },
  async list({ limit, cursor, accounts }) {
    const visible = accounts ? inArray(webhooks.brandId, brandsOf(pool.db, accounts)) : undefined
    const rows = await pool.db
      .select()
      .from(webhooks)
      .where(and(isNull(webhooks.removedAt), cursor ? gt(webhooks.id, cursor) : undefined, visible))
      .orderBy(asc(webhooks.id))
      .limit(limit + 1)
    return pageOf(rows.map(toWebhook), limit)
  },
  async change(webhookId, { kinds, digest, graveAtOnce, on }, now) {
    if (!isUuid(webhookId)) return null
    const state = on === true ? ON : on === false ? { offSince: now, offReason: 'operator' as const } : {}
    const set = {
      ...(kinds && { kinds }),
      ...(digest && { digest }),
      ...(graveAtOnce !== undefined && { graveAtOnce }),
      ...state,
    }
    const rows =
      Object.keys(set).length === 0
        ? await pool.db.select().from(webhooks).where(present(webhookId))
        : await pool.db.update(webhooks).set(set).where(present(webhookId)).returning()
    return rows[0] ? toWebhook(rows[0]) : null
  },
  async switchTo(webhookId, off, now) {
    if (!isUuid(webhookId)) return null
    const set = off === null ? ON : { offSince: now, offReason: off }
    const [row] = await pool.db.update(webhooks).set(set).where(present(webhookId)).returning()
    return row ? toWebhook(row) : null
  },
  async changeSecret(webhookId, { nonce, secretSha256 }) {
    const changed = await pool.db
      .update(webhooks)
      .set({ nonce, secretSha256: Buffer.from(secretSha256, 'hex') })
      .where(present(webhookId))
      .returning({ id: webhooks.id })
    return changed.length > 0
  },
  async remove(webhookId, now) {
    if (!isUuid(webhookId)) return false
    const off = { offSince: sql`coalesce(${webhooks.offSince}, ${now.toISOString()}::timestamptz)` }
    const removed = await pool.db
      .update(webhooks)
      .set({ ...off, offReason: sql`coalesce(${webhooks.offReason}, 'operator')`, removedAt: now })
      .where(present(webhookId))
      .returning({ id: webhooks.id })
    return removed.length > 0
  },
})

const createDeliveryLists = (db: Database['db']): Pick<WebhookStore, 'listDeliveries' | 'findDelivery'> => ({
  async listDeliveries(webhookId, { state }, { limit, cursor }) {
    const rows = await db
      .select()
      .from(deliveries)
      .where(
        and(
          eq(deliveries.webhookId, webhookId),
          state === null ? undefined : eq(deliveries.state, state),
          cursor ? lt(deliveries.id, cursor) : undefined,
        ),
      )
      .orderBy(desc(deliveries.id))
      .limit(limit + 1)
    const events = await eventsOf(
      db,
      rows.map(({ id }) => id),
    )
    return pageOf(
      rows.map((row) => ({ ...row, eventIds: events.get(row.id) ?? [] })),
      limit,
    )
  },
  async findDelivery(deliveryId, attempts) {
    if (!isUuid(deliveryId)) return null
    const [row] = await db.select().from(deliveries).where(eq(deliveries.id, deliveryId))
    if (row === undefined) return null
    const events = await eventsOf(db, [row.id])
    const log = await db
      .select()
      .from(deliveryAttempts)
      .where(eq(deliveryAttempts.deliveryId, row.id))
      .orderBy(desc(deliveryAttempts.id))
      .limit(attempts)
    const own = log.reverse().map(({ deliveryId: _, ...attempt }) => attempt)
    return { ...row, eventIds: events.get(row.id) ?? [], log: own }
  },
})

const ON = { offSince: null, offReason: null, failingSince: null }

const present = (webhookId: string) => and(eq(webhooks.id, webhookId), isNull(webhooks.removedAt))

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

const pageOf = <T extends { id: string }>(rows: T[], limit: number) => {
  const items = rows.slice(0, limit)
  return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
}
