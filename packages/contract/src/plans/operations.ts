import { Type } from '@sinclair/typebox'
import { ENGINES } from '@veracite/terms/vocabulary'
import { everyone, operators } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok } from '../base/parts.ts'
import * as t from '../base/schemas.ts'

export const Plan = t.open('Plan', 'Which engines an account asks, and how often.', {
  id: t.text('Name of the plan.'),
  engines: t.list(t.oneOf(ENGINES), 'Engines that are asked.'),
  maxScansPerMonth: t.count('Scans in a calendar month (UTC).'),
})

export const Plans = t.listOf('Plans', 'All plans.', Plan, 'By name.')

export const putPlan = adminOperation('PUT /api/admin/plans/{planId}', {
  id: 'adminPutPlan',
  access: operators,
  params: { planId: { description: 'Name of the plan.', example: 'pro' } },
  body: Type.Object({
    engines: Type.Array(t.oneOf(ENGINES), { maxItems: 100 }),
    maxScansPerMonth: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  }),
  answers: ok(Plan),
})

export const listPlans = adminOperation('GET /api/admin/plans', {
  id: 'adminListPlans',
  useCase: 'plans.list',
  access: everyone('viewer'),
  answers: ok(Plans),
})
