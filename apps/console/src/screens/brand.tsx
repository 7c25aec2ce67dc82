import type { AnswerOf } from '@veracite/contract/routes'
import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { Overview } from '../parts/brands/overview.tsx'
import { TopFindings, useRanking } from '../parts/findings/top-findings.tsx'
import { type BrandBody, BrandFrame } from '../parts/frame/brand-frame.tsx'
import { Changes } from '../parts/rates/changes.tsx'
import { DrawnRates } from '../parts/rates/drawn-rates.tsx'
import { LikeThese } from '../parts/rates/like-these.tsx'
import { Trend } from '../parts/rates/trend.tsx'
import { WhoSaysWhat } from '../parts/rates/who-says-what.tsx'
import { StartScan } from '../parts/scans/start-scan.tsx'
import { useApi } from '../parts/server/load.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { Await, Empty } from '../parts/widgets/states.tsx'
import { originOf } from '../parts/widgets/words.ts'

type ScanList = AnswerOf<'GET /api/admin/brands/{brandId}/scans'>
type ScanItem = ScanList['items'][number]

/** What the engines say about one brand, according to its newest finished scan. */
export function Brand({ brandId }: { brandId: string }) {
  const { query } = useLocation()
  const [starting, setStarting] = useState(query.start === 'scan')
  useEffect(() => {
    if (query.start === 'scan') setStarting(true)
  }, [query.start])
  const scans = useApi('GET /api/admin/brands/{brandId}/scans', { brandId, limit: '20' }, ({ items }) =>
    items.some(({ finishedAt }) => finishedAt === null) ? 1_000 : 30_000,
  )
  const start = (
    <OnlyFor atLeast="editor">
      <button type="button" class="primary" onClick={() => setStarting(true)} disabled={starting}>
        Start a scan
      </button>
    </OnlyFor>
  )
  return (
    <BrandFrame brandId={brandId} actions={start}>
      {(brand) => (
        <>
          {starting && (
            <StartScan brandId={brandId} usual={brand.samplesPerPrompt} onClose={() => setStarting(false)} />
          )}
          <Await of={scans} what="its scans">
            {(list) => <Scanned brand={brand} list={list} />}
          </Await>
        </>
      )}
    </BrandFrame>
  )
}

function Scanned({ brand, list }: { brand: BrandBody; list: ScanList }) {
  const [newest, ...older] = list.items.filter(({ finishedAt }) => finishedAt !== null)
  // Answers of different origin cannot be compared.
  const before = older.find((scan) => newest && originOf(scan) === originOf(newest)) ?? null
  const running = list.items.find(({ finishedAt }) => finishedAt === null)
  return (
    <>
      {running && (
        <p class="note">
          A scan is running: <a href={`/console/scans/${running.id}`}>watch it</a>.
        </p>
      )}
      {newest ? (
        <Measured brand={brand} scan={newest} before={before} />
      ) : (
        !running && (
          <Empty title="Not scanned yet.">
            <p>
              A scan asks every engine of the plan every question about you, and keeps proof of the answers.
            </p>
            {brand.archivedAt === null && (
              <OnlyFor atLeast="editor">
                <a class="button primary" href={`/console/start/${brand.id}`}>
                  Continue setting up
                </a>
              </OnlyFor>
            )}
          </Empty>
        )
      )}
    </>
  )
}

/** The sentence and the figures first, then the line, what is wrong, and who says what. */
function Measured({ brand, scan, before }: { brand: BrandBody; scan: ScanItem; before: ScanItem | null }) {
  const rates = useApi('GET /api/admin/brands/{brandId}/rates', {
    brandId: brand.id,
    scan: scan.id,
    cells: 'none',
  })
  const ranking = useRanking(brand.id, scan.id)
  return (
    <Await of={rates} what="the newest scan">
      {(value) => (
        <>
          <Overview brandId={brand.id} rates={value} ranking={ranking} scan={scan} before={before} />
          <Trend brandId={brand.id} brandName={brand.name} newest={scan.id} />
          <TopFindings brandId={brand.id} domain={brand.domain} newest={scan.id} gravest={ranking} />
          <WhoSaysWhat brand={brand} rates={value} />
          <DrawnRates rates={value} />
          <LikeThese rates={value} />
          {before && <Changes brandId={brand.id} from={before.id} to={scan.id} />}
        </>
      )}
    </Await>
  )
}
