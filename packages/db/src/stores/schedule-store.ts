import type { NewEvent } from '@veracite/core/events/event'
import type { PlannedTime } from '@veracite/core/schedules/decide-turn'
import type { Schedule, ScheduleStore } from '@veracite/core/stores/schedule-store'
import { and, asc, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import type { Database } from '../open-postgres.ts'
import { brands } from '../schema/catalog.ts'
import { schedules, scheduleTimes } from '../schema/work.ts'
import { appendEvents } from './event-rows.ts'
import { isUuid } from './ids.ts'
import { completeJob, insertJobs, type Tx } from './job-rows.ts'
import { scheduleJob } from './schedule-rows.ts'

export function createScheduleStore({ db }: Pick<Database, 'db'>): ScheduleStore {
  return {
    async add(schedule, next, most) {
      return db.transaction(async (tx) => {
        // One after the other for a brand, so that together they do not pass the bound.
        await tx
          .select({ id: brands.id })
          .from(brands)
          .where(eq(brands.id, schedule.brandId))
          .for('no key update')
        const there = await tx
          .select({ id: schedules.id })
          .from(schedules)
          .where(and(eq(schedules.brandId, schedule.brandId), isNull(schedules.removedAt)))
          .limit(most)
        if (there.length >= most) return null
        const [row] = await tx.insert(schedules).values(schedule).returning()
        if (row === undefined) return null
        if (next !== null) await makeJob(tx, row.id, next, schedule.createdAt)
        return toSchedule(row)
      })
    },
    async find(scheduleId) {
      if (!isUuid(scheduleId)) return null
      const [row] = await db.select().from(schedules).where(present(scheduleId))
      return row ? toSchedule(row) : null
    },
    async list(brandId, { limit, cursor }) {
      const ofBrand = brandId === null ? undefined : eq(schedules.brandId, brandId)
      const rows = await db
        .select()
        .from(schedules)
        .where(and(isNull(schedules.removedAt), ofBrand, cursor ? gt(schedules.id, cursor) : undefined))
        .orderBy(asc(schedules.id))
        .limit(limit + 1)
      const items = rows.slice(0, limit).map(toSchedule)
      return { items, nextCursor: rows.length > limit ? (items.at(-1)?.id ?? null) : null }
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
    plan: (scheduleId, next, now) =>
      db.transaction(async (tx) => {
        await tx.execute(sql`
          update veracite.jobs set run_at = ${next.runAt.toISOString()}::timestamptz, published_at = null
          where kind = 'schedule.run' and dedup_key = ${scheduleId} and state = 'queued'
            and run_at > ${next.runAt.toISOString()}::timestamptz`)
        await makeJob(tx, scheduleId, next, now)
      }),
    settle: (lease, settled, now) =>
      db.transaction(async (tx) => {
        const { scheduleId, brandId, since, time, next } = settled
        await completeJob(tx, lease, time && { outcome: time.outcome, scanId: time.scanId }, now)
        if (since !== null) await tx.update(schedules).set({ since }).where(eq(schedules.id, scheduleId))
        if (next !== null) await makeJob(tx, scheduleId, next, now)
        if (time === null || time.outcome === 'started') return
        const [put] = await tx
          .insert(scheduleTimes)
          .values({ scheduleId, ...time, handledAt: now })
          .onConflictDoNothing()
          .returning({ plannedAt: scheduleTimes.plannedAt })
        if (put !== undefined) await appendEvents(tx, [await notStarted(tx, scheduleId, brandId, time)], now)
      }),
  }
}

const createChanges = (db: Database['db']): Pick<ScheduleStore, 'pause' | 'resume' | 'remove'> => ({
  async pause(scheduleId, now) {
    if (!isUuid(scheduleId)) return null
    const pausedAt = sql`coalesce(${schedules.pausedAt}, ${now.toISOString()}::timestamptz)`
    const [row] = await db.update(schedules).set({ pausedAt }).where(present(scheduleId)).returning()
    return row ? toSchedule(row) : null
  },
  async resume(scheduleId, now) {
    if (!isUuid(scheduleId)) return null
    const since = sql`case when ${schedules.pausedAt} is null then ${schedules.since}
                           else ${now.toISOString()}::timestamptz end`
    const [row] = await db
      .update(schedules)
      .set({ pausedAt: null, since })
      .where(present(scheduleId))
      .returning()
    return row ? toSchedule(row) : null
  },
  async remove(scheduleId, now) {
    if (!isUuid(scheduleId)) return false
    const removed = await db
      .update(schedules)
      .set({ removedAt: now })
      .where(present(scheduleId))
      .returning({ id: schedules.id })
    return removed.length > 0
  },
})

const present = (scheduleId: string) => and(eq(schedules.id, scheduleId), isNull(schedules.removedAt))

async function makeJob(tx: Tx, scheduleId: string, next: PlannedTime, now: Date): Promise<void> {
  const [made] = await tx.execute<{ id: string }>(sql`select veracite.uuidv7() as id`)
  if (made !== undefined) await insertJobs(tx, [scheduleJob(made.id, scheduleId, next)], now)
}

async function notStarted(
  tx: Tx,
  scheduleId: string,
  brandId: string,
  { plannedAt, reason }: { plannedAt: Date; reason: string | null },
): Promise<NewEvent> {
  const [brand] = await tx.select({ accountId: brands.accountId }).from(brands).where(eq(brands.id, brandId))
  return {
    kind: 'measurement.failed',
    accountId: brand?.accountId ?? null,
    brandId,
    data: { scanId: null, scheduleId, plannedAt: plannedAt.toISOString(), reason: reason ?? 'refused' },
    onceKey: `schedule:${scheduleId}:${plannedAt.getTime()}`,
  }
}

const toSchedule = ({ removedAt: _, ...row }: typeof schedules.$inferSelect): Schedule => row
