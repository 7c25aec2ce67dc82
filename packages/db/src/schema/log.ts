import { sql } from 'drizzle-orm'
import { bigint, boolean, smallint, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, evidence, instant, veracite } from './columns.ts'

export const logQueue = veracite.table('log_queue', {
  subjectId: uuid('subject_id').primaryKey(),
  kind: text('kind').notNull(),
  body: bytea('body').notNull(),
  queuedAt: instant('queued_at').notNull(),
})

/** Leaves that were refused, because no registered key has signed them. */
export const logRefused = veracite.table('log_refused', {
  subjectId: uuid('subject_id').primaryKey(),
  kind: text('kind').notNull(),
  body: bytea('body').notNull(),
  queuedAt: instant('queued_at').notNull(),
  publicKey: bytea('public_key'),
  reason: text('reason').notNull(),
  refusedAt: instant('refused_at').notNull(),
})

/** One row, locked by the process that continues the log. */
export const logLock = veracite.table('log_lock', {
  onlyRow: boolean('only_row').primaryKey().default(true),
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

export const logReceipts = evidence.table('log_receipts', {
  size: bigint('size', { mode: 'number' }).primaryKey(),
  protectedHeader: bytea('protected_header').notNull(),
  signature: bytea('signature').notNull(),
  signedAt: instant('signed_at').notNull(),
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
