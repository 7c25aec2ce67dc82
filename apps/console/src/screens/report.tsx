import { say } from '@veracite/words/say'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { ReportDocument } from '../parts/reports/report-document.tsx'
import { useApi } from '../parts/server/api.ts'
import { ShareLink } from '../parts/shares/share-link.tsx'
import { Button, LinkButton } from '../parts/widgets/action.tsx'
import { Await } from '../parts/widgets/page.tsx'
import { save } from '../parts/widgets/save.ts'

/** One report, as it prints. */
export function Report({ reportId }: { reportId: string }) {
  const report = useApi('GET /api/admin/reports/{reportId}', { reportId })
  const file = `/console/api/admin/reports/${reportId}`
  return (
    <Await of={report}>
      {(value) => (
        <BrandFrame
          brandId={value.brandId}
          section={value.document.title}
          above={[say('reports.reports'), '/reports']}
          sub={`${value.document.under} · ${value.document.by}`}
          actions={
            <>
              <LinkButton name={say('reports.pdf')} href={`${file}/pdf`} download />
              <LinkButton name={say('reports.page')} href={`${file}/page`} download />
              <Button
                name={say('reports.figures')}
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
        </BrandFrame>
      )}
    </Await>
  )
}
