import type { PageOutcome } from '@veracite/core/sources/source-store'
import { sql } from 'drizzle-orm'
import { integer, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, evidence, instant, json, signed } from './columns.ts'

export const sourcePages = evidence.table('source_pages', {
  id: uuid('id').primaryKey(),
  url: text('url').notNull(),
  finalUrl: text('final_url'),
  outcome: text('outcome').$type<PageOutcome>().notNull(),
  reason: json<{ code: string; message: string }>('reason'),
  httpStatus: integer('http_status'),
  contentType: text('content_type'),
  headers: json<Record<string, string>>('headers').notNull(),
  sha256: bytea('sha256'),
  textSha256: bytea('text_sha256'),
  capturedAt: instant('captured_at').notNull(),
  ...signed,
  manifestSha256: bytea('manifest_sha256').generatedAlwaysAs(sql`sha256(body)`),
})

export const sourceTrails = evidence.table('source_trails', {
  id: uuid('id').primaryKey(),
  runId: uuid('run_id').notNull(),
  captureId: uuid('capture_id').notNull(),
  classificationId: uuid('classification_id').notNull(),
  pageIds: uuid('page_ids').array().notNull(),
  trail: bytea('trail').notNull(),
  trailSha256: bytea('trail_sha256').generatedAlwaysAs(sql`sha256(trail)`),
  ...signed,
  manifestSha256: bytea('manifest_sha256').generatedAlwaysAs(sql`sha256(body)`),
  createdAt: instant('created_at').notNull(),
})
