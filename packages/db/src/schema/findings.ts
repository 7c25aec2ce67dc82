import type {
  CaptureKind,
  Engine,
  FindingState,
  Gravity,
  Origin,
  SettledBy,
} from '@veracite/terms/vocabulary'
import type { FactPredicate } from '@veracite/verdicts/predicates/all'
import { bigint, integer, text, uuid } from 'drizzle-orm/pg-core'
import { evidence, instant, veracite } from './columns.ts'

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
  awayAt: instant('away_at'),
  settledBy: text('settled_by').$type<SettledBy>(),
  operatorSettledAt: instant('operator_settled_at'),
  operatorName: text('operator_name'),
  operatorNote: text('operator_note'),
  origin: text('origin').$type<Origin>().notNull().default('engine'),
  afterCut: bigint('after_cut', { mode: 'number' }).notNull().default(0),
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

export const findingEvents = evidence.table('finding_events', {
  id: uuid('id').primaryKey(),
  findingId: uuid('finding_id').notNull(),
  fromState: text('from_state').$type<FindingState>(),
  state: text('state').$type<FindingState>().notNull(),
  settledBy: text('settled_by').$type<SettledBy>(),
  askedSince: integer('asked_since').notNull(),
  occurrences: integer('occurrences'),
  operatorName: text('operator_name'),
  note: text('note'),
  createdAt: instant('created_at').notNull(),
})

export const gravities = veracite.table('gravities', {
  brandId: uuid('brand_id').notNull(),
  predicate: text('predicate').notNull(),
  about: text('about').notNull(),
  gravity: text('gravity').$type<Gravity>().notNull(),
  setAt: instant('set_at').notNull(),
})
