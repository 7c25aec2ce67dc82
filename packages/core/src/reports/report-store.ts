import type { AskedPage, Page } from '@veracite/terms/page'
import type { Language } from '@veracite/words/languages'
import type { Lease } from '../jobs/jobs.ts'
import type { ReportSpan } from './period.ts'
import type { Letterhead, Report } from './report.ts'

/** A report without its contents. */
export interface ReportSummary {
  id: string
  brandId: string
  /** First and last day. */
  from: string
  to: string
  demo: boolean
  madeBy: string
  createdAt: Date
}

/** Reports that make themselves: one plan for each brand. */
export interface ReportPlan {
  brandId: string
  span: ReportSpan
  /** When, as a cron expression in the zone, in which days are counted too. */
  cron: string
  timeZone: string
  language: Language
  /** The next time. */
  nextAt: Date
  createdAt: Date
}

export interface ReportStore {
  /** Reports are never changed: another look at the same period is another report. */
  add(report: Report): Promise<void>
  find(reportId: string): Promise<Report | null>
  /** Newest first. */
  list(brandId: string, page: AskedPage): Promise<Page<ReportSummary>>
  /** Null: the account has not said. */
  findLetterhead(accountId: string): Promise<Letterhead | null>
  putLetterhead(letterhead: Letterhead): Promise<void>
  findPlan(brandId: string): Promise<ReportPlan | null>
  putPlan(plan: ReportPlan): Promise<void>
  removePlan(brandId: string): Promise<boolean>
  /** Plans whose time has come, of brands that are not archived; the longest waiting first. */
  listDue(now: Date, limit: number): Promise<ReportPlan[]>
  /** Completes `report.make` with the report, the next time and the event; only completes it without a plan or turn. */
  settle(
    lease: Lease,
    turn: { brandId: string; plannedAt: Date; nextAt: Date; report: Report },
    now: Date,
  ): Promise<void>
}
