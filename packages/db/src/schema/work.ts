import type { Lane, Priority } from '@veracite/core/jobs/jobs'
import type { ScanStep } from '@veracite/core/scans/scan-steps'
import type { MissedRule, OverlapRule, ScheduleTime } from '@veracite/core/schedules/schedule-store'
import type { PlannedEngine } from '@veracite/evidence/capture/new-capture'
import type {
  CitationClass,
  Engine,
  JobState,
  NoAnswerReason,
  Origin,
  PromptIntent,
  RunStatus,
  ScanStatus,
} from '@veracite/terms/vocabulary'
import type { ReviewReason } from '@veracite/verdicts/verdict/verdict'
import { bigint, boolean, date, integer, numeric, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant, type Json, json, veracite } from './columns.ts'

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
  traceparent: text('traceparent'),
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
  planNumber: integer('plan_number'),
  plannedAt: instant('planned_at'),
  plannedEngines: json<PlannedEngine[]>('planned_engines'),
  createdAt: instant('created_at').notNull(),
  startedAt: instant('started_at'),
  finishedAt: instant('finished_at'),
  spendCeilingUsd: numeric('spend_ceiling_usd'),
  confirmsScanId: uuid('confirms_scan_id'),
  stoppedAt: instant('stopped_at'),
  finishedAfterCut: bigint('finished_after_cut', { mode: 'number' }).notNull().default(0),
  readingSince: instant('reading_since'),
  readingLeft: integer('reading_left'),
  step: text('step').$type<ScanStep>().notNull().default('judge'),
  stepQueued: integer('step_queued').notNull().default(0),
  stepDone: integer('step_done').notNull().default(0),
  imported: boolean('imported').notNull().default(false),
})

export const withdrawnReadings = veracite.table('withdrawn_readings', {
  readingId: uuid('reading_id').primaryKey(),
  runId: uuid('run_id').notNull(),
  operatorName: text('operator_name').notNull(),
  withdrawnAt: instant('withdrawn_at').notNull(),
})

export const undecidedReviews = veracite.table('undecided_reviews', {
  runId: uuid('run_id').primaryKey(),
  classificationId: uuid('classification_id').notNull(),
  operatorName: text('operator_name').notNull(),
  note: text('note'),
  answeredAt: instant('answered_at').notNull(),
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
  provisional: boolean('provisional').notNull().default(false),
  noAnswerReason: text('no_answer_reason').$type<NoAnswerReason>(),
  costUsd: numeric('cost_usd', { precision: 14, scale: 8 }),
  origin: text('origin').$type<Origin>().notNull().default('engine'),
  error: text('error'),
  createdAt: instant('created_at').notNull(),
  finishedAt: instant('finished_at'),
})

export const engineSpend = veracite.table('engine_spend', {
  engine: text('engine').$type<Engine>().notNull(),
  day: date('day', { mode: 'string' }).notNull(),
  origin: text('origin').$type<Origin>().notNull().default('engine'),
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
  provisional: integer('provisional').notNull().default(0),
  origin: text('origin').$type<Origin>().notNull().default('engine'),
})

export const classCountsTotal = veracite.table('class_counts_total', {
  brandId: uuid('brand_id').notNull(),
  engine: text('engine').$type<Engine>().notNull(),
  intent: text('intent').$type<PromptIntent>().notNull(),
  citationClass: text('citation_class').$type<CitationClass>().notNull(),
  runs: bigint('runs', { mode: 'number' }).notNull(),
  forReview: bigint('for_review', { mode: 'number' }).notNull().default(0),
  provisional: bigint('provisional', { mode: 'number' }).notNull().default(0),
  origin: text('origin').$type<Origin>().notNull().default('engine'),
})

export const factStates = veracite.table('fact_states', {
  factId: uuid('fact_id').primaryKey(),
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

export const registerReplies = veracite.table('register_replies', {
  url: text('url').primaryKey(),
  register: text('register').notNull(),
  status: smallint('status').notNull(),
  contentType: text('content_type').notNull(),
  sha256: bytea('sha256').notNull(),
  fetchedAt: instant('fetched_at').notNull(),
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
  overlap: text('overlap').$type<OverlapRule>().notNull(),
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
