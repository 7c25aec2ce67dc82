import { Type } from '@sinclair/typebox'
import { MISSED_RULES, OVERLAP_RULES } from '@veracite/core/schedules/schedule-store'
import { ENGINES } from '@veracite/terms/vocabulary'
import { lists, needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { page } from '../base/parts.ts'
import { oneOf } from '../base/schemas.ts'

const Instant = Type.String({ format: 'date-time' })
const Samples = Type.Integer({ minimum: 1, maximum: 100 })
const Engines = Type.Array(oneOf(ENGINES), { minItems: 1, maxItems: 100 })
const Usd = Type.String({
  pattern: '^(0|[1-9][0-9]{0,5})(\\.[0-9]{1,8})?$',
  'x-what': 'an amount in US dollars such as 2.50',
})
const textOrNull = Type.Union([Type.String(), Type.Null()])

const ScheduleBody = Type.Object({
  id: Type.String(),
  brandId: Type.String(),
  cron: Type.String(),
  timeZone: Type.String(),
  jitterSeconds: Type.Integer(),
  samples: Type.Union([Samples, Type.Null()], { description: 'Null: the setting of the brand.' }),
  engines: Type.Union([Engines, Type.Null()], { description: 'Null: every engine of the plan.' }),
  spendCeilingUsd: textOrNull,
  missed: oneOf(MISSED_RULES),
  overlap: oneOf(OVERLAP_RULES, {
    description: 'At a time while its previous scan still runs: leave it out, or start another.',
  }),
  paused: Type.Boolean(),
  nextTimes: Type.Array(Instant, { description: 'The next three, without jitter.' }),
  createdAt: Instant,
})
const TimeBody = Type.Object({
  plannedAt: Instant,
  outcome: oneOf(['started', 'refused', 'missed']),
  scanId: textOrNull,
  reason: textOrNull,
  missedBefore: Type.Integer({ description: 'Earlier times that were missed too.' }),
  handledAt: Instant,
})
const ScheduleList = Type.Object({ items: Type.Array(ScheduleBody), nextCursor: textOrNull })

export const addSchedule = adminOperation('POST /api/admin/brands/{brandId}/schedules', {
  id: 'adminAddSchedule',
  access: needs('editor', 'params.brandId'),
  summary: 'Scan a brand on a schedule',
  body: Type.Object({
    cron: Type.String({ minLength: 1, maxLength: 100 }),
    timeZone: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    jitterSeconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
    samples: Type.Optional(Samples),
    engines: Type.Optional(Engines),
    spendCeilingUsd: Type.Optional(Usd),
    missed: Type.Optional(oneOf(MISSED_RULES)),
    overlap: Type.Optional(oneOf(OVERLAP_RULES)),
  }),
  answers: { 201: { description: 'Created', schema: ScheduleBody } },
})

export const listBrandSchedules = adminOperation('GET /api/admin/brands/{brandId}/schedules', {
  id: 'adminListBrandSchedules',
  access: needs('viewer', 'params.brandId'),
  summary: 'List the schedules of a brand with their next three times',
  query: Type.Object(page),
  answers: { 200: { description: 'OK', schema: ScheduleList } },
})

export const listSchedules = adminOperation('GET /api/admin/schedules', {
  id: 'adminListSchedules',
  access: lists('viewer'),
  summary: 'List all schedules with their next three times',
  query: Type.Object(page),
  answers: { 200: { description: 'OK', schema: ScheduleList } },
})

export const changeSchedule = adminOperation('PATCH /api/admin/schedules/{scheduleId}', {
  id: 'adminChangeSchedule',
  access: needs('editor', 'params.scheduleId'),
  summary: 'Change, pause or resume a schedule; times missed in between are not made up for',
  body: Type.Object(
    {
      paused: Type.Optional(Type.Boolean()),
      cron: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
      timeZone: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      jitterSeconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
      samples: Type.Optional(Type.Union([Samples, Type.Null()])),
      engines: Type.Optional(Type.Union([Engines, Type.Null()])),
      spendCeilingUsd: Type.Optional(Type.Union([Usd, Type.Null()])),
      missed: Type.Optional(oneOf(MISSED_RULES)),
      overlap: Type.Optional(oneOf(OVERLAP_RULES)),
    },
    { description: 'What is left out stays as it is.' },
  ),
  answers: { 200: { description: 'OK', schema: ScheduleBody } },
})

export const removeSchedule = adminOperation('DELETE /api/admin/schedules/{scheduleId}', {
  id: 'adminRemoveSchedule',
  access: needs('editor', 'params.scheduleId'),
  summary: 'Remove a schedule; its scans are kept',
  answers: { 200: { description: 'OK', schema: Type.Object({ removed: Type.Boolean() }) } },
})

export const listScheduleTimes = adminOperation('GET /api/admin/schedules/{scheduleId}/times', {
  id: 'adminListScheduleTimes',
  access: needs('viewer', 'params.scheduleId'),
  summary: 'List the outcomes of the latest times of a schedule',
  query: Type.Object({ limit: page.limit }),
  answers: { 200: { description: 'OK', schema: Type.Object({ items: Type.Array(TimeBody) }) } },
})
