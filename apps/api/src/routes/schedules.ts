import { pageOf } from '@veracite/contract/base/use-case'
import * as contract from '@veracite/contract/schedules/operations'
import { pick } from '@veracite/terms/pick'
import type { Routes } from '../http/mount.ts'
import { requireCeiling } from './from-request.ts'

export const schedules: Routes = (on) => {
  on(contract.addSchedule, ({ services, params, body }) => {
    requireCeiling(body.spendCeilingUsd, 'schedule')
    return services.schedules.add(params.brandId, {
      cron: body.cron.trim(),
      timeZone: body.timeZone ?? 'UTC',
      jitterSeconds: body.jitterSeconds ?? 0,
      samples: body.samples ?? null,
      engines: body.engines ?? null,
      spendCeilingUsd: body.spendCeilingUsd ?? null,
      missed: body.missed ?? 'skip',
      overlap: body.overlap ?? 'skip',
    })
  })
  on(contract.listSchedules, ({ services, query }) => services.schedules.list(null, pageOf(query)))
  on(contract.changeSchedule, ({ services, params, body }) => {
    requireCeiling(body.spendCeilingUsd, 'schedule')
    return services.schedules.change(params.scheduleId, {
      ...pick(
        body,
        ...(['timeZone', 'jitterSeconds', 'samples', 'engines', 'spendCeilingUsd'] as const),
        ...(['missed', 'overlap', 'paused'] as const),
      ),
      ...(body.cron !== undefined && { cron: body.cron.trim() }),
    })
  })
  on(contract.listScheduleTimes, ({ services, params, query }) =>
    services.schedules.times(params.scheduleId, pageOf(query).limit),
  )
}
