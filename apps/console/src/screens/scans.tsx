import { say } from '@veracite/words/say'
import { BrandFrame } from '../parts/frame/brand-frame.tsx'
import { StopScan } from '../parts/scans/start-scan.tsx'
import { useApi } from '../parts/server/api.ts'
import { AwaitTable, noted, Section } from '../parts/widgets/page.tsx'
import { answersWord, formatCost, scanState, Time } from '../parts/widgets/words.ts'

const LIVE_MS = 2_000

/** Every scan of a brand, newest first. */
export function Scans({ brandId }: { brandId: string }) {
  const scans = useApi('GET /api/admin/brands/{brandId}/scans', { brandId, limit: '200' }, ({ items }) =>
    items.some(({ finishedAt }) => finishedAt === null) ? LIVE_MS : null,
  )
  return (
    <BrandFrame brandId={brandId} section={say('scans.scans')}>
      <Section
        title={say('scans.scans')}
        aside={scans.value && <span class="soft">{say('scans.ofOfThisMonth', scans.value)}</span>}
      >
        <AwaitTable
          of={scans}
          none={say('scans.notScannedYet')}
          more={say('scans.theNewest200Are')}
          columns={[
            [
              say('scans.started'),
              (scan) => (
                <a href={`/console/scans/${scan.id}`}>
                  <Time at={scan.createdAt} />
                </a>
              ),
            ],
            [
              say('common.state'),
              ({ status, stoppedAt, confirmsScanId }) =>
                noted(
                  scanState(status),
                  stoppedAt !== null && say('scans.wasStopped'),
                  confirmsScanId !== null && say('scans.askedAgain'),
                ),
            ],
            [
              say('common.answers'),
              (scan) =>
                noted(
                  say('scans.of', { classified: scan.byStatus.CLASSIFIED ?? 0, totalRuns: scan.totalRuns }),
                  answersWord(scan),
                ),
            ],
            [say('scans.cost'), (scan) => formatCost(scan.totalCostUsd, scan)],
          ]}
          actions={(scan) => <StopScan scan={scan} />}
        />
      </Section>
    </BrandFrame>
  )
}
