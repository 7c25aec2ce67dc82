import type { AnswerOf } from '@veracite/contract/routes'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { Letterhead } from '../parts/reports/letterhead.tsx'
import { MakeReport } from '../parts/reports/make-report.tsx'
import { ReportPlan } from '../parts/reports/report-plan.tsx'
import { api } from '../parts/server/api.ts'
import { useLoad } from '../parts/server/load.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { Section } from '../parts/widgets/page.tsx'
import { Await, Empty } from '../parts/widgets/states.tsx'
import { TableHead } from '../parts/widgets/table-head.tsx'
import { Time } from '../parts/widgets/time.tsx'

type Report = AnswerOf<'GET /api/admin/brands/{brandId}/reports'>['items'][number]

/** The reports of a brand by period. */
export function Reports({ brandId }: { brandId: string }) {
  const reports = useLoad(`reports ${brandId}`, (signal) =>
    api('GET /api/admin/brands/{brandId}/reports', { brandId, limit: '200' }, signal),
  )
  return (
    <BrandFrame brandId={brandId} section="Reports">
      {({ accountId }) => (
        <>
          <Section title="Reports">
            <Await of={reports} what="the reports">
              {({ items }) =>
                items.length === 0 ? (
                  <Empty title="No report has been made yet.">
                    <p>
                      A report says what the engines said in a week or a month, what changed, what is wrong in
                      its own words, and where the proof is: to read, to print, to hand on.
                    </p>
                  </Empty>
                ) : (
                  <ReportTable items={items} />
                )
              }
            </Await>
          </Section>
          <OnlyFor atLeast="reviewer">
            <Section title="Make a report">
              <MakeReport brandId={brandId} />
            </Section>
          </OnlyFor>
          <Section title="By themselves">
            <ReportPlan brandId={brandId} />
          </Section>
          <OnlyFor atLeast="owner">
            <Section title="Name and logo">
              <Letterhead accountId={accountId} />
            </Section>
          </OnlyFor>
        </>
      )}
    </BrandFrame>
  )
}

const ReportTable = ({ items }: { items: readonly Report[] }) => (
  <table class="list">
    <TableHead columns={['Period', 'Made', 'By']} actions />
    <tbody>
      {items.map(({ id, from, to, demo, createdAt, madeBy }) => (
        <tr key={id}>
          <td data-label="Period">
            <a href={`/console/reports/${id}`}>
              {from} to {to}
            </a>
            {demo && <span class="badge"> DEMO</span>}
          </td>
          <td data-label="Made">
            <Time at={createdAt} />
          </td>
          <td data-label="By">{madeBy === 'plan' ? 'itself' : madeBy}</td>
          <td class="row-actions">
            <a class="button" href={`/console/api/admin/reports/${id}/pdf`} download>
              PDF
            </a>
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)
