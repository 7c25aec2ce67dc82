import type { AnswerOf } from '@veracite/contract/routes'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { Letterhead } from '../parts/reports/letterhead.tsx'
import { MakeReport } from '../parts/reports/make-report.tsx'
import { ReportPlan } from '../parts/reports/report-plan.tsx'
import { useApi } from '../parts/server/load.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { Section } from '../parts/widgets/page.tsx'
import { AwaitItems, Empty } from '../parts/widgets/states.tsx'
import { Table } from '../parts/widgets/table.tsx'
import { Time } from '../parts/widgets/time.tsx'

type Report = AnswerOf<'GET /api/admin/brands/{brandId}/reports'>['items'][number]

/** The reports of a brand by period. */
export function Reports({ brandId }: { brandId: string }) {
  const reports = useApi('GET /api/admin/brands/{brandId}/reports', { brandId, limit: '200' })
  return (
    <BrandFrame brandId={brandId} section="Reports">
      {({ accountId }) => (
        <>
          <Section title="Reports">
            <AwaitItems
              of={reports}
              what="the reports"
              none={
                <Empty title="No report has been made yet.">
                  <p>
                    A report says what the engines said in a week or a month, what changed, what is wrong in
                    its own words, and where the proof is: to read, to print, to hand on.
                  </p>
                </Empty>
              }
            >
              {({ items }) => <ReportTable items={items} />}
            </AwaitItems>
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
  <Table
    rows={items}
    columns={[
      [
        'Period',
        ({ id, from, to, demo }) => (
          <>
            <a href={`/console/reports/${id}`}>
              {from} to {to}
            </a>
            {demo && <span class="badge"> DEMO</span>}
          </>
        ),
      ],
      ['Made', ({ createdAt }) => <Time at={createdAt} />],
      ['By', ({ madeBy }) => (madeBy === 'plan' ? 'itself' : madeBy)],
    ]}
    actions={({ id }) => (
      <a class="button" href={`/console/api/admin/reports/${id}/pdf`} download>
        PDF
      </a>
    )}
  />
)
