import * as contract from '@veracite/contract/schedules/operations'
import type { Services } from '@veracite/core/services'
import { invalidInput } from '@veracite/terms/errors'
import type { Mount } from '../http/mount.ts'
import { pageOf } from './page-of.ts'

export function mountAdminSchedules(mount: Mount, { schedules }: Pick<Services['admin'], 'schedules'>): void {
  mount(contract.addSchedule, async ({ params, body }) => {
    requireCeiling(body.spendCeilingUsd)
    const added = await schedules.add(params.brandId, {
      cron: body.cron.trim(),
      timeZone: body.timeZone ?? 'UTC',
      jitterSeconds: body.jitterSeconds ?? 0,
      samples: body.samples ?? null,
      engines: body.engines ?? null,
      spendCeilingUsd: body.spendCeilingUsd ?? null,
      missed: body.missed ?? 'skip',
      overlap: body.overlap ?? 'skip',
    })
    return { status: 201, body: added }
  })
  mount(contract.listBrandSchedules, async ({ params, query, accounts }) => ({
    status: 200,
    body: await schedules.list(params.brandId, { ...pageOf(query), accounts }),
  }))
  mount(contract.listSchedules, async ({ query, accounts }) => ({
    status: 200,
    body: await schedules.list(null, { ...pageOf(query), accounts }),
  }))
  mount(contract.changeSchedule, async ({ params, body }) => {
    requireCeiling(body.spendCeilingUsd)
    const { cron, timeZone, jitterSeconds, samples, engines, spendCeilingUsd, missed, overlap, paused } = body
    const change = {
      ...(cron !== undefined && { cron: cron.trim() }),
      ...(timeZone !== undefined && { timeZone }),
      ...(jitterSeconds !== undefined && { jitterSeconds }),
      ...(samples !== undefined && { samples }),
      ...(engines !== undefined && { engines }),
      ...(spendCeilingUsd !== undefined && { spendCeilingUsd }),
      ...(missed !== undefined && { missed }),
      ...(overlap !== undefined && { overlap }),
      ...(paused !== undefined && { paused }),
    }
    return { status: 200, body: await schedules.change(params.scheduleId, change) }
  })
  mount(contract.removeSchedule, async ({ params }) => ({
    status: 200,
    body: await schedules.remove(params.scheduleId),
  }))
  mount(contract.listScheduleTimes, async ({ params, query }) => ({
    status: 200,
    body: await schedules.times(params.scheduleId, pageOf(query).limit),
  }))
}

function requireCeiling(usd: string | null | undefined): void {
  if (usd != null && Number(usd) === 0)
    throw invalidInput('Invalid schedule.', [{ path: 'spendCeilingUsd', message: 'must be more than 0' }])
}
