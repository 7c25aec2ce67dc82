import type { CasePrinter } from '@veracite/evidence/cases/case-printer'
import { conflict, existing, invalidField, invalidInput } from '@veracite/terms/errors'
import type { AskedPage } from '@veracite/terms/page'
import { toWire } from '@veracite/terms/wire'
import type { Language } from '@veracite/words/languages'
import { sayIn } from '@veracite/words/say-in'
import { type Caller, signatureOf } from '../access/caller.ts'
import type { Scope } from '../access/scope.ts'
import { newestFinished } from '../scans/newest-finished.ts'
import { isTimeZone } from '../schedules/cron-times.ts'
import { brandOf } from '../tenants/brand-of.ts'
import { type MakeReportDeps, makeReport } from './make-report.ts'
import { daysOf, daysProblems, fourWeeksTo, lastWhole, type Period, type ReportSpan } from './period.ts'
import type { Report } from './report.ts'
import { reportPage } from './report-page.ts'
import { toPlanBody } from './report-plans.ts'

export interface ReportsDeps extends MakeReportDeps {
  scope: Scope
  printer: CasePrinter
}

export interface ReportWish {
  from?: string
  to?: string
  last?: ReportSpan
  timeZone?: string
  language?: Language
}

/** Reports: what engines said about a brand in a period. */
export const adminReports = (deps: ReportsDeps) => ({
  async make(caller: Caller, brandId: string, wish: ReportWish) {
    const brand = await brandOf(deps, brandId)
    const period = periodOf(wish, deps.clock.now()) ?? (await measuredPeriod(deps, brand.id, wish.timeZone))
    const report = await makeReport(
      deps,
      brand,
      period,
      signatureOf(caller, undefined),
      sayIn(wish.language ?? 'en'),
    )
    await deps.reports.add(report)
    return toReportBody(report)
  },
  async list(brandId: string, page: AskedPage) {
    const brand = await brandOf(deps, brandId)
    const { items, nextCursor } = await deps.reports.list(brand.id, page)
    const plan = await deps.reports.findPlan(brand.id)
    return { items: items.map(toWire), nextCursor, plan: plan && toPlanBody(plan) }
  },
  get: async (reportId: string) => toReportBody(await reportOf(deps, reportId)),
  page: async (reportId: string): Promise<string> => reportPage(await reportOf(deps, reportId)),
  async pdf(reportId: string): Promise<{ name: string; bytes: Uint8Array }> {
    const report = await reportOf(deps, reportId)
    return { name: `${fileName(report)}.pdf`, bytes: await printReport(deps.printer, report) }
  },
})

async function reportOf({ reports }: ReportsDeps, reportId: string): Promise<Report> {
  return existing(await reports.find(reportId), 'report')
}

function printReport(printer: CasePrinter, report: Report): Promise<Uint8Array> {
  const { document, figures, createdAt } = report
  const say = sayIn(document.language ?? 'en')
  return printer.print([{ label: say('reportText.printed'), html: reportPage(report) }], {
    title: document.title,
    author: document.by,
    foot: `${figures.brand.domain} · ${figures.period.from} – ${figures.period.to}`,
    madeAt: createdAt,
    say,
  })
}

/** Null: none was asked for. */
function periodOf({ from, to, last, timeZone = 'UTC' }: ReportWish, now: Date): Period | null {
  if (!isTimeZone(timeZone)) throw invalidField('invalid_period', 'timeZone', 'must_be_a_time_zone')
  if (from === undefined && to === undefined)
    return last === undefined ? null : lastWhole(last, now, timeZone)
  if (last !== undefined || from === undefined || to === undefined)
    throw invalidField('invalid_period', 'from', 'give_from_and_to_or_last')
  const problems = daysProblems({ from, to }, now)
  if (problems.length > 0) throw invalidInput('invalid_period', problems)
  return daysOf({ from, to }, timeZone)
}

/** Four weeks up to the newest scan, so that the report never is about a time in which nothing was measured. */
async function measuredPeriod(deps: ReportsDeps, brandId: string, timeZone = 'UTC'): Promise<Period> {
  const newest = await newestFinished(deps, brandId)
  if (newest === null) throw conflict('nothing_measured_yet')
  return fourWeeksTo(newest.createdAt, timeZone)
}

export const fileName = ({ figures: { brand, period } }: Report): string =>
  `report-${brand.domain.replaceAll(/[^a-z0-9.-]/gi, '_')}-${period.from}-${period.to}`

const toReportBody = ({ id, brandId, figures, document, logo, madeBy, createdAt }: Report) => ({
  id,
  brandId,
  from: figures.period.from,
  to: figures.period.to,
  demo: figures.demo,
  madeBy,
  createdAt: createdAt.toISOString(),
  hasLogo: logo !== null,
  figures,
  document,
})
