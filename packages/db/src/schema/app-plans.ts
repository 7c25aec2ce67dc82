import type { Asker } from '@veracite/core/app-plans/app-plan-store'
import type { Engine } from '@veracite/terms/vocabulary'
import { boolean, integer, text, uuid } from 'drizzle-orm/pg-core'
import { instant, json, veracite } from './columns.ts'

export const appPlans = veracite.table('app_plans', {
  id: uuid('id').primaryKey(),
  brandId: uuid('brand_id').notNull(),
  name: text('name').notNull(),
  people: json<Asker[]>('people').notNull(),
  engines: text('engines').array().$type<Engine[]>().notNull(),
  questions: integer('questions').notNull(),
  firstDay: text('first_day').notNull(),
  lastDay: text('last_day').notNull(),
  isPaired: boolean('is_paired').notNull(),
  scanId: uuid('scan_id'),
  hindered: text('hindered'),
  plannedBy: text('planned_by').notNull(),
  plannedAt: instant('planned_at').notNull(),
  closedAt: instant('closed_at'),
})

export const appSlots = veracite.table('app_slots', {
  planId: uuid('plan_id').notNull(),
  number: integer('number').notNull(),
  engine: text('engine').$type<Engine>().notNull(),
  person: integer('person').notNull(),
  promptId: uuid('prompt_id').notNull(),
  dueAt: instant('due_at').notNull(),
  runId: uuid('run_id'),
  filledAt: instant('filled_at'),
})
