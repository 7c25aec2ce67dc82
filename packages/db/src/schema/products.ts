import { sql } from 'drizzle-orm'
import { bigint, boolean, integer, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, evidence, instant, json, signed, veracite } from './columns.ts'

export const feeds = veracite.table('feeds', {
  id: uuid('id').primaryKey(),
  brandId: uuid('brand_id').notNull(),
  name: text('name').notNull(),
  sourceKind: text('source_kind').$type<'upload' | 'address'>().notNull(),
  url: text('url'),
  format: text('format').notNull(),
  mapping: json<Record<string, string>>('mapping').notNull(),
  country: text('country'),
  currency: text('currency'),
  complete: boolean('complete').notNull().default(false),
  everyHours: integer('every_hours'),
  nextImportAt: instant('next_import_at'),
  etag: text('etag'),
  lastModified: text('last_modified'),
  createdAt: instant('created_at').notNull(),
  removedAt: instant('removed_at'),
})

export const feedImports = veracite.table('feed_imports', {
  id: uuid('id').primaryKey(),
  feedId: uuid('feed_id').notNull(),
  brandId: uuid('brand_id').notNull(),
  jobId: uuid('job_id'),
  state: text('state').notNull(),
  sourceKind: text('source_kind').$type<'upload' | 'address'>().notNull(),
  address: text('address'),
  format: text('format'),
  bytes: bigint('bytes', { mode: 'number' }),
  sha256: bytea('sha256'),
  counts: json<Record<string, number>>('counts'),
  report: json<Record<string, unknown>>('report'),
  error: text('error'),
  createdAt: instant('created_at').notNull(),
  startedAt: instant('started_at'),
  finishedAt: instant('finished_at'),
})

export const feedChunks = veracite.table('feed_chunks', {
  importId: uuid('import_id').notNull(),
  n: integer('n').notNull(),
  sha256: bytea('sha256').notNull(),
  bytes: bytea('bytes'),
})

export const catalogueImports = evidence.table('catalogue_imports', {
  id: uuid('id').primaryKey(),
  feedId: uuid('feed_id').notNull(),
  brandId: uuid('brand_id').notNull(),
  size: integer('size').notNull(),
  root: bytea('root').notNull(),
  ...signed,
  sha256: bytea('sha256').generatedAlwaysAs(sql`sha256(body)`),
  leaf: bytea('leaf').notNull(),
  createdAt: instant('created_at').notNull(),
})
