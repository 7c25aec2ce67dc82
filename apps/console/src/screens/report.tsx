import { ReportDocument } from '../parts/reports/report-document.tsx'
import { useApi } from '../parts/server/api.ts'
import { ShareLink } from '../parts/shares/share-link.tsx'
import { Button, LinkButton } from '../parts/widgets/button.tsx'
import { Await, Page } from '../parts/widgets/page.tsx'
import { save } from '../parts/widgets/save.ts'

/** One report, as it prints. */
export function Report({ reportId }: { reportId: string }) {
  const report = useApi('GET /api/admin/reports/{reportId}', { reportId })
  const file = `/console/api/admin/reports/${reportId}`
  return (
    <Await of={report} what="the report">
      {(value) => (
        <Page
          title={value.document.title}
          section="Report"
          sub={
            <>
              {value.document.under} · {value.document.by} ·{' '}
              <a href={`/console/brands/${value.brandId}/reports`}>All reports of the brand</a>
            </>
          }
          actions={
            <>
              <LinkButton name="PDF" href={`${file}/pdf`} download />
              <LinkButton name="Page" href={`${file}/page`} download />
              <Button
                name="Figures"
                press={() =>
                  save(
                    `report-${value.from}-${value.to}.json`,
                    'application/json',
                    JSON.stringify(value.figures, null, 2),
                  )
                }
              />
            </>
          }
        >
          <ReportDocument {...value.document} />
          <ShareLink what={{ reportId }} />
        </Page>
      )}
    </Await>
  )
}
