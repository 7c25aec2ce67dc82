import type { Contact } from '@veracite/core/corrections/contacts'
import type { PageRole, WatchPlan } from '@veracite/core/corrections/correction-store'
import type {
  CorrectionMove,
  CorrectionState,
  Engine,
  Origin,
  SourceSays,
  WatchPhase,
  WatchResult,
} from '@veracite/terms/vocabulary'
import { sql } from 'drizzle-orm'
import { bigint, integer, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, evidence, instant, type Json, json, signed, veracite } from './columns.ts'

export const corrections = veracite.table('corrections', {
  id: uuid('id').primaryKey(),
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
  afterCut: bigint('after_cut', { mode: 'number' }).notNull().default(0),
})

export const correctionFindings = veracite.table('correction_findings', {
  correctionId: uuid('correction_id').notNull(),
  findingId: uuid('finding_id').notNull(),
})

export const correctionEvents = evidence.table('correction_events', {
  id: uuid('id').primaryKey(),
  correctionId: uuid('correction_id').notNull(),
  move: text('move').$type<CorrectionMove>().notNull(),
  fromState: text('from_state').$type<CorrectionState>(),
  state: text('state').$type<CorrectionState>().notNull(),
  who: text('who').notNull(),
  note: text('note'),
  data: json<Json>('data').notNull(),
  at: instant('at').notNull(),
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
  id: uuid('id').primaryKey(),
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

export const correctionLooks = veracite.table('correction_looks', {
  watchId: uuid('watch_id').notNull(),
  number: integer('number').notNull(),
  round: integer('round').notNull(),
  phase: text('phase').$type<'asking' | 'surveillance'>().notNull(),
  scanId: uuid('scan_id').notNull(),
  questions: integer('questions').notNull(),
  startedAt: instant('started_at').notNull(),
})

export const watchManifests = evidence.table('watch_manifests', {
  id: uuid('id').primaryKey(),
  watchId: uuid('watch_id').notNull(),
  kind: text('kind').$type<'watch_plan' | 'watch_outcome' | 'app_plan' | 'app_outcome'>().notNull(),
  ...signed,
  manifestSha256: bytea('manifest_sha256').generatedAlwaysAs(sql`sha256(body)`),
  createdAt: instant('created_at').notNull(),
})
