import type { AnswerOf } from '@veracite/contract/routes'
import { useEffect, useState } from 'preact/hooks'
import { useLocation } from 'preact-iso/router'
import { Overview } from '../parts/brands/overview.tsx'
import { TopFindings, useRanking } from '../parts/findings/top-findings.tsx'
import { type BrandBody, BrandFrame } from '../parts/frame/brand-frame.tsx'
import { Changes } from '../parts/rates/changes.tsx'
import { Trend } from '../parts/rates/trend.tsx'
import { WhoSaysWhat } from '../parts/rates/who-says-what.tsx'
import { StartScan } from '../parts/scans/start-scan.tsx'
import { useApi } from '../parts/server/api.ts'
import { OnlyFor } from '../parts/server/only-for.tsx'
import { Button, LinkButton } from '../parts/widgets/button.tsx'
import { Await, Empty } from '../parts/widgets/page.tsx'
import { Table } from '../parts/widgets/table.tsx'
import { engineName, originOf } from '../parts/widgets/words.ts'

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
      <Button name="Start a scan" press={() => setStarting(true)} class="primary" disabled={starting} />
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
                <LinkButton name="Continue setting up" class="primary" href={`/console/start/${brand.id}`} />
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

/** Rates of the whole catalogue, from the products that were drawn from it. */
const DrawnRates = ({ rates: { draws } }: { rates: AnswerOf<'GET /api/admin/brands/{brandId}/rates'> }) =>
  draws.map(({ sample, rates }) => (
    <p key={sample} class="soft">
      Products drawn from the catalogue: wrong in {rates.CONFABULATED?.words ?? 'no answers'}; you are named
      in {rates.mentioned?.words ?? 'no answers'}. Each product counts for as many as it stands for.
    </p>
  ))

type Rates = AnswerOf<'GET /api/admin/brands/{brandId}/rates'>

/** Rates for other questions of the same kind. Not the figures above, so it opens separately. */
function LikeThese({ rates: { overall, engines } }: { rates: Rates }) {
  if (!overall.rates.mentioned?.likeThese) return null
  return (
    <details>
      <summary>For questions like these</summary>
      <p class="soft">
        The figures above are for the questions that were asked. Here the prompts are a sample of all that
        could be asked, which is less certain: in simulations such an interval covers 80 to 100 %.
      </p>
      <Table
        rows={[overall, ...engines]}
        columns={[
          [
            'Engine',
            ({ engine }) => (engine === null ? 'All engines' : engineName(engine)),
            { isHead: true },
          ],
          ['Wrong', ({ rates }) => rates.CONFABULATED?.likeThese?.words ?? '–'],
          ['You are named', ({ rates }) => rates.mentioned?.likeThese?.words ?? '–'],
        ]}
      />
    </details>
  )
}
