import { sql } from 'drizzle-orm'
import { integer, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, evidence, instant, signed, veracite } from './columns.ts'

export const orders = evidence.table('orders', {
  id: uuid('id').primaryKey(),
  brandId: uuid('brand_id').notNull(),
  supersedes: uuid('supersedes'),
  ...signed,
  manifestSha256: bytea('manifest_sha256').generatedAlwaysAs(sql`sha256(body)`),
  recordedAt: instant('recorded_at').notNull(),
})

export const orderWithdrawals = evidence.table('order_withdrawals', {
  id: uuid('id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  ...signed,
  manifestSha256: bytea('manifest_sha256').generatedAlwaysAs(sql`sha256(body)`),
  withdrawnAt: instant('withdrawn_at').notNull(),
})

export const orderWatches = veracite.table('order_watches', {
  orderId: uuid('order_id').primaryKey(),
  promptIds: uuid('prompt_ids').array().notNull(),
  nextAt: instant('next_at'),
  hindered: text('hindered'),
})

export const orderLooks = veracite.table('order_looks', {
  orderId: uuid('order_id').notNull(),
  number: integer('number').notNull(),
  scanId: uuid('scan_id').notNull(),
  startedAt: instant('started_at').notNull(),
})
