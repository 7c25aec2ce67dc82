import type { AnswerOf } from '@veracite/contract/routes'
import type { ComponentChildren } from 'preact'
import type { BrandBody } from '../frame/brand-frame.tsx'
import { useApi } from '../server/api.ts'
import { OnlyFor } from '../server/only-for.tsx'
import { LinkButton } from '../widgets/button.tsx'
import { Await, Empty } from '../widgets/page.tsx'
import { originOf } from '../widgets/words.ts'

type ScanItem = AnswerOf<'GET /api/admin/brands/{brandId}/scans'>['items'][number]
export type Rates = AnswerOf<'GET /api/admin/brands/{brandId}/rates'>

export interface Measured {
  scan: ScanItem
  /** The one before it whose answers have the same origin: others cannot be compared. */
  before: ScanItem | null
  rates: Rates
}

/** The newest finished scan and its rates, for the screens that tell of it; before there is one, what to do. */
export function NewestScan({
  brand,
  children,
}: {
  brand: Pick<BrandBody, 'id' | 'archivedAt'>
  children: (measured: Measured) => ComponentChildren
}) {
  const scans = useApi(
    'GET /api/admin/brands/{brandId}/scans',
    { brandId: brand.id, limit: '20' },
    ({ items }) => (items.some(({ finishedAt }) => finishedAt === null) ? 1_000 : 30_000),
  )
  return (
    <Await of={scans} what="its scans">
      {({ items }) => {
        const [scan, ...older] = items.filter(({ finishedAt }) => finishedAt !== null)
        const before = older.find((one) => scan && originOf(one) === originOf(scan)) ?? null
        const running = items.find(({ finishedAt }) => finishedAt === null)
        return (
          <>
            {running && (
              <p class="note">
                A scan is running: <a href={`/console/scans/${running.id}`}>watch it</a>.
              </p>
            )}
            {scan && <WithRates brandId={brand.id} scan={scan} before={before} shows={children} />}
            {!scan && !running && <NotScanned brand={brand} />}
          </>
        )
      }}
    </Await>
  )
}

interface WithRatesProps extends Omit<Measured, 'rates'> {
  brandId: string
  shows: (measured: Measured) => ComponentChildren
}

function WithRates({ brandId, scan, before, shows }: WithRatesProps) {
  const rates = useApi('GET /api/admin/brands/{brandId}/rates', { brandId, scan: scan.id, cells: 'none' })
  return (
    <Await of={rates} what="the newest scan">
      {(value) => shows({ scan, before, rates: value })}
    </Await>
  )
}

const NotScanned = ({ brand }: { brand: Pick<BrandBody, 'id' | 'archivedAt'> }) => (
  <Empty title="Not scanned yet.">
    <p>A scan asks every engine of the plan every question about you, and keeps proof of the answers.</p>
    {brand.archivedAt === null && (
      <OnlyFor atLeast="editor">
        <LinkButton name="Continue setting up" class="primary" href={`/console/start/${brand.id}`} />
      </OnlyFor>
    )}
  </Empty>
)
