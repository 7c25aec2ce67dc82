import { numeric, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, evidence, instant, signed, veracite } from './columns.ts'

export const readerChecks = evidence.table('reader_checks', {
  id: uuid('id').primaryKey(),
  reader: text('reader').notNull(),
  ...signed,
  leaf: bytea('leaf').notNull(),
  measuredAt: instant('measured_at').notNull(),
})

export const readerCheckRequests = veracite.table('reader_check_requests', {
  reader: text('reader').primaryKey(),
  jobId: uuid('job_id').notNull(),
  requestedAt: instant('requested_at').notNull(),
})

export const readerCheckReplies = veracite.table('reader_check_replies', {
  reader: text('reader').notNull(),
  answerId: text('answer_id').notNull(),
  reply: text('reply').notNull(),
  costUsd: numeric('cost_usd', { precision: 14, scale: 8 }),
  readAt: instant('read_at').notNull(),
})
