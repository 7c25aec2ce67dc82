import * as contract from '@veracite/contract/reports/operations'
import type { Services } from '@veracite/core/services'
import type { Mount } from '../http/mount.ts'
import { pageOf } from './page-of.ts'

type Admin = Pick<Services['admin'], 'reports' | 'letterheads' | 'reportPlans'>

export function mountReports(mount: Mount, { reports, letterheads, reportPlans }: Admin): void {
  mount(contract.makeReport, async ({ caller, params, body }) => ({
    status: 201,
    body: await reports.make(caller, params.brandId, body),
  }))
  mount(contract.listReports, async ({ params, query }) => ({
    status: 200,
    body: await reports.list(params.brandId, pageOf(query)),
  }))
  mount(contract.getReport, async ({ params }) => ({ status: 200, body: await reports.get(params.reportId) }))
  mount(contract.getReportPage, async ({ params }) => ({
    status: 200,
    body: await reports.page(params.reportId),
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-disposition': 'attachment; filename="report.html"',
    },
  }))
  mount(contract.getReportPdf, async ({ params }) => {
    const { name, bytes } = await reports.pdf(params.reportId)
    return {
      status: 200,
      body: bytes,
      headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}"` },
    }
  })
  mount(contract.getLetterhead, async ({ params }) => ({
    status: 200,
    body: await letterheads.get(params.accountId),
  }))
  mount(contract.changeLetterhead, async ({ params, body }) => ({
    status: 200,
    body: await letterheads.change(params.accountId, body),
  }))
  mount(contract.putReportPlan, async ({ params, body }) => ({
    status: 200,
    body: await reportPlans.put(params.brandId, body),
  }))
  mount(contract.getReportPlan, async ({ params }) => ({
    status: 200,
    body: await reportPlans.get(params.brandId),
  }))
  mount(contract.removeReportPlan, async ({ params }) => ({
    status: 200,
    body: await reportPlans.remove(params.brandId),
  }))
}
