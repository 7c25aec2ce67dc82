import type { ActKind } from '@veracite/terms/vocabulary'
import { date, integer, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, evidence, instant, signed } from './columns.ts'

export const acts = evidence.table('acts', {
  id: uuid('id').primaryKey(),
  at: instant('at').notNull(),
  what: text('what').$type<ActKind>().notNull(),
  whoKind: text('who_kind').$type<'operator' | 'person' | 'key' | 'nobody'>().notNull(),
  whoId: uuid('who_id'),
  whoName: text('who_name').notNull(),
  accountId: uuid('account_id'),
  operation: text('operation').notNull(),
  targetId: text('target_id'),
  detail: text('detail'),
  address: text('address'),
  requestId: text('request_id').notNull(),
})

export const actDays = evidence.table('act_days', {
  id: uuid('id').primaryKey(),
  day: date('day', { mode: 'string' }).notNull(),
  acts: integer('acts').notNull(),
  actsSha256: bytea('acts_sha256').notNull(),
  ...signed,
  leaf: bytea('leaf').notNull(),
  createdAt: instant('created_at').notNull(),
})
