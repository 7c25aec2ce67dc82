import { bigint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, evidence, instant, veracite } from './columns.ts'

export const logQueue = veracite.table('log_queue', {
  subjectId: uuid('subject_id').primaryKey(),
  kind: text('kind').notNull(),
  body: bytea('body').notNull(),
  queuedAt: instant('queued_at').notNull(),
})

export const logCheckpoints = evidence.table('log_checkpoints', {
  size: bigint('size', { mode: 'number' }).primaryKey(),
  note: text('note').notNull(),
  signedAt: instant('signed_at').notNull(),
})

export const logCosignatures = evidence.table('log_cosignatures', {
  size: bigint('size', { mode: 'number' }).notNull(),
  witness: text('witness').notNull(),
  line: text('line').notNull(),
  cosignedAt: instant('cosigned_at').notNull(),
})
