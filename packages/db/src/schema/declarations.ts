import type { Declaration } from '@veracite/verdicts/declared/declaration'
import { integer, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, evidence, instant, json, veracite } from './columns.ts'

export const declarations = evidence.table('declarations', {
  id: uuid('id').primaryKey(),
  brandId: uuid('brand_id').notNull(),
  name: text('name').notNull(),
  version: integer('version').notNull(),
  body: json<Declaration>('body').notNull(),
  sha256: bytea('sha256').notNull(),
  declaredAt: instant('declared_at').notNull(),
})

export const declarationStates = veracite.table(
  'declaration_states',
  {
    brandId: uuid('brand_id').notNull(),
    name: text('name').notNull(),
    declarationId: uuid('declaration_id').notNull(),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [primaryKey({ columns: [table.brandId, table.name] })],
)
