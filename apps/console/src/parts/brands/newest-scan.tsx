import { rich, say } from '@veracite/words/say'
import type { ComponentChildren } from 'preact'
import type { BrandBody } from '../frame/brand-frame.tsx'
import type { Rates } from '../rates/heat-map.tsx'
import { type Answer, together, useApi } from '../server/api.ts'
import { LinkButton } from '../widgets/action.tsx'
import { Await, Empty } from '../widgets/page.tsx'
import { originOf } from '../widgets/words.ts'

type ScanItem = Answer<'GET /api/admin/brands/{brandId}/scans'>['items'][number]

export interface Measured {
  scan: ScanItem
  /** The one before it whose answers have the same origin: others cannot be compared. */
  before: ScanItem | null
  rates: Rates
  /** Without a fact, nothing can be shown to be false. */
  hasFacts: boolean
}

interface NewestScanProps {
  brand: Pick<BrandBody, 'id' | 'archivedAt'>
  children: (measured: Measured) => ComponentChildren
}

/** The newest finished scan and its rates, for the screens that tell of it; before there is one, what to do. */
export function NewestScan({ brand, children }: NewestScanProps) {
  const asked = { brandId: brand.id, limit: '20', looks: 'left_out' } as const
  const scans = useApi('GET /api/admin/brands/{brandId}/scans', asked, ({ items }) =>
    items.some(({ finishedAt }) => finishedAt === null) ? 1_000 : 30_000,
  )
  return (
    <Await of={scans}>
      {({ items }) => {
        const [scan, ...older] = items.filter(({ finishedAt }) => finishedAt !== null)
        const before = older.find((one) => scan && originOf(one) === originOf(scan)) ?? null
        const running = items.find(({ finishedAt }) => finishedAt === null)
        return (
          <>
            {running && (
              <p class="note">
                {rich('brands.aScanIsRunning', {
                  a: (words) => <a href={`/console/scans/${running.id}`}>{words}</a>,
                })}
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

interface WithRatesProps extends Omit<Measured, 'rates' | 'hasFacts'> {
  brandId: string
  shows: (measured: Measured) => ComponentChildren
}

function WithRates({ brandId, scan, before, shows }: WithRatesProps) {
  // The measure of the note on leading questions; the figures have all measures.
  const asked = { brandId, scan: scan.id, cells: 'none', measure: 'CONFABULATED' } as const
  const rates = useApi('GET /api/admin/brands/{brandId}/rates', asked)
  const facts = useApi('GET /api/admin/brands/{brandId}/facts', { brandId, limit: '1' })
  return (
    <Await of={together(rates, facts)}>
      {([rates, { counts }]) => {
        const hasFacts = counts.active > 0 || (rates.overall.rates.CONFABULATED?.seen ?? 0) > 0
        return shows({ scan, before, rates, hasFacts })
      }}
    </Await>
  )
}

const NotScanned = ({ brand }: { brand: Pick<BrandBody, 'id' | 'archivedAt'> }) => (
  <Empty title={say('brands.notScannedYet')}>
    <p>{say('brands.aScanAsksEvery')}</p>
    {brand.archivedAt === null && (
      <LinkButton
        name={say('brands.continueSettingUp')}
        class="primary"
        href={`/console/start/${brand.id}`}
        minRole="editor"
      />
    )}
  </Empty>
)
