// Generated from the migrations and column-types.json by tools/generate/write-tables.ts. Do not edit.
import type { Asker } from '@veracite/core/app-plans/app-plan-store'
import type { Contact } from '@veracite/core/corrections/contacts'
import type { PageRole, WatchPlan } from '@veracite/core/corrections/correction-store'
import type { Lane, Priority } from '@veracite/core/jobs/jobs'
import type { ReportFigures } from '@veracite/core/reports/figures'
import type { ReportSpan } from '@veracite/core/reports/period'
import type { ReportDocument, ReportLogo } from '@veracite/core/reports/report'
import type { LinesKind } from '@veracite/core/scans/plan-store'
import type { ScanStep } from '@veracite/core/scans/scan-steps'
import type { MissedRule, OverlapRule, ScheduleTime } from '@veracite/core/schedules/schedule-store'
import type { PageOutcome } from '@veracite/core/sources/source-store'
import type { Message } from '@veracite/core/webhooks/message-words'
import type { DeliveryState, Digest, OffReason } from '@veracite/core/webhooks/webhook-store'
import type { PlannedEngine } from '@veracite/evidence/capture/new-capture'
import type { ReaderKind } from '@veracite/evidence/records/stored-reading'
import type { FactActor } from '@veracite/ground-truth/facts/fact-life'
import type { DocumentPlace } from '@veracite/ground-truth/facts/fact-source'
import type { PromptOrigin } from '@veracite/terms/prompt-origins'
import type { Grade } from '@veracite/terms/surfaces'
import type { AccessKind, ActKind, CaptureKind, CaptureSources, CitationClass, CorrectionMove, CorrectionState, Engine, EventKind, FactEventKind, FindingState, Gravity, JobState, KeyKind, KeyScope, MemberRole, NoAnswerReason, Origin, PageFacts, PromptIntent, RunStatus, ScanStatus, SettledBy, ShareKind, SignInMethod, SourceSays, WatchPhase, WatchResult } from '@veracite/terms/vocabulary'
import type { Declaration } from '@veracite/verdicts/declared/declaration'
import type { FactPredicate } from '@veracite/verdicts/predicates/all'
import type { ReviewReason } from '@veracite/verdicts/verdict/verdict'
import type { Language } from '@veracite/words/languages'
import { sql } from 'drizzle-orm'
import { bigint, boolean, date, integer, numeric, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, json, instant, evidence, type Json, veracite } from '../schema/columns.ts'

