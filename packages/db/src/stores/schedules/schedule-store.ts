import type { NewEvent } from '@veracite/core/events/event'
import type { PlannedTime, Schedule, ScheduleStore } from '@veracite/core/schedules/schedule-store'
import { mapPage } from '@veracite/terms/page'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { scans, schedules, scheduleTimes } from '../../generated/tables.ts'
import type { Db } from '../../open-postgres.ts'
import { brandsOf, lockBrand, ofBrand } from '../brands.ts'
import { appendEvents } from '../events/event-rows.ts'
import { completeJob } from '../jobs/job-lease.ts'
import { insertJobs, newId } from '../jobs/job-rows.ts'
import {
  changeRow,
  findRow,
  hasId,
  inserted,
  insertNew,
  isChanged,
  listRows,
  mapRow,
  matching,
  pageOf,
  setRows,
} from '../rows.ts'
import { moveTo, scheduleJob } from './schedule-rows.ts'

export function createScheduleStore(pool: Pool): ScheduleStore {
  const { db } = pool
  return {
    add: (schedule, next, most) =>
      inTransaction(pool, async (tx) => {
        // Serialised per brand, so that concurrent requests cannot exceed the limit.
        await lockBrand(tx, schedule.brandId)
        const there = await tx.db.$count(
          schedules,
          matching(schedules, { brandId: schedule.brandId, removedAt: null }),
        )
        if (there >= most) return null
        const row = inserted(await tx.db.insert(schedules).values(schedule).returning())
        if (next !== null) await makeJob(tx, row.id, next, schedule.createdAt)
        return toSchedule(row)
      }),
    find: (scheduleId) => mapRow(findRow(db, schedules, present(scheduleId)), toSchedule),
    async list(brandId, { accounts, ...page }) {
      const wanted = and(
        isNull(schedules.removedAt),
        brandId === null ? undefined : eq(schedules.brandId, brandId),
        accounts ? inArray(schedules.brandId, brandsOf(db, accounts)) : undefined,
      )
      return mapPage(await pageOf(db, schedules, 'oldest', wanted, page), toSchedule)
    },
    ...createChanges(db),
    async listTimes(scheduleId, limit) {
      const order = [desc(scheduleTimes.plannedAt)]
      const rows = await listRows(db, scheduleTimes, { scheduleId }, { order, limit })
      return rows.map(({ scheduleId: _, ...time }) => time)
    },
    async wasHandled(scheduleId, plannedAt) {
      return (await findRow(db, scheduleTimes, { scheduleId, plannedAt })) !== null
    },
    async isScanning(scheduleId) {
      const [time] = await db
        .select({ scanId: scheduleTimes.scanId })
        .from(scheduleTimes)
        .innerJoin(scans, eq(scans.id, scheduleTimes.scanId))
        .where(and(eq(scheduleTimes.scheduleId, scheduleId), isNull(scans.finishedAt)))
        .orderBy(desc(scheduleTimes.plannedAt))
        .limit(1)
      return time !== undefined
    },
    plan: (scheduleId, next, now) =>
      inTransaction(pool, async (tx) => {
        await moveTo(tx, scheduleId, next.runAt)
        await makeJob(tx, scheduleId, next, now)
      }),
    settle: (lease, settled, now) =>
      inTransaction(pool, async (tx) => {
        const { scheduleId, brandId, since, time, next } = settled
        await completeJob(tx, lease, time && { outcome: time.outcome, scanId: time.scanId }, now)
        if (since !== null) await setRows(tx.db, schedules, { since }, { id: scheduleId })
        if (next !== null) await makeJob(tx, scheduleId, next, now)
        if (time === null || time.outcome === 'started') return
        const isNew = await insertNew(tx.db, scheduleTimes, { scheduleId, ...time, handledAt: now })
        if (isNew) await appendEvents(tx, [await notStarted(tx, scheduleId, brandId, time)], now)
      }),
  }
}

const createChanges = (db: Db) =>
  ({
    change: (scheduleId, change, now) =>
      mapRow(changeRow(db, schedules, { ...change, since: now }, present(scheduleId)), toSchedule),
    pause(scheduleId, now) {
      const pausedAt = sql`coalesce(${schedules.pausedAt}, ${now.toISOString()}::timestamptz)`
      return mapRow(changeRow(db, schedules, { pausedAt }, present(scheduleId)), toSchedule)
    },
    resume(scheduleId, now) {
      const since = sql`case when ${schedules.pausedAt} is null then ${schedules.since}
                           else ${now.toISOString()}::timestamptz end`
      return mapRow(changeRow(db, schedules, { pausedAt: null, since }, present(scheduleId)), toSchedule)
    },
    remove: (scheduleId, now) => isChanged(db, schedules, { removedAt: now }, present(scheduleId)),
  }) satisfies Partial<ScheduleStore>

const present = (scheduleId: string) => and(hasId(schedules.id, scheduleId), isNull(schedules.removedAt))

async function makeJob(tx: Tx, scheduleId: string, next: PlannedTime, now: Date): Promise<void> {
  await insertJobs(tx, [scheduleJob(await newId(tx), scheduleId, next)], now)
}

async function notStarted(
  tx: Tx,
  scheduleId: string,
  brandId: string,
  { plannedAt, reason }: { plannedAt: Date; reason: string | null },
): Promise<NewEvent> {
  return {
    kind: 'measurement.failed',
    ...(await ofBrand(tx, brandId)),
    data: { scanId: null, scheduleId, plannedAt: plannedAt.toISOString(), reason: reason ?? 'refused' },
    onceKey: `schedule:${scheduleId}:${plannedAt.getTime()}`,
  }
}

const toSchedule = ({ removedAt: _, ...row }: typeof schedules.$inferSelect): Schedule => row
