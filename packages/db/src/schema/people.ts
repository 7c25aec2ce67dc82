import type { MemberRole, ShareKind, SignInMethod } from '@veracite/terms/vocabulary'
import { bigint, boolean, integer, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant, type Json, json, veracite } from './columns.ts'

export const people = veracite.table('people', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email'),
  createdAt: instant('created_at').notNull(),
})

export const members = veracite.table('members', {
  id: uuid('id').primaryKey(),
  accountId: uuid('account_id').notNull(),
  personId: uuid('person_id').notNull(),
  role: text('role').$type<MemberRole>().notNull(),
  addedAt: instant('added_at').notNull(),
  leftAt: instant('left_at'),
})

export const invitations = veracite.table('invitations', {
  id: uuid('id').primaryKey(),
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

export const passkeys = veracite.table('passkeys', {
  id: uuid('id').primaryKey(),
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

export const openidLogins = veracite.table('openid_logins', {
  issuer: text('issuer').notNull(),
  subject: text('subject').notNull(),
  personId: uuid('person_id').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const sessions = veracite.table('sessions', {
  id: uuid('id').primaryKey(),
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

export const signInSteps = veracite.table('sign_in_steps', {
  sha256: bytea('sha256').primaryKey(),
  kind: text('kind').notNull(),
  data: json<Json>('data').notNull(),
  expiresAt: instant('expires_at').notNull(),
})

export const shares = veracite.table('shares', {
  id: uuid('id').primaryKey(),
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
  views: integer('views').notNull().default(0),
  lastViewedAt: instant('last_viewed_at'),
})
