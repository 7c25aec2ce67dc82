import { formatCost } from '@veracite/terms/usd'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { StopScan } from '../parts/scans/stop-scan.tsx'
import { useApi } from '../parts/server/api.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { formatCount, Time } from '../parts/widgets/format.tsx'
import { Section } from '../parts/widgets/page.tsx'
import { AwaitTable, noted } from '../parts/widgets/table.tsx'
import { answersWord, inWords } from '../parts/widgets/words.ts'

const LIVE_MS = 2_000

/** Every scan of a brand, newest first. */
export function Scans({ brandId }: { brandId: string }) {
  const scans = useApi('GET /api/admin/brands/{brandId}/scans', { brandId, limit: '200' }, ({ items }) =>
    items.some(({ finishedAt }) => finishedAt === null) ? LIVE_MS : null,
  )
  return (
    <BrandFrame brandId={brandId} section="Scans">
      <Section
        title="Scans"
        aside={
          scans.value && (
            <span class="soft">
              {formatCount(scans.value.scansThisMonth)} of {formatCount(scans.value.maxScans)} of this month
              used
            </span>
          )
        }
      >
        <AwaitTable
          of={scans}
          what="the scans"
          none="Not scanned yet."
          more="The newest 200 are shown."
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
              ({ status, stoppedAt, confirmsScanId }) =>
                noted(
                  inWords(status),
                  stoppedAt !== null && 'stopped',
                  confirmsScanId !== null && 'asked again',
                ),
            ],
            [
              'Answers',
              (scan) =>
                noted(
                  `${formatCount(scan.byStatus.CLASSIFIED ?? 0)} of ${formatCount(scan.totalRuns)}`,
                  answersWord(scan),
                ),
            ],
            ['Cost', (scan) => formatCost(scan.totalCostUsd, scan)],
          ]}
          actions={(scan) => (
            <OnlyFor atLeast="editor">
              <StopScan scan={scan} stopped={scans.reload} />
            </OnlyFor>
          )}
        />
      </Section>
    </BrandFrame>
  )
}
