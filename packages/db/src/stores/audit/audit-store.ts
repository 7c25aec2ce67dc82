import type { Act, AuditStore, ClosedDay } from '@veracite/core/audit/audit-store'
import { mapPage } from '@veracite/terms/page'
import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm'
import { inTransaction, type Pool } from '../../connection.ts'
import { actDays, acts } from '../../generated/tables.ts'
import { queueLeaf } from '../queue-leaf.ts'
import { behind, findRow, hasId, insertNew, listRows, mapRow, pageOf } from '../rows.ts'
import { appendInBatches } from './append-acts.ts'
import { readTargetNames } from './target-names.ts'

const PORTION = 1_000

export function createAuditStore(pool: Pool): AuditStore {
  const { db } = pool
  return {
    append: appendInBatches(pool),
    list({ accounts, what, whoId, day }, page) {
      const wanted = and(
        accounts ? inArray(acts.accountId, [...accounts]) : undefined,
        what === null ? undefined : eq(acts.what, what),
        whoId === null ? undefined : hasId(acts.whoId, whoId),
        day === null ? undefined : eq(dayOfAct, day),
      )
      return pageOf(db, acts, 'newest', wanted, page)
    },
    namesOf: (kind, ids) => readTargetNames(pool, kind, ids),
    async *ofDay(day) {
      for (let after: string | null = null; ; ) {
        const wanted = and(eq(dayOfAct, day), behind(acts.id, 'oldest', after))
        const rows: Act[] = await listRows(db, acts, wanted, { order: [asc(acts.id)], limit: PORTION })
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
    findDay: (day) => mapRow(findRow(db, actDays, { day }), toDay),
    close: ({ manifest, ...day }) =>
      inTransaction(pool, async (tx) => {
        if (!(await insertNew(tx.db, actDays, { ...day, ...manifest }))) return false
        await queueLeaf(tx, 'record', day.id, manifest.leaf, day.createdAt)
        return true
      }),
  }
}

const dayOfAct = sql<string>`(${acts.at} at time zone 'UTC')::date`

const toDay = ({ body, signature, keyId, leaf, ...day }: typeof actDays.$inferSelect): ClosedDay => ({
  ...day,
  manifest: { body, signature, keyId, leaf },
})
