import { primaryKey, text } from 'drizzle-orm/pg-core'
import { bytea, instant, type Json, json, veracite } from './columns.ts'

export const oauthRecords = veracite.table(
  'oauth_records',
  {
    kind: text('kind').notNull(),
    idSha256: bytea('id_sha256').notNull(),
    grantId: text('grant_id'),
    payload: json<Json>('payload').notNull(),
    consumedAt: instant('consumed_at'),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.idSha256] })],
)
