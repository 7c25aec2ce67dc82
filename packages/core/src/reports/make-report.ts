import type { ClockAndIds } from '@veracite/terms/ports'
import type { Say } from '@veracite/words/say-in'
import type { Brand, TenantStore } from '../tenants/tenant-store.ts'
import { type FiguresDeps, gatherFigures } from './gather-figures.ts'
import { plainLetterhead } from './letterheads.ts'
import type { Period } from './period.ts'
import type { Report } from './report.ts'
import type { ReportStore } from './report-store.ts'
import { writeReport } from './write-report.ts'

export interface MakeReportDeps extends FiguresDeps, ClockAndIds {
  tenants: Pick<TenantStore, 'findBrand' | 'findAccount'>
  reports: ReportStore
}

/** Makes a report of a period as of now, with the account's letterhead. Stores nothing. */
export async function makeReport(
  deps: MakeReportDeps,
  brand: Brand,
  period: Period,
  madeBy: string,
  say: Say,
): Promise<Report> {
  const now = deps.clock.now()
  const account = (await deps.tenants.findAccount(brand.accountId)) ?? {
    id: brand.accountId,
    name: brand.name,
  }
  const letterhead = (await deps.reports.findLetterhead(account.id)) ?? plainLetterhead(account)
  const figures = await gatherFigures(deps, brand, period, now, say)
  return {
    id: deps.ids.next(),
    brandId: brand.id,
    accountId: brand.accountId,
    figures,
    document: writeReport(figures, letterhead.name, say),
    logo: letterhead.logo,
    madeBy,
    createdAt: now,
  }
}