export const actDays = evidence.table('act_days', {
  id: uuid('id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  acts: integer('acts').notNull(),
  actsSha256: bytea('acts_sha256').notNull(),
  body: bytea('body').notNull(),
  signature: bytea('signature').notNull(),
  keyId: text('key_id').notNull(),
  leaf: bytea('leaf').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const acts = evidence.table('acts', {
  id: uuid('id').notNull(),
  at: instant('at').notNull(),
  what: text('what').$type<ActKind>().notNull(),
  whoKind: text('who_kind').$type<'operator' | 'person' | 'key' | 'nobody'>().notNull(),
  whoId: uuid('who_id'),
  whoName: text('who_name').notNull(),
  accountId: uuid('account_id'),
  operation: text('operation').notNull(),
  targetId: text('target_id'),
  address: text('address'),
  requestId: text('request_id').notNull(),
  detail: text('detail'),
})

export const captureBytes = evidence.table('capture_bytes', {
  captureId: uuid('capture_id').notNull(),
  capturedAt: instant('captured_at').notNull(),
  part: text('part').notNull(),
  sha256: bytea('sha256').notNull(),
  bytes: bytea('bytes'),
})

export const captures = evidence.table('captures', {
  id: uuid('id').notNull(),
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
  costUsd: numeric('cost_usd'),
  costBasis: text('cost_basis').notNull(),
  askedAt: instant('asked_at').notNull(),
  answeredAt: instant('answered_at').notNull(),
  capturedAt: instant('captured_at').notNull(),
  afterCut: bigint('after_cut', { mode: 'number' }).notNull().default(sql`veracite.newest_cut()`),
  grade: text('grade').$type<Grade>(),
})

export const caseParts = evidence.table('case_parts', {
  caseId: uuid('case_id').notNull(),
  path: text('path').notNull(),
  bytes: bytea('bytes'),
  sha256: bytea('sha256').notNull(),
  size: integer('size').notNull(),
})

export const cases = evidence.table('cases', {
  id: uuid('id').notNull(),
  brandId: uuid('brand_id').notNull(),
  reference: text('reference'),
  runs: integer('runs').notNull(),
  parts: integer('parts').notNull(),
  bytes: bigint('bytes', { mode: 'number' }).notNull(),
  contentSha256: bytea('content_sha256').notNull(),
  body: bytea('body').notNull(),
  sha256: bytea('sha256').generatedAlwaysAs(sql`sha256(body)`),
  signature: bytea('signature').notNull(),
  keyId: text('key_id').notNull(),
  leaf: bytea('leaf').notNull(),
  createdAt: instant('created_at').notNull(),
  purpose: text('purpose'),
  packed: boolean('packed').notNull().default(sql`false`),
})

export const catalogueImports = evidence.table('catalogue_imports', {
  id: uuid('id').notNull(),
  feedId: uuid('feed_id').notNull(),
  brandId: uuid('brand_id').notNull(),
  size: integer('size').notNull(),
  root: bytea('root').notNull(),
  body: bytea('body').notNull(),
  sha256: bytea('sha256').generatedAlwaysAs(sql`sha256(body)`),
  signature: bytea('signature').notNull(),
  keyId: text('key_id').notNull(),
  leaf: bytea('leaf').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const classifications = evidence.table('classifications', {
  id: uuid('id').notNull(),
  runId: uuid('run_id').notNull(),
  captureId: uuid('capture_id').notNull(),
  citationClass: text('citation_class').$type<CitationClass>().notNull(),
  rule: text('rule').notNull(),
  classifierVersion: text('classifier_version').notNull(),
  verdict: json<Json>('verdict').notNull(),
  facts: json<unknown[]>('facts').notNull(),
  decidingFactIds: uuid('deciding_fact_ids').array().notNull(),
  excerpt: text('excerpt').notNull(),
  createdAt: instant('created_at').notNull(),
  readingIds: uuid('reading_ids').array().notNull().default(sql`'{}'::uuid[]`),
  afterCut: bigint('after_cut', { mode: 'number' }).notNull().default(sql`veracite.newest_cut()`),
  provisional: boolean('provisional').notNull().default(sql`false`),
})

export const correctionEvents = evidence.table('correction_events', {
  id: uuid('id').notNull(),
  correctionId: uuid('correction_id').notNull(),
  move: text('move').$type<CorrectionMove>().notNull(),
  fromState: text('from_state').$type<CorrectionState>(),
  state: text('state').$type<CorrectionState>().notNull(),
  who: text('who').notNull(),
  note: text('note'),
  data: json<Json>('data').notNull(),
  at: instant('at').notNull(),
})

export const declarations = evidence.table('declarations', {
  id: uuid('id').notNull(),
  brandId: uuid('brand_id').notNull(),
  name: text('name').notNull(),
  version: integer('version').notNull(),
  body: json<Declaration>('body').notNull(),
  sha256: bytea('sha256').notNull(),
  declaredAt: instant('declared_at').notNull(),
})

export const documents = evidence.table('documents', {
  id: uuid('id').notNull(),
  brandId: uuid('brand_id').notNull(),
  name: text('name').notNull(),
  mediaType: text('media_type').notNull(),
  bytes: integer('bytes').notNull(),
  sha256: bytea('sha256').notNull(),
  uploadedBy: text('uploaded_by').notNull(),
  uploadedAt: instant('uploaded_at').notNull(),
})

export const events = evidence.table('events', {
  id: bigint('id', { mode: 'number' }).notNull(),
  kind: text('kind').$type<EventKind>().notNull(),
  onceKey: text('once_key'),
  accountId: uuid('account_id'),
  brandId: uuid('brand_id'),
  data: json<Json>('data').notNull(),
  occurredAt: instant('occurred_at').notNull(),
})

export const factEvents = evidence.table('fact_events', {
  id: uuid('id').notNull(),
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

export const facts = evidence.table('facts', {
  id: uuid('id').notNull(),
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
  connection: json<{ address: string | null; tlsVersion: string | null; certificateSha256: string[] }>('connection'),
  isComplete: boolean('is_complete').notNull(),
  sha256: bytea('sha256').notNull(),
  bytes: bytea('bytes'),
  askedAt: instant('asked_at').notNull(),
  answeredAt: instant('answered_at').notNull(),
})

export const findingEvents = evidence.table('finding_events', {
  id: uuid('id').notNull(),
  findingId: uuid('finding_id').notNull(),
  fromState: text('from_state').$type<FindingState>(),
  state: text('state').$type<FindingState>().notNull(),
  settledBy: text('settled_by').$type<SettledBy>(),
  askedSince: integer('asked_since').notNull(),
  operatorName: text('operator_name'),
  note: text('note'),
  createdAt: instant('created_at').notNull(),
  occurrences: integer('occurrences'),
})

export const manifests = evidence.table('manifests', {
  subjectId: uuid('subject_id').notNull(),
  kind: text('kind').$type<'capture' | 'classification' | 'verification' | 'custody'>().notNull(),
  runId: uuid('run_id').notNull(),
  body: bytea('body').notNull(),
  sha256: bytea('sha256').generatedAlwaysAs(sql`sha256(body)`),
  signature: bytea('signature').notNull(),
  keyId: text('key_id').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const orderWithdrawals = evidence.table('order_withdrawals', {
  id: uuid('id').notNull(),
  orderId: uuid('order_id').notNull(),
  body: bytea('body').notNull(),
  manifestSha256: bytea('manifest_sha256').generatedAlwaysAs(sql`sha256(body)`),
  signature: bytea('signature').notNull(),
  keyId: text('key_id').notNull(),
  withdrawnAt: instant('withdrawn_at').notNull(),
})

export const orders = evidence.table('orders', {
  id: uuid('id').notNull(),
  brandId: uuid('brand_id').notNull(),
  supersedes: uuid('supersedes'),
  body: bytea('body').notNull(),
  manifestSha256: bytea('manifest_sha256').generatedAlwaysAs(sql`sha256(body)`),
  signature: bytea('signature').notNull(),
  keyId: text('key_id').notNull(),
  recordedAt: instant('recorded_at').notNull(),
})

export const pageBytes = evidence.table('page_bytes', {
  sha256: bytea('sha256').notNull(),
  bytes: bytea('bytes'),
  size: integer('size'),
})

export const pages = evidence.table('pages', {
  id: uuid('id').notNull(),
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

export const readerChecks = evidence.table('reader_checks', {
  id: uuid('id').notNull(),
  reader: text('reader').notNull(),
  body: bytea('body').notNull(),
  signature: bytea('signature').notNull(),
  keyId: text('key_id').notNull(),
  leaf: bytea('leaf').notNull(),
  measuredAt: instant('measured_at').notNull(),
})

export const readerExchanges = evidence.table('reader_exchanges', {
  readingId: uuid('reading_id').notNull(),
  request: bytea('request').notNull(),
  requestSha256: bytea('request_sha256').notNull(),
  reply: bytea('reply').notNull(),
  replySha256: bytea('reply_sha256').notNull(),
  servedModel: text('served_model'),
  costUsd: numeric('cost_usd'),
  askedAt: instant('asked_at').notNull(),
  answeredAt: instant('answered_at').notNull(),
  runId: uuid('run_id').notNull(),
})

export const readings = evidence.table('readings', {
  id: uuid('id').notNull(),
  runId: uuid('run_id').notNull(),
  captureId: uuid('capture_id').notNull(),
  readerKind: text('reader_kind').$type<ReaderKind>().notNull(),
  readerVersion: text('reader_version').notNull(),
  identitySha256: bytea('identity_sha256').notNull(),
  body: bytea('body').notNull(),
  sha256: bytea('sha256').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const scanLines = evidence.table('scan_lines', {
  scanId: uuid('scan_id').notNull(),
  kind: text('kind').$type<LinesKind>().notNull(),
  block: integer('block').notNull(),
  lines: text('lines').notNull(),
  root: bytea('root').notNull(),
  counts: json<Partial<Record<RunStatus, number>>>('counts').notNull(),
  version: integer('version').notNull().default(sql`1`),
})

export const sourcePages = evidence.table('source_pages', {
  id: uuid('id').notNull(),
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
  id: uuid('id').notNull(),
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

export const verifications = evidence.table('verifications', {
  id: uuid('id').notNull(),
  runId: uuid('run_id').notNull(),
  jobId: uuid('job_id').notNull(),
  outcome: text('outcome').$type<'reproduced' | 'not_reproduced' | 'inconclusive'>().notNull(),
  captureIds: uuid('capture_ids').array().notNull(),
  citationClass: text('citation_class').$type<CitationClass>(),
  originalModel: text('original_model'),
  servedModel: text('served_model'),
  modelChanged: boolean('model_changed').notNull(),
  createdAt: instant('created_at').notNull(),
  compared: integer('compared'),
  reproduced: integer('reproduced'),
})

export const watchManifests = evidence.table('watch_manifests', {
  id: uuid('id').notNull(),
  watchId: uuid('watch_id').notNull(),
  kind: text('kind').$type<'watch_plan' | 'watch_outcome' | 'app_plan' | 'app_outcome'>().notNull(),
  body: bytea('body').notNull(),
  manifestSha256: bytea('manifest_sha256').generatedAlwaysAs(sql`sha256(body)`),
  signature: bytea('signature').notNull(),
  keyId: text('key_id').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const accounts = veracite.table('accounts', {
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  planId: text('plan_id').notNull(),
  createdAt: instant('created_at').notNull(),
  archivedAt: instant('archived_at'),
})

export const apiKeys = veracite.table('api_keys', {
  id: uuid('id').notNull(),
  accountId: uuid('account_id').notNull(),
  name: text('name').notNull(),
  sha256: bytea('sha256').notNull(),
  hint: text('hint').notNull(),
  scopes: text('scopes').array().$type<KeyScope[]>().notNull(),
  createdAt: instant('created_at').notNull(),
  revokedAt: instant('revoked_at'),
  kind: text('kind').$type<KeyKind>().notNull().default(sql`'customer'::text`),
  role: text('role').$type<MemberRole>(),
  personId: uuid('person_id'),
  expiresAt: instant('expires_at'),
  lastUsedAt: instant('last_used_at'),
  signingKey: text('signing_key'),
})

export const appPlans = veracite.table('app_plans', {
  id: uuid('id').notNull(),
  brandId: uuid('brand_id').notNull(),
  name: text('name').notNull(),
  people: json<Asker[]>('people').notNull(),
  engines: text('engines').array().$type<Engine[]>().notNull(),
  questions: integer('questions').notNull(),
  firstDay: text('first_day').notNull(),
  lastDay: text('last_day').notNull(),
  isPaired: boolean('is_paired').notNull(),
  scanId: uuid('scan_id'),
  hindered: text('hindered'),
  plannedBy: text('planned_by').notNull(),
  plannedAt: instant('planned_at').notNull(),
  closedAt: instant('closed_at'),
})

export const appSlots = veracite.table('app_slots', {
  planId: uuid('plan_id').notNull(),
  number: integer('number').notNull(),
  engine: text('engine').$type<Engine>().notNull(),
  person: integer('person').notNull(),
  promptId: uuid('prompt_id').notNull(),
  dueAt: instant('due_at').notNull(),
  runId: uuid('run_id'),
  filledAt: instant('filled_at'),
})

export const brands = veracite.table('brands', {
  id: uuid('id').notNull(),
  accountId: uuid('account_id').notNull(),
  name: text('name').notNull(),
  domain: text('domain').notNull(),
  aliases: text('aliases').array().notNull().default(sql`'{}'::text[]`),
  createdAt: instant('created_at').notNull(),
  archivedAt: instant('archived_at'),
  samplesPerPrompt: smallint('samples_per_prompt').notNull().default(sql`1`),
  captureSources: text('capture_sources').$type<CaptureSources>().notNull().default(sql`'findings'::text`),
  pageFacts: text('page_facts').$type<PageFacts>().notNull().default(sql`'active'::text`),
  engines: text('engines').array().$type<Engine[]>(),
})

export const classCountsDaily = veracite.table('class_counts_daily', {
  brandId: uuid('brand_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  engine: text('engine').$type<Engine>().notNull(),
  intent: text('intent').$type<PromptIntent>().notNull(),
  citationClass: text('citation_class').$type<CitationClass>().notNull(),
  runs: integer('runs').notNull(),
  forReview: integer('for_review').notNull().default(sql`0`),
  origin: text('origin').$type<Origin>().notNull().default(sql`'engine'::text`),
  provisional: integer('provisional').notNull().default(sql`0`),
})

export const classCountsTotal = veracite.table('class_counts_total', {
  brandId: uuid('brand_id').notNull(),
  engine: text('engine').$type<Engine>().notNull(),
  intent: text('intent').$type<PromptIntent>().notNull(),
  citationClass: text('citation_class').$type<CitationClass>().notNull(),
  runs: bigint('runs', { mode: 'number' }).notNull(),
  forReview: bigint('for_review', { mode: 'number' }).notNull().default(sql`0`),
  origin: text('origin').$type<Origin>().notNull().default(sql`'engine'::text`),
  provisional: bigint('provisional', { mode: 'number' }).notNull().default(sql`0`),
})

export const correctionFindings = veracite.table('correction_findings', {
  correctionId: uuid('correction_id').notNull(),
  findingId: uuid('finding_id').notNull(),
})

export const correctionLooks = veracite.table('correction_looks', {
  watchId: uuid('watch_id').notNull(),
  number: integer('number').notNull(),
  round: integer('round').notNull(),
  phase: text('phase').$type<'asking' | 'surveillance'>().notNull(),
  scanId: uuid('scan_id').notNull(),
  questions: integer('questions').notNull(),
  startedAt: instant('started_at').notNull(),
})

export const correctionPages = veracite.table('correction_pages', {
  correctionId: uuid('correction_id').notNull(),
  url: text('url').notNull(),
  role: text('role').$type<PageRole>().notNull(),
  beforePageId: uuid('before_page_id'),
  newestPageId: uuid('newest_page_id'),
  saysBefore: text('says_before').$type<SourceSays>(),
  says: text('says').$type<SourceSays>(),
  changedAt: instant('changed_at'),
  language: text('language'),
  contacts: json<Contact[]>('contacts'),
  nextAt: instant('next_at'),
  orderedAt: instant('ordered_at'),
})

export const correctionWatches = veracite.table('correction_watches', {
  id: uuid('id').notNull(),
  correctionId: uuid('correction_id').notNull(),
  engine: text('engine').$type<Engine>().notNull(),
  plan: json<WatchPlan>('plan').notNull(),
  phase: text('phase').$type<WatchPhase>().notNull(),
  round: integer('round').notNull(),
  result: text('result').$type<WatchResult>(),
  resultAt: instant('result_at'),
  hindered: text('hindered'),
  nextAt: instant('next_at'),
  startedAt: instant('started_at').notNull(),
  startedBy: text('started_by').notNull(),
  endedAt: instant('ended_at'),
})

export const corrections = veracite.table('corrections', {
  id: uuid('id').notNull(),
  brandId: uuid('brand_id').notNull(),
  kind: text('kind').$type<'finding' | 'fact'>().notNull(),
  factId: uuid('fact_id'),
  predicate: text('predicate').notNull(),
  about: text('about').notNull(),
  truth: text('truth'),
  origin: text('origin').$type<Origin>().notNull(),
  state: text('state').$type<CorrectionState>().notNull(),
  stateSince: instant('state_since').notNull(),
  openedAt: instant('opened_at').notNull(),
  openedBy: text('opened_by').notNull(),
  askedAt: instant('asked_at'),
  closedAt: instant('closed_at'),
  deadline: instant('deadline'),
  wakeAt: instant('wake_at'),
  afterCut: bigint('after_cut', { mode: 'number' }).notNull().default(sql`0`),
})

export const declarationStates = veracite.table('declaration_states', {
  brandId: uuid('brand_id').notNull(),
  name: text('name').notNull(),
  declarationId: uuid('declaration_id').notNull(),
  withdrawnAt: instant('withdrawn_at'),
})

export const deliveries = veracite.table('deliveries', {
  id: uuid('id').notNull(),
  webhookId: uuid('webhook_id').notNull(),
  kind: text('kind').$type<Message['kind']>().notNull(),
  brandId: uuid('brand_id'),
  state: text('state').$type<DeliveryState>().notNull(),
  attempts: integer('attempts').notNull().default(sql`0`),
  createdAt: instant('created_at').notNull(),
  sealedAt: instant('sealed_at'),
  finishedAt: instant('finished_at'),
})

export const deliveryAttempts = veracite.table('delivery_attempts', {
  id: uuid('id').notNull(),
  deliveryId: uuid('delivery_id').notNull(),
  startedAt: instant('started_at').notNull(),
  durationMs: integer('duration_ms').notNull(),
  status: smallint('status'),
  error: text('error'),
  reply: text('reply').notNull().default(sql`''::text`),
})

export const deliveryEvents = veracite.table('delivery_events', {
  deliveryId: uuid('delivery_id').notNull(),
  eventId: bigint('event_id', { mode: 'number' }).notNull(),
})

export const engineSpend = veracite.table('engine_spend', {
  engine: text('engine').$type<Engine>().notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  calls: integer('calls').notNull(),
  costUsd: numeric('cost_usd').notNull(),
  origin: text('origin').$type<Origin>().notNull().default(sql`'engine'::text`),
})

export const eventCounter = veracite.table('event_counter', {
  onlyRow: boolean('only_row').notNull().default(sql`true`),
  last: bigint('last', { mode: 'number' }).notNull(),
})

export const factStates = veracite.table('fact_states', {
  factId: uuid('fact_id').notNull(),
  brandId: uuid('brand_id').notNull(),
  active: boolean('active').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  supersededBy: uuid('superseded_by'),
  withdrawnAt: instant('withdrawn_at'),
  proposedAt: instant('proposed_at'),
  refusedAt: instant('refused_at'),
  validFrom: date('valid_from', { mode: 'string' }),
  validUntil: date('valid_until', { mode: 'string' }),
  expiredAt: instant('expired_at'),
  enteredBy: text('entered_by'),
  approvedBy: text('approved_by'),
  approvedAt: instant('approved_at'),
})

export const feedChunks = veracite.table('feed_chunks', {
  importId: uuid('import_id').notNull(),
  n: integer('n').notNull(),
  bytes: bytea('bytes'),
  sha256: bytea('sha256').notNull(),
})

export const feedImports = veracite.table('feed_imports', {
  id: uuid('id').notNull(),
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

export const feeds = veracite.table('feeds', {
  id: uuid('id').notNull(),
  brandId: uuid('brand_id').notNull(),
  name: text('name').notNull(),
  sourceKind: text('source_kind').$type<'upload' | 'address'>().notNull(),
  url: text('url'),
  format: text('format').notNull(),
  mapping: json<Record<string, string>>('mapping').notNull(),
  country: text('country'),
  currency: text('currency'),
  everyHours: integer('every_hours'),
  nextImportAt: instant('next_import_at'),
  etag: text('etag'),
  lastModified: text('last_modified'),
  createdAt: instant('created_at').notNull(),
  removedAt: instant('removed_at'),
  complete: boolean('complete').notNull().default(sql`false`),
})

export const findingOccurrences = veracite.table('finding_occurrences', {
  findingId: uuid('finding_id').notNull(),
  captureId: uuid('capture_id').notNull(),
  runId: uuid('run_id').notNull(),
  lookId: uuid('look_id').notNull(),
  promptId: uuid('prompt_id').notNull(),
  kind: text('kind').$type<CaptureKind>().notNull(),
  classificationId: uuid('classification_id').notNull(),
  stated: text('stated').notNull(),
  truth: text('truth'),
  factId: uuid('fact_id'),
  saidAt: instant('said_at').notNull(),
})

export const findings = veracite.table('findings', {
  id: uuid('id').notNull(),
  brandId: uuid('brand_id').notNull(),
  engine: text('engine').$type<Engine>().notNull(),
  predicate: text('predicate').$type<FactPredicate>().notNull(),
  about: text('about').notNull(),
  value: text('value').notNull(),
  stated: text('stated').notNull(),
  truth: text('truth'),
  factId: uuid('fact_id'),
  firstLook: uuid('first_look').notNull(),
  firstSaidAt: instant('first_said_at').notNull(),
  lastLook: uuid('last_look').notNull(),
  lastSaidAt: instant('last_said_at').notNull(),
  lastPromptId: uuid('last_prompt_id').notNull(),
  lastRunId: uuid('last_run_id').notNull(),
  occurrences: integer('occurrences').notNull(),
  state: text('state').$type<FindingState>().notNull(),
  stateSince: instant('state_since').notNull(),
  askedSince: integer('asked_since').notNull(),
  settledBy: text('settled_by').$type<SettledBy>(),
  operatorSettledAt: instant('operator_settled_at'),
  operatorName: text('operator_name'),
  operatorNote: text('operator_note'),
  awayAt: instant('away_at'),
  origin: text('origin').$type<Origin>().notNull().default(sql`'engine'::text`),
  afterCut: bigint('after_cut', { mode: 'number' }).notNull().default(sql`0`),
})

export const gravities = veracite.table('gravities', {
  brandId: uuid('brand_id').notNull(),
  predicate: text('predicate').notNull(),
  about: text('about').notNull(),
  gravity: text('gravity').$type<Gravity>().notNull(),
  setAt: instant('set_at').notNull(),
})

export const idempotencyKeys = veracite.table('idempotency_keys', {
  tokenSha256: bytea('token_sha256').notNull(),
  key: text('key').notNull(),
  operation: text('operation').notNull(),
  requestSha256: bytea('request_sha256').notNull(),
  answer: json<Json>('answer').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const invitations = veracite.table('invitations', {
  id: uuid('id').notNull(),
  accountId: uuid('account_id').notNull(),
  name: text('name').notNull(),
  email: text('email'),
  role: text('role').$type<MemberRole>().notNull(),
  memberId: uuid('member_id'),
  byOperator: boolean('by_operator').notNull(),
  sha256: bytea('sha256').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  usedAt: instant('used_at'),
  revokedAt: instant('revoked_at'),
  madeBy: uuid('made_by'),
})

export const jobs = veracite.table('jobs', {
  id: uuid('id').notNull(),
  kind: text('kind').notNull(),
  lane: text('lane').$type<Lane>().notNull(),
  payload: json<Json>('payload').notNull(),
  dedupKey: text('dedup_key'),
  priority: smallint('priority').$type<Priority>().notNull().default(sql`0`),
  state: text('state').$type<JobState>().notNull().default(sql`'queued'::text`),
  attempt: integer('attempt').notNull().default(sql`0`),
  crashes: integer('crashes').notNull().default(sql`0`),
  maxAttempts: integer('max_attempts').notNull().default(sql`5`),
  token: bigint('token', { mode: 'number' }).notNull().default(sql`0`),
  runAt: instant('run_at').notNull(),
  leaseUntil: instant('lease_until'),
  worker: text('worker'),
  publishedAt: instant('published_at'),
  progress: json<Json>('progress'),
  result: json<Json>('result'),
  error: text('error'),
  createdAt: instant('created_at').notNull(),
  startedAt: instant('started_at'),
  finishedAt: instant('finished_at'),
  traceparent: text('traceparent'),
})

export const letterheads = veracite.table('letterheads', {
  accountId: uuid('account_id').notNull(),
  name: text('name').notNull(),
  logoType: text('logo_type').$type<ReportLogo['type']>(),
  logo: bytea('logo'),
  updatedAt: instant('updated_at').notNull(),
})

export const logQueue = veracite.table('log_queue', {
  subjectId: uuid('subject_id').notNull(),
  kind: text('kind').notNull(),
  body: bytea('body').notNull(),
  queuedAt: instant('queued_at').notNull(),
})

export const members = veracite.table('members', {
  id: uuid('id').notNull(),
  accountId: uuid('account_id').notNull(),
  personId: uuid('person_id').notNull(),
  role: text('role').$type<MemberRole>().notNull(),
  addedAt: instant('added_at').notNull(),
  leftAt: instant('left_at'),
})

export const oauthRecords = veracite.table('oauth_records', {
  kind: text('kind').notNull(),
  idSha256: bytea('id_sha256').notNull(),
  grantId: text('grant_id'),
  payload: json<Json>('payload').notNull(),
  consumedAt: instant('consumed_at'),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const openidLogins = veracite.table('openid_logins', {
  issuer: text('issuer').notNull(),
  subject: text('subject').notNull(),
  personId: uuid('person_id').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const orderLooks = veracite.table('order_looks', {
  orderId: uuid('order_id').notNull(),
  number: integer('number').notNull(),
  scanId: uuid('scan_id').notNull(),
  startedAt: instant('started_at').notNull(),
})

export const orderWatches = veracite.table('order_watches', {
  orderId: uuid('order_id').notNull(),
  promptIds: uuid('prompt_ids').array().notNull(),
  nextAt: instant('next_at'),
  hindered: text('hindered'),
})

export const passkeys = veracite.table('passkeys', {
  id: uuid('id').notNull(),
  personId: uuid('person_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: bytea('public_key').notNull(),
  counter: bigint('counter', { mode: 'number' }).notNull(),
  transports: text('transports').array().notNull(),
  backedUp: boolean('backed_up').notNull(),
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull(),
  lastUsedAt: instant('last_used_at'),
})

export const people = veracite.table('people', {
  id: uuid('id').notNull(),
  name: text('name').notNull(),
  email: text('email'),
  createdAt: instant('created_at').notNull(),
})

export const plans = veracite.table('plans', {
  id: text('id').notNull(),
  engines: text('engines').array().$type<Engine[]>().notNull(),
  maxScansPerMonth: integer('max_scans_per_month').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const prompts = veracite.table('prompts', {
  id: uuid('id').notNull(),
  brandId: uuid('brand_id').notNull(),
  text: text('text').notNull(),
  textSha256: bytea('text_sha256').notNull(),
  intent: text('intent').$type<PromptIntent>().notNull(),
  locale: text('locale').notNull(),
  createdAt: instant('created_at').notNull(),
  archivedAt: instant('archived_at'),
  sampleId: uuid('sample_id'),
  origin: json<PromptOrigin>('origin'),
})

export const readerCheckReplies = veracite.table('reader_check_replies', {
  reader: text('reader').notNull(),
  answerId: text('answer_id').notNull(),
  reply: text('reply').notNull(),
  costUsd: numeric('cost_usd'),
  readAt: instant('read_at').notNull(),
})

export const readerCheckRequests = veracite.table('reader_check_requests', {
  reader: text('reader').notNull(),
  jobId: uuid('job_id').notNull(),
  requestedAt: instant('requested_at').notNull(),
})

export const readerSpend = veracite.table('reader_spend', {
  model: text('model').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  calls: integer('calls').notNull(),
  costUsd: numeric('cost_usd').notNull(),
})

export const registerReplies = veracite.table('register_replies', {
  url: text('url').notNull(),
  register: text('register').notNull(),
  status: smallint('status').notNull(),
  contentType: text('content_type').notNull(),
  sha256: bytea('sha256').notNull(),
  fetchedAt: instant('fetched_at').notNull(),
})

export const reportPlans = veracite.table('report_plans', {
  brandId: uuid('brand_id').notNull(),
  span: text('span').$type<ReportSpan>().notNull(),
  cron: text('cron').notNull(),
  timeZone: text('time_zone').notNull(),
  nextAt: instant('next_at').notNull(),
  createdAt: instant('created_at').notNull(),
  language: text('language').$type<Language>().notNull().default(sql`'en'::text`),
})

export const reports = veracite.table('reports', {
  id: uuid('id').notNull(),
  brandId: uuid('brand_id').notNull(),
  accountId: uuid('account_id').notNull(),
  fromDay: date('from_day', { mode: 'string' }).notNull(),
  toDay: date('to_day', { mode: 'string' }).notNull(),
  demo: boolean('demo').notNull(),
  figures: json<ReportFigures>('figures').notNull(),
  document: json<ReportDocument>('document').notNull(),
  logoType: text('logo_type').$type<ReportLogo['type']>(),
  logo: bytea('logo'),
  madeBy: text('made_by').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const runs = veracite.table('runs', {
  id: uuid('id').notNull(),
  scanId: uuid('scan_id').notNull(),
  accountId: uuid('account_id').notNull(),
  brandId: uuid('brand_id').notNull(),
  promptId: uuid('prompt_id').notNull(),
  engine: text('engine').$type<Engine>().notNull(),
  intent: text('intent').$type<PromptIntent>().notNull(),
  status: text('status').$type<RunStatus>().notNull(),
  citationClass: text('citation_class').$type<CitationClass>(),
  captureId: uuid('capture_id'),
  capturedAt: instant('captured_at'),
  classificationId: uuid('classification_id'),
  noAnswerReason: text('no_answer_reason').$type<NoAnswerReason>(),
  costUsd: numeric('cost_usd'),
  error: text('error'),
  createdAt: instant('created_at').notNull(),
  finishedAt: instant('finished_at'),
  reviewReasons: text('review_reasons').array().$type<ReviewReason[]>().notNull().default(sql`'{}'::text[]`),
  sample: smallint('sample').notNull().default(sql`1`),
  place: integer('place'),
  origin: text('origin').$type<Origin>().notNull().default(sql`'engine'::text`),
  provisional: boolean('provisional').notNull().default(sql`false`),
})

export const scans = veracite.table('scans', {
  id: uuid('id').notNull(),
  accountId: uuid('account_id').notNull(),
  brandId: uuid('brand_id').notNull(),
  jobId: uuid('job_id').notNull(),
  status: text('status').$type<ScanStatus>().notNull(),
  totalPrompts: integer('total_prompts').notNull(),
  totalRuns: integer('total_runs').notNull(),
  settledRuns: integer('settled_runs').notNull().default(sql`0`),
  createdAt: instant('created_at').notNull(),
  startedAt: instant('started_at'),
  finishedAt: instant('finished_at'),
  samples: smallint('samples').notNull().default(sql`1`),
  engines: text('engines').array().$type<Engine[]>().notNull().default(sql`'{}'::text[]`),
  spreadSeconds: integer('spread_seconds'),
  plannedRuns: integer('planned_runs').notNull().default(sql`0`),
  queuedRuns: integer('queued_runs').notNull().default(sql`0`),
  planSha256: bytea('plan_sha256'),
  plannedAt: instant('planned_at'),
  plannedEngines: json<PlannedEngine[]>('planned_engines'),
  spendCeilingUsd: numeric('spend_ceiling_usd'),
  confirmsScanId: uuid('confirms_scan_id'),
  planNumber: integer('plan_number'),
  stoppedAt: instant('stopped_at'),
  finishedAfterCut: bigint('finished_after_cut', { mode: 'number' }).notNull().default(sql`0`),
  readingSince: instant('reading_since'),
  readingLeft: integer('reading_left'),
  step: text('step').$type<ScanStep>().notNull().default(sql`'judge'::text`),
  stepQueued: integer('step_queued').notNull().default(sql`0`),
  stepDone: integer('step_done').notNull().default(sql`0`),
  imported: boolean('imported').notNull().default(sql`false`),
})

export const scheduleTimes = veracite.table('schedule_times', {
  scheduleId: uuid('schedule_id').notNull(),
  plannedAt: instant('planned_at').notNull(),
  outcome: text('outcome').$type<ScheduleTime['outcome']>().notNull(),
  scanId: uuid('scan_id'),
  reason: text('reason'),
  missedBefore: integer('missed_before').notNull().default(sql`0`),
  handledAt: instant('handled_at').notNull(),
})

export const schedules = veracite.table('schedules', {
  id: uuid('id').notNull(),
  brandId: uuid('brand_id').notNull(),
  cron: text('cron').notNull(),
  timeZone: text('time_zone').notNull(),
  jitterSeconds: integer('jitter_seconds').notNull(),
  samples: integer('samples'),
  engines: text('engines').array().$type<Engine[]>(),
  spendCeilingUsd: numeric('spend_ceiling_usd'),
  missed: text('missed').$type<MissedRule>().notNull(),
  createdAt: instant('created_at').notNull(),
  pausedAt: instant('paused_at'),
  removedAt: instant('removed_at'),
  since: instant('since').notNull(),
  overlap: text('overlap').$type<OverlapRule>().notNull(),
})

export const sessions = veracite.table('sessions', {
  id: uuid('id').notNull(),
  sha256: bytea('sha256').notNull(),
  personId: uuid('person_id'),
  tokenSha256: bytea('token_sha256'),
  method: text('method').$type<SignInMethod>().notNull(),
  browser: text('browser').notNull(),
  address: text('address').notNull(),
  createdAt: instant('created_at').notNull(),
  seenAt: instant('seen_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  endedAt: instant('ended_at'),
})

export const settings = veracite.table('settings', {
  key: text('key').notNull(),
  value: json<unknown>('value').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const shares = veracite.table('shares', {
  id: uuid('id').notNull(),
  accountId: uuid('account_id').notNull(),
  kind: text('kind').$type<ShareKind>().notNull(),
  targetId: uuid('target_id').notNull(),
  title: text('title').notNull(),
  demo: boolean('demo').notNull(),
  sha256: bytea('sha256').notNull(),
  content: bytea('content'),
  madeBy: text('made_by').notNull(),
  createdAt: instant('created_at').notNull(),
  expiresAt: instant('expires_at').notNull(),
  revokedAt: instant('revoked_at'),
  views: integer('views').notNull().default(sql`0`),
  lastViewedAt: instant('last_viewed_at'),
})

export const signInSteps = veracite.table('sign_in_steps', {
  sha256: bytea('sha256').notNull(),
  kind: text('kind').notNull(),
  data: json<Json>('data').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const undecidedReviews = veracite.table('undecided_reviews', {
  runId: uuid('run_id').notNull(),
  classificationId: uuid('classification_id').notNull(),
  operatorName: text('operator_name').notNull(),
  note: text('note'),
  answeredAt: instant('answered_at').notNull(),
})

export const webhooks = veracite.table('webhooks', {
  id: uuid('id').notNull(),
  url: text('url').notNull(),
  brandId: uuid('brand_id'),
  kinds: text('kinds').array().$type<EventKind[]>().notNull(),
  digest: text('digest').$type<Digest>().notNull(),
  nonce: text('nonce').notNull(),
  secretSha256: bytea('secret_sha256').notNull(),
  createdAt: instant('created_at').notNull(),
  removedAt: instant('removed_at'),
  offSince: instant('off_since'),
  offReason: text('off_reason').$type<OffReason>(),
  failingSince: instant('failing_since'),
  graveAtOnce: boolean('grave_at_once').notNull().default(sql`false`),
  language: text('language').$type<Language>().notNull().default(sql`'en'::text`),
})

export const withdrawnReadings = veracite.table('withdrawn_readings', {
  readingId: uuid('reading_id').notNull(),
  runId: uuid('run_id').notNull(),
  operatorName: text('operator_name').notNull(),
  withdrawnAt: instant('withdrawn_at').notNull(),
})
