import * as contract from '@veracite/contract/reports/operations'
import type { Routes } from '../http/mount.ts'
import { file, namedFile } from './from-request.ts'

export const reports: Routes = (on) => {
  on(contract.makeReport, ({ services, caller, params, body }) =>
    services.reports.make(caller, params.brandId, body),
  )
  on.reply(contract.getReportPage, async ({ services, params }) =>
    file(await services.reports.page(params.reportId), {
      type: 'text/html; charset=utf-8',
      name: 'report.html',
    }),
  )
  on.reply(contract.getReportPdf, ({ services, params }) =>
    namedFile('application/pdf', services.reports.pdf(params.reportId)),
  )
}
