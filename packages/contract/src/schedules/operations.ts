import { Type } from '@sinclair/typebox'
import { MISSED_RULES, OVERLAP_RULES } from '@veracite/core/schedules/schedule-store'
import { ENGINES } from '@veracite/terms/vocabulary'
import { lists, needs } from '../base/access.ts'
import { operation } from '../base/operation.ts'
import { admin, id, page } from '../base/parts.ts'
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

export const addSchedule = operation({
  ...admin,
  id: 'adminAddSchedule',
  access: needs('editor', 'params.brandId'),
  method: 'POST',
  path: '/api/admin/brands/{brandId}/schedules',
  summary: 'Scan a brand on a schedule',
  params: id('brandId'),
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

export const listBrandSchedules = operation({
  ...admin,
  id: 'adminListBrandSchedules',
  access: needs('viewer', 'params.brandId'),
  method: 'GET',
  path: '/api/admin/brands/{brandId}/schedules',
  summary: 'List the schedules of a brand with their next three times',
  params: id('brandId'),
  query: Type.Object(page),
  answers: { 200: { description: 'OK', schema: ScheduleList } },
})

export const listSchedules = operation({
  ...admin,
  id: 'adminListSchedules',
  access: lists('viewer'),
  method: 'GET',
  path: '/api/admin/schedules',
  summary: 'List all schedules with their next three times',
  query: Type.Object(page),
  answers: { 200: { description: 'OK', schema: ScheduleList } },
})

export const changeSchedule = operation({
  ...admin,
  id: 'adminChangeSchedule',
  access: needs('editor', 'params.scheduleId'),
  method: 'PATCH',
  path: '/api/admin/schedules/{scheduleId}',
  summary: 'Change, pause or resume a schedule; times missed in between are not made up for',
  params: id('scheduleId'),
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

export const removeSchedule = operation({
  ...admin,
  id: 'adminRemoveSchedule',
  access: needs('editor', 'params.scheduleId'),
  method: 'DELETE',
  path: '/api/admin/schedules/{scheduleId}',
  summary: 'Remove a schedule; its scans are kept',
  params: id('scheduleId'),
  answers: { 200: { description: 'OK', schema: Type.Object({ removed: Type.Boolean() }) } },
})

export const listScheduleTimes = operation({
  ...admin,
  id: 'adminListScheduleTimes',
  access: needs('viewer', 'params.scheduleId'),
  method: 'GET',
  path: '/api/admin/schedules/{scheduleId}/times',
  summary: 'List the outcomes of the latest times of a schedule',
  params: id('scheduleId'),
  query: Type.Object({ limit: page.limit }),
  answers: { 200: { description: 'OK', schema: Type.Object({ items: Type.Array(TimeBody) }) } },
})
