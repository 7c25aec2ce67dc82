import type { Report, ReportLogo } from '@veracite/core/reports/report'
import type { ReportStore } from '@veracite/core/reports/report-store'
import { originBody } from '@veracite/terms/origins'
import { pick } from '@veracite/terms/pick'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { inTransaction, type Pool, type Tx } from '../../connection.ts'
import { brands, letterheads, reportPlans, reports } from '../../generated/tables.ts'
import { appendEvents } from '../events/event-rows.ts'
import { completeJob } from '../jobs/job-lease.ts'
import { findRow, hasId, isChanged, pageOfQuery, putRow } from '../rows.ts'

export function createReportStore(pool: Pool): ReportStore {
  const { db } = pool
  return {
    async add(report) {
      await db.insert(reports).values(toRow(report))
    },
    async find(reportId) {
      const row = await findRow(db, reports, hasId(reports.id, reportId))
      if (row === null) return null
      const { fromDay: _from, toDay: _to, demo: _demo, logoType, logo, ...report } = row
      return { ...report, logo: toLogo(logoType, logo) }
    },
    list(brandId, page) {
      const ofBrand = { id: reports.id, order: 'newest', where: eq(reports.brandId, brandId) } as const
      return pageOfQuery(db.select(SUMMARY).from(reports), ofBrand, page, (row) => row)
    },
    async findLetterhead(accountId) {
      const row = await findRow(db, letterheads, { accountId })
      if (row === null) return null
      const { logoType, logo, ...letterhead } = row
      return { ...letterhead, logo: toLogo(logoType, logo) }
    },
    putLetterhead: ({ accountId, logo, ...said }) =>
      putRow(db, letterheads, { accountId }, { ...said, ...fromLogo(logo) }),
    ...createPlans(pool),
  }
}

const createPlans = (pool: Pool) => {
  const { db } = pool
  return {
    findPlan: (brandId) => findRow(db, reportPlans, { brandId }),
    putPlan: ({ brandId, ...plan }) => putRow(db, reportPlans, { brandId }, plan),
    async removePlan(brandId) {
      const { count } = await db.delete(reportPlans).where(eq(reportPlans.brandId, brandId))
      return count > 0
    },
    async listDue(now, limit) {
      const rows = await db
        .select({ plan: reportPlans })
        .from(reportPlans)
        .innerJoin(brands, eq(brands.id, reportPlans.brandId))
        .where(and(lte(reportPlans.nextAt, now), isNull(brands.archivedAt)))
        .orderBy(asc(reportPlans.nextAt))
        .limit(limit)
      return rows.map(({ plan }) => plan)
    },
    settle: (lease, { brandId, plannedAt, nextAt, report }, now) =>
      inTransaction(pool, async (tx) => {
        await completeJob(tx, lease, { reportId: report.id }, now)
        if (!(await isChanged(tx.db, reportPlans, { nextAt }, { brandId, nextAt: plannedAt }))) return
        await tx.db.insert(reports).values(toRow(report))
        await tellReady(tx, report, now)
      }),
  } satisfies Partial<ReportStore>
}

async function tellReady(tx: Tx, { id, brandId, accountId, figures }: Report, now: Date): Promise<void> {
  const { from, to } = figures.period
  const data = { reportId: id, from, to, ...originBody(figures.origin) }
  await appendEvents(tx, [{ kind: 'report.ready', accountId, brandId, data }], now)
}

const toRow = ({ logo, ...report }: Report) => ({
  ...report,
  fromDay: report.figures.period.from,
  toDay: report.figures.period.to,
  demo: report.figures.demo,
  ...fromLogo(logo),
})

const fromLogo = (logo: ReportLogo | null) => ({ logoType: logo?.type ?? null, logo: logo?.bytes ?? null })

const toLogo = (type: ReportLogo['type'] | null, bytes: Uint8Array | null): ReportLogo | null =>
  type === null || bytes === null ? null : { type, bytes }

/** Lists must not read what the reports say. */
const SUMMARY = {
  id: reports.id,
  brandId: reports.brandId,
  from: reports.fromDay,
  to: reports.toDay,
  ...pick(reports, 'demo', 'madeBy', 'createdAt'),
}
