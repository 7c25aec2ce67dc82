import type { Lane, Priority } from '@veracite/core/jobs'
import type { ReaderKind } from '@veracite/core/readers/reader-port'
import type { PlannedEngine, SealedKind } from '@veracite/core/stores/plan-store'
import type { MissedRule, ScheduleTime } from '@veracite/core/stores/schedule-store'
import type { DeliveryState, Digest } from '@veracite/core/stores/webhook-store'
import type {
  AccessKind,
  CaptureKind,
  CitationClass,
  Engine,
  EventKind,
  FindingState,
  JobState,
  KeyScope,
  NoAnswerReason,
  PromptIntent,
  RunStatus,
  ScanStatus,
  SettledBy,
} from '@veracite/core/vocabulary'
import type { FactPredicate } from '@veracite/verdicts/predicates/all'
import type { ReviewReason } from '@veracite/verdicts/verdict/verdict'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  numeric,
  pgSchema,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'

/**
 * The tables as TypeScript sees them. The migrations are the truth about constraints, indexes and privileges;
 * a test compares the two column by column.
 */

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })
const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 })
const json = <T>(name: string) => jsonb(name).$type<T>()
type Json = Record<string, unknown>

const veracite = pgSchema('veracite')
const evidence = pgSchema('evidence')

export const plans = veracite.table('plans', {
  id: text('id').primaryKey(),
  engines: text('engines').array().$type<Engine[]>().notNull(),
  maxScansPerMonth: integer('max_scans_per_month').notNull(),
  createdAt: instant('created_at').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const accounts = veracite.table('accounts', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  planId: text('plan_id').notNull(),
  createdAt: instant('created_at').notNull(),
  archivedAt: instant('archived_at'),
})

export const brands = veracite.table('brands', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  name: text('name').notNull(),
  domain: text('domain').notNull(),
  aliases: text('aliases').array().notNull(),
  samplesPerPrompt: smallint('samples_per_prompt').notNull().default(1),
  createdAt: instant('created_at').notNull(),
  archivedAt: instant('archived_at'),
})

export const prompts = veracite.table('prompts', {
  id: uuid('id').primaryKey(),
  brandId: uuid('brand_id').notNull(),
  text: text('text').notNull(),
  textSha256: bytea('text_sha256').notNull(),
  intent: text('intent').$type<PromptIntent>().notNull(),
  locale: text('locale').notNull(),
  createdAt: instant('created_at').notNull(),
  archivedAt: instant('archived_at'),
})

export const apiKeys = veracite.table('api_keys', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  name: text('name').notNull(),
  sha256: bytea('sha256').notNull(),
  hint: text('hint').notNull(),
  scopes: text('scopes').array().$type<KeyScope[]>().notNull(),
  createdAt: instant('created_at').notNull(),
  revokedAt: instant('revoked_at'),
})

export const monthlyScans = veracite.table('monthly_scans', {
  accountId: uuid('account_id').notNull(),
  period: date('period', { mode: 'string' }).notNull(),
  used: integer('used').notNull(),
})

export const monthlyVerifications = veracite.table('monthly_verifications', {
  accountId: uuid('account_id').notNull(),
  period: date('period', { mode: 'string' }).notNull(),
  used: integer('used').notNull(),
})

export const runVerificationDays = veracite.table('run_verification_days', {
  runId: uuid('run_id').primaryKey(),
  day: date('day', { mode: 'string' }).notNull(),
  used: integer('used').notNull(),
})

