import type { ReportFigures } from '@veracite/core/reports/figures'
import type { ReportSpan } from '@veracite/core/reports/period'
import type { ReportDocument, ReportLogo } from '@veracite/core/reports/report'
import type { Language } from '@veracite/words/languages'
import { boolean, date, text, uuid } from 'drizzle-orm/pg-core'
import { bytea, instant, json, veracite } from './columns.ts'

export const reports = veracite.table('reports', {
  id: uuid('id').primaryKey(),
  brandId: uuid('brand_id').notNull(),
  accountId: uuid('account_id').notNull(),
  fromDay: date('from_day', { mode: 'string' }).notNull(),
  toDay: date('to_day', { mode: 'string' }).notNull(),
  demo: boolean('demo').notNull(),
  figures: json<ReportFigures>('figures').notNull(),
  document: json<ReportDocument>('document').notNull(),
  logoType: text('logo_type').$type<ReportLogo['type']>(),
  logo: bytea('logo'),
  madeBy: text('made_by').notNull(),
  createdAt: instant('created_at').notNull(),
})

export const letterheads = veracite.table('letterheads', {
  accountId: uuid('account_id').primaryKey(),
  name: text('name').notNull(),
  logoType: text('logo_type').$type<ReportLogo['type']>(),
  logo: bytea('logo'),
  updatedAt: instant('updated_at').notNull(),
})

export const reportPlans = veracite.table('report_plans', {
  brandId: uuid('brand_id').primaryKey(),
  span: text('span').$type<ReportSpan>().notNull(),
  cron: text('cron').notNull(),
  timeZone: text('time_zone').notNull(),
  language: text('language').$type<Language>().notNull().default('en'),
  nextAt: instant('next_at').notNull(),
  createdAt: instant('created_at').notNull(),
})
