import type { LinesKind } from '@veracite/core/scans/plan-store'
import type { ReaderKind } from '@veracite/evidence/records/stored-reading'
import type { FactActor } from '@veracite/ground-truth/facts/fact-life'
import type { DocumentPlace } from '@veracite/ground-truth/facts/fact-source'
import type { Grade } from '@veracite/terms/surfaces'
import type {
  AccessKind,
  CaptureKind,
  CitationClass,
  Engine,
  FactEventKind,
  NoAnswerReason,
  RunStatus,
} from '@veracite/terms/vocabulary'
import type { FactPredicate } from '@veracite/verdicts/predicates/all'
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, integer, numeric, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, evidence, instant, type Json, json, signed } from './columns.ts'

export const manifests = evidence.table('manifests', {
  subjectId: uuid('subject_id').notNull(),
  kind: text('kind').$type<'capture' | 'classification' | 'verification' | 'custody'>().notNull(),
  runId: uuid('run_id').notNull(),
  ...signed,
  sha256: bytea('sha256').generatedAlwaysAs(sql`sha256(body)`),
  createdAt: instant('created_at').notNull(),
})

export const scanLines = evidence.table('scan_lines', {
  scanId: uuid('scan_id').notNull(),
  kind: text('kind').$type<LinesKind>().notNull(),
  version: integer('version').notNull().default(1),
  block: integer('block').notNull(),
  lines: text('lines').notNull(),
  root: bytea('root').notNull(),
  counts: json<Partial<Record<RunStatus, number>>>('counts').notNull(),
})

export const captures = evidence.table('captures', {
  id: uuid('id').primaryKey(),
  runId: uuid('run_id').notNull(),
  kind: text('kind').$type<CaptureKind>().notNull(),
  engine: text('engine').$type<Engine>().notNull(),
  accessKind: text('access_kind').$type<AccessKind>().notNull(),
  provider: text('provider').notNull(),
  requestedModel: text('requested_model'),
  servedModel: text('served_model'),
  wire: text('wire').notNull(),
  adapterVersion: text('adapter_version').notNull(),
  searchUsed: boolean('search_used'),
  locale: text('locale').notNull(),
  request: json<Json>('request').notNull(),
  httpStatus: smallint('http_status').notNull(),
  contentType: text('content_type').notNull(),
  headers: json<Record<string, string>>('headers').notNull(),
  sha256: bytea('sha256').notNull(),
  byteLength: integer('byte_length').notNull(),
  answerSha256: bytea('answer_sha256'),
  noAnswerReason: text('no_answer_reason').$type<NoAnswerReason>(),
  extracted: json<Json>('extracted').notNull(),
  costUsd: numeric('cost_usd', { precision: 14, scale: 8 }),
  costBasis: text('cost_basis').notNull(),
  askedAt: instant('asked_at').notNull(),
  answeredAt: instant('answered_at').notNull(),
  capturedAt: instant('captured_at').notNull(),
  afterCut: bigint('after_cut', { mode: 'number' }).notNull().default(sql`veracite.newest_cut()`),
  grade: text('grade').$type<Grade>(),
})

export const captureBytes = evidence.table('capture_bytes', {
  captureId: uuid('capture_id').notNull(),
  capturedAt: instant('captured_at').notNull(),
  part: text('part').notNull(),
  sha256: bytea('sha256').notNull(),
  bytes: bytea('bytes'),
})

export const failedReplies = evidence.table('failed_replies', {
  callId: uuid('call_id').notNull(),
  place: smallint('place').notNull(),
  runId: uuid('run_id').notNull(),
  engine: text('engine').$type<Engine>().notNull(),
  accessKind: text('access_kind').$type<AccessKind>().notNull(),
  outcome: text('outcome').notNull(),
  request: json<{ method: string; url: string; body: string | null }>('request').notNull(),
  httpStatus: smallint('http_status').notNull(),
  contentType: text('content_type').notNull(),
  headers: json<Record<string, string>>('headers').notNull(),
  connection: json<{ address: string | null; tlsVersion: string | null; certificateSha256: string[] }>(
    'connection',
  ),
  isComplete: boolean('is_complete').notNull(),
  sha256: bytea('sha256').notNull(),
  bytes: bytea('bytes'),
  askedAt: instant('asked_at').notNull(),
  answeredAt: instant('answered_at').notNull(),
})

export const classifications = evidence.table('classifications', {
  id: uuid('id').primaryKey(),
  runId: uuid('run_id').notNull(),
  captureId: uuid('capture_id').notNull(),
  citationClass: text('citation_class').$type<CitationClass>().notNull(),
  rule: text('rule').notNull(),
  classifierVersion: text('classifier_version').notNull(),
  verdict: json<Json>('verdict').notNull(),
  facts: json<unknown[]>('facts').notNull(),
  decidingFactIds: uuid('deciding_fact_ids').array().notNull(),
  excerpt: text('excerpt').notNull(),
  readingIds: uuid('reading_ids').array().notNull().default([]),
  createdAt: instant('created_at').notNull(),
  provisional: boolean('provisional').notNull().default(false),
  afterCut: bigint('after_cut', { mode: 'number' }).notNull().default(sql`veracite.newest_cut()`),
})

