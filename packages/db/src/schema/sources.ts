import type { PageOutcome } from '@veracite/core/sources/source-store'
import type { SourceSays } from '@veracite/terms/vocabulary'
import { sql } from 'drizzle-orm'
import { bigint, date, integer, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, evidence, instant, json, veracite } from './columns.ts'

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
  body: bytea('body').notNull(),
  manifestSha256: bytea('manifest_sha256').generatedAlwaysAs(sql`sha256(body)`),
  signature: bytea('signature').notNull(),
  keyId: text('key_id').notNull(),
})

export const sourceTrails = evidence.table('source_trails', {
  id: uuid('id').primaryKey(),
  runId: uuid('run_id').notNull(),
  captureId: uuid('capture_id').notNull(),
  classificationId: uuid('classification_id').notNull(),
  pageIds: uuid('page_ids').array().notNull(),
  trail: bytea('trail').notNull(),
  trailSha256: bytea('trail_sha256').generatedAlwaysAs(sql`sha256(trail)`),
  body: bytea('body').notNull(),
  manifestSha256: bytea('manifest_sha256').generatedAlwaysAs(sql`sha256(body)`),
  signature: bytea('signature').notNull(),
  keyId: text('key_id').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const sourceStatements = veracite.table('source_statements', {
  captureId: uuid('capture_id').notNull(),
  place: smallint('place').notNull(),
  predicate: text('predicate').notNull(),
  about: text('about').notNull(),
  value: text('value').notNull(),
  brandId: uuid('brand_id').notNull(),
  pageId: uuid('page_id').notNull(),
  address: text('address').notNull(),
  says: text('says').$type<SourceSays>().notNull(),
  quote: text('quote'),
  reason: text('reason'),
})

export const sourceDays = veracite.table('source_days', {
  day: date('day').primaryKey(),
  pages: integer('pages').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
})
