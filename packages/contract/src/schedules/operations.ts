import { Type } from '@sinclair/typebox'
import { MISSED_RULES, OVERLAP_RULES } from '@veracite/core/schedules/schedule-store'
import { lists, needs } from '../base/access.ts'
import { adminOperation } from '../base/operation.ts'
import { created, Engines, ok, page, Samples, Usd } from '../base/parts.ts'
import * as t from '../base/schemas.ts'

const Instant = Type.String({ format: 'date-time' })
const textOrNull = t.nullable(Type.String())

const ScheduleBody = Type.Object({
  id: Type.String(),
  brandId: Type.String(),
  cron: Type.String(),
  timeZone: Type.String(),
  jitterSeconds: Type.Integer(),
  samples: t.nullable(Samples, 'Null: the setting of the brand.'),
  engines: t.nullable(Engines, 'Null: every engine of the plan.'),
  spendCeilingUsd: textOrNull,
  missed: t.oneOf(MISSED_RULES),
  overlap: t.oneOf(
    OVERLAP_RULES,
    'At a time while its previous scan still runs: leave it out, or start another.',
  ),
  paused: Type.Boolean(),
  nextTimes: t.list(Instant, 'The next three, without jitter.'),
  createdAt: Instant,
})
const TimeBody = Type.Object({
  plannedAt: Instant,
  outcome: t.oneOf(['started', 'refused', 'missed']),
  scanId: textOrNull,
  reason: textOrNull,
  missedBefore: t.integer('Earlier times that were missed too.'),
  handledAt: Instant,
})
const ScheduleList = Type.Object({ items: Type.Array(ScheduleBody), nextCursor: textOrNull })

export const addSchedule = adminOperation('POST /api/admin/brands/{brandId}/schedules', {
  id: 'adminAddSchedule',
  access: needs('editor', 'params.brandId'),
  body: Type.Object({
    cron: Type.String({ minLength: 1, maxLength: 100 }),
    timeZone: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
    jitterSeconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
    samples: Type.Optional(Samples),
    engines: Type.Optional(Engines),
    spendCeilingUsd: Type.Optional(Usd),
    missed: Type.Optional(t.oneOf(MISSED_RULES)),
    overlap: Type.Optional(t.oneOf(OVERLAP_RULES)),
  }),
  answers: created(ScheduleBody),
})

export const listBrandSchedules = adminOperation('GET /api/admin/brands/{brandId}/schedules', {
  id: 'adminListBrandSchedules',
  useCase: 'schedules.list',
  access: needs('viewer', 'params.brandId'),
  query: Type.Object(page),
  answers: ok(ScheduleList),
})

export const listSchedules = adminOperation('GET /api/admin/schedules', {
  id: 'adminListSchedules',
  access: lists('viewer'),
  query: Type.Object(page),
  answers: ok(ScheduleList),
})

export const changeSchedule = adminOperation('PATCH /api/admin/schedules/{scheduleId}', {
  id: 'adminChangeSchedule',
  access: needs('editor', 'params.scheduleId'),
  body: Type.Object(
    {
      paused: Type.Optional(Type.Boolean()),
      cron: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
      timeZone: Type.Optional(Type.String({ minLength: 1, maxLength: 64 })),
      jitterSeconds: Type.Optional(Type.Integer({ minimum: 0, maximum: 86_400 })),
      samples: Type.Optional(t.nullable(Samples)),
      engines: Type.Optional(t.nullable(Engines)),
      spendCeilingUsd: Type.Optional(t.nullable(Usd)),
      missed: Type.Optional(t.oneOf(MISSED_RULES)),
      overlap: Type.Optional(t.oneOf(OVERLAP_RULES)),
    },
    { description: 'What is left out stays as it is.' },
  ),
  answers: ok(ScheduleBody),
})

export const removeSchedule = adminOperation('DELETE /api/admin/schedules/{scheduleId}', {
  id: 'adminRemoveSchedule',
  useCase: 'schedules.remove',
  access: needs('editor', 'params.scheduleId'),
  answers: ok(Type.Object({ removed: Type.Boolean() })),
})

export const listScheduleTimes = adminOperation('GET /api/admin/schedules/{scheduleId}/times', {
  id: 'adminListScheduleTimes',
  access: needs('viewer', 'params.scheduleId'),
  query: Type.Object({ limit: page.limit }),
  answers: ok(Type.Object({ items: Type.Array(TimeBody) })),
})
