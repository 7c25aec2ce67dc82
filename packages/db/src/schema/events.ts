import type { Message } from '@veracite/core/webhooks/message-words'
import type { DeliveryState, Digest, OffReason } from '@veracite/core/webhooks/webhook-store'
import type { EventKind } from '@veracite/terms/vocabulary'
import type { Language } from '@veracite/words/languages'
import { bigint, boolean, integer, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, evidence, instant, type Json, json, veracite } from './columns.ts'

export const events = evidence.table('events', {
  id: bigint('id', { mode: 'number' }).primaryKey(),
  kind: text('kind').$type<EventKind>().notNull(),
  onceKey: text('once_key'),
  accountId: uuid('account_id'),
  brandId: uuid('brand_id'),
  data: json<Json>('data').notNull(),
  occurredAt: instant('occurred_at').notNull(),
})

export const eventCounter = veracite.table('event_counter', {
  onlyRow: boolean('only_row').primaryKey(),
  last: bigint('last', { mode: 'number' }).notNull(),
})

export const webhooks = veracite.table('webhooks', {
  id: uuid('id').primaryKey(),
  url: text('url').notNull(),
  brandId: uuid('brand_id'),
  kinds: text('kinds').array().$type<EventKind[]>().notNull(),
  digest: text('digest').$type<Digest>().notNull(),
  graveAtOnce: boolean('grave_at_once').notNull().default(false),
  language: text('language').$type<Language>().notNull().default('en'),
  nonce: text('nonce').notNull(),
  secretSha256: bytea('secret_sha256').notNull(),
  createdAt: instant('created_at').notNull(),
  removedAt: instant('removed_at'),
  offSince: instant('off_since'),
  offReason: text('off_reason').$type<OffReason>(),
  failingSince: instant('failing_since'),
})

export const deliveries = veracite.table('deliveries', {
  id: uuid('id').primaryKey(),
  webhookId: uuid('webhook_id').notNull(),
  kind: text('kind').$type<Message['kind']>().notNull(),
  brandId: uuid('brand_id'),
  state: text('state').$type<DeliveryState>().notNull(),
  attempts: integer('attempts').notNull().default(0),
  createdAt: instant('created_at').notNull(),
  sealedAt: instant('sealed_at'),
  finishedAt: instant('finished_at'),
})

export const deliveryEvents = veracite.table('delivery_events', {
  deliveryId: uuid('delivery_id').notNull(),
  eventId: bigint('event_id', { mode: 'number' }).notNull(),
})

export const deliveryAttempts = veracite.table('delivery_attempts', {
  id: uuid('id').primaryKey(),
  deliveryId: uuid('delivery_id').notNull(),
  startedAt: instant('started_at').notNull(),
  durationMs: integer('duration_ms').notNull(),
  status: smallint('status'),
  error: text('error'),
  reply: text('reply').notNull().default(''),
})
