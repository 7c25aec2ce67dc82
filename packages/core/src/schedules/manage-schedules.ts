import { conflict, existing, invalidInput, notFound } from '@veracite/terms/errors'
import { type AskedPage, mapPage } from '@veracite/terms/page'
import type { Clock, Ids } from '@veracite/terms/ports'
import { toWire } from '@veracite/terms/wire'
import { refusal } from '@veracite/words/refusals'
import type { JobQueue } from '../jobs/job-ports.ts'
import { activeBrandOf, type BrandDeps, brandOf } from '../tenants/brand-of.ts'
import { cronProblems, cronTimes } from './cron-times.ts'
import { nextTime } from './decide-turn.ts'
import type { Schedule, ScheduleSettings, ScheduleStore } from './schedule-store.ts'

const MAX_PER_BRAND = 20
const TIMES_SHOWN = 3

export const adminSchedules = (
  deps: BrandDeps & {
    schedules: ScheduleStore
    queue: Pick<JobQueue, 'kick'>
    clock: Clock
    ids: Ids
  },
) => ({
  async add(brandId: string, input: ScheduleSettings) {
    const now = deps.clock.now()
    const brand = await activeBrandOf(deps, brandId)
    const problems = cronProblems(input, now)
    if (problems.length > 0) throw invalidInput('invalid_schedule', problems)
    const schedule = { ...input, id: deps.ids.next(), brandId: brand.id, createdAt: now, since: now }
    const next = nextTime({ ...schedule, pausedAt: null }, now)
    const added = await deps.schedules.add(schedule, next, MAX_PER_BRAND)
    if (added === null) throw conflict(refusal('too_many_schedules', { most: MAX_PER_BRAND }))
    deps.queue.kick()
    return toScheduleBody(added, now)
  },
  async list(brandId: string | null, page: AskedPage) {
    if (brandId !== null) await brandOf(deps, brandId)
    const now = deps.clock.now()
    const found = await deps.schedules.list(brandId, { ...page, accounts: deps.scope.accounts })
    return mapPage(found, (schedule) => toScheduleBody(schedule, now))
  },
  /** Changes the given members; `paused` comes last, so that a schedule can be changed and resumed at once. */
  async change(scheduleId: string, { paused, ...change }: Partial<ScheduleSettings> & { paused?: boolean }) {
    const now = deps.clock.now()
    const before = existing(await deps.schedules.find(scheduleId), 'schedule')
    const problems = cronProblems({ ...before, ...change }, now)
    if (problems.length > 0) throw invalidInput('invalid_schedule', problems)
    let schedule: Schedule | null = before
    if (Object.keys(change).length > 0) schedule = await deps.schedules.change(scheduleId, change, now)
    if (paused !== undefined)
      schedule = await (paused
        ? deps.schedules.pause(scheduleId, now)
        : deps.schedules.resume(scheduleId, now))
    if (schedule === null) throw notFound('schedule')
    const next = nextTime(schedule, now)
    if (schedule.pausedAt === null && next !== null) await deps.schedules.plan(schedule.id, next, now)
    return toScheduleBody(schedule, now)
  },
  async remove(scheduleId: string) {
    if (!(await deps.schedules.remove(scheduleId, deps.clock.now()))) throw notFound('schedule')
    return { removed: true }
  },
  async times(scheduleId: string, limit: number) {
    if ((await deps.schedules.find(scheduleId)) === null) throw notFound('schedule')
    return { items: (await deps.schedules.listTimes(scheduleId, limit)).map(toWire) }
  },
})

const toScheduleBody = ({ pausedAt, since: _, ...schedule }: Schedule, now: Date) => ({
  ...toWire(schedule),
  paused: pausedAt !== null,
  nextTimes:
    pausedAt === null
      ? cronTimes(schedule)
          .nextFew(now, TIMES_SHOWN)
          .map((time) => time.toISOString())
      : [],
})
