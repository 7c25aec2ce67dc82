import type { AnswerOf } from '@veracite/contract/routes'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { StopScan } from '../parts/scans/stop-scan.tsx'
import { useApi } from '../parts/server/load.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { formatCount, formatUsd } from '../parts/widgets/format.ts'
import { Section } from '../parts/widgets/page.tsx'
import { Await, Empty } from '../parts/widgets/states.tsx'
import { Table } from '../parts/widgets/table.tsx'
import { Time } from '../parts/widgets/time.tsx'
import { answersWord, inWords } from '../parts/widgets/words.ts'

type ScanPage = AnswerOf<'GET /api/admin/brands/{brandId}/scans'>

const LIVE_MS = 2_000

/** Every scan of a brand, newest first. */
export function Scans({ brandId }: { brandId: string }) {
  const scans = useApi('GET /api/admin/brands/{brandId}/scans', { brandId, limit: '200' }, ({ items }) =>
    items.some(({ finishedAt }) => finishedAt === null) ? LIVE_MS : null,
  )
  return (
    <BrandFrame brandId={brandId} section="Scans">
      {() => (
        <Await of={scans} what="the scans">
          {(page) => (
            <Section
              title="Scans"
              aside={
                <span class="soft">
                  {formatCount(page.scansThisMonth)} of {formatCount(page.maxScans)} of this month used
                </span>
              }
            >
              {page.items.length === 0 ? (
                <Empty title="Not scanned yet." />
              ) : (
                <ScanTable page={page} reload={scans.reload} />
              )}
            </Section>
          )}
        </Await>
      )}
    </BrandFrame>
  )
}

const ScanTable = ({ page: { items, nextCursor }, reload }: { page: ScanPage; reload: () => void }) => (
  <>
    <Table
      rows={items}
      columns={[
        [
          'Started',
          (scan) => (
            <a href={`/console/scans/${scan.id}`}>
              <Time at={scan.createdAt} />
            </a>
          ),
        ],
        [
          'State',
          (scan) => (
            <>
              {inWords(scan.status)}
              {scan.stoppedAt !== null && <span class="badge"> stopped</span>}
              {scan.confirmsScanId !== null && <span class="soft"> asked again</span>}
            </>
          ),
        ],
        [
          'Answers',
          (scan) => (
            <>
              {formatCount(scan.byStatus.CLASSIFIED ?? 0)} of {formatCount(scan.totalRuns)}
              <span class="soft"> {answersWord(scan)}</span>
            </>
          ),
        ],
        ['Cost', (scan) => formatUsd(scan.totalCostUsd)],
      ]}
      actions={(scan) => (
        <OnlyFor atLeast="editor">
          <StopScan scan={scan} stopped={reload} />
        </OnlyFor>
      )}
    />
    {nextCursor !== null && <p class="soft">The newest 200 are shown.</p>}
  </>
)
