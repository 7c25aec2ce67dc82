import { Type } from '@sinclair/typebox'
import { ENGINES } from '@veracite/terms/vocabulary'
import { everyone, operators } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { ok } from '../base/parts.ts'
import { count, oneOf, open, text } from '../base/schemas.ts'

export const Plan = open('Plan', 'Which engines an account asks, and how often.', {
  id: text('Name of the plan.'),
  engines: Type.Array(oneOf(ENGINES), { description: 'Engines that are asked.' }),
  maxScansPerMonth: count('Scans in a calendar month (UTC).'),
})

export const Plans = open('Plans', 'All plans.', { items: Type.Array(Plan, { description: 'By name.' }) })

export const putPlan = adminOperation('PUT /api/admin/plans/{planId}', {
  id: 'adminPutPlan',
  access: operators,
  summary: 'Make or change a plan',
  params: { planId: { description: 'Name of the plan.', example: 'pro' } },
  body: Type.Object({
    engines: Type.Array(oneOf(ENGINES), { maxItems: 100 }),
    maxScansPerMonth: Type.Integer({ minimum: 0, maximum: 1_000_000_000 }),
  }),
  answers: ok(Plan),
})

export const listPlans = adminOperation('GET /api/admin/plans', {
  id: 'adminListPlans',
  access: everyone('viewer'),
  summary: 'List plans',
  answers: ok(Plans),
})