export const verifications = evidence.table('verifications', {
  id: uuid('id').primaryKey(),
  runId: uuid('run_id').notNull(),
  jobId: uuid('job_id').notNull(),
  outcome: text('outcome').$type<'reproduced' | 'not_reproduced' | 'inconclusive'>().notNull(),
  captureIds: uuid('capture_ids').array().notNull(),
  compared: integer('compared'),
  reproduced: integer('reproduced'),
  citationClass: text('citation_class').$type<CitationClass>(),
  originalModel: text('original_model'),
  servedModel: text('served_model'),
  modelChanged: boolean('model_changed').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const readings = evidence.table('readings', {
  id: uuid('id').primaryKey(),
  runId: uuid('run_id').notNull(),
  captureId: uuid('capture_id').notNull(),
  readerKind: text('reader_kind').$type<ReaderKind>().notNull(),
  readerVersion: text('reader_version').notNull(),
  identitySha256: bytea('identity_sha256').notNull(),
  body: bytea('body').notNull(),
  sha256: bytea('sha256').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const readerExchanges = evidence.table('reader_exchanges', {
  readingId: uuid('reading_id').notNull(),
  runId: uuid('run_id').notNull(),
  request: bytea('request').notNull(),
  requestSha256: bytea('request_sha256').notNull(),
  reply: bytea('reply').notNull(),
  replySha256: bytea('reply_sha256').notNull(),
  servedModel: text('served_model'),
  costUsd: numeric('cost_usd', { precision: 14, scale: 8 }),
  askedAt: instant('asked_at').notNull(),
  answeredAt: instant('answered_at').notNull(),
})

export const pageBytes = evidence.table('page_bytes', {
  sha256: bytea('sha256').primaryKey(),
  bytes: bytea('bytes'),
  size: integer('size'),
})

export const pages = evidence.table('pages', {
  id: uuid('id').primaryKey(),
  brandId: uuid('brand_id').notNull(),
  jobId: uuid('job_id').notNull(),
  url: text('url').notNull(),
  finalUrl: text('final_url').notNull(),
  httpStatus: smallint('http_status').notNull(),
  contentType: text('content_type').notNull(),
  headers: json<Record<string, string>>('headers').notNull(),
  sha256: bytea('sha256').notNull(),
  fetchedAt: instant('fetched_at').notNull(),
})

export const facts = evidence.table('facts', {
  id: uuid('id').primaryKey(),
  brandId: uuid('brand_id').notNull(),
  predicate: text('predicate').$type<FactPredicate>().notNull(),
  value: json<unknown>('value').notNull(),
  sourceKind: text('source_kind').notNull(),
  sourceUrl: text('source_url'),
  sourceQuote: text('source_quote'),
  sourceSha256: bytea('source_sha256'),
  sourceFetchedAt: instant('source_fetched_at'),
  hash: bytea('hash').notNull(),
  note: text('note'),
  firstSeenAt: instant('first_seen_at').notNull(),
  sourcePlace: json<DocumentPlace>('source_place'),
})

export const factEvents = evidence.table('fact_events', {
  id: uuid('id').primaryKey(),
  factId: uuid('fact_id').notNull(),
  brandId: uuid('brand_id').notNull(),
  what: text('what').$type<FactEventKind>().notNull(),
  at: instant('at').notNull(),
  whoKind: text('who_kind').$type<FactActor['kind']>().notNull(),
  whoId: uuid('who_id'),
  whoName: text('who_name').notNull(),
  why: text('why'),
  byFact: uuid('by_fact'),
  validFrom: date('valid_from', { mode: 'string' }),
  validUntil: date('valid_until', { mode: 'string' }),
  jobId: uuid('job_id'),
})

export const documents = evidence.table('documents', {
  id: uuid('id').primaryKey(),
  brandId: uuid('brand_id').notNull(),
  name: text('name').notNull(),
  mediaType: text('media_type').notNull(),
  bytes: integer('bytes').notNull(),
  sha256: bytea('sha256').notNull(),
  uploadedBy: text('uploaded_by').notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
})

export const cases = evidence.table('cases', {
  id: uuid('id').primaryKey(),
  brandId: uuid('brand_id').notNull(),
  reference: text('reference'),
  purpose: text('purpose'),
  packed: boolean('packed').notNull(),
  runs: integer('runs').notNull(),
  parts: integer('parts').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  contentSha256: bytea('content_sha256').notNull(),
  ...signed,
  sha256: bytea('sha256').generatedAlwaysAs(sql`sha256(body)`),
  leaf: bytea('leaf').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const caseParts = evidence.table('case_parts', {
  caseId: uuid('case_id').notNull(),
  path: text('path').notNull(),
  sha256: bytea('sha256').notNull(),
  bytes: bytea('bytes'),
  size: integer('size').notNull(),
})
