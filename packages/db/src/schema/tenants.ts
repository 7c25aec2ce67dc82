import type { PromptOrigin } from '@veracite/terms/prompt-origins'
import type {
  CaptureSources,
  Engine,
  KeyKind,
  KeyScope,
  MemberRole,
  PageFacts,
  PromptIntent,
} from '@veracite/terms/vocabulary'
import { integer, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant, type Json, json, veracite } from './columns.ts'

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
  captureSources: text('capture_sources').$type<CaptureSources>().notNull().default('findings'),
  createdAt: instant('created_at').notNull(),
  archivedAt: instant('archived_at'),
  pageFacts: text('page_facts').$type<PageFacts>().notNull().default('active'),
  engines: text('engines').array().$type<Engine[]>(),
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
  sampleId: uuid('sample_id'),
  origin: json<PromptOrigin>('origin'),
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
  kind: text('kind').$type<KeyKind>().notNull().default('customer'),
  role: text('role').$type<MemberRole>(),
  personId: uuid('person_id'),
  expiresAt: instant('expires_at'),
  lastUsedAt: instant('last_used_at'),
  signingKey: text('signing_key'),
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
