import { Type } from '@sinclair/typebox'
import { Id } from '@veracite/contract/base/schemas'
import { getReport as adminGetReport } from '@veracite/contract/reports/operations'
import type { ReportFinding } from '@veracite/core/reports/figures'
import { shortWords } from '@veracite/core/reports/report'
import { DomainError } from '@veracite/terms/errors'
import { dayOf, short } from '../short.ts'
import { defineBrandTool } from '../tool.ts'
import { markUntrusted } from '../untrusted.ts'

export const getReport = defineBrandTool(adminGetReport, 'get_report', {
  input: { report: Type.Optional(Id('An earlier one.')) },
  output: {},
  async call(services, brand, { report: wanted }) {
    const { items } = await services.reports.list(brand.id, { limit: 10, cursor: null })
    const reportId = wanted ?? items[0]?.id
    if (reportId === undefined) return { value: { note: 'No report was made yet.' } }
    const report = await services.reports.get(reportId)
    // A report of another brand is not told from one that does not exist.
    if (report.brandId !== brand.id) throw new DomainError('not_found', 'report_not_found')
    const { id, from, to, demo, createdAt, document, figures } = report
    return {
      value: markUntrusted(['worst[].stated'], {
        ...{ id, from, to, demo, origin: figures.origin, day: dayOf(createdAt) },
        ...(document.warning !== null && { warning: document.warning }),
        inShort: shortWords(document.sections),
        others: items.filter((one) => one.id !== id).map(toOther),
        worst: figures.findings.worst.map(toWorst),
      }),
    }
  },
})

const toOther = ({ id, from, to }: { id: string; from: string; to: string }) => ({ id, from, to })

const toWorst = ({ id, label, about, stated, truth, gravity, engines, proof }: ReportFinding) => ({
  finding: id,
  about: about === '' ? label : `${label}: ${short(about, 100)}`,
  stated: short(stated, 200),
  truth: truth && short(truth, 200),
  gravity,
  engines,
  sha256: proof?.sha256 ?? null,
})