export const idempotencyKeys = veracite.table('idempotency_keys', {
  tokenSha256: bytea('token_sha256').notNull(),
  key: text('key').notNull(),
  operation: text('operation').notNull(),
  requestSha256: bytea('request_sha256').notNull(),
  answer: json<Json>('answer').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const settings = veracite.table('settings', {
  key: text('key').primaryKey(),
  value: json<unknown>('value').notNull(),
  updatedAt: instant('updated_at').notNull(),
})

export const jobs = veracite.table('jobs', {
  id: uuid('id').primaryKey(),
  kind: text('kind').notNull(),
  lane: text('lane').$type<Lane>().notNull(),
  payload: json<Json>('payload').notNull(),
  dedupKey: text('dedup_key'),
  priority: smallint('priority').$type<Priority>().notNull().default(0),
  state: text('state').$type<JobState>().notNull().default('queued'),
  attempt: integer('attempt').notNull().default(0),
  crashes: integer('crashes').notNull().default(0),
  maxAttempts: integer('max_attempts').notNull().default(5),
  token: bigint('token', { mode: 'number' }).notNull().default(0),
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
})

export const scans = veracite.table('scans', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  brandId: uuid('brand_id').notNull(),
  jobId: uuid('job_id').notNull(),
  status: text('status').$type<ScanStatus>().notNull(),
  engines: text('engines').array().$type<Engine[]>().notNull().default([]),
  samples: smallint('samples').notNull().default(1),
  spreadSeconds: integer('spread_seconds'),
  totalPrompts: integer('total_prompts').notNull(),
  totalRuns: integer('total_runs').notNull(),
  settledRuns: integer('settled_runs').notNull().default(0),
  plannedRuns: integer('planned_runs').notNull().default(0),
  queuedRuns: integer('queued_runs').notNull().default(0),
  planSha256: bytea('plan_sha256'),
  plannedAt: instant('planned_at'),
  plannedEngines: json<PlannedEngine[]>('planned_engines'),
  createdAt: instant('created_at').notNull(),
  startedAt: instant('started_at'),
  finishedAt: instant('finished_at'),
  spendCeilingUsd: numeric('spend_ceiling_usd'),
})

export const scanPrompts = veracite.table('scan_prompts', {
  scanId: uuid('scan_id').notNull(),
  place: integer('place').notNull(),
  promptId: uuid('prompt_id').notNull(),
})

export const runs = veracite.table('runs', {
  id: uuid('id').primaryKey(),
  scanId: uuid('scan_id').notNull(),
  accountId: uuid('account_id').notNull(),
  brandId: uuid('brand_id').notNull(),
  promptId: uuid('prompt_id').notNull(),
  engine: text('engine').$type<Engine>().notNull(),
  intent: text('intent').$type<PromptIntent>().notNull(),
  sample: smallint('sample').notNull().default(1),
  place: integer('place'),
  status: text('status').$type<RunStatus>().notNull(),
  citationClass: text('citation_class').$type<CitationClass>(),
  captureId: uuid('capture_id'),
  capturedAt: instant('captured_at'),
  classificationId: uuid('classification_id'),
  reviewReasons: text('review_reasons').array().$type<ReviewReason[]>().notNull().default([]),
  noAnswerReason: text('no_answer_reason').$type<NoAnswerReason>(),
  costUsd: numeric('cost_usd', { precision: 14, scale: 8 }),
  error: text('error'),
  createdAt: instant('created_at').notNull(),
  finishedAt: instant('finished_at'),
})

export const engineCalls = veracite.table('engine_calls', {
  id: uuid('id').primaryKey(),
  runId: uuid('run_id').notNull(),
  jobId: uuid('job_id').notNull(),
  engine: text('engine').$type<Engine>().notNull(),
  provider: text('provider').notNull(),
  startedAt: instant('started_at').notNull(),
  finishedAt: instant('finished_at'),
  outcome: text('outcome'),
  maybeBilled: boolean('maybe_billed').notNull().default(true),
  costUsd: numeric('cost_usd', { precision: 14, scale: 8 }),
})

export const engineSpend = veracite.table('engine_spend', {
  engine: text('engine').$type<Engine>().notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  calls: integer('calls').notNull(),
  costUsd: numeric('cost_usd', { precision: 14, scale: 8 }).notNull(),
})

export const readerSpend = veracite.table('reader_spend', {
  model: text('model').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  calls: integer('calls').notNull(),
  costUsd: numeric('cost_usd', { precision: 14, scale: 8 }).notNull(),
})

export const classCountsDaily = veracite.table('class_counts_daily', {
  brandId: uuid('brand_id').notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  engine: text('engine').$type<Engine>().notNull(),
  intent: text('intent').$type<PromptIntent>().notNull(),
  citationClass: text('citation_class').$type<CitationClass>().notNull(),
  runs: integer('runs').notNull(),
  forReview: integer('for_review').notNull().default(0),
})

export const classCountsTotal = veracite.table('class_counts_total', {
  brandId: uuid('brand_id').notNull(),
  engine: text('engine').$type<Engine>().notNull(),
  intent: text('intent').$type<PromptIntent>().notNull(),
  citationClass: text('citation_class').$type<CitationClass>().notNull(),
  runs: bigint('runs', { mode: 'number' }).notNull(),
  forReview: bigint('for_review', { mode: 'number' }).notNull().default(0),
})

export const factStates = veracite.table('fact_states', {
  factId: uuid('fact_id').primaryKey(),
  brandId: uuid('brand_id').notNull(),
  active: boolean('active').notNull(),
  lastSeenAt: instant('last_seen_at').notNull(),
  supersededBy: uuid('superseded_by'),
})

export const logQueue = veracite.table('log_queue', {
  subjectId: uuid('subject_id').primaryKey(),
  kind: text('kind').notNull(),
  body: bytea('body').notNull(),
  queuedAt: instant('queued_at').notNull(),
})

/** One row, held by whoever continues the log. */
export const logLock = veracite.table('log_lock', {
  onlyRow: boolean('only_row').primaryKey().default(true),
})

export const manifests = evidence.table('manifests', {
  subjectId: uuid('subject_id').primaryKey(),
  kind: text('kind').$type<'capture' | 'classification' | 'verification' | 'custody'>().notNull(),
  runId: uuid('run_id').notNull(),
  body: bytea('body').notNull(),
  sha256: bytea('sha256').generatedAlwaysAs(sql`sha256(body)`),
  signature: bytea('signature').notNull(),
  keyId: text('key_id').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const scanManifests = evidence.table('scan_manifests', {
  subjectId: uuid('subject_id').primaryKey(),
  scanId: uuid('scan_id').notNull(),
  kind: text('kind').$type<SealedKind>().notNull(),
  body: bytea('body').notNull(),
  sha256: bytea('sha256').generatedAlwaysAs(sql`sha256(body)`),
  signature: bytea('signature').notNull(),
  keyId: text('key_id').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const scanLines = evidence.table('scan_lines', {
  scanId: uuid('scan_id').notNull(),
  kind: text('kind').$type<SealedKind>().notNull(),
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
})

export const captureBytes = evidence.table('capture_bytes', {
  captureId: uuid('capture_id').notNull(),
  capturedAt: instant('captured_at').notNull(),
  part: text('part').notNull(),
  sha256: bytea('sha256').notNull(),
  bytes: bytea('bytes').notNull(),
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
  readingId: uuid('reading_id').primaryKey(),
  request: bytea('request').notNull(),
  requestSha256: bytea('request_sha256').notNull(),
  reply: bytea('reply').notNull(),
  replySha256: bytea('reply_sha256').notNull(),
  servedModel: text('served_model'),
  costUsd: numeric('cost_usd', { precision: 14, scale: 8 }),
  askedAt: instant('asked_at').notNull(),
  answeredAt: instant('answered_at').notNull(),
})

/** From before models were readers; nothing is added any more. */
export const judgeOpinions = evidence.table('judge_opinions', {
  id: uuid('id').primaryKey(),
  classificationId: uuid('classification_id').notNull(),
  runId: uuid('run_id').notNull(),
  model: text('model').notNull(),
  promptSha256: bytea('prompt_sha256').notNull(),
  opinion: json<Json>('opinion').notNull(),
  agrees: boolean('agrees').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const pageBytes = evidence.table('page_bytes', {
  sha256: bytea('sha256').primaryKey(),
  bytes: bytea('bytes').notNull(),
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
})

export const custodyEvents = evidence.table('custody_events', {
  id: uuid('id').primaryKey(),
  runId: uuid('run_id').notNull(),
  captureId: uuid('capture_id'),
  event: text('event').notNull(),
  actor: text('actor').notNull(),
  reason: text('reason').notNull(),
  occurredAt: instant('occurred_at').notNull(),
})

export const keys = evidence.table('keys', {
  role: text('role').$type<'capture' | 'log'>().notNull(),
  keyId: text('key_id').notNull(),
  name: text('name').notNull(),
  publicKey: bytea('public_key').notNull(),
  notBefore: instant('not_before').notNull(),
})

export const keyRetirements = evidence.table('key_retirements', {
  role: text('role').$type<'capture' | 'log'>().notNull(),
  keyId: text('key_id').notNull(),
  notAfter: instant('not_after').notNull(),
  recordedAt: instant('recorded_at').notNull(),
})

export const logLeaves = evidence.table('log_leaves', {
  idx: bigint('idx', { mode: 'number' }).primaryKey(),
  kind: text('kind').notNull(),
  subjectId: uuid('subject_id').notNull(),
  body: bytea('body').notNull(),
  leafHash: bytea('leaf_hash').generatedAlwaysAs(sql`sha256('\\x00'::bytea || body)`),
  integratedAt: instant('integrated_at').notNull(),
})

export const logTiles = evidence.table('log_tiles', {
  level: smallint('level').notNull(),
  n: bigint('n', { mode: 'number' }).notNull(),
  width: smallint('width').notNull(),
  hashes: bytea('hashes').notNull(),
})

export const logTreeHeads = evidence.table('log_tree_heads', {
  size: bigint('size', { mode: 'number' }).primaryKey(),
  root: bytea('root').notNull(),
  createdAt: instant('created_at').notNull(),
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

export const logTimestamps = evidence.table('log_timestamps', {
  id: uuid('id').primaryKey(),
  over: text('over').$type<'checkpoint' | 'capture'>().notNull(),
  size: bigint('size', { mode: 'number' }),
  captureId: uuid('capture_id'),
  tsa: text('tsa').notNull(),
  genTime: instant('gen_time').notNull(),
  request: bytea('request').notNull(),
  response: bytea('response').notNull(),
  createdAt: instant('created_at').notNull(),
})

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

export const findings = veracite.table('findings', {
  id: uuid('id').primaryKey(),
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

export const verificationLooks = veracite.table('verification_looks', {
  lookId: uuid('look_id').primaryKey(),
  promptId: uuid('prompt_id').notNull(),
  engine: text('engine').$type<Engine>().notNull(),
  asked: integer('asked').notNull(),
})

export const findingEvents = evidence.table('finding_events', {
  id: uuid('id').primaryKey(),
  findingId: uuid('finding_id').notNull(),
  fromState: text('from_state').$type<FindingState>(),
  state: text('state').$type<FindingState>().notNull(),
  settledBy: text('settled_by').$type<SettledBy>(),
  askedSince: integer('asked_since').notNull(),
  operatorName: text('operator_name'),
  note: text('note'),
  createdAt: instant('created_at').notNull(),
})

export const webhooks = veracite.table('webhooks', {
  id: uuid('id').primaryKey(),
  url: text('url').notNull(),
  brandId: uuid('brand_id'),
  kinds: text('kinds').array().$type<EventKind[]>().notNull(),
  digest: text('digest').$type<Digest>().notNull(),
  nonce: text('nonce').notNull(),
  secretSha256: bytea('secret_sha256').notNull(),
  createdAt: instant('created_at').notNull(),
  removedAt: instant('removed_at'),
  offSince: instant('off_since'),
  offReason: text('off_reason').$type<'gone' | 'failing' | 'operator'>(),
  failingSince: instant('failing_since'),
})

export const deliveries = veracite.table('deliveries', {
  id: uuid('id').primaryKey(),
  webhookId: uuid('webhook_id').notNull(),
  kind: text('kind').$type<'event' | 'digest' | 'test'>().notNull(),
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

export const schedules = veracite.table('schedules', {
  id: uuid('id').primaryKey(),
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
})

export const scheduleTimes = veracite.table('schedule_times', {
  scheduleId: uuid('schedule_id').notNull(),
  plannedAt: instant('planned_at').notNull(),
  outcome: text('outcome').$type<ScheduleTime['outcome']>().notNull(),
  scanId: uuid('scan_id'),
  reason: text('reason'),
  missedBefore: integer('missed_before').notNull().default(0),
  handledAt: instant('handled_at').notNull(),
})
