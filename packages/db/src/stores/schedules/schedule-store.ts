import type { NewEvent } from '@veracite/core/events/event'
import type { PlannedTime, Schedule, ScheduleStore } from '@veracite/core/schedules/schedule-store'
import { and, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import type { Database } from '../../open-postgres.ts'
import { brands } from '../../schema/tenants.ts'
import { scans, schedules, scheduleTimes } from '../../schema/work.ts'
import { brandsOf } from '../brands-of.ts'
import { appendEvents } from '../events/event-rows.ts'
import { completeJob } from '../jobs/job-lease.ts'
import { insertJobs, newId } from '../jobs/job-rows.ts'
import { changeRow, findRow, hasId, isChanged, mapPage, pageOf } from '../rows.ts'
import { moveTo, scheduleJob } from './schedule-rows.ts'

export function createScheduleStore(pool: Pool): ScheduleStore {
  const { db } = pool
  return {
    async add(schedule, next, most) {
      return inTransaction(pool, async (tx) => {
        // Serialised per brand, so that concurrent requests cannot exceed the limit.
        await tx.db
          .select({ id: brands.id })
          .from(brands)
          .where(eq(brands.id, schedule.brandId))
          .for('no key update')
        const there = await tx.db
          .select({ id: schedules.id })
          .from(schedules)
          .where(and(eq(schedules.brandId, schedule.brandId), isNull(schedules.removedAt)))
          .limit(most)
        if (there.length >= most) return null
        const [row] = await tx.db.insert(schedules).values(schedule).returning()
        if (row === undefined) return null
        if (next !== null) await makeJob(tx, row.id, next, schedule.createdAt)
        return toSchedule(row)
      })
    },
    async find(scheduleId) {
      const row = await findRow(db, schedules, present(scheduleId))
      return row && toSchedule(row)
    },
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
      const rows = await db
        .select()
        .from(scheduleTimes)
        .where(eq(scheduleTimes.scheduleId, scheduleId))
        .orderBy(desc(scheduleTimes.plannedAt))
        .limit(limit)
      return rows.map(({ scheduleId: _, ...time }) => time)
    },
    async wasHandled(scheduleId, plannedAt) {
      const [time] = await db
        .select({ outcome: scheduleTimes.outcome })
        .from(scheduleTimes)
        .where(and(eq(scheduleTimes.scheduleId, scheduleId), eq(scheduleTimes.plannedAt, plannedAt)))
      return time !== undefined
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
        if (since !== null) await tx.db.update(schedules).set({ since }).where(eq(schedules.id, scheduleId))
        if (next !== null) await makeJob(tx, scheduleId, next, now)
        if (time === null || time.outcome === 'started') return
        const [put] = await tx.db
          .insert(scheduleTimes)
          .values({ scheduleId, ...time, handledAt: now })
          .onConflictDoNothing()
          .returning({ plannedAt: scheduleTimes.plannedAt })
        if (put !== undefined) await appendEvents(tx, [await notStarted(tx, scheduleId, brandId, time)], now)
      }),
  }
}

const createChanges = (
  db: Database['db'],
): Pick<ScheduleStore, 'change' | 'pause' | 'resume' | 'remove'> => ({
  async change(scheduleId, change, now) {
    const row = await changeRow(db, schedules, { ...change, since: now }, present(scheduleId))
    return row && toSchedule(row)
  },
  async pause(scheduleId, now) {
    const pausedAt = sql`coalesce(${schedules.pausedAt}, ${now.toISOString()}::timestamptz)`
    const row = await changeRow(db, schedules, { pausedAt }, present(scheduleId))
    return row && toSchedule(row)
  },
  async resume(scheduleId, now) {
    const since = sql`case when ${schedules.pausedAt} is null then ${schedules.since}
                           else ${now.toISOString()}::timestamptz end`
    const row = await changeRow(db, schedules, { pausedAt: null, since }, present(scheduleId))
    return row && toSchedule(row)
  },
  remove: (scheduleId, now) => isChanged(db, schedules, { removedAt: now }, present(scheduleId)),
})

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
  const [brand] = await tx.db
    .select({ accountId: brands.accountId })
    .from(brands)
    .where(eq(brands.id, brandId))
  return {
    kind: 'measurement.failed',
    accountId: brand?.accountId ?? null,
    brandId,
    data: { scanId: null, scheduleId, plannedAt: plannedAt.toISOString(), reason: reason ?? 'refused' },
    onceKey: `schedule:${scheduleId}:${plannedAt.getTime()}`,
  }
}

const toSchedule = ({ removedAt: _, ...row }: typeof schedules.$inferSelect): Schedule => row
