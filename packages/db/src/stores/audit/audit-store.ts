import type { Act, AuditStore, ClosedDay } from '@veracite/core/audit/audit-store'
import { and, asc, desc, eq, gt, inArray, sql } from 'drizzle-orm'
import { inTransaction, type Pool } from '../../connection.ts'
import { actDays, acts } from '../../schema/audit.ts'
import { logQueue } from '../../schema/log.ts'
import { findRow, hasId, mapPage, pageOf } from '../rows.ts'

const PORTION = 1_000

export function createAuditStore(pool: Pool): AuditStore {
  const { db } = pool
  return {
    async append(act) {
      await db.insert(acts).values(act)
    },
    list({ accounts, what, whoId, day }, page) {
      const wanted = and(
        accounts ? inArray(acts.accountId, [...accounts]) : undefined,
        what === null ? undefined : eq(acts.what, what),
        whoId === null ? undefined : hasId(acts.whoId, whoId),
        day === null ? undefined : eq(dayOfAct, day),
      )
      return pageOf(db, acts, 'newest', wanted, page)
    },
    async *ofDay(day) {
      for (let after: string | null = null; ; ) {
        const rows: Act[] = await db
          .select()
          .from(acts)
          .where(and(eq(dayOfAct, day), after === null ? undefined : gt(acts.id, after)))
          .orderBy(asc(acts.id))
          .limit(PORTION)
        if (rows.length > 0) yield rows
        if (rows.length < PORTION) return
        after = rows.at(-1)?.id ?? null
      }
    },
    async firstOpenDay(before) {
      const last = (await this.lastClosedDay())?.day ?? '0001-01-01'
      const [row] = await db
        .select({ day: sql<string>`${dayOfAct}::text` })
        .from(acts)
        .where(and(sql`${dayOfAct} > ${last}::date`, sql`${dayOfAct} < ${before}::date`))
        .orderBy(asc(dayOfAct), asc(acts.id))
        .limit(1)
      return row?.day ?? null
    },
    async lastClosedDay() {
      const [row] = await db.select().from(actDays).orderBy(desc(actDays.day)).limit(1)
      return row ? toDay(row) : null
    },
    listDays: async (page) => mapPage(await pageOf(db, actDays, 'newest', undefined, page), toDay),
    async findDay(day) {
      const row = await findRow(db, actDays, eq(actDays.day, day))
      return row && toDay(row)
    },
    async close({ manifest, ...day }) {
      return inTransaction(pool, async (tx) => {
        const [added] = await tx.db
          .insert(actDays)
          .values({ ...day, ...manifest })
          .onConflictDoNothing({ target: actDays.day })
          .returning({ id: actDays.id })
        if (added === undefined) return false
        await tx.db
          .insert(logQueue)
          .values({ subjectId: day.id, kind: 'record', body: manifest.leaf, queuedAt: day.createdAt })
        return true
      })
    },
  }
}

const dayOfAct = sql<string>`(${acts.at} at time zone 'UTC')::date`

const toDay = ({ body, signature, keyId, leaf, ...day }: typeof actDays.$inferSelect): ClosedDay => ({
  ...day,
  manifest: { body, signature, keyId, leaf },
})
