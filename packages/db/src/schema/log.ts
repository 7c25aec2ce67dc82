import { text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant, veracite } from './columns.ts'

export const logQueue = veracite.table('log_queue', {
  subjectId: uuid('subject_id').primaryKey(),
  kind: text('kind').notNull(),
  body: bytea('body').notNull(),
  queuedAt: instant('queued_at').notNull(),
})
